package study

import (
	"bytes"
	"fmt"
	"html"
	"io"
	"math"
	"slices"

	"boardwalk/sim/picture"
)

// The measures of a picture.
const (
	wide, labels, margin = 1120.0, 330.0, 20.0
	rowHeight, header    = 22.0, 70.0
	mostRows             = 60 // with a row for each; more are drawn as a curve
	curveHeight          = 420.0
)

// point is a figure that is drawn.
type point struct {
	label, says string
	house       float64
	unlawful    bool
}

// points are the house advantages of a wager in all sets, or of the first wager of each if none is named.
func (c *Comparison) points(wager string) (list []point) {
	for i := range c.Sets {
		s := &c.Sets[i]
		for k := range s.Wagers {
			w := &s.Wagers[k]
			if wager != "" && w.Wager != wager {
				continue
			}
			says := fmt.Sprintf("%s: %s, %.4f%%", s.Title, w.Wager, 100*w.HouseAdvantage)
			list = append(list, point{s.Title, says, w.HouseAdvantage, len(s.Unlawful) > 0})
			break
		}
	}
	return list
}

// SVG draws the house advantages of a wager in all sets, from the lowest to the highest; of the first wager of each set if none is
// named. Sets that are not lawful are drawn in another colour.
func (c *Comparison) SVG(out io.Writer, title, wager string) error {
	list := c.points(wager)
	slices.SortStableFunc(list, func(a, b point) int {
		switch {
		case a.house < b.house:
			return -1
		case a.house > b.house:
			return 1
		}
		return 0
	})
	low, high := 0.0, 0.0
	for _, p := range list {
		low, high = min(low, p.house), max(high, p.house)
	}
	if high == low {
		high = low + 0.01
	}
	tall := curveHeight + header
	if len(list) <= mostRows {
		tall = header + rowHeight*float64(len(list)) + 40
	}
	var b bytes.Buffer
	draw := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	draw(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" role="img">`, wide, tall, wide, tall)
	draw("<title>%s</title>", html.EscapeString(title))
	b.WriteString(picture.Style)
	draw(`<rect width="%.0f" height="%.0f" fill="var(--paper)"/>`, wide, tall)
	draw(`<text x="%.0f" y="28" class="title">%s</text>`, margin, html.EscapeString(title))
	draw(`<text x="%.0f" y="50">house advantage, the lowest first; what is not lawful in New Jersey in the second colour</text>`, margin)
	if len(list) <= mostRows {
		drawRows(draw, list, low, high, tall)
	} else {
		drawCurve(draw, list, low, high, tall)
	}
	draw("</svg>")
	_, err := out.Write(b.Bytes())
	return err
}

func look(p *point) string {
	if p.unlawful {
		return "loss"
	}
	return "bar"
}

// drawRows draws a bar for each set.
func drawRows(draw func(string, ...any), list []point, low, high, tall float64) {
	x := func(v float64) float64 { return labels + (v-low)/(high-low)*(wide-labels-90) }
	marks := picture.Ticks(low, high, 8)
	for _, v := range marks {
		draw(`<line class="grid" x1="%.1f" y1="%.0f" x2="%.1f" y2="%.1f"/>`, x(v), header-8, x(v), tall-30)
		draw(`<text x="%.1f" y="%.1f" class="m">%s</text>`, x(v), tall-12, percents(v, marks))
	}
	for i := range list {
		p, y := &list[i], header+rowHeight*float64(i)
		name := p.label
		if r := []rune(name); len(r) > 44 {
			name = string(r[:43]) + "…"
		}
		from, to := min(x(0), x(p.house)), max(x(0), x(p.house))
		draw(`<text x="%.0f" y="%.1f" class="e">%s</text>`, labels-8, y+14, html.EscapeString(name))
		draw(`<rect class="%s" x="%.1f" y="%.1f" width="%.1f" height="%.0f"><title>%s</title></rect>`, look(p), from, y+3,
			max(to-from, 1), rowHeight-6, html.EscapeString(p.says))
		draw(`<text x="%.1f" y="%.1f">%.4f%%</text>`, to+6, y+14, 100*p.house)
	}
}

// drawCurve draws a point for each of many sets.
func drawCurve(draw func(string, ...any), list []point, low, high, tall float64) {
	left := 80.0
	x := func(i int) float64 { return left + float64(i)/float64(len(list)-1)*(wide-left-margin) }
	y := func(v float64) float64 { return tall - 40 - (v-low)/(high-low)*(tall-40-header) }
	marks := picture.Ticks(low, high, 8)
	for _, v := range marks {
		draw(`<line class="grid" x1="%.0f" y1="%.1f" x2="%.0f" y2="%.1f"/>`, left, y(v), wide-margin, y(v))
		draw(`<text x="%.0f" y="%.1f" class="e">%s</text>`, left-6, y(v)+4, percents(v, marks))
	}
	for i := range list {
		draw(`<circle class="%s" cx="%.2f" cy="%.2f" r="2"><title>%s</title></circle>`, look(&list[i]), x(i), y(list[i].house),
			html.EscapeString(list[i].says))
	}
	draw(`<text x="%.0f" y="%.0f" class="m">%d rule sets, from %.4f%% (%s) to %.4f%% (%s)</text>`, wide/2, tall-12, len(list),
		100*list[0].house, html.EscapeString(list[0].label), 100*list[len(list)-1].house, html.EscapeString(list[len(list)-1].label))
}

// percents writes a mark as precisely as the step between two needs.
func percents(v float64, marks []float64) string {
	digits := 2
	if len(marks) > 1 {
		digits = max(0, int(math.Ceil(-math.Log10((marks[1]-marks[0])*100)-1e-9)))
	}
	return fmt.Sprintf("%.*f%%", digits, 100*v)
}
