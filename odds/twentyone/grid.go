package twentyone

import (
	"strconv"
	"strings"

	"boardwalk/game/blackjack"
)

// Grid is a strategy as rows and columns, with a hand for each place.
type Grid struct {
	Title string
	Under string   // a line about the rules
	Heads []string // what the dealer shows
	Parts []GridPart
	Marks []Mark // those that it has
}

// GridPart is the rows of hard totals, of soft ones or of pairs.
type GridPart struct {
	Name string
	Rows []GridRow
}

// GridRow is a row, a cell for each head.
type GridRow struct {
	Name  string
	Cells []Cell
}

// Mark is what a strategy says: a code of one or two letters, and its meaning.
type Mark struct{ Code, Means string }

// Cell is one place: what the strategy says, and a hand of as few cards as can
// be for which it says so, against as few of the dealer's.
type Cell struct {
	Mark         Mark
	Hand, Dealer Hand
}

// Grid returns the strategy as rows and columns, as [ChartText] has it.
func (s *Strategy) Grid() Grid {
	c := s.chart()
	g := Grid{Title: c.title, Under: c.under, Heads: c.heads}
	for _, m := range c.used() {
		g.Marks = append(g.Marks, Mark{m.code, m.means})
	}
	bothUp := s.options.Dealing == blackjack.BothUp
	for _, p := range c.parts {
		part := GridPart{Name: p.name}
		for _, r := range p.rows {
			row := GridRow{Name: r.name}
			for i, m := range r.marks {
				cell := Cell{Mark: Mark{m.code, m.means}, Dealer: dealerOf(c.heads[i], bothUp)}
				if p.name != "First" {
					cell.Hand = handOf(r.name)
				}
				row.Cells = append(row.Cells, cell)
			}
			part.Rows = append(part.Rows, row)
		}
		g.Parts = append(g.Parts, part)
	}
	return g
}

// handOf is a hand by the name of its row: a hard total, or two cards.
func handOf(name string) Hand {
	a, b, two := strings.Cut(name, " ")
	switch {
	case two:
		return Points(pointsOf(a), pointsOf(b))
	case name == "20": // two tens are a pair
		return Points(10, 8, 2)
	}
	return hard(pointsOf(name))
}

// dealerOf is what the dealer shows by the name of its column: a card, or the
// total of both, s for soft.
func dealerOf(head string, bothUp bool) Hand {
	if !bothUp {
		return Points(pointsOf(head))
	}
	if total, soft := strings.CutPrefix(head, "s"); soft {
		return Points(1, pointsOf(total)-11)
	}
	return hard(pointsOf(head))
}

func hard(total int) Hand {
	high := min(10, total-2)
	return Points(high, total-high)
}

func pointsOf(name string) int {
	if name == "A" {
		return 1
	}
	n, err := strconv.Atoi(name)
	if err != nil {
		panic("twentyone: a chart with a row or a column " + name)
	}
	return n
}
