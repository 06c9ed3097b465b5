package roulette_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/roulette"
	"boardwalk/money"
	"boardwalk/table"
)

// A spin whose outcome is given: pocket 9 of the double zero wheel is 17.
func Example() {
	var log table.Log
	t, err := table.Open(roulette.Rules, nil, table.DefaultTerms(), table.From(chance.NewScript(9)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	log = nil // the signs at the table
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("split 17-20"), Amount: 5 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("red"), Amount: 10 * money.Dollar},
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
		case table.Announced, table.Thrown:
			fmt.Printf("%q by %s\n", e.Text, e.By)
		case table.Collected, table.Paid:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// "No More Bets" by 19:47-5.3(b)
	// "17 black" by 19:47-5.3(c)
	// collect Red $10 by 19:47-5.1(e)9
	// pay Split 17-20 $5 by 19:47-5.1(e)2
	// +$75
}
