package sicbo_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/dice"
	"boardwalk/game/sicbo"
	"boardwalk/money"
	"boardwalk/table"
)

// Three wagers and one roll, which shows 1, 5 and 1.
func Example() {
	var log table.Log
	t, err := table.Open(sicbo.Rules, nil, table.DefaultTerms(), table.From(chance.NewScript(0, 4, 0)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("Two of a kind 1"), Amount: 5 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("Big Bet"), Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("One of a kind 1"), Amount: 10 * money.Dollar},
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
		case table.Collected:
			fmt.Println("collect", t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		case table.Paid:
			fmt.Println("pay", t.Layout().Wagers[e.Area].Name, e.Amount, "by", e.By, "at", e.Odds, "by", e.OddsBy)
		default:
			fmt.Println(e.Kind, e.Text, "by", e.By)
		}
	}
	// Output:
	// announce No more bets by 19:47-9.5(b)
	// note the shaker is covered and shaken three times by 19:47-9.5(c)
	// outcome 1-5-1 by 19:47-9.5(d)
	// note the value of each die is entered into the electrical device by 19:47-9.5(d)
	// note the winning combinations are lighted by 19:47-9.5(d)[illumination]
	// note the wagers are settled as they lie by 19:47-9.3(c)
	// collect Big Bet $10 by 19:47-9.2(a)7
	// pay Two of a kind 1 $40 by 19:47-9.2(a)2 at 8 to 1 by 19:47-9.4(b)[Two of a kind]
	// pay One of a kind 1 $20 by 19:47-9.2(a)8 at 2 to 1 by 19:47-9.4(c)
	// note all winning wagers are paid: the shaker may be covered again by 19:47-9.5(e)[uncovered]
	// note the lighted combinations are cleared by 19:47-9.5(f)
}

// What three dice light on the layout.
func ExampleWinning() {
	lit := sicbo.Winning(dice.Three{3, 3, 3})
	for a, w := range sicbo.New(sicbo.Options{}).Layout().Wagers {
		if lit.Has(table.Area(a)) {
			fmt.Println(w.Name)
		}
	}
	// Output:
	// Three of a kind 3
	// Two of a kind 3
	// Any three of a kind
	// Total Value Bet 9
	// One of a kind 3
}
