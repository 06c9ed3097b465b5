package advice

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/table"
)

// adviseThreeCard values going on against every hand that the dealer may have.
func adviseThreeCard(s *View) *Counsel {
	q := s.Question
	cards := s.hand(q.Box, 0)
	if !q.Allows(threecard.Fold) || len(cards) != 3 {
		return nil
	}
	var dead card.Set
	for _, x := range s.Hands {
		dead |= card.SetOf(x.Cards...)
	}
	n := fmt.Sprint(q.Box)
	ante, beside := s.On("ante-"+n), s.On("pair-plus-"+n)
	list, err := odds.ThreeCardChoices(s.Options, s.Terms, [3]card.Card(cards), dead, big.NewRat(int64(beside), int64(max(ante, 1))))
	if err != nil {
		return nil
	}
	rest := 52 - dead.Len()
	basis := fmt.Sprintf("Against every one of the %d hands that the dealer may have.", rest*(rest-1)*(rest-2)/6)
	if beside > 0 {
		basis += " The pair plus wager is counted with it."
	}
	return newCounsel(q, floats(list), "the ante", ante, basis)
}

func valueThreeCard(options table.Options, terms table.Terms, p *Position) (*Values, error) {
	if _, err := without(1, p.Hand, p.Gone); err != nil {
		return nil, err
	}
	if len(p.Hand) != 3 {
		return nil, fmt.Errorf("a hand has three cards, not %d", len(p.Hand))
	}
	list, err := odds.ThreeCardChoices(options, terms, [3]card.Card(p.Hand), card.SetOf(p.Gone...), big.NewRat(int64(p.PairPlus), 1))
	return &Values{Choices: floats(list), Of: "the ante"}, err
}

// The parts of the chart of three card poker.
const (
	queenHands = "A queen, and this as the second card, by the third"
	otherHands = "Other hands"
)

func chartThreeCard(options table.Options, terms table.Terms) (*Chart, error) {
	c := &Chart{Title: "Three card poker", Of: "the ante", Marks: []Mark{{"P", "play"}, {"F", "fold"}}}
	cell := func(cards string) (Cell, error) {
		hand, err := card.ParseAll(cards)
		if err != nil {
			return Cell{}, err
		}
		v, err := valueThreeCard(options, terms, &Position{Hand: hand})
		if err != nil {
			return Cell{}, err
		}
		x := newCell("F", pretty(hand), v.Choices)
		if x.Values[0].Choice == threecard.Play {
			x.Code = "P"
		}
		return x, nil
	}
	queens := Part{Name: queenHands}
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
	others := Part{Name: otherHands, Heads: []string{only}}
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
