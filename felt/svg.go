package felt

import (
	"fmt"
	"html"
	"io"
	"strings"
)

// colours are what the looks are printed in.
var colours = map[string]string{
	"red": "#a11d22", "black": "#16181b", "green": "#14713f", "blue": "#1f4f8f", "purple": "#5b2a86", "gold": "#f1c95b",
	"ink": "#f4efe2", cloth: "#0f5c46", tray: "#2c1a0c", die: "#fffdf5",
}

// SVG draws the layout to scale: one unit of the drawing is one inch.
func (f *Felt) SVG(w io.Writer) error {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p(`<svg xmlns="http://www.w3.org/2000/svg" width="%sin" height="%sin" viewBox="0 0 %s %s" font-family="serif" text-anchor="middle">`,
		number(f.Width), number(f.Height), number(f.Width), number(f.Height))
	p(`<title>%s</title>`, html.EscapeString(f.Name))
	for i, ink := range f.Inks() {
		ink.svg(p, i)
	}
	p(`</svg>`)
	_, err := io.WriteString(w, b.String())
	return err
}

// svg draws one thing; i tells it from the others.
func (k *Ink) svg(p func(string, ...any), i int) {
	turn := about(k.Turn, k.About)
	switch words := html.EscapeString(k.Text); {
	case k.Text != "" && k.Path != "":
		p(`<path id="t%d" d="%s" fill="none"/><text font-size="%s" fill="%s"><textPath href="#t%d" startOffset="50%%">%s</textPath></text>`,
			i, k.Path, number(k.Size), k.Colour(k.Fill), i, words)
	case k.Text != "":
		p(`<text x="%s" y="%s" dy=".35em" font-size="%s" fill="%s"%s>%s</text>`,
			number(k.At.X), number(k.At.Y), number(k.Size), k.Colour(k.Fill), turn, words)
	default:
		line := ""
		if k.Line != "" {
			line = fmt.Sprintf(` stroke="%s" stroke-width="%s"`, k.Colour(k.Line), strings.TrimPrefix(number(k.Width), "0"))
		}
		if k.Dashed {
			line += ` stroke-dasharray=".3"`
		}
		p(`<path d="%s" fill="%s"%s%s/>`, k.Path, k.Colour(k.Fill), line, turn)
	}
}

// about is the attribute that turns something about a point.
func about(degrees float64, c Point) string {
	if degrees == 0 {
		return ""
	}
	return fmt.Sprintf(` transform="rotate(%s %s %s)"`, number(degrees), number(c.X), number(c.Y))
}
