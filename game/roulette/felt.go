package roulette

import (
	"strings"

	"boardwalk/felt"
)

// The measures of the layout, in inches.
const (
	cell  = 3.0  // a number's box
	band  = 2.4  // the height of the dozens and of the even chances
	line  = 0.66 // half the width of the spot where a chip lies on a line
	inset = 2.0  // a pocket of the replica
)

// Felt draws the layout: the numbers in twelve columns of three, dozens and even
// chances below them, and what more is offered in strips of its own.
func (g *Game) Felt(int) *felt.Felt {
	f := g.drawFelt(false)
	f.Upright = g.drawFelt(true)
	return f
}

func (g *Game) drawFelt(upright bool) *felt.Felt {
	d := &drawingFelt{g: g, upright: upright, deep: 3*cell + 2*band}
	w, h := 14*cell, d.deep
	if upright {
		w, h = 1.5*d.deep, 14*cell
	}
	d.felt = felt.New("Roulette layout", w, h)
	d.numbers()
	d.outside()
	d.inside()
	if g.options.SevenNumbers {
		d.sevenNumbers()
	}
	if g.options.FiveAdjacent {
		d.replica()
	}
	stops := make([]felt.Stop, 0, len(g.wheel.Pockets))
	lights := map[string][]string{}
	for _, p := range g.wheel.Pockets {
		stops = append(stops, felt.Stop{Label: p.Label, Look: p.Color.String()})
		lights[p.Label] = []string{"straight-" + p.Label}
	}
	d.felt.Map = felt.NumbersMap
	d.felt.Beside = []*felt.Beside{{Kind: felt.Wheel, Name: "Roulette wheel", Stops: stops, Ball: true}}
	d.felt.Lights = &felt.Lights{On: lights}
	return d.felt
}

// drawingFelt is a layout being drawn. Upright, its length goes down the sheet.
type drawingFelt struct {
	g       *Game
	felt    *felt.Felt
	upright bool
	deep    float64 // from the far edge of the numbers to the near edge of the even chances
}

// rect adds an area, given as it lies on the long layout.
func (d *drawingFelt) rect(id string, x, y, w, h float64) *felt.Area {
	if d.upright {
		return d.felt.Rect(id, 1.5*(d.deep-y-h), x, 1.5*h, w)
	}
	return d.felt.Rect(id, x, y, w, h)
}

// spot adds a place on a line.
func (d *drawingFelt) spot(id string, x, y float64) {
	if d.upright {
		x, y = 1.5*(d.deep-y), x
	}
	d.felt.Spot(id, x, y, line)
}

// box is where a number is: the corner of its box and its size.
func (d *drawingFelt) box(n Number) (x, y, w, h float64) {
	switch {
	case n == DoubleZero:
		return 0, 0, cell, 1.5 * cell
	case n == 0 && d.g.options.doubleZero():
		return 0, 1.5 * cell, cell, 1.5 * cell
	case n == 0:
		return 0, 0, cell, 3 * cell
	}
	k := int(n) - 1
	return cell + cell*float64(k/3), cell * float64(2-k%3), cell, cell
}

func (d *drawingFelt) numbers() {
	for n := Number(0); n <= DoubleZero; n++ {
		if n == DoubleZero && !d.g.options.doubleZero() {
			continue
		}
		x, y, w, h := d.box(n)
		d.rect("straight-"+n.String(), x, y, w, h).Labelled(n.String(), 1.14).Coloured(d.g.look(n))
	}
}

// look is the colour of a number.
func (g *Game) look(n Number) string {
	if i, ok := g.wheel.Index(n.String()); ok {
		return g.wheel.Pockets[i].Color.String()
	}
	return "green"
}

func (d *drawingFelt) outside() {
	for i, id := range []string{"column-1", "column-2", "column-3"} {
		d.rect(id, 13*cell, cell*float64(2-i), cell, cell).Labelled("2 to 1", 0.8).Below()
	}
	side := func(id, label string, x, y, w float64) *felt.Area {
		size := 0.95
		if w < 3*cell {
			size = 0.8 // beside it there is room for what was won
		}
		a := d.rect(id, x, y, w, band).Labelled(label, size)
		if d.upright { // the chips lie below the letters
			a.Upwards = true
			a.Chip = felt.Point{X: a.X + a.W/2, Y: a.Y + a.H - 1}
		}
		return a
	}
	for i, label := range []string{"1st 12", "2nd 12", "3rd 12"} {
		side("dozen-"+string(rune('1'+i)), label, cell+4*cell*float64(i), 3*cell, 4*cell)
	}
	for i, e := range []struct{ id, label, look string }{
		{"low", "1 to 18", ""}, {"even", "EVEN", ""}, {"red", "RED", "red"}, {"black", "BLACK", "black"}, {"odd", "ODD", ""},
		{"high", "19 to 36", ""},
	} {
		side(e.id, e.label, cell+2*cell*float64(i), 3*cell+band, 2*cell).Coloured(e.look)
	}
}

// inside adds the wagers on lines and corners: each lies where the boxes of its
// numbers meet.
func (d *drawingFelt) inside() {
	for i := range d.g.layout.Wagers {
		id := d.g.layout.Wagers[i].ID
		switch kind, _, _ := strings.Cut(id, "-"); kind {
		case "split", "three", "four", "six", "first":
			x, y := d.meeting(kind, d.g.spots[i].covers)
			d.spot(id, x, y)
		}
	}
}

// meeting is where the boxes of some numbers meet.
func (d *drawingFelt) meeting(kind string, covers Numbers) (x, y float64) {
	first, right, left, top, bottom := 1e9, 0.0, 1e9, 0.0, 1e9 // the last four bound what all boxes share
	zero := false
	for n := Number(0); n <= DoubleZero; n++ {
		if !covers.Has(n) {
			continue
		}
		zero = zero || n == 0 || n == DoubleZero
		bx, by, w, h := d.box(n)
		first = min(first, bx)
		right, left = max(right, bx), min(left, bx+w)
		top, bottom = max(top, by), min(bottom, by+h)
	}
	switch {
	case kind == "six", kind == "first":
		return right, 3 * cell // the line between two rows, where it meets the outer line
	case kind == "three" && !zero:
		return first + cell/2, 3 * cell
	case left > right: // one box above the other
		return first + cell/2, top
	}
	return right, (top + bottom) / 2
}

// replica draws the numbers in the order of the wheel, as a ring, by
// 5.1(e)1i(1).
func (d *drawingFelt) replica() {
	var labels []string
	for _, p := range d.g.wheel.Pockets {
		if p.Label != "00" || d.g.options.doubleZero() {
			labels = append(labels, p.Label)
		}
	}
	rows := 2
	if d.upright {
		rows = 4
	}
	top := d.felt.Height + 1.4
	d.felt.Height = top + inset*float64(rows)
	d.felt.Write("Five adjacent numbers", d.felt.Width/2, top-0.7, 0.8, "gold")
	across := (len(labels) + rows - 1) / rows
	wide := d.felt.Width / float64(across)
	for i, label := range labels {
		r, c := i/across, i%across
		if r%2 == 1 {
			c = across - 1 - c // the ring runs back
		}
		n, _ := ParseNumber(label)
		d.felt.Rect("adjacent-"+label, wide*float64(c), top+inset*float64(r), wide, inset).Labelled(label, 0.8).Coloured(d.g.look(n))
	}
}

// sevenNumbers draws the area of its own that 5.1(f)1 asks for.
func (d *drawingFelt) sevenNumbers() {
	top := d.felt.Height + 0.6
	d.felt.Height = top + band
	d.felt.Rect("seven-numbers", d.felt.Width/2-6, top, 12, band).Labelled("Seven numbers", 0.95)
}
