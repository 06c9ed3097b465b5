package floppoker_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/floppoker"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A round of flop poker between two players.
func Example() {
	var log table.Log
	t, err := table.Open(floppoker.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(29, 0)), table.With(tabletest.Taking(floppoker.Raise)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	for seat := table.Seat(1); seat <= 2; seat++ {
		ante, _ := t.Area(seat, "ante")
		for _, a := range []table.Act{
			{Kind: table.Sit, Seat: seat, Amount: 100 * money.Dollar},
			{Kind: table.Make, Seat: seat, Area: ante, Amount: 10 * money.Dollar},
		} {
			if err := t.Do(a); err != nil {
				fmt.Println(err)
			}
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log.For(1) {
		switch e.Kind {
		case table.Dealt, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Awarded:
			fmt.Println(e.Kind, e.Seat, e.Amount, "by", e.By)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed(), t.Account(2).Net.Signed())
	// Output:
	// deal 1 Ad
	// deal 2 ??
	// deal 1 9d
	// deal 2 ??
	// deal 1 5s
	// deal 2 ??
	// deal community 7d
	// deal community Ah
	// deal community Tc
	// turn 2 8d
	// turn 2 6s
	// turn 2 Qd
	// collect Ante 2 $10 by house:flop-7(c)
	// collect Flop 2 $10 by house:flop-7(c)
	// turn 1 Ad
	// turn 1 9d
	// turn 1 5s
	// pay Ante 1 $10 by house:flop-7(a)
	// pay Flop 1 $10 by house:flop-7(b)
	// collect Pot 2 $1 by house:flop-8(a)
	// award 1 $1 by house:flop-8(a)
	// return Pot 1 $1 by house:flop-8(a)
	// +$21 -$21
}
