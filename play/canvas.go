package play

import (
	"strings"
	"unicode/utf8"
)

// canvas is a drawing in characters. Lines that meet become corners and
// crossings by themselves, so that a layout is drawn as a list of boxes.
type canvas struct {
	w, h  int
	runes []rune
	lines []uint8 // which ways a line leaves each character
	inks  []ink
}

// The ways in which a line leaves a character.
const (
	up = 1 << iota
	right
	down
	left
)

// joints are the characters of lines by the ways in which they leave.
var joints = [16]rune{' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'}

func newCanvas(w, h int) *canvas {
	return &canvas{w: w, h: h, runes: make([]rune, w*h), lines: make([]uint8, w*h), inks: make([]ink, w*h)}
}

func (c *canvas) line(x, y int, ways uint8) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.lines[y*c.w+x] |= ways
	}
}

// box draws a box whose border runs from (x, y) to (x+w, y+h).
func (c *canvas) box(x, y, w, h int) {
	for i := range w {
		for _, row := range [2]int{y, y + h} {
			c.line(x+i, row, right)
			c.line(x+i+1, row, left)
		}
	}
	for i := range h {
		for _, col := range [2]int{x, x + w} {
			c.line(col, y+i, down)
			c.line(col, y+i+1, up)
		}
	}
}

// set puts one character down, over a line if need be.
func (c *canvas) set(x, y int, r rune, with ink) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.runes[y*c.w+x], c.inks[y*c.w+x] = r, with
	}
}

// text writes from (x, y) on, at most most characters, and returns where it
// ended.
func (c *canvas) text(x, y, most int, s string, with ink) int {
	for _, r := range s {
		if most == 0 {
			break
		}
		c.set(x, y, r, with)
		x++
		most--
	}
	return x
}

// centre writes in the middle of a field.
func (c *canvas) centre(x, y, width int, s string, with ink) {
	n := utf8.RuneCountInString(s)
	c.text(x+max(0, (width-n)/2), y, width, s, with)
}

// String is the drawing with its inks.
func (c *canvas) String() string {
	var b strings.Builder
	for y := range c.h {
		if y > 0 {
			b.WriteByte('\n')
		}
		c.row(&b, y)
	}
	return b.String()
}

func (c *canvas) row(b *strings.Builder, y int) {
	var run strings.Builder
	with := plain
	flush := func() {
		b.WriteString(with.paint(run.String()))
		run.Reset()
	}
	for x := range c.w {
		r, in := c.at(x, y)
		if in != with {
			flush()
			with = in
		}
		run.WriteRune(r)
	}
	flush()
}

func (c *canvas) at(x, y int) (rune, ink) {
	i := y*c.w + x
	switch {
	case c.runes[i] != 0:
		return c.runes[i], c.inks[i]
	case c.lines[i] != 0:
		return joints[c.lines[i]], felt
	}
	return ' ', plain
}

// words are pieces of a line, each with its ink.
type words []struct {
	text string
	with ink
}

func (w *words) add(text string, with ink) {
	if text != "" {
		*w = append(*w, struct {
			text string
			with ink
		}{text, with})
	}
}

// wide is how many columns they take, with a space between each two.
func (w words) wide() int {
	n := max(0, len(w)-1)
	for _, p := range w {
		n += utf8.RuneCountInString(p.text)
	}
	return n
}

// words writes pieces of a line, in the middle of a field if that is wanted.
func (c *canvas) words(x, y, width int, w words, centred bool) {
	end := x + width
	if centred {
		x += max(0, (width-w.wide())/2)
	}
	for _, p := range w {
		x = c.text(x, y, max(0, end-x), p.text, p.with) + 1
	}
}
