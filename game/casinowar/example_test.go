package casinowar_test

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/casinowar"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// scripted has some cards come first, and any others after them.
type scripted struct {
	chance.Source
	cards []card.Card
}

func (s *scripted) Pick(pool []card.Card, _ int) int {
	for i, c := range pool {
		if len(s.cards) > 0 && c == s.cards[0] {
			s.cards = s.cards[1:]
			return i
		}
	}
	return 0
}

// A round of casino war: a tie, three cards burned, and a war that is won.
func Example() {
	cards, _ := card.ParseAll("2c 8h 8s 3c 4c 5c Qh 9d")
	var log table.Log
	t, err := table.Open(casinowar.Rules, nil, table.DefaultTerms(),
		table.From(&scripted{chance.NewFast(1, 0), cards}), table.With(tabletest.Taking(casinowar.War)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	area, _ := t.Area(1, "ante")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: area, Amount: 10 * money.Dollar},
	} {
		if err := t.Do(a); err != nil {
			fmt.Println(err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log {
		switch e.Kind {
		case table.Dealt:
			fmt.Println(t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By.Text())
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// 1 8h
	// dealer 8s
	// 1 Qh
	// dealer 9d
	// pay War 1 $10 by house rules of casino war, rule 7(c)[wins]
	// return Ante 1 $10 by house rules of casino war, rule 7(c)[pays]
	// +$10
}
