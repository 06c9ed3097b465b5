package asiapoker_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/asiapoker"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of asia poker that the player has set by the house way.
func Example() {
	var log table.Log
	t, err := table.Open(asiapoker.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(31, 0)), table.With(tabletest.Taking(asiapoker.HouseWay)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	wager, _ := t.Area(1, "wager")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: wager, Amount: 10 * money.Dollar},
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
		case table.Formed:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), t.Layout().Hands[e.ToHand], e.Card)
		case table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// form 1 medium hand 4c
	// form 1 medium hand 4s
	// form 1 low hand Js
	// turn dealer Kd
	// turn dealer Ac
	// turn dealer Jc
	// turn dealer 7d
	// turn dealer Qh
	// turn dealer 6s
	// turn dealer 6d
	// form dealer medium hand 6s
	// form dealer medium hand 6d
	// form dealer low hand 7d
	// turn 1 5h
	// turn 1 2h
	// turn 1 5c
	// turn 1 9s
	// turn 1 4c
	// turn 1 4s
	// turn 1 Js
	// collect Wager 1 $10 by house:asia-7(b)
	// -$10
}
