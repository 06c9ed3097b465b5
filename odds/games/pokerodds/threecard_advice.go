package pokerodds

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/poker"
)

// adviseThreeCard values going on against every hand that the dealer may have.
func adviseThreeCard(s *advice.View) *advice.Counsel {
	q := s.Question
	cards := s.CardsOf(q.Box, 0)
	if !q.Allows(threecard.Fold) || len(cards) != 3 {
		return nil
	}
	var dead card.Set
	for _, x := range s.Hands {
		dead |= card.SetOf(x.Cards...)
	}
	n := fmt.Sprint(q.Box)
	ante, beside := s.On("ante-"+n), s.On("pair-plus-"+n)
	list, err := ThreeCardChoices(&s.Asked, [3]card.Card(cards), dead, big.NewRat(int64(beside), int64(max(ante, 1))))
	if err != nil {
		return nil
	}
	rest := 52 - dead.Len()
	basis := fmt.Sprintf("Against every one of the %d hands that the dealer may have.", rest*(rest-1)*(rest-2)/6)
	if beside > 0 {
		basis += " The pair plus wager is counted with it."
	}
	return advice.NewCounsel(q, advice.Floats(list), "the ante", ante, basis)
}

func valueThreeCard(a *odds.Asked, p *advice.Position) (*advice.Values, error) {
	if _, err := advice.Without(card.Standard, 1, p.Hand, p.Gone); err != nil {
		return nil, err
	}
	if len(p.Hand) != 3 {
		return nil, fmt.Errorf("a hand has three cards, not %d", len(p.Hand))
	}
	list, err := ThreeCardChoices(a, [3]card.Card(p.Hand), card.SetOf(p.Gone...), big.NewRat(int64(p.PairPlus), 1))
	return &advice.Values{Choices: advice.Floats(list), Of: "the ante"}, err
}

// The parts of the chart of three card poker.
const (
	queenHands = "A queen, and this as the second card, by the third"
	otherHands = "Other hands"
)

func chartThreeCard(a *odds.Asked) (*advice.Chart, error) {
	c := &advice.Chart{Title: "Three card poker", Of: "the ante", Marks: []advice.Mark{{Code: "P", Means: "play"}, {Code: "F", Means: "fold"}}}
	cell := func(cards string) (advice.Cell, error) {
		hand, err := card.ParseAll(cards)
		if err != nil {
			return advice.Cell{}, err
		}
		v, err := valueThreeCard(a, &advice.Position{Hand: hand})
		if err != nil {
			return advice.Cell{}, err
		}
		x := advice.NewCell("F", advice.Pretty(hand), v.Choices)
		if x.Values[0].Choice == threecard.Play {
			x.Code = "P"
		}
		return x, nil
	}
	queens := advice.Part{Name: queenHands}
	least := ""
	for third := card.Ten; ; third-- {
		queens.Heads = append(queens.Heads, advice.RankName(third))
		if third == card.Two {
			break
		}
	}
	for second := card.Jack; second >= card.Three; second-- {
		row := advice.Row{Name: advice.RankName(second)}
		for third := card.Ten; ; third-- {
			var x advice.Cell
			if third < second {
				var err error
				if x, err = cell("Qs " + string(second.Letter()) + "h " + string(third.Letter()) + "d"); err != nil {
					return nil, err
				}
				if x.Code == "P" {
					least = "Q " + advice.RankName(second) + " " + advice.RankName(third)
				}
			}
			row.Cells = append(row.Cells, x)
			if third == card.Two {
				break
			}
		}
		queens.Rows = append(queens.Rows, row)
	}
	others := advice.Part{Name: otherHands, Heads: []string{advice.Only}}
	for _, r := range []struct{ name, cards string }{
		{"Jack high, the best", "Js Th 8d"}, {"King high, the least", "Ks 3h 2d"}, {"Ace high, the least", "As 4h 2d"},
		{"Pair of twos", "2s 2h 3d"},
		{"Flush, the least", "5s 3s 2s"}, {"Straight, the least", "As 2h 3d"}, {"Three twos", "2s 2h 2d"},
		{"Straight flush, the least", "As 2s 3s"},
	} {
		x, err := cell(r.cards)
		if err != nil {
			return nil, err
		}
		others.Rows = append(others.Rows, advice.Row{Name: r.name, Cells: []advice.Cell{x}})
	}
	c.Parts = []advice.Part{queens, others}
	c.Text = "Play with " + least + " or better."
	return c, nil
}

// placeThreeCard finds a hand with a queen by its other two cards. Any other is at the one of
// its kind that the chart has: if that is played, all above are.
func placeThreeCard(v *advice.View) *advice.Place {
	hand := v.CardsOf(v.Question.Box, 0)
	if len(hand) != 3 {
		return nil
	}
	rank, _ := poker.ThreeCard.Rank(hand...)
	names := map[poker.Class]string{poker.Pair: "Pair of twos", poker.Flush: "Flush, the least", poker.Straight: "Straight, the least",
		poker.ThreeOfAKind: "Three twos", poker.StraightFlush: "Straight flush, the least"}
	if name, ok := names[rank.Class()]; ok {
		return &advice.Place{Part: otherHands, Row: name, Head: advice.Only}
	}
	high := [3]card.Rank{hand[0].Rank(), hand[1].Rank(), hand[2].Rank()}
	for i := range high { // the highest first
		for j := i + 1; j < len(high); j++ {
			if high[j] > high[i] {
				high[i], high[j] = high[j], high[i]
			}
		}
	}
	switch high[0] {
	case card.Ace:
		return &advice.Place{Part: otherHands, Row: "Ace high, the least", Head: advice.Only}
	case card.King:
		return &advice.Place{Part: otherHands, Row: "King high, the least", Head: advice.Only}
	case card.Queen:
		return &advice.Place{Part: queenHands, Row: advice.RankName(high[1]), Head: advice.RankName(high[2])}
	}
	return &advice.Place{Part: otherHands, Row: "Jack high, the best", Head: advice.Only}
}
