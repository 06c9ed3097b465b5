// Package shelf has the papers that there are of a table: which they are, who may have them, and in which forms. [Papers] is
// the list; the program's command, the interface and the page read it, so a paper is added in one place.
//
// A [Table] is one as it stands, with the changes of which notice was given. [Table.Document] writes a paper of it,
// [Write] prints that, and [Book] binds the guides of a house. What is printed of rules that somebody designed says at the head,
// and at the foot of every page, that they are not lawful.
//
// Other modules should not build on this package: it may change in every version.
package shelf

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/paper/layout"
	"boardwalk/paper/page"
	"boardwalk/paper/pdf"
	"boardwalk/paper/sign"
)

// Form is what a paper is printed as.
type Form string

// The forms.
const (
	PDF  Form = "pdf"
	HTML Form = "html"
	JSON Form = "json" // its content, with the source of every value
	SVG  Form = "svg"  // a drawing alone
)

// Type is the media type of a form.
func (f Form) Type() string {
	switch f {
	case PDF:
		return "application/pdf"
	case HTML:
		return "text/html; charset=utf-8"
	case SVG:
		return "image/svg+xml"
	}
	return "application/json"
}

// Paper is a paper that there is of every table.
type Paper struct {
	Kind   paper.Kind
	Name   string // in English
	Public bool   // it hangs on the wall or is handed out; the others are for staff and the Commission
	Forms  []Form

	document func(*Table, paper.Language) (*paper.Document, error)
}

// Has reports whether the paper is printed in a form.
func (p *Paper) Has(f Form) bool { return slices.Contains(p.Forms, f) }

// papers are all there are, in the order in which a shelf shows them.
var papers = []Paper{
	{paper.Sign, "sign", true, []Form{PDF, HTML, JSON}, (*Table).sign},
	{paper.Guide, "guide", true, []Form{PDF, HTML, JSON}, ofGuide(guide.Full)},
	{paper.Abridged, "abridged guide", true, []Form{PDF, HTML, JSON}, ofGuide(guide.Abridged)},
	{paper.Card, "pocket card", true, []Form{PDF, HTML, JSON}, ofGuide(guide.Card)},
	{paper.Layout, "layout", false, []Form{PDF, HTML, JSON, SVG}, (*Table).layout},
}

// Papers returns the papers that there are of every table.
func Papers() []Paper { return papers }

// Find returns the paper of a kind.
func Find(kind paper.Kind) (Paper, bool) {
	for _, p := range papers {
		if p.Kind == kind {
			return p, true
		}
	}
	return Paper{}, false
}

// Document writes a paper of the table.
func (t *Table) Document(kind paper.Kind, in paper.Language) (*paper.Document, error) {
	p, ok := Find(kind)
	if !ok {
		return nil, fmt.Errorf("there is no paper %q", kind)
	}
	d, err := p.document(t, in)
	if err == nil {
		t.mark(d)
	}
	return d, err
}

func (t *Table) sign(in paper.Language) (*paper.Document, error) {
	standing, err := t.standing()
	if err != nil {
		return nil, err
	}
	return sign.Of(standing, t.subject(), t.Name, in), nil
}

func (t *Table) layout(in paper.Language) (*paper.Document, error) {
	return layout.Of(t.Rules, t.Options, t.Seats, t.subject(), in), nil
}

// ofGuide is a paper that package guide writes. Figures that take long are not counted for it: it says then that they are missing.
func ofGuide(write func(*guide.Asked) (*paper.Document, error)) func(*Table, paper.Language) (*paper.Document, error) {
	return func(t *Table, in paper.Language) (*paper.Document, error) {
		return write(&guide.Asked{Rules: t.Rules, Options: t.Rules.Copy(t.Options), Terms: t.Terms, Seats: t.Seats, Subject: t.subject(),
			In: in, Figures: t.Figures})
	}
}

// Write prints a document. A drawing alone has no place for a mark, so there is none of designed rules.
func Write(w io.Writer, d *paper.Document, form Form, size pdf.Size) error {
	switch form {
	case PDF:
		return pdf.Write(w, d, size)
	case HTML:
		return page.Write(w, d)
	case JSON:
		return json.NewEncoder(w).Encode(d)
	}
	for i := range d.Sections {
		for _, b := range d.Sections[i].Blocks {
			if b.Drawing != nil && !d.Designed {
				return b.Drawing.Felt.SVG(w)
			}
		}
	}
	return fmt.Errorf("there is no drawing of this %s alone", d.Kind)
}
