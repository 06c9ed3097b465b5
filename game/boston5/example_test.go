package boston5_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/boston5"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of boston 5 stud in which the player makes the second wager.
func Example() {
	var log table.Log
	t, err := table.Open(boston5.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(24, 0)), table.With(tabletest.Taking(boston5.Raise)), table.To(&log))
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
		case table.Dealt, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// deal 1 3d
	// deal dealer ??
	// deal 1 Jc
	// deal dealer ??
	// deal 1 8s
	// deal dealer ??
	// collect Three Card Bonus 1 $5 by house:boston-6(e)
	// deal 1 8d
	// deal 1 Ah
	// deal dealer ??
	// deal dealer ??
	// turn dealer 7c
	// turn dealer 7d
	// turn dealer Qc
	// turn dealer 6s
	// turn dealer 2h
	// turn 1 3d
	// turn 1 Jc
	// turn 1 8s
	// turn 1 8d
	// turn 1 Ah
	// return Ante 1 $10 by house:boston-7(a)
	// pay First 1 $20 by house:boston-7(a)
	// pay Second 1 $20 by house:boston-7(a)
	// +$35
}
