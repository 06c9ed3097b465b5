package threedraw_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/threedraw"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of three card draw: an ante, and a draw for the first card. The player
// does not see what came for it before the dealer shows it.
func Example() {
	var log table.Log
	t, err := table.Open(threedraw.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(3, 0)), table.With(tabletest.Taking(threedraw.DiscardFirst)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	ante, _ := t.Area(1, "ante")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
	} {
		if err := t.Do(a); err != nil {
			fmt.Println(err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log.For(1) {
		switch e.Kind {
		case table.Dealt, table.Discarded, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	// Output:
	// deal 1 Ad
	// deal 1 5h
	// deal 1 6d
	// deal dealer ??
	// deal dealer ??
	// deal dealer ??
	// deal dealer ??
	// discard 1 Ad
	// deal 1 ??
	// turn dealer 9c
	// turn dealer 7d
	// turn dealer 5s
	// turn dealer 3s
	// turn 1 5h
	// turn 1 6d
	// turn 1 Qh
	// pay Ante 1 $10 by 13:69F-42.10(h)10
	// pay In To Win/Draw 1 $10 by 13:69F-42.10(h)10
}
