package texasbonus_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/texasbonus"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of Texas hold 'em bonus in which the player makes every wager.
func Example() {
	var log table.Log
	t, err := table.Open(texasbonus.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(28, 0)), table.With(tabletest.Taking(texasbonus.Bet)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	ante, _ := t.Area(1, "ante")
	bonus, _ := t.Area(1, "bonus")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: bonus, Amount: 5 * money.Dollar},
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
		case table.Burned:
			fmt.Println(e.Kind)
		case table.Dealt, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// deal 1 Td
	// deal dealer ??
	// deal 1 7d
	// deal dealer ??
	// burn
	// deal community Jd
	// deal community Qh
	// deal community 4h
	// burn
	// deal community Ts
	// burn
	// deal community 7s
	// turn dealer 3h
	// turn dealer Kd
	// turn 1 Td
	// turn 1 7d
	// return Ante 1 $10 by house:texas-11(c)[flush]
	// pay Flop 1 $20 by house:texas-10(h)2
	// pay Turn 1 $10 by house:texas-10(h)2
	// pay River 1 $10 by house:texas-10(h)2
	// collect Bonus 1 $5 by house:texas-10(i)
	// +$35
}
