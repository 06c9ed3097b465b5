package craps_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/craps"
	"boardwalk/money"
	"boardwalk/table"
)

// A Pass Bet and a come out roll of seven.
func Example() {
	t, err := table.Open(craps.Rules, craps.DefaultOptions(), table.DefaultTerms(), table.From(chance.NewScript(2, 3)))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("Pass Bet"), Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("place 6"), Amount: 10 * money.Dollar},
	} {
		if err := t.Do(act); err != nil {
			fmt.Println("refused:", err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	fmt.Println("net:", t.Account(1).Net.Signed())
	// Output:
	// refused: $10 on a Place Bet 6 to Win cannot be paid at 7 to 6 in chips of $1; make it a multiple of $6: 19:47-1.4(e)
	// net: +$10
}

// Mini-craps is the same game at a smaller table, which says by whose rules it is played.
func Example_mini() {
	t, err := table.Open(craps.Mini, nil, table.DefaultTerms(), table.From(chance.NewScript(2, 3)))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 9, Amount: 100 * money.Dollar},
		{Kind: table.Sit, Seat: 10, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 9, Area: t.Layout().MustArea("Pass Bet"), Amount: 10 * money.Dollar},
	} {
		if err := t.Do(act); err != nil {
			fmt.Println("refused:", err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	fmt.Println("net:", t.Account(9).Net.Signed())
	// Output:
	// refused: there are 9 positions at this table and no more: house rules of mini-craps, rule 1(a)[nine]
	// net: +$10
}
