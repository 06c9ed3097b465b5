package craps

import (
	"strconv"
	"strings"

	"boardwalk/felt"
)

// unit is what the layout is measured in: the sixteenth part of an inch, nearly.
const unit = 0.06

var points = []int{4, 5, 6, 8, 9, 10}

// felting is a craps layout being drawn, as at a table or upright.
type felting struct {
	*felt.Felt
	g *Game
}

// Felt draws one end of the table: the line that turns the corner, the number
// boxes, come and field, and the stickman's box beside them.
func (g *Game) Felt(int) *felt.Felt {
	f := g.finish(g.drawTable())
	f.Upright = g.finish(g.drawUpright())
	return f
}

func (g *Game) finish(f *felt.Felt) *felt.Felt {
	f.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 2, Fact: "shooter"}}
	f.Map = felt.LineMap
	f.Holders = []felt.Holder{{Fact: "shooter", Text: "has the dice"}}
	return f
}

func (g *Game) begin(w, h float64) *felting {
	d := &felting{felt.New(g.name, w*unit, h*unit), g}
	d.Marks = []*felt.Mark{{Fact: "point", On: "ON", Off: "OFF", Say: "The puck is on: the point is",
		Rest: "The puck is off: the next roll is a come out roll", At: map[string]felt.Point{}, Size: 22 * unit}}
	return d
}

func at(x, y float64) felt.Point { return felt.Point{X: x * unit, Y: y * unit} }

func (d *felting) area(id string, x, y, w, h float64, label string, size float64) *felt.Area {
	return d.Rect(id, x*unit, y*unit, w*unit, h*unit).Labelled(label, size*unit).Under(d.odds(id))
}

// spoken is an area with its words about a point and its chips on another.
func spoken(a *felt.Area, x, y, chipX, chipY float64) *felt.Area {
	return a.Spoken(x*unit, y*unit, chipX*unit, chipY*unit)
}

func (d *felting) write(words string, x, y, size float64, look string) {
	d.Write(words, x*unit, y*unit, size*unit, look)
}

// odds are what is printed below an area's name.
func (d *felting) odds(id string) string {
	switch kind, _, _ := strings.Cut(id, "-"); kind {
	case "buy", "lay", "lose", "come", "pass", "dont":
		return ""
	}
	return d.g.layout.Wagers[d.g.layout.MustArea(id)].OnlyOdds()
}

func id(kind string, n int) string { return kind + "-" + strconv.Itoa(n) }

// The widths of the strips of the line and of the bar beside it.
const (
	lineWide = 38.0
	barWide  = 28.0
)

// drawTable draws the layout as it lies at a table, with a lane for the puck
// above the numbers.
func (g *Game) drawTable() *felt.Felt {
	const (
		right           = 550.0
		lane            = 24.0
		numbers, come   = 136.0, 182.0 // where each of them ends
		field, bar      = 234.0, 260.0
		pass, behind    = 296.0, 324.0
		left            = lineWide + barWide
		dontCome, bends = 68.0, 66.0
	)
	d := g.begin(766, behind)
	wide := (right - left - dontCome) / 6
	for i, n := range points {
		x := left + dontCome + wide*float64(i)
		d.Marks[0].At[strconv.Itoa(n)] = at(x+wide/2, lane/2-0.5)
		d.number(n, x, lane, wide)
	}
	d.Marks[0].Home = at(left+dontCome/2, lane/2-0.5)
	spoken(d.area("dont-come", left, lane, dontCome, numbers-lane, "DON'T COME", 8), left+dontCome/2, lane+18, left+dontCome/2, lane+82).
		Under("bar").Diced((left+dontCome/2)*unit, (lane+44)*unit, 15*unit, 6, 6)
	spoken(d.area("come", left, numbers, right-left, come-numbers, "COME", 27), (left+right)/2, (numbers+come)/2, right-110, (numbers+come)/2)
	d.field(left, come, right-left, field-come)
	bent := func(id string, x, y, h, wide, radius float64) *felt.Area {
		return d.Bent(id, felt.Rect{X: x * unit, Y: y * unit, W: (right - x) * unit, H: h * unit}, wide*unit, lane*unit, radius*unit)
	}
	mid := (left + right) / 2
	dontPass := bent("dont-pass", lineWide, field, bar-field, barWide, bends-lineWide).Labelled("DON'T PASS BAR", 14*unit)
	spoken(dontPass, mid-24, (field+bar)/2, right-110, (field+bar)/2).Diced((mid+64)*unit, (field+bar)/2*unit, 15*unit, 6, 6)
	line := bent("pass", 0, bar, pass-bar, lineWide, bends).Labelled("PASS LINE", 22*unit)
	spoken(line, mid, (bar+pass)/2, right-110, (bar+pass)/2)
	d.upwards("PASS LINE", lineWide/2, 130, 22)
	d.upwards("DON'T PASS BAR", lineWide+barWide/2, 128, 12)
	for _, n := range points {
		d.behind(n, "dont-pass-odds", "lay odds on ", left+40, pass+2, 190, behind-pass-2)
		d.behind(n, "pass-odds", "odds on ", left+40+200, pass+2, right-left-240, behind-pass-2)
	}
	d.stickman(right+14, lane, 766-right-14, 1)
	return d.Felt
}

// drawUpright draws the layout for a screen that is higher than wide: what most
// bet on in the upper part, then the centre of the table, then the wagers on
// numbers that are made less often.
func (g *Game) drawUpright() *felt.Felt {
	const (
		right, left   = 240.0, 30.0
		wide, high    = 70.0, 66.0
		come, field   = 166.0, 210.0
		bar, pass     = 238.0, 272.0
		behind, stick = 302.0, 312.0
	)
	d := g.begin(right, 0)
	for i, n := range points {
		x, y := left+wide*float64(i%3), high*float64(i/3)
		d.Marks[0].At[strconv.Itoa(n)] = at(x+wide-11, y+12)
		d.uprightNumber(n, x, y, wide, high)
	}
	d.Marks[0].Home, d.Marks[0].Size = at(left/2, 14), 19*unit
	spoken(d.area("dont-come", left, 2*high, 90, come-2*high, "DON'T COME", 7), left+30, (2*high+come)/2, left+74,
		(2*high+come)/2).Under("bar 12")
	d.area("come", left+90, 2*high, 120, come-2*high, "COME", 18)
	inField := d.area("field", left, come, right-left, field-come, "FIELD", 13)
	spoken(inField, 125, come+27, right-20, come+29).Under(d.fieldOdds()).Coloured("field")
	d.write("2 · 3 · 4 · 9 · 10 · 11 · 12", 125, come+8, 10, "gold")
	d.area("dont-pass", left, field, right-left, bar-field, "DON'T PASS BAR 12", 12)
	line := d.Bent("pass", felt.Rect{Y: bar * unit, W: right * unit, H: (pass - bar) * unit}, left*unit, 28*unit,
		44*unit).Labelled("PASS LINE", 19*unit)
	spoken(line, 120, (bar+pass)/2, right-20, (bar+pass)/2)
	d.upwards("PASS LINE", left/2, 130, 16)
	for _, n := range points {
		d.behind(n, "dont-pass-odds", "lay odds ", 0, pass+2, 118, behind-pass-2)
		d.behind(n, "pass-odds", "odds on ", 122, pass+2, 118, behind-pass-2)
	}
	y := d.stickman(0, stick, right, 1.14) + 12
	for _, row := range [][2]string{{"buy", "Buy"}, {"lay", "Lay"}, {"lose", "Place to lose"}} {
		d.write(row[1], right/2, y, 10, "gold")
		for i, n := range points {
			x := 40 * float64(i)
			spoken(d.area(id(row[0], n), x, y+8, 40, 30, strconv.Itoa(n), 11), x+8, y+23, x+28, y+23)
		}
		y += 50
	}
	d.Height = (y - 10) * unit
	return d.Felt
}

// upwards prints words that run up the side of the table.
func (d *felting) upwards(words string, x, y, size float64) {
	d.write(words, x, y, size, "ink")
	d.Texts[len(d.Texts)-1].Turn = -90
}

// behind are the odds behind the line: those on the point, while there is one.
func (d *felting) behind(n int, kind, words string, x, y, w, h float64) {
	a := d.area(id(kind, n), x, y, w, h, words+strconv.Itoa(n), 11)
	a.Fact, a.Is = "point", strconv.Itoa(n)
}

// field draws the field with its numbers: those that pay more in circles.
func (d *felting) field(x, y, w, h float64) {
	mid := x + w/2
	spoken(d.area("field", x, y, w, h, "FIELD", 20), mid, y+34, mid+84, y+34).Under("").Coloured("field")
	d.write("3 · 4 · 9 · 10 · 11", mid, y+13, 15, "ink")
	for _, p := range d.fieldPays() {
		at := x + 52
		if p.On == "12" {
			at = x + w - 52
		}
		d.Ring(at*unit, (y+h/2)*unit, 22*unit)
		d.write(p.On, at, y+h/2-6, 17, "gold")
		d.write(p.Odds.String(), at, y+h/2+10, 8.4, "ink")
	}
}
