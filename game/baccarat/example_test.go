package baccarat_test

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/table"
)

// stacked is a shoe whose cards come in a given order.
type stacked []card.Card

func (s *stacked) Draw(int) int { return 0 }

func (s *stacked) Pick(pool []card.Card, _ int) int {
	next := (*s)[0]
	*s = (*s)[1:]
	for i, c := range pool {
		if c == next {
			return i
		}
	}
	return 0
}

// play plays one round with these cards, the burned one first, and prints what
// was said and what moved.
func play(rules *table.Rules, cards string, wagers map[string]money.Cents) {
	shoe, err := card.ParseAll(cards)
	if err != nil {
		fmt.Println(err)
		return
	}
	var log table.Log
	t, err := table.Open(rules, nil, table.DefaultTerms(), table.From((*stacked)(&shoe)), table.To(&log))
	if err != nil {
		fmt.Println(err)
		return
	}
	_ = t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 1000 * money.Dollar})
	for _, name := range []string{"banker", "player", "tie"} {
		if amount := wagers[name]; amount > 0 {
			if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea(name), Amount: amount}); err != nil {
				fmt.Println(err)
			}
		}
	}
	if err := t.Round(); err != nil {
		fmt.Println(err)
	}
	for _, e := range log {
		switch e.Kind {
		case table.Announced:
			fmt.Printf("%q by %s\n", e.Text, e.By)
		case table.Collected, table.Paid, table.Returned:
			fmt.Println(e.Kind, t.Layout().Wagers[e.Area].Name, e.Stake, "by", e.By)
		case table.Vigorished:
			fmt.Println(e.Kind, e.Amount, "by", e.By)
		}
	}
	fmt.Println(t.Account(1).Net.Signed())
}

// The Banker's Hand has 5 and the Player's third card is a 4: it must draw.
func Example_puntoBanco() {
	play(baccarat.PuntoBanco, "Ah 2c 2d 2s Qh 3c 4d 2h",
		map[string]money.Cents{"banker": 30 * money.Dollar, "tie": 5 * money.Dollar})
	// Output:
	// "No More Bets" by 19:47-3.7(b)
	// "Cards" by 19:47-3.7(b)
	// "Player's Hand has 2" by 19:47-3.8(a)
	// "Banker's Hand has 5" by 19:47-3.8(a)
	// "A card for the Player's Hand" by 19:47-3.8(b)
	// "A card for the Banker's Hand" by 19:47-3.8(b)
	// "Player's Hand has 6, Banker's Hand has 7: the Banker's Hand wins" by 19:47-3.10(a)
	// collect Tie Bet $5 by 19:47-3.2(a)3
	// pay Banker's Hand $30 by 19:47-3.2(a)1i
	// vigorish $1.50 by 19:47-3.3(c)[rate]
	// +$23.50
}

// A natural tie: the wagers on the hands are void, and the Tie Bet pays 8 to 1.
func Example_minibaccarat() {
	play(baccarat.Minibaccarat, "Ah 2c 9d 5s Kh 4c",
		map[string]money.Cents{"banker": 30 * money.Dollar, "player": 20 * money.Dollar, "tie": 5 * money.Dollar})
	// Output:
	// "No More Bets" by 19:47-7.7(b)
	// "Player's Hand has 9" by 19:47-7.8(a)
	// "Banker's Hand has 9" by 19:47-7.8(a)
	// "Player's Hand has 9, Banker's Hand has 9" by 19:47-7.10(a)
	// "Tie Hand" by 19:47-7.10(a)[tie]
	// return Player's Hand $20 by 19:47-7.2(a)2iii
	// pay Tie Bet $5 by 19:47-7.2(a)3
	// return Banker's Hand $30 by 19:47-7.2(a)1iii
	// +$40
}
