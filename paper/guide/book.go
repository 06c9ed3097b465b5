package guide

import (
	"boardwalk/paper"
)

// Book puts papers behind each other under one cover, each beginning a page. The bookmarks and the contents lead to them.
func Book(title string, in paper.Language, papers []*paper.Document) *paper.Document {
	d := &paper.Document{Kind: paper.Book, Title: title, Subtitle: in.Say("Gaming guides of all games of this house"), Language: in}
	list := &paper.List{Numbered: true}
	d.Add(in.Say("Contents"), paper.Block{List: list})
	for _, p := range papers {
		name := p.Title
		if p.Subject.Table != "" {
			name += " (" + p.Subject.Table + ")"
		}
		list.Items = append(list.Items, paper.Declared("casino file", name))
		d.Sections = append(d.Sections, paper.Section{Title: name, Part: true})
		d.Sections = append(d.Sections, p.Sections...)
		if d.Subject.House == "" {
			d.Subject.House = p.Subject.House
		}
		if d.Colophon == nil {
			d.Colophon = append(d.Colophon, p.Colophon[0], p.Colophon[len(p.Colophon)-1])
		}
		d.Sections = append(d.Sections, paper.Section{Blocks: edition(p)})
	}
	return d
}

// edition is what a paper says of the rules that it renders.
func edition(p *paper.Document) (list []paper.Block) {
	for _, t := range p.Colophon[1 : len(p.Colophon)-1] {
		list = append(list, paper.Para(t, paper.Note))
	}
	return list
}
