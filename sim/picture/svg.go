package picture

import (
	"bytes"
	"fmt"
	"html"
	"io"
	"math"

	"boardwalk/money"
)

// The measures of a picture: two charts side by side for each wager.
const (
	width, height = 560.0, 340.0 // of a chart
	left, right   = 70.0, 20.0   // of its margins
	top, bottom   = 46.0, 52.0
	header        = 44.0
)

// Style is what pictures look like, on light and dark screens.
const Style = `<style>
svg{--paper:#fff;--ink:#222;--faint:#ddd;--curve:#1f5fa8;--band:#1f5fa833;--exact:#b3261e;--bar:#3f7f5f;
--loss:#b0604a;background:var(--paper)}
@media (prefers-color-scheme:dark){svg{--paper:#16181c;--ink:#e4e4e4;--faint:#3a3d44;--curve:#7db4f5;--band:#7db4f540;
--exact:#ff8a80;--bar:#6fbf95;--loss:#d98a72}}
text{font:12px system-ui,sans-serif;fill:var(--ink)}.title{font-size:18px;font-weight:600}.name{font-size:14px;font-weight:600}
.grid{stroke:var(--faint)}.axis{stroke:var(--ink)}.curve{fill:none;stroke:var(--curve);stroke-width:2}.band{fill:var(--band)}
.exact{stroke:var(--exact);stroke-width:1.5;stroke-dasharray:6 4}.bar{fill:var(--bar)}.loss{fill:var(--loss)}
.e{text-anchor:end}.m{text-anchor:middle}
</style>
`

// canvas is a picture that is being drawn.
type canvas struct {
	bytes.Buffer
	x, y float64 // of the chart's upper left corner
}

func (c *canvas) draw(format string, args ...any) { fmt.Fprintf(&c.Buffer, format+"\n", args...) }

func (c *canvas) text(x, y float64, class, format string, args ...any) {
	c.draw(`<text x="%.1f" y="%.1f" class="%s">%s</text>`, c.x+x, c.y+y, class, html.EscapeString(fmt.Sprintf(format, args...)))
}

func (c *canvas) line(class string, x1, y1, x2, y2 float64) {
	c.draw(`<line class="%s" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, class, c.x+x1, c.y+y1, c.x+x2, c.y+y2)
}

// SVG draws the wagers as one picture.
func SVG(out io.Writer, title string, wagers []Wager) error {
	c := &canvas{}
	w, h := 2*width, header+height*float64(len(wagers))
	c.draw(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" role="img">`, w, h, w, h)
	c.draw("<title>%s</title>", html.EscapeString(title))
	c.WriteString(Style)
	c.draw(`<rect width="%.0f" height="%.0f" fill="var(--paper)"/>`, w, h)
	c.text(left, 28, "title", "%s", title)
	for i := range wagers {
		c.x, c.y = 0, header+height*float64(i)
		c.convergence(&wagers[i], i)
		c.x = width
		c.distribution(&wagers[i])
	}
	c.draw("</svg>")
	_, err := out.Write(c.Bytes())
	return err
}

// HTML draws the wagers as a page for a browser.
func HTML(out io.Writer, title string, wagers []Wager) error {
	const page = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>%s</title>
<style>body{margin:0}@media (prefers-color-scheme:dark){body{background:#16181c}}
svg{display:block;margin:auto;max-width:100%%;height:auto}</style></head>
<body>
`
	if _, err := fmt.Fprintf(out, page, html.EscapeString(title)); err != nil {
		return err
	}
	if err := SVG(out, title, wagers); err != nil {
		return err
	}
	_, err := io.WriteString(out, "</body></html>\n")
	return err
}

// convergence draws the house advantage as it settled down.
func (c *canvas) convergence(w *Wager, n int) {
	c.text(left, 20, "name", "%s", w.settling())
	curve := w.curve()
	if len(curve) < 2 {
		c.text(left, 60, "", "too few wagers were decided to draw a curve")
		return
	}
	low, high := w.heights(curve)
	first, last := math.Log10(curve[0].rounds), math.Log10(curve[len(curve)-1].rounds)
	x := func(rounds float64) float64 {
		return left + (math.Log10(rounds)-first)/(last-first)*(width-left-right)
	}
	y := func(v float64) float64 { return height - bottom - (v-low)/(high-low)*(height-top-bottom) }

	marks := ticks(low, high, 8)
	for _, v := range marks {
		c.line("grid", left, y(v), width-right, y(v))
		c.text(left-6, y(v)+4, "e", "%s", w.figure(v, marks[1]-marks[0]))
	}
	for d := math.Ceil(first - 1e-9); d <= last+1e-9; d++ {
		v := math.Pow(10, d)
		c.line("grid", x(v), top, x(v), height-bottom)
		c.text(x(v), height-bottom+16, "m", "%s", count(v))
	}
	c.draw(`<clipPath id="clip%d"><rect x="%.1f" y="%.1f" width="%.1f" height="%.1f"/></clipPath>`,
		n, c.x+left, c.y+top, width-left-right, height-top-bottom)
	c.draw(`<g clip-path="url(#clip%d)">`, n)
	fmt.Fprint(c, `<polygon class="band" points="`)
	for _, p := range curve {
		fmt.Fprintf(c, "%.1f,%.1f ", c.x+x(p.rounds), c.y+y(p.high))
	}
	for i := len(curve) - 1; i >= 0; i-- {
		fmt.Fprintf(c, "%.1f,%.1f ", c.x+x(curve[i].rounds), c.y+y(curve[i].low))
	}
	c.draw(`"/>`)
	fmt.Fprint(c, `<polyline class="curve" points="`)
	for _, p := range curve {
		fmt.Fprintf(c, "%.1f,%.1f ", c.x+x(p.rounds), c.y+y(p.at))
	}
	c.draw(`"/></g>`)
	c.frame(w.rounds() + " (logarithmic)")
	c.legend(w, y)
}

// legend says which line is which.
func (c *canvas) legend(w *Wager, y func(float64) float64) {
	at := top - 12.0
	c.draw(`<line class="curve" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, c.x+left, c.y+at-4, c.x+left+22, c.y+at-4)
	c.text(left+28, at, "", "simulated %s", w.figure(w.average(), 1e-4/w.percents()))
	c.draw(`<rect class="band" x="%.1f" y="%.1f" width="22" height="10"/>`, c.x+left+170, c.y+at-9)
	c.text(left+198, at, "", "95%% band")
	if w.Exact != nil {
		c.line("exact", left, y(*w.Exact), width-right, y(*w.Exact))
		c.line("exact", left+290, at-4, left+312, at-4)
		c.text(left+318, at, "", "exact %.4f%%", 100**w.Exact)
	}
}

func (c *canvas) frame(below string) {
	c.line("axis", left, height-bottom, width-right, height-bottom)
	c.line("axis", left, top, left, height-bottom)
	c.text((left+width-right)/2, height-bottom+36, "m", "%s", below)
}

// distribution draws how the sessions ended.
func (c *canvas) distribution(w *Wager) {
	s := w.Sessions
	if s == nil || s.Count == 0 {
		return
	}
	c.text(left, 20, "name", "%s: the result after %d %s", w.heading(), s.Rounds, w.rounds())
	list := s.Histogram(bars, 2*w.Stake)
	most := int64(0)
	for _, b := range list {
		most = max(most, b.Count)
	}
	from, to := list[0].From, list[len(list)-1].To
	x := func(v money.Cents) float64 { return left + float64(v-from)/float64(to-from)*(width-left-right) }
	y := func(n float64) float64 {
		return height - bottom - n*float64(s.Count)/float64(most)*(height-top-bottom)
	}
	marks := ticks(0, float64(most)/float64(s.Count), 6)
	for _, v := range marks {
		c.line("grid", left, y(v), width-right, y(v))
		c.text(left-6, y(v)+4, "e", "%s", percent(v, marks[1]-marks[0]))
	}
	for _, b := range list {
		class, at := "bar", y(float64(b.Count)/float64(s.Count))
		if b.From < 0 {
			class = "loss"
		}
		c.draw(`<rect class="%s" x="%.2f" y="%.1f" width="%.2f" height="%.1f"><title>%s to %s: %d</title></rect>`, class,
			c.x+x(b.From)+.5, c.y+at, max(x(b.To)-x(b.From)-1, .5), height-bottom-at, b.From.Signed(), b.To.Signed(), b.Count)
	}
	for _, v := range ticks(float64(from), float64(to), 5) {
		c.text(x(money.Cents(v)), height-bottom+16, "m", "%s", money.Cents(v).Signed())
	}
	c.frame("won or lost by the player")
	text := fmt.Sprintf("%d sessions, mean %s", s.Count, s.Mean().Signed())
	if s.Bankroll > 0 {
		p, _ := s.RuinProbability()
		text += fmt.Sprintf(", %.2f%% ruined of those with %s", 100*p, s.Bankroll)
	}
	c.text(left, top-12, "", "%s", text)
}
