package sicbo

import (
	"fmt"
	"slices"

	"boardwalk/dice"
	"boardwalk/felt"
)

// Felt draws the board. What it lights for each roll is what the electrical
// device lights, by 9.5(d)[illumination].
func (g *Game) Felt(int) *felt.Felt {
	wide := g.board(900, 74, 18, [][]string{
		slices.Concat([]string{"small"}, faces("double", 1, 3), []string{"any-triple"}, faces("double", 4, 6), []string{"big"}),
		faces("triple", 1, 6), faces("total", 4, 17), combos(0, 15), faces("single", 1, 6),
	})
	wide.Upright = g.board(420, 66, 15, [][]string{
		{"small", "any-triple", "big"}, faces("double", 1, 6), faces("triple", 1, 6), faces("total", 4, 10), faces("total", 11, 17),
		combos(0, 5), combos(5, 10), combos(10, 15), faces("single", 1, 3), faces("single", 4, 6),
	})
	return wide
}

func (g *Game) board(width, height, size float64, ids [][]string) *felt.Felt {
	const unit = 0.06
	rows := make([][]felt.Cell, len(ids))
	for r, row := range ids {
		for _, id := range row {
			rows[r] = append(rows[r], g.cell(id))
		}
	}
	f := felt.Rows("Sic bo layout", width*unit, height*unit, rows, size*unit)
	f.Map = felt.DiceMap
	f.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 3}}
	f.Lights = &felt.Lights{On: map[string][]string{}}
	for a := dice.Face(1); a <= 6; a++ {
		for b := a; b <= 6; b++ {
			for c := b; c <= 6; c++ {
				key := fmt.Sprintf("%d-%d-%d", a, b, c)
				lit := Winning(dice.Three{a, b, c})
				for area := range numberOfAreas {
					if lit.Has(area) {
						f.Lights.On[key] = append(f.Lights.On[key], g.layout.Wagers[area].ID)
					}
				}
			}
		}
	}
	return f
}

// cell is an area as it is printed: with the faces that it is a wager on, or
// with its name and its odds.
func (g *Game) cell(id string) felt.Cell {
	a := g.layout.MustArea(id)
	c := felt.Cell{Wager: id}
	face := func(from int) int { return int(a) - from + 1 }
	switch {
	case a < double:
		n := face(int(triple))
		c.Dice = []int{n, n, n}
	case a < anyTriple:
		n := face(int(double))
		c.Dice = []int{n, n}
	case a >= combo && a < small:
		p := pairs[a-combo]
		c.Dice = []int{int(p[0]), int(p[1])}
	case a >= single:
		c.Dice = []int{face(int(single))}
	default:
		c.Sub = g.layout.Wagers[a].OnlyOdds()
		c.Label = map[string]string{"small": "SMALL", "big": "BIG", "any-triple": "ANY 3"}[id]
		if c.Label == "" {
			c.Label = fmt.Sprint(int(a-total) + 4)
		}
	}
	return c
}

// faces are the ids of wagers with numbers.
func faces(kind string, from, to int) []string {
	var ids []string
	for n := from; n <= to; n++ {
		ids = append(ids, fmt.Sprint(kind, "-", n))
	}
	return ids
}

// combos are the ids of some combinations of two faces.
func combos(from, to int) []string {
	var ids []string
	for _, p := range pairs[from:to] {
		ids = append(ids, fmt.Sprintf("combo-%d-%d", p[0], p[1]))
	}
	return ids
}
