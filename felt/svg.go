package felt

import (
	"fmt"
	"html"
	"io"
	"slices"
	"strings"
)

// colours are what the looks are printed in.
var colours = map[string]string{
	"red": "#a11d22", "black": "#16181b", "green": "#14713f", "blue": "#1f4f8f", "purple": "#5b2a86", "gold": "#f1c95b", "ink": "#f4efe2",
}

// SVG draws the layout to scale: one unit of the drawing is one inch.
func (f *Felt) SVG(w io.Writer) error {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p(`<svg xmlns="http://www.w3.org/2000/svg" width="%sin" height="%sin" viewBox="0 0 %s %s" font-family="serif" text-anchor="middle">`,
		number(f.Width), number(f.Height), number(f.Width), number(f.Height))
	p(`<title>%s</title>`, html.EscapeString(f.Name))
	edge := f.Edge
	if edge == "" {
		edge = rectangle(0, 0, f.Width, f.Height)
	}
	p(`<path d="%s" fill="#0f5c46"/>`, edge)
	for _, s := range f.Shapes {
		p(`<path d="%s" fill="none" stroke="%s" stroke-width=".08"/>`, s.Path, paint(s.Look, colours["ink"]))
	}
	if t := f.Tray; t != nil {
		p(`<path d="%s" fill="#2c1a0c"/>`, rectangle(t.X, t.Y, t.W, t.H))
	}
	var shown []Point
	for _, a := range f.Areas {
		if a.Bare || a.Fact != "" && slices.Contains(shown, Point{a.X, a.Y}) {
			continue // of several that show by turns the cloth has one
		}
		shown = append(shown, Point{a.X, a.Y})
		f.svgArea(p, a)
	}
	for _, s := range f.Places {
		p(`<path d="%s" fill="none" stroke="%s" stroke-width=".05" stroke-dasharray=".3"%s/>`,
			rectangle(s.X-s.Card/2, s.Y-0.7*s.Card, s.Card, 1.4*s.Card), colours["ink"], about(s.Turn, Point{s.X, s.Y}))
	}
	for i, t := range f.Texts {
		fill := paint(t.Look, colours["ink"])
		if t.Path != "" {
			p(`<path id="t%d" d="%s" fill="none"/><text font-size="%s" fill="%s"><textPath href="#t%d" startOffset="50%%">%s</textPath></text>`,
				i, t.Path, number(t.Size), fill, i, html.EscapeString(t.Text))
			continue
		}
		p(`<text x="%s" y="%s" dy=".35em" font-size="%s" fill="%s"%s>%s</text>`,
			number(t.X), number(t.Y), number(t.Size), fill, about(t.Turn, Point{t.X, t.Y}), html.EscapeString(t.Text))
	}
	p(`</svg>`)
	_, err := io.WriteString(w, b.String())
	return err
}

func (f *Felt) svgArea(p func(string, ...any), a *Area) {
	c := Rect{a.X, a.Y, a.W, a.H}.Centre()
	fill := paint(a.Look, "none")
	switch {
	case a.Round:
		p(`<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s" stroke="%s" stroke-width=".08"/>`,
			number(c.X), number(c.Y), number(a.W/2), number(a.H/2), fill, colours["ink"])
	case a.Path != "":
		p(`<path d="%s" fill="%s" stroke="%s" stroke-width=".08"/>`, a.Path, fill, colours["ink"])
	default:
		p(`<path d="%s" fill="%s" stroke="%s" stroke-width=".08"%s/>`, rectangle(a.X, a.Y, a.W, a.H), fill, colours["ink"], about(a.Turn, c))
	}
	at := c
	if a.Words != nil {
		at = *a.Words
	}
	write := func(words string, y, size float64) {
		if words != "" {
			turn := about(a.Turn, c)
			if a.Upwards {
				turn = about(a.Turn-90, at)
			}
			p(`<text x="%s" y="%s" dy=".35em" font-size="%s" fill="%s"%s>%s</text>`,
				number(at.X), number(y), number(size), colours["ink"], turn, html.EscapeString(words))
		}
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
	for i, face := range a.Dice {
		mid, edge := Point{c.X, a.Y + 1.2}, 1.2
		if a.DiceAt != nil {
			mid, edge = *a.DiceAt, a.Die
		}
		x := mid.X + (float64(i)-float64(len(a.Dice)-1)/2)*1.15*edge
		p(`<path d="%s" fill="#fffdf5"/><text x="%s" y="%s" dy=".35em" font-size="%s" fill="#16181b">%d</text>`,
			rectangle(x-edge/2, mid.Y-edge/2, edge, edge), number(x), number(mid.Y), number(0.85*edge), face)
	}
}

// lines are where label and sub stand, about the middle of both.
func (a *Area) lines(y float64) (label, sub float64) {
	if a.Label == "" {
		return y, y
	}
	gap := 0.1*a.Size + 0.25*a.Small
	all := 0.72*a.Size + gap + 0.72*a.Small
	return y - all/2 + 0.36*a.Size, y + all/2 - 0.36*a.Small
}

func paint(look, otherwise string) string {
	if c, ok := colours[look]; ok {
		return c
	}
	return otherwise
}

// about is the attribute that turns something about a point.
func about(degrees float64, c Point) string {
	if degrees == 0 {
		return ""
	}
	return fmt.Sprintf(` transform="rotate(%s %s %s)"`, number(degrees), number(c.X), number(c.Y))
}
