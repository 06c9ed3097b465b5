package fourcard_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/fourcard"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of four card poker: an ante, an aces up wager and a play wager.
func Example() {
	var log table.Log
	t, err := table.Open(fourcard.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(3, 0)), table.With(tabletest.Taking(fourcard.Play)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	ante, _ := t.Area(1, "ante")
	acesUp, _ := t.Area(1, "aces up")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: acesUp, Amount: 5 * money.Dollar},
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
	// "No more bets" by 19:47-27.7(b)[announce]
	// dealer 3s
	// dealer 3c
	// dealer Qh
	// dealer 9c
	// dealer 5h
	// 1 7d
	// 1 7c
	// 1 Ad
	// 1 6d
	// 1 5s
	// collect Aces Up 1 $5 by 19:47-27.1[aces up wager]
	// pay Ante 1 $10 by 19:47-27.11(a)1
	// pay Play 1 $10 by 19:47-27.11(a)1
	// +$15
}
