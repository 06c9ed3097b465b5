package twentyone

import (
	"fmt"
	"strings"
)

// The measures of the picture.
const (
	cellWide, cellHigh = 40, 24
	namesWide          = 64
	margin             = 16
	partGap            = 18
)

// ChartSVG returns the strategy as a picture, which stands for itself or inside
// a page.
func ChartSVG(s *Strategy) []byte {
	c := s.chart()
	rows := 0
	for _, p := range c.parts {
		rows += len(p.rows) + 1
	}
	used := c.used()
	wide := max(namesWide+len(c.heads)*cellWide+2*margin, 9*len(c.title)+2*margin)
	high := 2*margin + 48 + rows*cellHigh + len(c.parts)*partGap + len(used)*cellHigh
	d := &drawing{}
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" `+
		`role="img" font-family="system-ui, sans-serif" font-size="14">`, wide, high, wide, high)
	d.printf(`<title>%s</title>`, c.title)
	d.printf(`<rect width="%d" height="%d" fill="#fdfcf7"/>`, wide, high)
	d.text(margin, margin+16, "start", `font-size="17" font-weight="bold"`, c.title)
	d.text(margin, margin+36, "start", `fill="#555"`, c.under)
	y := margin + 48
	for _, p := range c.parts {
		d.text(margin, y+cellHigh/2+5, "start", `font-weight="bold"`, p.name)
		for i, h := range c.heads {
			d.text(margin+namesWide+i*cellWide+cellWide/2, y+cellHigh/2+5, "middle", `font-weight="bold"`, h)
		}
		y += cellHigh
		for _, r := range p.rows {
			d.text(margin+namesWide-10, y+cellHigh/2+5, "end", "", r.name)
			for i, m := range r.marks {
				d.cell(margin+namesWide+i*cellWide, y, m, p.name+" "+r.name+" against "+c.heads[i])
			}
			y += cellHigh
		}
		y += partGap
	}
	for _, m := range used {
		d.cell(margin, y, m, "")
		d.text(margin+cellWide+10, y+cellHigh/2+5, "start", "", m.means)
		y += cellHigh
	}
	d.printf(`</svg>`)
	return []byte(d.String())
}

// drawing writes the elements of a picture, one a line.
type drawing struct{ strings.Builder }

func (d *drawing) printf(format string, args ...any) {
	fmt.Fprintf(d, format+"\n", args...)
}

func (d *drawing) text(x, y int, anchor, style, text string) {
	if style != "" {
		style = " " + style
	}
	d.printf(`<text x="%d" y="%d" text-anchor="%s"%s>%s</text>`, x, y, anchor, style, text)
}

// cell draws a mark; a pointer that rests on it says what it means.
func (d *drawing) cell(x, y int, m *mark, where string) {
	d.printf(`<g><rect x="%d" y="%d" width="%d" height="%d" fill="%s" stroke="#8a8a8a" stroke-width="0.5"/>`, x, y, cellWide, cellHigh, m.fill)
	if where != "" {
		d.printf(`<title>%s: %s</title>`, where, m.means)
	}
	d.text(x+cellWide/2, y+cellHigh/2+5, "middle", "", m.code)
	d.printf(`</g>`)
}
