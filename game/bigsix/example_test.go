package bigsix_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/bigsix"
	"boardwalk/money"
	"boardwalk/table"
)

// Two wagers and one spin, which stops at the flag.
func Example() {
	var log table.Log
	flag := chance.NewScript(27)
	t, err := table.Open(bigsix.Rules, bigsix.DefaultOptions(), table.DefaultTerms(), table.From(flag), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("flag"), Amount: 2 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("$5 Insignia"), Amount: 10 * money.Dollar},
	} {
		if err := t.Do(act); err != nil {
			fmt.Println(err)
		}
	}
	log = nil
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log {
		switch e.Kind {
		case table.Paid, table.Collected:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Amount, "of", e.Stake, "by", e.By)
		default:
			fmt.Println(e.Kind, e.Text, "by", e.By)
		}
	}
	fmt.Println("net", t.Account(1).Net)
	// Output:
	// announce No More Bets by 19:47-5.6(a)
	// note the dealer spins the wheel by 19:47-5.6(b)
	// outcome flag by 19:47-5.6(b)
	// collect $5 Insignia $0 of $10 by 19:47-5.6(e)
	// pay Flag $90 of $2 by 19:47-5.6(e)
	// net $80
}
