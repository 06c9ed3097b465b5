package threecard_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of three card poker: an ante, a pair plus wager and a play wager.
func Example() {
	var log table.Log
	t, err := table.Open(threecard.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(8, 0)), table.With(tabletest.Taking(threecard.Play)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	ante, _ := t.Area(1, "ante")
	pairPlus, _ := t.Area(1, "pair plus")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: pairPlus, Amount: 5 * money.Dollar},
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
		case table.Announced:
			fmt.Printf("%q by %s\n", e.Text, e.By)
		case table.Turned:
			fmt.Println(t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// "No more bets" by 19:47-20.7(b)[announce]
	// dealer Qc
	// dealer Jd
	// dealer 5d
	// 1 Kd
	// 1 3s
	// 1 2s
	// collect Pair Plus 1 $5 by 19:47-20.1[pair plus wager]
	// pay Ante 1 $10 by 19:47-20.11(a)1[win]
	// pay Play 1 $10 by 19:47-20.11(a)1[win]
	// +$15
}
