package spanish21_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/spanish21"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// ranks counts the cards of each rank that were dealt.
type ranks [14]int

func (r *ranks) Event(e *table.Event) {
	if e.Kind == table.Dealt && e.Card.Suited() {
		r[e.Card.Rank()-card.Two]++
	}
}

// No 10 is in the shoe: the other twelve ranks are all dealt.
func TestTheDecksHaveNoTens(t *testing.T) {
	lawtest.Cites(t, "house:spanish-2(b)")
	var seen ranks
	tab := tabletest.Open(t, spanish21.Rules, nil, 1, table.From(chance.NewFast(48, 1)), table.To(&seen))
	if _, total := tab.Game().(*blackjack.Game).Left(); total != 6*48 {
		t.Errorf("the shoe has %d cards", total)
	}
	for range 200 {
		area := tab.Layout().MustArea("main-1")
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 10 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	for rank := card.Two; rank <= card.Ace; rank++ {
		if n := seen[rank-card.Two]; (n == 0) != (rank == card.Ten) {
			t.Errorf("%d cards of rank %v were dealt", n, rank)
		}
	}
}
