package paigow_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/paigow"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/tile"
)

// A round of pai gow, with the player's hands set as the house does.
func Example() {
	var log table.Log
	t, err := table.Open(paigow.Rules, nil, table.DefaultTerms(), table.From(chance.NewFast(6, 0)),
		table.With(table.FirstChoice{}), table.To(&log))
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
	for _, e := range log {
		switch e.Kind {
		case table.Announced:
			fmt.Printf("%q by %s\n", e.Text, e.By)
		case table.Turned:
			fmt.Println(t.Layout().BoxName(e.Box), e.Tile)
		case table.Collected, table.Paid, table.Returned, table.Vigorished:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// "No more bets" by 19:47-10.6(a)
	// dealer 1-1
	// dealer 4-6
	// dealer 1-3
	// dealer 2-5
	// 1 6-6
	// 1 4-4
	// 1 5-6
	// 1 1-2
	// "Position 1 wins" by 19:47-10.7(g)
	// pay Wager 1 by 19:47-10.7(j)[win]
	// vigorish Wager 1 by 19:47-10.7(k)[vigorish]
	// +$9.50
}

func ExampleChosen() {
	stack := [tile.Height]tile.Tile{tile.T55, tile.T46, tile.T56, tile.T12}
	for _, c := range []table.Choice{"house-way", paigow.WithThird} {
		h := paigow.Chosen(c, stack, tile.HouseWay)
		fmt.Printf("%s: %s and %s\n", c, paigow.Worth(h.High[0], h.High[1]), paigow.Worth(h.Low[0], h.Low[1]))
	}
	// Output:
	// house-way: 7, highest tile 5-6 and 0, highest tile 5-5
	// third: 6, highest tile 4-6 and 1, highest tile 5-5
}
