// Package canvas draws with characters: boxes whose lines join, texts in inks,
// cards and chips. The drawings of all games are made of it.
//
//	c := canvas.New(20, 3)
//	c.Box(0, 0, 19, 2)
//	c.Center(1, 1, 18, "PASS LINE", canvas.Label)
//	fmt.Println(c)
//
// Other modules should not build on this package: it may change in every version.
package canvas

import (
	"strings"
	"unicode/utf8"
)

// Canvas is a drawing in characters. Lines that meet become corners and
// crossings by themselves, so that a layout is drawn as a list of boxes.
type Canvas struct {
	W, H  int // columns and rows; a smaller H cuts the drawing
	runes []rune
	lines []uint8 // which ways a line leaves each character
	inks  []Ink
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

// New returns an empty drawing of so many columns and rows.
func New(w, h int) *Canvas {
	return &Canvas{W: w, H: h, runes: make([]rune, w*h), lines: make([]uint8, w*h), inks: make([]Ink, w*h)}
}

func (c *Canvas) line(x, y int, ways uint8) {
	if x >= 0 && x < c.W && y >= 0 && y < c.H {
		c.lines[y*c.W+x] |= ways
	}
}

// Box draws a box whose border runs from (x, y) to (x+w, y+h).
func (c *Canvas) Box(x, y, w, h int) {
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

// Set puts one character down, over a line if need be.
func (c *Canvas) Set(x, y int, r rune, with Ink) {
	if x >= 0 && x < c.W && y >= 0 && y < c.H {
		c.runes[y*c.W+x], c.inks[y*c.W+x] = r, with
	}
}

// Text writes from (x, y) on, at most most characters, and returns where it
// ended.
func (c *Canvas) Text(x, y, most int, s string, with Ink) int {
	for _, r := range s {
		if most == 0 {
			break
		}
		c.Set(x, y, r, with)
		x++
		most--
	}
	return x
}

// Center writes in the middle of a field.
func (c *Canvas) Center(x, y, width int, s string, with Ink) {
	n := utf8.RuneCountInString(s)
	c.Text(x+max(0, (width-n)/2), y, width, s, with)
}

// String is the drawing with its inks.
func (c *Canvas) String() string {
	var b strings.Builder
	for y := range c.H {
		if y > 0 {
			b.WriteByte('\n')
		}
		c.row(&b, y)
	}
	return b.String()
}

func (c *Canvas) row(b *strings.Builder, y int) {
	var run strings.Builder
	with := Plain
	flush := func() {
		b.WriteString(with.Paint(run.String()))
		run.Reset()
	}
	for x := range c.W {
		r, in := c.at(x, y)
		if in != with {
			flush()
			with = in
		}
		run.WriteRune(r)
	}
	flush()
}

func (c *Canvas) at(x, y int) (rune, Ink) {
	i := y*c.W + x
	switch {
	case c.runes[i] != 0:
		return c.runes[i], c.inks[i]
	case c.lines[i] != 0:
		return joints[c.lines[i]], Felt
	}
	return ' ', Plain
}

// Words are pieces of a line, each with its ink.
type Words []struct {
	Text string
	With Ink
}

// Add adds a piece, unless it is empty.
func (w *Words) Add(text string, with Ink) {
	if text != "" {
		*w = append(*w, struct {
			Text string
			With Ink
		}{text, with})
	}
}

// Wide is how many columns they take, with a space between each two.
func (w Words) Wide() int {
	n := max(0, len(w)-1)
	for _, p := range w {
		n += utf8.RuneCountInString(p.Text)
	}
	return n
}

// Words writes pieces of a line, in the middle of a field if that is wanted.
func (c *Canvas) Words(x, y, width int, w Words, centred bool) {
	end := x + width
	if centred {
		x += max(0, (width-w.Wide())/2)
	}
	for _, p := range w {
		x = c.Text(x, y, max(0, end-x), p.Text, p.With) + 1
	}
}
