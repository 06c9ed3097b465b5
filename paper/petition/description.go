package petition

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/paper"
	"boardwalk/web/src/words"
)

// description is 8.4(d)3, in its order.
func (w *writer) description() {
	summary := texts("8.4(d)3i", w.Objective, w.Play, w.Wagers)
	if list := w.offered(); len(list.Items) > 0 {
		summary = append(summary, paper.Para(w.say("The wagers offered:"), paper.Plain), paper.Block{List: list})
	}
	w.add("Summary of the game", "8.4(d)3i", summary...)
	w.add("Draft of the proposed rules", "8.4(d)3ii", w.draft()...)
	w.odds()
	w.layout()
	w.equipment()
}

// offered are the wagers that were counted, with when they are made.
func (w *writer) offered() *paper.List {
	list := &paper.List{}
	for _, s := range w.Sheets {
		for i := range s.Wagers {
			x := &s.Wagers[i]
			text := words.Capital(w.in.Say(x.Name))
			if x.Made != "" {
				text += ": " + w.in.Say(x.Made)
			}
			list.Items = append(list.Items, paper.Declared(s.Set.Game+": wager "+x.ID, text+".").Under("8.4(d)3i"))
		}
	}
	return list
}

// draft is the draft rules: sections that are numbered as those of 19:47 are, in a subchapter whose number is given
// when they are adopted, and paragraphs with letters.
func (p *Petition) draft() (blocks []paper.Block) {
	for i, rule := range p.Draft {
		title := fmt.Sprintf("19:47-__.%d  %s", i+1, rule.Title.Text)
		blocks = append(blocks, paper.Para(declared(Text{rule.Title.Line, title}).Under("8.4(d)3ii"), paper.Heading))
		parts := strings.Split(rule.Text.Text, "\n")
		for k, part := range parts {
			if len(parts) > 1 && !strings.HasPrefix(part, "(") {
				part = fmt.Sprintf("(%c) %s", 'a'+rune(k%26), part)
			}
			text := declared(Text{rule.Text.Line, part})
			blocks = append(blocks, paper.Para(text, paper.Plain))
		}
	}
	if !p.Book || p.Lawful == nil {
		return blocks
	}
	for _, row := range paper.Rows(p.Lawful) {
		blocks = append(blocks, paper.Para(paper.By(row.Cite, row.Duty), paper.Plain))
	}
	return blocks
}

// layout is the layout as the design lays it out, or a picture of it: 8.4(d)3iv.
func (w *writer) layout() {
	const by law.Cite = "8.4(d)3iv"
	var blocks []paper.Block
	switch {
	case w.Layout.Text == "none":
		blocks = append(blocks, paper.Para(paper.Declared(fmt.Sprintf("the petition, line %d", w.Layout.Line),
			w.in.Say("The game has no layout.")).Under(by), paper.Plain))
	case w.Layout.Text != "":
		blocks = append(blocks, w.picture(w.Layout, w.in.Say("The layout")))
	case w.Rules != nil:
		f := w.Rules.Felt(w.Choice, 0)
		blocks = append(blocks, paper.Block{Drawing: &paper.Drawing{Name: w.Title + ": " + w.in.Say("the layout"), Felt: f,
			Width:  f.Width,
			Height: f.Height, Source: paper.Source{Law: by, Declared: w.Lawful.ID + ": felt"}, Plan: true}})
	}
	w.add("The layout", by, blocks...)
}

// equipment are the things that the game is played with: 8.4(d)3v.
func (w *writer) equipment() {
	const by law.Cite = "8.4(d)3v"
	var blocks []paper.Block
	for i := range w.Equipment {
		e := &w.Equipment[i]
		blocks = append(blocks, paper.Para(declared(e.Name).Under(by), paper.Heading))
		blocks = append(blocks, texts("", e.Text)...)
		switch {
		case e.Picture.Text != "":
			blocks = append(blocks, w.picture(e.Picture, e.Name.Text))
		case w.sketched(e):
			f := w.sketch(e)
			blocks = append(blocks, paper.Block{Drawing: &paper.Drawing{Name: e.Name.Text, Felt: f, Width: f.Width,
				Height: f.Height,
				Source: paper.Source{Law: by, Declared: "equipment: " + strings.ToLower(e.Name.Text)}, Plan: true, Small: true}})
		}
	}
	w.add("The equipment", by, blocks...)
}
