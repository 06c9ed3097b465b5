package felt

import (
	"slices"
	"strconv"
	"strings"
)

// Looks besides those that areas and words have.
const (
	cloth = "cloth"
	tray  = "tray"
	die   = "die"
	ink   = "ink"
)

// Ink is one thing of a layout as it is drawn: an outline or words. Whatever draws a layout, on a screen or on
// paper, draws these one after another.
type Ink struct {
	Path   string  // an outline, or the line along whose middle the words stand, as an SVG path
	Fill   string  // the look of the inside or of the words; empty for an outline that is not filled
	Line   string  // the look of the outline; empty for none
	Width  float64 // of the outline
	Dashed bool

	Text string
	At   Point   // the middle of words that stand straight
	Size float64 // height of the letters

	Turn  float64 // degrees clockwise
	About Point   // the point that it is turned about
	Area  *Area   // the area that it belongs to; nil for everything else
}

// Colour returns the colour of a look as "#rrggbb", and "none" for no look.
func (k *Ink) Colour(look string) string {
	if c, ok := colours[look]; ok {
		return c
	}
	return "none"
}

// known returns a look, or the other one if nothing is printed in it.
func known(look, otherwise string) string {
	if _, ok := colours[look]; ok {
		return look
	}
	return otherwise
}

// Inks are all that is printed on the cloth, in the order in which it is drawn.
func (f *Felt) Inks() []Ink {
	edge := f.Edge
	if edge == "" {
		edge = rectangle(0, 0, f.Width, f.Height)
	}
	list := []Ink{{Path: edge, Fill: cloth}}
	for _, s := range f.Shapes {
		list = append(list, Ink{Path: s.Path, Line: known(s.Look, ink), Width: 0.08})
	}
	if t := f.Tray; t != nil {
		list = append(list, Ink{Path: rectangle(t.X, t.Y, t.W, t.H), Fill: tray})
	}
	var shown []Point
	for _, a := range f.Areas {
		if a.Bare || a.Fact != "" && slices.Contains(shown, Point{a.X, a.Y}) {
			continue // of several that show by turns the cloth has one
		}
		shown = append(shown, Point{a.X, a.Y})
		list = append(list, a.inks()...)
	}
	for _, s := range f.Places {
		list = append(list, Ink{Path: rectangle(s.X-s.Card/2, s.Y-0.7*s.Card, s.Card, 1.4*s.Card), Line: ink, Width: 0.05,
			Dashed: true, Turn: s.Turn, About: Point{s.X, s.Y}})
	}
	for _, t := range f.Texts {
		list = append(list, Ink{Path: t.Path, Text: t.Text, At: Point{t.X, t.Y}, Size: t.Size, Fill: known(t.Look, ink),
			Turn: t.Turn, About: Point{t.X, t.Y}})
	}
	return list
}

// inks are the outline of the area and what is printed on it.
func (a *Area) inks() []Ink {
	c := Rect{a.X, a.Y, a.W, a.H}.Centre()
	outline := Ink{Path: rectangle(a.X, a.Y, a.W, a.H), Turn: a.Turn, About: c, Fill: known(a.Look, ""), Line: ink, Width: 0.08, Area: a}
	switch {
	case a.Round:
		outline.Path = path("M", a.X, c.Y, "a", a.W/2, a.H/2, " 0 1 0 ", a.W, 0.0, "a", a.W/2, a.H/2, " 0 1 0 ", -a.W, 0.0, "Z")
	case a.Path != "":
		outline.Path, outline.Turn = a.Path, 0
	}
	list := []Ink{outline}
	at := c
	if a.Words != nil {
		at = *a.Words
	}
	write := func(words string, y, size float64) {
		if words == "" {
			return
		}
		k := Ink{Text: words, At: Point{at.X, y}, Size: size, Fill: ink, Turn: a.Turn, About: c, Area: a}
		if a.Upwards {
			k.Turn, k.About = a.Turn-90, at
		}
		list = append(list, k)
	}
	if label, sub := a.lines(at.Y); a.Sub != "" {
		write(a.Label, label, a.Size)
		write(a.Sub, sub, max(a.Small, 0.3))
	} else {
		label := a.Label
		if a.Fact != "" {
			label = strings.TrimSuffix(strings.TrimRight(label, " 0123456789"), " on") // whatever the fact says
		}
		write(label, at.Y, a.Size)
	}
	return append(list, a.dice(c)...)
}

// dice are the faces that are printed on the area.
func (a *Area) dice(c Point) (list []Ink) {
	for i, face := range a.Dice {
		mid, edge := Point{c.X, a.Y + 1.2}, 1.2
		if a.DiceAt != nil {
			mid, edge = *a.DiceAt, a.Die
		}
		x := mid.X + (float64(i)-float64(len(a.Dice)-1)/2)*1.15*edge
		list = append(list, Ink{Path: rectangle(x-edge/2, mid.Y-edge/2, edge, edge), Fill: die, Area: a},
			Ink{Text: strconv.Itoa(face), At: Point{x, mid.Y}, Size: 0.85 * edge, Fill: "black", Area: a})
	}
	return list
}

// lines are where label and sub stand, about the middle of both.
func (a *Area) lines(y float64) (label, sub float64) {
	if a.Label == "" {
		return y, y
	}
	gap := 0.2*a.Size + 0.25*a.Small
	all := 0.72*a.Size + gap + 0.72*a.Small
	return y - all/2 + 0.36*a.Size, y + all/2 - 0.36*a.Small
}
