package counsel

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// Chart is the best play of a game as rows and columns, for hands from a fresh
// shoe.
type Chart struct {
	Title string `json:"title"`
	Text  string `json:"text" doc:"What it is worth, or what it comes to in a sentence"`
	Of    string `json:"of" doc:"What the values are fractions of"`
	Marks []Mark `json:"marks"`
	Parts []Part `json:"parts"`
}

// Part is a table of its own, with columns of its own.
type Part struct {
	Name  string   `json:"name"`
	Heads []string `json:"heads"`
	Rows  []Row    `json:"rows"`
}

// Row is a row, a cell for each head.
type Row struct {
	Name  string `json:"name"`
	Cells []Cell `json:"cells"`
}

// Mark is what a chart says in one place.
type Mark struct {
	Code  string `json:"code"`
	Means string `json:"means"`
}

// Cell is what to do with a hand. One that cannot be has no code.
type Cell struct {
	Code   string  `json:"code"`
	Hand   string  `json:"hand,omitempty" doc:"The hand whose choices are valued"`
	Values []Worth `json:"values,omitempty" doc:"The best first"`
}

// Strategy charts the best play under lawful options.
func Strategy(rules *table.Rules, options table.Options, terms table.Terms) (*Chart, error) {
	switch o := options.(type) {
	case *blackjack.Options:
		return blackjackChart(o)
	case *reddog.Options:
		return redDogChart(o, terms)
	case *threecard.Options:
		return threeCardChart(o, terms)
	}
	return nil, &NoChoices{rules}
}

func blackjackChart(o *blackjack.Options) (*Chart, error) {
	s, err := twentyone.Solve(o, twentyone.Fresh(o))
	if err != nil {
		return nil, err
	}
	g := s.Basic().Grid()
	c := &Chart{Title: g.Title, Text: g.Under, Of: "the wager"}
	for _, m := range g.Marks {
		c.Marks = append(c.Marks, Mark(m))
	}
	for _, p := range g.Parts {
		part := Part{Name: p.Name, Heads: g.Heads}
		for _, r := range p.Rows {
			row := Row{Name: r.Name}
			for _, x := range r.Cells {
				var values []Worth
				for _, v := range s.Choices(x.Hand, x.Dealer) {
					values = append(values, Worth{v.Choice, v.EV})
				}
				row.Cells = append(row.Cells, newCell(x.Mark.Code, x.Hand.String(), values))
			}
			part.Rows = append(part.Rows, row)
		}
		c.Parts = append(c.Parts, part)
	}
	return c, nil
}

func newCell(code, hand string, values []Worth) Cell {
	slices.SortStableFunc(values, func(a, b Worth) int { return cmp.Compare(b.EV, a.EV) })
	return Cell{code, hand, values}
}

// The widest spread at red dog: from a two to an ace.
const widest = 11

func redDogChart(o *reddog.Options, terms table.Terms) (*Chart, error) {
	c := &Chart{Title: "Red dog, " + decks(o.Decks), Of: "the original wager", Marks: []Mark{{"R", "raise"}, {"C", "do not raise"}}}
	part := Part{Name: "Spread", Heads: []string{"best"}}
	from := 0
	for spread := 1; spread <= widest; spread++ {
		low := (widest - spread) / 2 // of the cards with such a spread, those in the middle
		hand := []card.Card{card.New(card.Rank(low), card.Clubs), card.New(card.Rank(low+spread+1), card.Spades)}
		v, err := Choices(reddog.Rules, o, terms, &Position{Hand: hand})
		if err != nil {
			return nil, err
		}
		cell := newCell("C", pretty(hand), v.Choices)
		if cell.Values[0].Choice == reddog.Raise {
			cell.Code = "R"
			if from == 0 {
				from = spread
			}
		}
		part.Rows = append(part.Rows, Row{Name: fmt.Sprint(spread), Cells: []Cell{cell}})
	}
	c.Parts = []Part{part}
	c.Text = fmt.Sprintf("Raise on spreads of %d and more.", from)
	return c, nil
}

func threeCardChart(o *threecard.Options, terms table.Terms) (*Chart, error) {
	c := &Chart{Title: "Three card poker", Of: "the ante", Marks: []Mark{{"P", "play"}, {"F", "fold"}}}
	cell := func(cards string) (Cell, error) {
		hand, err := card.ParseAll(cards)
		if err != nil {
			return Cell{}, err
		}
		v, err := Choices(threecard.Rules, o, terms, &Position{Hand: hand})
		if err != nil {
			return Cell{}, err
		}
		x := newCell("F", pretty(hand), v.Choices)
		if x.Values[0].Choice == threecard.Play {
			x.Code = "P"
		}
		return x, nil
	}
	queens := Part{Name: "A queen, and this as the second card, by the third"}
	least := ""
	for third := card.Ten; ; third-- {
		queens.Heads = append(queens.Heads, rankName(third))
		if third == card.Two {
			break
		}
	}
	for second := card.Jack; second >= card.Three; second-- {
		row := Row{Name: rankName(second)}
		for third := card.Ten; ; third-- {
			var x Cell
			if third < second {
				var err error
				if x, err = cell("Qs " + string(second.Letter()) + "h " + string(third.Letter()) + "d"); err != nil {
					return nil, err
				}
				if x.Code == "P" {
					least = "Q " + rankName(second) + " " + rankName(third)
				}
			}
			row.Cells = append(row.Cells, x)
			if third == card.Two {
				break
			}
		}
		queens.Rows = append(queens.Rows, row)
	}
	others := Part{Name: "Other hands", Heads: []string{"best"}}
	for _, r := range []struct{ name, cards string }{
		{"Jack high, the best", "Js Th 8d"}, {"King high, the least", "Ks 3h 2d"}, {"Ace high, the least", "As 4h 2d"}, {"Pair of twos", "2s 2h 3d"},
		{"Flush, the least", "5s 3s 2s"}, {"Straight, the least", "As 2h 3d"}, {"Three twos", "2s 2h 2d"}, {"Straight flush, the least", "As 2s 3s"},
	} {
		x, err := cell(r.cards)
		if err != nil {
			return nil, err
		}
		others.Rows = append(others.Rows, Row{Name: r.name, Cells: []Cell{x}})
	}
	c.Parts = []Part{queens, others}
	c.Text = "Play with " + least + " or better."
	return c, nil
}

func rankName(r card.Rank) string {
	if r == card.Ten {
		return "10"
	}
	return string(r.Letter())
}

func pretty(hand []card.Card) string {
	words := make([]string, len(hand))
	for i, c := range hand {
		words[i] = c.Pretty()
	}
	return strings.Join(words, " ")
}

func decks(n int) string {
	if n == 1 {
		return "one deck"
	}
	return fmt.Sprintf("%d decks", n)
}
