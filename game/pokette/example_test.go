package pokette_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/pokette"
	"boardwalk/money"
	"boardwalk/table"
)

// Three spins whose outcomes are given: the two of spades, the seven of hearts
// and the queen of clubs are the first sections after a joker. With one card on
// the stand, a pair in two is open.
func Example() {
	var log table.Log
	t, err := table.Open(pokette.Rules, nil, table.DefaultTerms(), table.From(chance.NewScript(1, 2, 3)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	do := func(a table.Act) {
		if err := t.Do(a); err != nil {
			fmt.Println(err)
		}
	}
	bet := func(name string) {
		a, _ := t.Area(1, name)
		do(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: 10 * money.Dollar})
	}
	do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar})
	bet("pair in 2")
	for _, wager := range []string{"black", "pair in 2", "pair in 3"} {
		bet(wager)
		log = nil
		if err := t.Round(); err != nil {
			fmt.Println(err)
		}
		for _, e := range log {
			switch e.Kind {
			case table.Announced, table.Thrown:
				fmt.Printf("%s by %s\n", e.Text, e.By)
			case table.Collected, table.Paid:
				fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
			}
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// a Pair in Two is open only while one winning card is posted on the card stand: 19:47-12.4(d)
	// No more bets by 19:47-12.7(a)
	// two of spades by 19:47-12.1[winning card]
	// pay Black $10 by 19:47-12.5(a)11
	// wagers may be placed for a pair in 2 by 19:47-12.8(a)
	// No more bets by 19:47-12.7(a)
	// seven of hearts by 19:47-12.1[winning card]
	// collect Pair in Two $10 by 19:47-12.8(b)[lose]
	// wagers may be placed for a pair in 3 by 19:47-12.8(c)
	// No more bets by 19:47-12.7(a)
	// queen of clubs by 19:47-12.1[winning card]
	// collect Pair in Three $10 by 19:47-12.8(e)1
	// -$10
}
