package paper

import (
	"fmt"
	"math"
	"strings"

	"boardwalk/felt"
	"boardwalk/law"
	"boardwalk/table"
)

// Kind is what a paper is.
type Kind string

// The papers.
const (
	Sign     Kind = "sign"     // what is posted at a table
	Layout   Kind = "layout"   // the drawing of a layout, with its measures
	Guide    Kind = "guide"    // the rules of a game in full
	Abridged Kind = "abridged" // the same in two pages
	Card     Kind = "card"     // a pocket card, to be folded
	Book     Kind = "book"     // all papers of a house
	Petition Kind = "petition" // for the approval of a game
	Records  Kind = "records"  // what a house keeps of a gaming day
)

// Document is a paper before it is printed.
type Document struct {
	Kind     Kind     `json:"kind"`
	Title    string   `json:"title"`
	Subtitle string   `json:"subtitle,omitempty"`
	By       law.Cite `json:"by,omitempty"` // the paragraph that wants the paper
	Language Language `json:"language"`
	Subject  Subject  `json:"subject"`

	Sections []Section `json:"sections"`
	Colophon []Text    `json:"colophon"`           // which rules and which program it renders, and what it is not
	Designed bool      `json:"designed,omitempty"` // it is of rules that somebody supposes, and says so

	Format Format `json:"-"` // how it is laid out
}

// Subject is what a document is about.
type Subject struct {
	House   string            `json:"house,omitempty"`
	Table   string            `json:"table,omitempty"`
	Game    string            `json:"game,omitempty"`
	Options map[string]string `json:"options,omitempty"`
}

// Format is how a document is laid out on paper.
type Format int

// The formats.
const (
	Pages   Format = iota // one page after another, with paragraphs in the margin
	Poster                // large letters, as large as fill the page
	Leaflet               // two pages at most, in columns
	Strip                 // panels side by side, to be cut out and folded
	Forms                 // pages that are wider than high, for tables of many columns
)

// Section is a part of a document under a heading.
type Section struct {
	Title  string  `json:"title,omitempty"`
	Part   bool    `json:"part,omitempty"` // it begins a page, as a paper of a book does
	Blocks []Block `json:"blocks"`
}

// Block is one of these.
type Block struct {
	Paragraph *Paragraph `json:"paragraph,omitempty"`
	List      *List      `json:"list,omitempty"`
	Table     *Table     `json:"table,omitempty"`
	Drawing   *Drawing   `json:"drawing,omitempty"`
	Picture   *Picture   `json:"picture,omitempty"`
	Hands     *Hands     `json:"hands,omitempty"`
}

// Text is some words with where they come from.
type Text struct {
	Text   string `json:"text"`
	Source Source `json:"source"`
	Tint   Tint   `json:"-"`
}

// Paragraph is a text that stands by itself.
type Paragraph struct {
	Text
	Style Style `json:"style,omitempty"`
}

// Style is how a paragraph looks.
type Style string

// The styles.
const (
	Plain   Style = ""
	Lead    Style = "lead"    // the first sentence of a paper
	Note    Style = "note"    // small, below something
	Heading Style = "heading" // a heading within a section
	Notice  Style = "notice"  // framed: what is about to change
	Reading Style = "reading" // how we read the paragraph above
	Blank   Style = "blank"   // a line to be written on, after the words
)

// List is texts below each other.
type List struct {
	Numbered bool   `json:"numbered,omitempty"`
	Items    []Text `json:"items"`
}

// Table is rows under a head.
type Table struct {
	Caption string   `json:"caption,omitempty"`
	Head    []string `json:"head,omitempty"`
	Rows    [][]Text `json:"rows"`
	Right   []bool   `json:"-"`              // columns whose texts stand at the right
	Grid    bool     `json:"-"`              // small cells of equal width, as of a chart
	Hand    []bool   `json:"hand,omitempty"` // columns whose empty cells a person fills in by hand
}

// ByHand reports whether a cell is to be filled in by hand.
func (t *Table) ByHand(column int, cell *Text) bool {
	return column < len(t.Hand) && t.Hand[column] && cell.Text == ""
}

// Drawing is a layout to scale.
type Drawing struct {
	Name   string     `json:"name"`
	Felt   *felt.Felt `json:"-"`
	Width  float64    `json:"width"` // of what is drawn, in inches
	Height float64    `json:"height"`
	Source Source     `json:"source"`
	Plan   bool       `json:"-"` // lines on white with measures and numbers, instead of the colours of the cloth
	Small  bool       `json:"-"` // as wide as half of the page
}

// Picture is a picture that somebody has made.
type Picture struct {
	Name   string `json:"name"`
	Form   string `json:"form"` // png or jpeg
	Data   []byte `json:"data"`
	Width  int    `json:"width"` // in pixels
	Height int    `json:"height"`
	Source Source `json:"source"`
}

// Hands are cards on a table, a row for each place.
type Hands struct {
	Rows   []Hand `json:"rows"`
	Source Source `json:"source"`
}

// Hand is the cards of one place.
type Hand struct {
	Place string   `json:"place"`
	Cards []string `json:"cards"` // "K♦"; "" lies face down
	Note  string   `json:"note,omitempty"`
}

// Source is where something comes from: at least one of these.
type Source struct {
	Law      law.Cite `json:"law,omitempty"`      // a paragraph
	Declared string   `json:"declared,omitempty"` // what a game, a casino file or a house says of itself: "craps: field on 12"
	Computed string   `json:"computed,omitempty"` // what was worked out, and how: "odds craps"
	Record   string   `json:"record,omitempty"`   // an entry of a house's record
	Words    bool     `json:"words,omitempty"`    // words of the paper itself, which say nothing of the game
}

// Known reports whether the source says anything.
func (s Source) Known() bool { return s != Source{} }

// Tint is the light colour behind a text.
type Tint int

// NoTint is none. The tints of a chart follow each other in the order of its marks.
const NoTint Tint = 0

// Say makes a text of the paper's own words.
func Say(text string) Text { return Text{Text: text, Source: Source{Words: true}} }

// By makes a text of what a paragraph says.
func By(by law.Cite, text string) Text { return Text{Text: text, Source: Source{Law: by}} }

// Declared makes a text of what is declared somewhere.
func Declared(at, text string) Text { return Text{Text: text, Source: Source{Declared: at}} }

// Computed makes a text of what was worked out.
func Computed(how, text string) Text { return Text{Text: text, Source: Source{Computed: how}} }

// Under adds a paragraph to where a text comes from.
func (t Text) Under(by law.Cite) Text {
	t.Source.Law = by
	return t
}

// ChangedOptions are the options that are not as usual, by name.
func ChangedOptions(rules *table.Rules, options table.Options) map[string]string {
	changed := map[string]string{}
	usual := rules.Options().Declare()
	for i, o := range options.Declare() {
		if o.Value() != usual[i].Value() {
			changed[o.Name] = o.Value()
		}
	}
	return changed
}

// Add appends a section, unless there is nothing in it.
func (d *Document) Add(title string, blocks ...Block) {
	if len(blocks) > 0 {
		d.Sections = append(d.Sections, Section{Title: title, Blocks: blocks})
	}
}

// Para is a block of one paragraph.
func Para(t Text, style Style) Block { return Block{Paragraph: &Paragraph{t, style}} }

// EachText visits every text of the document with what it belongs to, in order.
func (d *Document) EachText(visit func(where string, t *Text)) {
	for i := range d.Sections {
		s := &d.Sections[i]
		for j := range s.Blocks {
			s.Blocks[j].eachText(s.Title, visit)
		}
	}
	for i := range d.Colophon {
		visit("colophon", &d.Colophon[i])
	}
}

func (b *Block) eachText(where string, visit func(string, *Text)) {
	switch {
	case b.Paragraph != nil:
		visit(where, &b.Paragraph.Text)
	case b.List != nil:
		for i := range b.List.Items {
			visit(where, &b.List.Items[i])
		}
	case b.Table != nil:
		for _, row := range b.Table.Rows {
			for i := range row {
				visit(where, &row[i])
			}
		}
	}
}

// Lines are what a section says, a line for each text and each row of a table.
func (s *Section) Lines() (list []string) {
	for i := range s.Blocks {
		switch b := &s.Blocks[i]; {
		case b.Table != nil:
			for _, row := range b.Table.Rows {
				var cells []string
				for _, t := range row {
					cells = append(cells, t.Text)
				}
				list = append(list, strings.Join(cells, " | "))
			}
		case b.Hands != nil:
			for _, h := range b.Hands.Rows {
				list = append(list, h.Place+": "+strings.Join(h.Cards, " "))
			}
		case b.Drawing != nil:
			list = append(list, fmt.Sprintf("%s, %g by %g inches", b.Drawing.Name, hundredths(b.Drawing.Width), hundredths(b.Drawing.Height)))
		case b.Picture != nil:
			list = append(list, b.Picture.Name)
		default:
			b.eachText("", func(_ string, t *Text) { list = append(list, t.Text) })
		}
	}
	return list
}

// hundredths rounds a measure, of which floating point leaves more digits.
func hundredths(v float64) float64 { return math.Round(100*v) / 100 }
