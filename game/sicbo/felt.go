package sicbo

import (
	"fmt"
	"strings"

	"boardwalk/dice"
	"boardwalk/felt"
	"boardwalk/table"
)

// unit is what the layout is measured in: the sixteenth part of an inch, nearly.
const unit = 0.06

// Felt draws the board as it is usual: small and big at the ends, doubles and
// triples between them, then the totals, pairs and single faces. What it lights
// for each roll is what the electrical device lights, by 9.5(d)[illumination].
func (g *Game) Felt(int) *felt.Felt {
	f := g.drawTable()
	f.Upright = g.drawUpright()
	for _, drawn := range []*felt.Felt{f, f.Upright} {
		drawn.Map = felt.DiceMap
		drawn.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 3}}
		drawn.Lights = g.lights()
	}
	return f
}

func (g *Game) lights() *felt.Lights {
	lights := &felt.Lights{On: map[string][]string{}}
	for a := dice.Face(1); a <= 6; a++ {
		for b := a; b <= 6; b++ {
			for c := b; c <= 6; c++ {
				key := fmt.Sprintf("%d-%d-%d", a, b, c)
				lit := Winning(dice.Three{a, b, c})
				for area := range numberOfAreas {
					if lit.Has(area) {
						lights.On[key] = append(lights.On[key], g.layout.Wagers[area].ID)
					}
				}
			}
		}
	}
	return lights
}

// board is a layout being drawn.
type board struct {
	*felt.Felt
	g *Game
}

func (g *Game) drawTable() *felt.Felt {
	b := &board{felt.New("Sic bo layout", 900*unit, 382*unit), g}
	b.named("small", 0, 0, 120, 160, "SMALL", 25)
	b.named("big", 780, 0, 120, 160, "BIG", 25)
	b.named("any-triple", 390, 0, 120, 160, "ANY TRIPLE", 15)
	for n := range 3 {
		b.below(double, n, 120+62*float64(n), 0, 62, 160, 22)
		b.below(double, n+3, 594+62*float64(n), 0, 62, 160, 22)
		b.beside(triple, n, 306, 160.0/3*float64(n), 84, 160.0/3, 15)
		b.beside(triple, n+3, 510, 160.0/3*float64(n), 84, 160.0/3, 15)
	}
	b.rest(900, 160, []int{14}, []int{15}, []int{6}, 80, 72, 70, 18)
	return b.Felt
}

func (g *Game) drawUpright() *felt.Felt {
	b := &board{felt.New("Sic bo layout", 280*unit, 0), g}
	b.named("small", 0, 0, 100, 64, "SMALL", 17)
	b.named("any-triple", 100, 0, 80, 64, "ANY TRIPLE", 11)
	b.named("big", 180, 0, 100, 64, "BIG", 17)
	for n := range 6 {
		b.below(double, n, 280.0/6*float64(n), 64, 280.0/6, 66, 15)
		b.beside(triple, n, 280.0/3*float64(n%3), 130+42*float64(n/3), 280.0/3, 42, 15)
	}
	high := b.rest(280, 214, []int{7, 7}, []int{5, 5, 5}, []int{3, 3}, 60, 60, 42, 15)
	b.Height = high * unit
	return b.Felt
}

// rest draws totals, pairs and single faces below y, so many in each row and
// so high, and returns where they end.
func (b *board) rest(wide, y float64, totals, pairs, singles []int, totalHigh, pairHigh, singleHigh, die float64) float64 {
	rows := func(list []int, high float64, draw func(n int, x, y, w, h float64)) {
		n := 0
		for _, across := range list {
			for i := range across {
				draw(n, wide/float64(across)*float64(i), y, wide/float64(across), high)
				n++
			}
			y += high
		}
	}
	rows(totals, totalHigh, func(n int, x, y, w, h float64) {
		a := b.area(total+table.Area(n), x, y, w, h, fmt.Sprint(n+4), 19)
		a.Spoken((x+w/2)*unit, (y+0.28*h)*unit, (x+w/2)*unit, (y+0.74*h)*unit)
	})
	rows(pairs, pairHigh, func(n int, x, y, w, h float64) { b.below(combo, n, x, y, w, h, die) })
	rows(singles, singleHigh, func(n int, x, y, w, h float64) { b.beside(single, n, x, y, w, h, 1.3*die) })
	return y
}

// area adds an area with its odds, in units.
func (b *board) area(a table.Area, x, y, w, h float64, label string, size float64) *felt.Area {
	wager := &b.g.layout.Wagers[a]
	return b.Rect(wager.ID, x*unit, y*unit, w*unit, h*unit).Labelled(label, size*unit).Under(wager.OnlyOdds())
}

func (b *board) named(id string, x, y, w, h float64, label string, size float64) {
	a := b.area(b.g.layout.MustArea(id), x, y, w, h, label, size)
	a.Spoken((x+w/2)*unit, (y+0.29*h)*unit, (x+w/2)*unit, min(y+0.76*h, y+h-15)*unit)
}

// faces are the dice that the nth area of a kind is a wager on.
func faces(kind table.Area, n int) []int {
	switch kind {
	case triple:
		return []int{n + 1, n + 1, n + 1}
	case double:
		return []int{n + 1, n + 1}
	case combo:
		return []int{int(pairs[n][0]), int(pairs[n][1])}
	}
	return []int{n + 1}
}

// odds are what is printed below the dice: of a single face, what one, two and
// three of them pay.
func (b *board) odds(a table.Area) string {
	var list []string
	for _, p := range b.g.layout.Wagers[a].Pays {
		list = append(list, strings.TrimSuffix(p.Odds.String(), " to 1"))
	}
	return strings.Join(list, ", ") + " to 1"
}

// below draws an area of dice, with the odds below them and then the chips.
func (b *board) below(kind table.Area, n int, x, y, w, h, die float64) {
	a := b.area(kind+table.Area(n), x, y, w, h, b.odds(kind+table.Area(n)), 11).Under("")
	mid := x + w/2
	dice := y + 0.6*die + 3
	a.Spoken(mid*unit, (dice+0.5*die+8)*unit, mid*unit, min(y+h-16, y+0.76*h)*unit).Diced(mid*unit, dice*unit, die*unit, faces(kind, n)...)
}

// beside draws an area of dice with the odds below them and the chips beside them.
func (b *board) beside(kind table.Area, n int, x, y, w, h, die float64) {
	size := 11.0
	if w < 120 {
		size = 9.4
	}
	a := b.area(kind+table.Area(n), x, y, w, h, b.odds(kind+table.Area(n)), size).Under("")
	f := faces(kind, n)
	mid := x + max(0.36*w-2, 0.6*die*float64(len(f)))
	chip := x + w - 15
	if w > 120 {
		chip = mid + 0.4*w
	}
	a.Spoken(mid*unit, (y+0.74*h)*unit, chip*unit, (y+0.5*h)*unit).Diced(mid*unit, (y+0.34*h)*unit, die*unit, f...)
}
