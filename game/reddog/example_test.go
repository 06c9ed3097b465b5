package reddog_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/reddog"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of red dog: two cards, a raise, and a third card between them or not.
func Example() {
	var log table.Log
	t, err := table.Open(reddog.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(10, 0)), table.With(tabletest.Taking(reddog.Raise)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	area, _ := t.Area(1, "original")
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
		case table.Announced:
			fmt.Printf("%q by %s\n", e.Text, e.By)
		case table.Dealt:
			fmt.Println(t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// left Jd
	// right Ad
	// "The spread is 2" by 19:47-6.5(g)
	// "Raises closed" by 19:47-6.5(i)
	// middle Qc
	// "The third card has a value of 12" by 19:47-6.5(i)
	// pay Original Wager 1 $10 by 19:47-6.5(i)1
	// pay Raise Wager 1 $10 by 19:47-6.5(i)1
	// +$80
}
