package shelf_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/paper"
	"boardwalk/paper/guide"
	"boardwalk/paper/pdf"
	"boardwalk/paper/shelf"
	"boardwalk/table"
)

// box is where a word stands on a page, in points.
type box struct {
	X0   float64 `xml:"xMin,attr"`
	Y0   float64 `xml:"yMin,attr"`
	X1   float64 `xml:"xMax,attr"`
	Y1   float64 `xml:"yMax,attr"`
	Text string  `xml:",chardata"`
}

type sheet struct {
	Width  float64 `xml:"width,attr"`
	Height float64 `xml:"height,attr"`
	Words  []box   `xml:"word"`
}

// sheetsOf are the pages of a PDF with their words, as a program reads them that knows nothing of ours.
func sheetsOf(t *testing.T, file []byte) []sheet {
	t.Helper()
	cmd := exec.Command("pdftotext", "-bbox", "-enc", "UTF-8", "-", "-")
	cmd.Stdin = bytes.NewReader(file)
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("the layout of papers is tested with pdftotext, which tools/pdftotext installs: %v", err)
	}
	var found struct {
		Pages []sheet `xml:"body>doc>page"`
	}
	read := xml.NewDecoder(bytes.NewReader(text))
	read.Strict, read.Entity = false, xml.HTMLEntity
	if err := read.Decode(&found); err != nil {
		t.Fatal(err)
	}
	return found.Pages
}

// cut are words that reach beyond the page, or so near to its edge that a printer cuts them.
func cut(s *sheet) (list []string) {
	const edge = 14 // points
	for _, w := range s.Words {
		if w.X0 < edge || w.Y0 < edge || w.X1 > s.Width-edge || w.Y1 > s.Height-edge {
			list = append(list, fmt.Sprintf("%q at %.0f,%.0f to %.0f,%.0f is cut", w.Text, w.X0, w.Y0, w.X1, w.Y1))
		}
	}
	return list
}

// overlapping are words that lie on each other. The boxes of pdftotext have the height of the letters with all that may stand
// above and below, so those of two lines may touch: the middle half is compared.
func overlapping(s *sheet) (list []string) {
	for i, a := range s.Words {
		for _, b := range s.Words[i+1:] {
			wide := min(a.X1, b.X1) - max(a.X0, b.X0)
			ha, hb := a.Y1-a.Y0, b.Y1-b.Y0
			high := min(a.Y1-ha/4, b.Y1-hb/4) - max(a.Y0+ha/4, b.Y0+hb/4)
			if wide > 0.6 && high > 0.2 {
				list = append(list, fmt.Sprintf("%q and %q lie on each other at %.0f,%.0f", a.Text, b.Text, b.X0, b.Y0))
			}
		}
	}
	return list
}

// missing are words of a document that are not on its pages. A word that was broken into two lines is there in parts.
func missing(d *paper.Document, pages []sheet) (list []string) {
	there := map[string]bool{}
	var all strings.Builder
	for _, p := range pages {
		for _, w := range p.Words {
			there[w.Text] = true
			all.WriteString(w.Text)
		}
	}
	together := all.String()
	d.EachText(func(where string, x *paper.Text) {
		for _, word := range strings.Fields(x.Text) {
			if !there[word] && !strings.Contains(together, word) {
				list = append(list, fmt.Sprintf("%q of %s is missing", word, where))
			}
		}
	})
	return list
}

// mostPages is how long a paper may be; 0 for those that are as long as they need.
var mostPages = map[paper.Kind]int{paper.Sign: 1, paper.Abridged: 2, paper.Card: 2}

// checkBoxes prints a document and looks where its words stand. Words on a drawn cloth follow its areas and are turned as those
// are, so that their boxes say little: a document with a drawing is looked at once for its edges, and once more without it.
func checkBoxes(t *testing.T, what string, d *paper.Document, size pdf.Size) {
	t.Helper()
	print := func() []sheet {
		var b bytes.Buffer
		if err := shelf.Write(&b, d, shelf.PDF, size); err != nil {
			t.Fatal(what, err)
		}
		return sheetsOf(t, b.Bytes())
	}
	pages := print()
	if most := mostPages[d.Kind]; most > 0 && len(pages) > most {
		t.Errorf("%s has %d pages, at most %d", what, len(pages), most)
	}
	tell(t, what, missing(d, pages))
	for i := range pages {
		tell(t, what+" page "+strconv.Itoa(i+1), cut(&pages[i]))
	}
	if withoutDrawings(d) {
		pages = print()
	}
	for i := range pages {
		tell(t, what+" page "+strconv.Itoa(i+1), overlapping(&pages[i]))
	}
}

func tell(t *testing.T, what string, faults []string) {
	t.Helper()
	for i, f := range faults {
		if i == 4 {
			t.Errorf("%s: and %d more", what, len(faults)-i)
			return
		}
		t.Errorf("%s: %s", what, f)
	}
}

// withoutDrawings takes the drawings of a document away, and reports whether there were any.
func withoutDrawings(d *paper.Document) (any bool) {
	for i := range d.Sections {
		blocks := d.Sections[i].Blocks
		d.Sections[i].Blocks = nil
		for _, b := range blocks {
			if b.Drawing != nil {
				any = true
				continue
			}
			d.Sections[i].Blocks = append(d.Sections[i].Blocks, b)
		}
	}
	return any
}

// tableOf is a table of a game in a house.
func tableOf(r *table.Rules, o table.Options) *shelf.Table {
	return &shelf.Table{House: "The Grand Casino and Hotel of Atlantic City", ID: r.ID + "-12", Rules: r, Options: o, Terms: r.Terms(),
		Figures: &guide.Figures{}}
}

// longest are the options of a game whose values have the longest words, as far as they go together.
func longest(r *table.Rules) table.Options {
	chosen := r.Options()
	for i, o := range chosen.Declare() {
		for _, value := range values(o) {
			was := chosen.Declare()[i].Value()
			if len(value) <= len(was) || chosen.Declare()[i].Set(value) != nil {
				continue
			}
			if len(table.Validate(chosen)) > 0 {
				_ = chosen.Declare()[i].Set(was)
			} else if _, err := table.New(r, r.Copy(chosen), r.Terms()); err != nil {
				_ = chosen.Declare()[i].Set(was)
			}
		}
	}
	return chosen
}

func values(o table.Option) []string {
	list := append([]string{}, o.Words()...)
	list = append(list, "yes", "no", "$50", "2%", "5%")
	for n := range 13 {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// TestNothingOnAPaperIsCutOrCovered prints papers in both languages, and has another program say where the words stand. The short
// form does so for games of all families; the long one for every game, on both sizes of paper, for full guides, and under the
// options with the longest words.
func TestNothingOnAPaperIsCutOrCovered(t *testing.T) {
	kinds, sizes := []paper.Kind{paper.Sign, paper.Abridged, paper.Card}, []pdf.Size{pdf.Letter}
	if !testing.Short() {
		kinds, sizes = append(kinds, paper.Guide, paper.Layout), append(sizes, pdf.A4)
	}
	for _, r := range game.All {
		if testing.Short() && !slices.Contains(quick, r.ID) {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			t.Parallel()
			options := map[string]table.Options{"usual": r.Options()}
			if !testing.Short() {
				options["longest"] = longest(r)
			}
			for name, o := range options {
				at := tableOf(r, o)
				for _, in := range paper.Languages() {
					for _, kind := range kinds {
						for _, size := range sizes {
							d, err := at.Document(kind, in)
							if err != nil {
								t.Fatal(err)
							}
							checkBoxes(t, fmt.Sprintf("%s, %s, %s, %s options", kind, in, size, name), d, size)
						}
					}
				}
			}
		})
	}
	lawtest.Cites(t, "8.3(a)", "8.5(b)")
}

// TestTheLookAtBoxesFindsFaults has words that are cut, and that lie on each other.
func TestTheLookAtBoxesFindsFaults(t *testing.T) {
	s := &sheet{Width: 612, Height: 792, Words: []box{{60, 60, 90, 72, "one"}, {80, 61, 120, 73, "two"}, {590, 60, 615, 72, "three"},
		{60, 71, 90, 83, "below"}}}
	if got := overlapping(s); len(got) != 1 || !strings.Contains(got[0], `"one" and "two"`) {
		t.Error(got)
	}
	if got := cut(s); len(got) != 1 || !strings.Contains(got[0], "three") {
		t.Error(got)
	}
	d := &paper.Document{Sections: []paper.Section{{Blocks: []paper.Block{paper.Para(paper.Say("one twobelow four"), paper.Plain)}}}}
	if got := missing(d, []sheet{*s}); len(got) != 2 {
		t.Error(got)
	}
}
