package ultimatetexas_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/table"
)

// late bets when asked for the last time.
type late struct{}

func (late) Answer(q *table.Question) table.Answer {
	if q.Offer.ID == "river" {
		return table.Answer{Choice: ultimatetexas.Bet}
	}
	return table.Answer{Choice: q.First()}
}

// A round of ultimate texas hold 'em in which the player checks twice and then bets.
func Example() {
	var log table.Log
	t, err := table.Open(ultimatetexas.Rules, nil, table.DefaultTerms(),
		table.From(chance.NewFast(32, 0)), table.With(late{}), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	ante, _ := t.Area(1, "ante")
	blind, _ := t.Area(1, "blind")
	trips, _ := t.Area(1, "trips")
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: blind, Amount: 10 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: trips, Amount: 5 * money.Dollar},
	} {
		if err := t.Do(a); err != nil {
			fmt.Println(err)
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log.For(1) {
		switch e.Kind {
		case table.Burned:
			fmt.Println(e.Kind)
		case table.Dealt, table.Turned:
			fmt.Println(e.Kind, t.Layout().BoxName(e.Box), e.Card)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
	// Output:
	// deal 1 9d
	// deal dealer ??
	// deal 1 Qc
	// deal dealer ??
	// burn
	// deal community 5h
	// deal community 2s
	// deal community 6h
	// burn
	// deal community Kc
	// deal community Ah
	// turn dealer 2c
	// turn dealer 2h
	// turn 1 9d
	// turn 1 Qc
	// collect Play 1 $10 by house:ultimate-9(h)1
	// collect Blind 1 $10 by house:ultimate-9(h)1
	// collect Ante 1 $10 by house:ultimate-9(h)1
	// collect Trips 1 $5 by house:ultimate-9(i)
	// -$35
}
