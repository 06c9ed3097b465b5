package craps

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/felt"
)

// unit is what the layout is measured in: the sixteenth part of an inch, nearly.
const unit = 0.06

// felting is a craps layout being drawn, as at a table or upright.
type felting struct {
	*felt.Felt
	g       *Game
	upright bool
}

// Felt draws the layout: a box for every point number, come, field and line, and
// the bets in the centre of the table.
func (g *Game) Felt(int) *felt.Felt {
	f := g.drawFelt(false)
	f.Upright = g.drawFelt(true)
	return f
}

func (g *Game) drawFelt(upright bool) *felt.Felt {
	d := &felting{felt.New(g.name, 974*unit, 362*unit), g, upright}
	if upright {
		d.Felt = felt.New(g.name, 390*unit, 1040*unit)
	}
	puck := &felt.Mark{Fact: "point", On: "ON", Off: "OFF", Say: "The puck is on: the point is",
		Rest: "The puck is off: the next roll is a come out roll",
		At:   map[string]felt.Point{}, Home: at(78, 18)}
	if upright {
		puck.Home = at(18, 341)
	}
	for i, n := range []int{4, 5, 6, 8, 9, 10} {
		x, y, w := 96+97*float64(i), 0.0, 97.0
		if upright {
			x, y, w = 130*float64(i%3), 156*float64(i/3), 130
		}
		puck.At[strconv.Itoa(n)] = at(x+w/2, y+44) // above the number
		if upright {
			puck.At[strconv.Itoa(n)] = at(x+w-17, y+30) // and beside it
		}
		d.number(n, x, y, w)
	}
	if upright {
		d.uprightLines()
	} else {
		d.lines()
	}
	d.Marks = []*felt.Mark{puck}
	d.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 2, Fact: "shooter"}}
	d.Map = felt.LineMap
	d.Holders = []felt.Holder{{Fact: "shooter", Text: "has the dice"}}
	return d.Felt
}

func at(x, y float64) felt.Point { return felt.Point{X: x * unit, Y: y * unit} }

func (d *felting) area(id string, x, y, w, h float64, label string, size float64) *felt.Area {
	return d.Rect(id, x*unit, y*unit, w*unit, h*unit).Labelled(label, size*unit).Under(d.odds(id))
}

// odds are what is printed below an area's name.
func (d *felting) odds(id string) string {
	switch kind, _, _ := strings.Cut(id, "-"); kind {
	case "buy", "lay", "lose", "come", "pass", "dont":
		return ""
	}
	return d.g.layout.Wagers[d.g.layout.MustArea(id)].OnlyOdds()
}

// number draws the box of a point number with what may lie on it: bets on the
// number, and come wagers that have gone there with their odds beside them.
func (d *felting) number(n int, x, y, w float64) {
	word := map[int]string{6: "SIX", 9: "NINE"}[n]
	size := 26.0
	if word == "" {
		word, size = strconv.Itoa(n), 38
	}
	if !d.upright {
		size *= 0.75
	} else if len(word) > 2 {
		size = 20
	}
	id := func(kind string) string { return fmt.Sprint(kind, "-", n) }
	half := w / 2
	come, dont := 45.0, 75.0
	if d.upright {
		come, dont = 18, 45
		d.Frame(x*unit, y*unit, w*unit, 156*unit)
		d.Write(word, (x+half)*unit, (y+32)*unit, size*unit, "gold")
		d.area(id("place"), x, y+60, half, 50, "place", 16)
		d.area(id("buy"), x+half, y+60, half, 50, "buy", 16)
		d.area(id("lay"), x, y+110, half, 46, "lay", 16)
		d.area(id("lose"), x+half, y+110, half, 46, "lose", 16)
	} else {
		d.Frame(x*unit, y*unit, w*unit, 160*unit)
		d.Write(word, (x+half)*unit, (y+76)*unit, size*unit, "gold")
		d.area(id("lay"), x, y, half, 26, "lay", 12)
		d.area(id("lose"), x+half, y, half, 26, "lose", 12)
		d.area(id("place"), x, y+92, w, 38, "place", 13)
		d.area(id("buy"), x, y+130, w, 30, "buy", 12)
	}
	d.travelled(id("come"), id("come-odds"), x, y+come, w)
	d.travelled(id("dont-come"), id("dont-come-odds"), x, y+dont, w)
}

// travelled draws the spots of a come wager on its number and of its odds.
func (d *felting) travelled(wager, odds string, x, y, w float64) {
	d.Spot(wager, (x+21)*unit, y*unit, 13*unit).Lying = true
	d.Spot(odds, (x+w-23)*unit, y*unit, 15*unit).Labelled("odds", 9*unit).With = wager
}

const fieldNumbers = "FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12"

// fieldOdds are the odds of the field that are not even money.
func (d *felting) fieldOdds() string {
	var words []string
	for _, p := range d.g.layout.Wagers[d.g.layout.MustArea("field")].Pays {
		if p.Odds.String() != "1 to 1" {
			words = append(words, p.Odds.String()+" on "+p.On)
		}
	}
	return strings.Join(words, ", ")
}

func (d *felting) lines() {
	d.area("dont-come", 0, 0, 96, 160, "DON'T COME", 13).Under("bar 12")
	d.area("come", 0, 160, 678, 56, "COME", 24)
	d.area("field", 0, 216, 678, 52, fieldNumbers, 17).Under(d.fieldOdds()).Coloured("field")
	d.area("dont-pass", 0, 268, 488, 40, "DON'T PASS BAR 12", 15)
	d.area("pass", 0, 308, 488, 52, "PASS LINE", 22)
	d.lineOdds(488, 268, 190, 40, 52, 15)
	d.centre(694, 0, 280, 1.1, 1)
}

func (d *felting) uprightLines() {
	d.area("dont-come", 0, 312, 195, 58, "DON'T COME", 15).Under("bar 12")
	d.area("come", 195, 312, 195, 58, "COME", 19)
	d.area("field", 0, 370, 390, 66, fieldNumbers, 17).Under(d.fieldOdds()).Coloured("field")
	d.area("dont-pass", 0, 436, 250, 56, "DON'T PASS BAR 12", 16)
	d.area("pass", 0, 492, 250, 64, "PASS LINE", 22)
	d.lineOdds(250, 436, 140, 56, 64, 16)
	d.centre(0, 572, 390, 1.42, 1.2)
}

// lineOdds are the odds behind the line: those on the point, while there is one.
func (d *felting) lineOdds(x, y, w, upper, lower, size float64) {
	for _, n := range []int{4, 5, 6, 8, 9, 10} {
		a := d.area(fmt.Sprint("dont-pass-odds-", n), x, y, w, upper, fmt.Sprint("lay odds on ", n), size*0.85)
		b := d.area(fmt.Sprint("pass-odds-", n), x, y+upper, w, lower, fmt.Sprint("odds on ", n), size)
		a.Fact, a.Is = "point", strconv.Itoa(n)
		b.Fact, b.Is = "point", strconv.Itoa(n)
	}
}

// centre are the bets in the centre of the table.
func (d *felting) centre(x, y, w, high, large float64) {
	type bet struct{ id, label string }
	for _, row := range []struct {
		h, size float64
		bets    []bet
	}{
		{44, 16, []bet{{"any-seven", "ANY SEVEN"}}},
		{50, 15, []bet{{"hard-4", "Hard 4"}, {"hard-10", "Hard 10"}}},
		{50, 15, []bet{{"hard-6", "Hard 6"}, {"hard-8", "Hard 8"}}},
		{50, 17, []bet{{"craps-2", "2"}, {"craps-3", "3"}, {"craps-12", "12"}, {"eleven", "11"}}},
		{44, 14, []bet{{"any-craps", "ANY CRAPS"}, {"c-and-e", "C & E"}}},
		{44, 15, []bet{{"horn", "HORN"}}},
		{44, 11, []bet{{"horn-high-2", "High 2"}, {"horn-high-3", "High 3"}, {"horn-high-11", "High 11"}, {"horn-high-12", "High 12"}}},
	} {
		wide := w / float64(len(row.bets))
		for i, b := range row.bets {
			a := d.area(b.id, x+wide*float64(i), y, wide, row.h*high, b.label, row.size*large)
			if b.id == "any-seven" {
				a.Coloured("seven")
			}
		}
		y += row.h * high
	}
}
