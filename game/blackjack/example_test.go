package blackjack_test

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// drawTo17 is a player who draws as the dealer must.
type drawTo17 struct{ game *blackjack.Game }

func (p *drawTo17) Answer(q *table.Question) table.Answer {
	if q.Allows(blackjack.Draw) && p.game.Hand(q.Box, q.Hand).Score() < 17 {
		return table.Answer{Choice: blackjack.Draw}
	}
	return table.Answer{Choice: q.First()}
}

func Example() {
	var log table.Log
	player := &drawTo17{}
	t, err := table.Open(blackjack.Rules, nil, table.DefaultTerms(), table.From(chance.NewFast(3, 0)), table.With(player), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	player.game = t.Game().(*blackjack.Game)
	for _, a := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("main-1"), Amount: 10 * money.Dollar},
	} {
		if err := t.Do(a); err != nil {
			fmt.Println(err)
		}
	}
	log = nil
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log {
		switch e.Kind {
		case table.Announced, table.Collected, table.Paid, table.Returned:
			fmt.Printf("%s %q by %s\n", e.Kind, e.Text, e.By)
		}
	}
	// Output:
	// announce "Box 1: 20" by 19:47-2.6(f)
	// announce "Dealer's Card" by 19:47-2.6(h)
	// announce "Dealer: 21" by 19:47-2.6(h)[further cards]
	// collect "" by 19:47-2.3(e)
}
