package mississippi_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/mississippi"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of mississippi stud in which the player bets once on every street.
func Example() {
	var log table.Log
	t, err := table.Open(mississippi.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(35, 0)), table.With(tabletest.Taking(mississippi.Once)), table.To(&log))
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
		case table.Dealt, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// deal 1 7h
	// deal community ??
	// deal 1 Tc
	// deal community ??
	// deal community ??
	// turn community 9s
	// turn community 9d
	// turn community 4s
	// turn 1 7h
	// turn 1 Tc
	// return Ante 1 $10 by house:mississippi-10(b)[tens]
	// return 3rd Street 1 $10 by house:mississippi-10(b)[tens]
	// return 4th Street 1 $10 by house:mississippi-10(b)[tens]
	// return 5th Street 1 $10 by house:mississippi-10(b)[tens]
	// $0
}
