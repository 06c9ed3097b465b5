package minidice_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/minidice"
	"boardwalk/money"
	"boardwalk/table"
)

// A place bet on 6 stays on the layout until a 6 or a 7 comes; a field bet is decided by
// every shake. The dice show 3 and 1, then 2 and 4.
func Example() {
	var log table.Log
	t, err := table.Open(minidice.Rules, nil, table.DefaultTerms(), table.From(chance.NewScript(2, 0, 1, 3)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("place 6"), Amount: 12 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("field"), Amount: 5 * money.Dollar},
	} {
		if err := t.Do(act); err != nil {
			fmt.Println(err)
		}
	}
	for range 2 {
		if err := t.Round(); err != nil {
			fmt.Println(err)
		}
	}
	for _, e := range log.For(1) {
		switch e.Kind {
		case table.Thrown:
			fmt.Println("the dice show", e.Faces[0], "and", e.Faces[1])
		case table.Collected, table.Paid:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Amount, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// the dice show 3 and 1
	// pay Field Bet $5 by house:minidice-2(a)2
	// the dice show 2 and 4
	// pay Place Bet 6 $14 by house:minidice-2(a)1[4 5 6 8 9 10]
	// +$19
}
