// Package blackjacktest has the tests that all kin of blackjack share which are dealt without tens.
package blackjacktest

import (
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Walk plays at random under each set of options: no money is made or lost.
func Walk(t *testing.T, rules *table.Rules, sets ...map[string]string) {
	t.Helper()
	for i, set := range sets {
		o := rules.Options()
		for name, value := range set {
			if err := table.SetOption(o, name, value); err != nil {
				t.Fatal(err)
			}
		}
		tabletest.Walk(t, rules, o, chance.NewFast(uint64(i), 3), 400)
	}
}

// bet plays a round with one wager of $10.
func bet(t *testing.T, tab *table.Table) {
	t.Helper()
	area := tab.Layout().MustArea("main-1")
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: 10 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
}

// ranks counts the cards of each rank that were dealt.
type ranks [14]int

func (r *ranks) Event(e *table.Event) {
	if e.Kind == table.Dealt && e.Card.Suited() {
		r[e.Card.Rank()-card.Two]++
	}
}

// NoTens wants no 10 in the shoe of so many decks: the other twelve ranks are all dealt.
func NoTens(t *testing.T, rules *table.Rules, decks int) {
	t.Helper()
	var seen ranks
	tab := tabletest.Open(t, rules, nil, 1, table.From(chance.NewFast(48, 1)), table.To(&seen))
	if _, total := tab.Game().(*blackjack.Game).Left(); total != decks*48 {
		t.Errorf("the shoe has %d cards", total)
	}
	for range 200 {
		bet(t, tab)
	}
	for rank := card.Two; rank <= card.Ace; rank++ {
		if n := seen[rank-card.Two]; (n == 0) != (rank == card.Ten) {
			t.Errorf("%d cards of rank %v were dealt", n, rank)
		}
	}
}

// MissingCard takes a card out of the shoe. The cards are counted when the cutting card has come out: a round does not
// end with one missing.
func MissingCard(t *testing.T, rules *table.Rules, decks int) {
	t.Helper()
	tab := tabletest.Open(t, rules, nil, 1, table.From(chance.NewFast(5, 1)))
	shoe := card.WithoutTens.Shoe(decks)
	shoe.Shuffle()
	shoe.Take(0)
	shoe.InsertCut(shoe.Left())
	tab.Game().(*blackjack.Game).Stack(shoe)
	defer func() {
		if text, _ := recover().(string); !strings.Contains(text, "1 cards are missing") {
			t.Errorf("a card is missing, and what is found is %q", text)
		}
	}()
	bet(t, tab)
}

// heard notes under which paragraphs things happened.
type heard map[law.Cite]int

func (h heard) Event(e *table.Event) { h[e.By]++ }

// RunsOut wants a shoe that runs out in a round to be filled with the discards, and a card burned, under one paragraph,
// and the cards to be shuffled after the round under another.
func RunsOut(t *testing.T, rules *table.Rules, decks int, filled, shuffled law.Cite) {
	t.Helper()
	seen := heard{}
	tab := tabletest.Open(t, rules, nil, 1, table.From(chance.NewFast(5, 1)), table.To(seen))
	shoe := card.WithoutTens.Shoe(decks)
	shoe.Shuffle()
	for shoe.Left() > 3 {
		shoe.Discard(shoe.Take(shoe.Left() - 1))
	}
	tab.Game().(*blackjack.Game).Stack(shoe)
	bet(t, tab)
	if seen[filled] < 2 || seen[shuffled] == 0 {
		t.Errorf("%d things were done under %s, and %d to have the cards shuffled then", seen[filled], filled, seen[shuffled])
	}
}
