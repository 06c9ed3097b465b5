package records

import (
	"fmt"
	"strings"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/paper"
)

// Document returns the forms of some kinds, or of all if none is named, each beginning a page.
func (d *Day) Document(in paper.Language, kinds ...Kind) *paper.Document {
	doc := &paper.Document{Kind: paper.Records, Title: d.House + ": " + in.Say("records of the gaming day of") + " " +
		d.Day.Day, Language: in,
		Format: paper.Forms}
	doc.Subject.House = d.House
	doc.Subtitle = fmt.Sprintf(in.Say("from %s to %s (%s)"), d.local(d.From), d.local(d.To), d.Zone)
	if !d.Over {
		doc.Subtitle += ", " + in.Say("so far")
	}
	w := &writer{Day: d, doc: doc, in: in, all: len(kinds) == 0}
	if w.all {
		kinds = Kinds()
	}
	for _, k := range kinds {
		first := len(doc.Sections)
		w.forms(k)
		if first > 0 && first < len(doc.Sections) {
			doc.Sections[first].Part = true
		}
	}
	if len(w.nothing) > 0 {
		doc.Add(in.Say("Nothing is on record of these for this day"), paper.Block{List: &paper.List{Items: w.nothing}})
	}
	doc.Imprint(nil, nil)
	return doc
}

// local writes a moment as the house's clocks have it.
func (d *Day) local(t time.Time) string { return t.In(d.zone).Format("2006-01-02 15:04:05") }

// writer is a document that is being written.
type writer struct {
	*Day
	doc *paper.Document
	in  paper.Language

	all     bool         // all forms are printed: those without a line are only named
	nothing []paper.Text // these
}

func (w *writer) forms(k Kind) {
	switch k {
	case Cards:
		w.cards()
	case Unsuitable:
		w.unsuitableSets()
	case Inspections:
		w.inspected()
	case Incidents:
		w.incidents()
	case Notices:
		w.notices()
	case Poker:
		w.poker()
	case Keno:
		w.kenoLists()
	case Progressive:
		w.progressive()
	}
}

// form is a table that is being filled in. A column whose title begins with * is for a person's hand.
type form struct {
	*writer
	title string
	by    law.Cite
	table paper.Table
	notes []paper.Block
}

// form begins one. The title of a column that stands at the right begins with >.
func (w *writer) form(title string, by law.Cite, columns ...string) *form {
	f := &form{writer: w, title: title, by: by}
	for _, c := range columns {
		name := strings.TrimLeft(c, "*>")
		f.table.Head = append(f.table.Head, w.in.Say(name))
		f.table.Right = append(f.table.Right, strings.HasPrefix(c, ">"))
		f.table.Hand = append(f.table.Hand, strings.HasPrefix(c, "*"))
	}
	return f
}

// row adds a line that is taken from a record. Where it has fewer cells than there are columns, the last ones are
// empty.
func (f *form) row(at place, by law.Cite, cells ...any) {
	source := paper.Source{Record: at.name(), Law: by}
	var row []paper.Text
	for _, c := range cells {
		row = append(row, paper.Text{Text: f.cell(c), Source: source})
	}
	f.fill(row)
}

// computed adds a line that was worked out from the records of the day.
func (f *form) computed(how string, cells ...any) {
	var row []paper.Text
	for _, c := range cells {
		row = append(row, paper.Computed(how, f.cell(c)).Under(f.by))
	}
	f.fill(row)
}

func (f *form) fill(row []paper.Text) {
	for len(row) < len(f.table.Head) {
		row = append(row, paper.Text{})
	}
	f.table.Rows = append(f.table.Rows, row)
}

// cell writes a value.
func (f *form) cell(c any) string {
	switch v := c.(type) {
	case time.Time:
		return v.In(f.zone).Format("15:04:05")
	case place:
		return v.number()
	case law.Cite:
		return v.Full()
	case money.Cents:
		if v < 0 {
			return "-" + (-v).String()
		}
		return v.String()
	case []step:
		return f.steps(v)
	}
	return fmt.Sprint(c)
}

// steps are what was done, each with its paragraph.
func (f *form) steps(list []step) string {
	var parts []string
	for _, s := range list {
		text := f.in.Say(s.text)
		if s.by != "" {
			text += " [" + s.by.Full() + "]"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// note adds a sentence below the title.
func (f *form) note(by law.Cite, text string) {
	t := paper.Say(f.in.Say(text))
	if by != "" {
		t = paper.By(by, f.in.Say(text)+" ["+by.Full()+"]")
	}
	f.notes = append(f.notes, paper.Para(t, paper.Note))
}

// done puts the form into the document, with what the house's data does not know.
func (f *form) done(unknown string) {
	if f.all && len(f.table.Rows) == 0 {
		f.nothing = append(f.nothing, paper.Computed("the records of the day", f.in.Say(f.title)).Under(f.by))
		return
	}
	blocks := []paper.Block{}
	if f.by != "" {
		blocks = append(blocks, paper.Para(paper.By(f.by, f.by.Full()), paper.Note))
	}
	blocks = append(blocks, f.notes...)
	if unknown != "" && len(f.table.Rows) > 0 {
		blocks = append(blocks, paper.Para(paper.Say(f.in.Say("The house's data does not know this, which is filled in by "+
			"hand:")+" "+f.in.Say(unknown)+"."),
			paper.Note))
	}
	if len(f.table.Rows) == 0 {
		blocks = append(blocks, paper.Para(paper.Computed("the records of the day",
			f.in.Say("Nothing of the kind is on record for this day.")), paper.Plain))
	} else {
		blocks = append(blocks, paper.Block{Table: &f.table})
	}
	f.doc.Add(f.in.Say(f.title), blocks...)
}

// number is the number of the record, after that of its log unless it is the house's own.
func (p place) number() string {
	if p.log == 0 {
		return fmt.Sprint(p.record)
	}
	return fmt.Sprintf("%d/%d", p.log, p.record)
}

func (p place) name() string { return fmt.Sprintf("record %d of log %d", p.record, p.log) }
