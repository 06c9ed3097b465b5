package game

import (
	"fmt"
	"testing"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestWagersThatAreMadeAgainAreMadeAsOthers plays rounds with the same wager at two tables of each game that says in short
// whether wagers may be made again. At one they are made so, at the other one by one: what is refused, and what the
// player has, is the same. The player comes with little, owes what the game lends, and brings more when it is gone.
func TestWagersThatAreMadeAgainAreMadeAsOthers(t *testing.T) {
	games, refused := 0, 0
	for _, rules := range All {
		if _, ok := rules.New(rules.Options()).(table.Repeater); !ok {
			continue
		}
		names, err := sim.Wagers(rules, nil)
		if err != nil || len(names) == 0 {
			continue
		}
		games++
		one := tabletest.Open(t, rules, nil, 0, table.From(chance.NewFast(7, 0)))
		two := tabletest.Open(t, rules, nil, 0, table.From(chance.NewFast(7, 0)))
		both := func(what string, a, b error) error {
			if fmt.Sprint(a) != fmt.Sprint(b) || one.Taken(1) && one.Account(1) != two.Account(1) {
				t.Fatalf("%s, %s: %v with %+v; one by one %v with %+v", rules.ID, what, a, one.Account(1), b, two.Account(1))
			}
			return a
		}
		area, _ := one.Area(1, names[0])
		amount := one.Limit(area).Min.Up(one.Unit(area))
		sit := table.Act{Kind: table.Sit, Seat: 1, Amount: 8*amount + 3*money.Dollar}
		_ = both("sit", one.Do(sit), two.Do(sit))
		make := table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: amount}
		again := table.Again{Acts: []table.Act{make}}
		made := 0
		for range 400 {
			if one.InterludeDue() {
				_ = both("interlude", one.Interlude(), two.Interlude())
			}
			if !one.Wagering(1) {
				if both("wager", one.MakeAgain(&again), two.Do(make)) == nil {
					made++
				} else if refused++; one.Account(1).Chips < 50*amount {
					_ = both("sit", one.Do(sit), two.Do(sit))
				}
			}
			_ = both("round", one.Round(), two.Round())
		}
		if made == 0 {
			t.Errorf("%s: no wager was made", rules.ID)
		}
	}
	if games < 10 || refused == 0 {
		t.Errorf("%d games were played, and %d wagers refused", games, refused)
	}
}
