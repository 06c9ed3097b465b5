package chemindefer_test

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/chemindefer"
	"boardwalk/money"
	"boardwalk/table"
)

// scripted has some cards come first, and any others after them.
type scripted struct {
	chance.Source
	cards []card.Card
}

func (s *scripted) Pick(pool []card.Card, _ int) int {
	for i, c := range pool {
		if len(s.cards) > 0 && c == s.cards[0] {
			s.cards = s.cards[1:]
			return i
		}
	}
	return 0
}

// bidders are players of whom position 2 bids $100 for the bank, and who take the
// first choice of everything else.
type bidders struct{}

func (bidders) Answer(q *table.Question) table.Answer {
	if q.Seat == 2 && q.Allows(chemindefer.Bid) {
		return table.Answer{Choice: chemindefer.Bid, Amount: 100 * money.Dollar}
	}
	return table.Answer{Choice: q.First()}
}

// A round of chemin de fer: the bank is settled in the interlude, position 1 covers
// $40 of it, and the Banker wins seven against six.
func Example() {
	cards, _ := card.ParseAll("Ah 9c 2h 3s 4c 4d") // an ace and one more are burned
	var log table.Log
	t, err := table.Open(chemindefer.Rules, nil, table.DefaultTerms(),
		table.From(&scripted{chance.NewFast(1, 0), cards}), table.With(bidders{}), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	for s := table.Seat(1); s <= 2; s++ {
		if err := t.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 500 * money.Dollar}); err != nil {
			fmt.Println(err)
		}
	}
	if err := t.Interlude(); err != nil {
		fmt.Println(err)
	}
	area, _ := t.Area(1, "player")
	if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 40 * money.Dollar}); err != nil {
		fmt.Println(err)
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log {
		switch e.Kind {
		case table.Wagered, table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, e.Seat, t.Layout().Wagers[e.Area].ID, e.Stake, "by", e.By.Text())
		case table.Vigorished:
			fmt.Println(e.Kind, e.Seat, e.Amount, "by", e.By.Text())
		}
	}
	fmt.Println(t.Account(1).Net.Signed(), t.Account(2).Net.Signed())
	// Output:
	// bet 2 bank $100 by 19:47-4.6(a)
	// bet 1 player $40 by 19:47-4.7(d)
	// return 2 bank $60 by 19:47-4.7(e)[uncovered]
	// collect 1 player $40 by 19:47-4.7(g)2
	// pay 2 bank $40 by 19:47-4.6(a)1
	// vigorish 2 $2 by 19:47-4.10(c)
	// -$40 +$38
}
