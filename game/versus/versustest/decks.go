package versustest

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// floor is somebody who watches the cards of a table: what is dealt to whom, from
// which deck, and how the discard rack looks when the last card has gone there.
type floor struct {
	t     *testing.T
	tab   *table.Table
	dealt map[table.Box][]card.Card // in this round
	last  map[table.Box][]card.Card // in the last
	rack  []card.Card
	decks []*card.Shoe // in play, round by round
}

func (f *floor) Event(e *table.Event) {
	switch {
	case e.Kind == table.Announced && len(f.dealt) == 0:
		f.decks = append(f.decks, f.deck())
		f.whole(f.deck())
	case e.Kind == table.Dealt:
		f.dealt[e.Box] = append(f.dealt[e.Box], e.Card)
		if other := f.other(); other != nil {
			f.whole(other) // in the device, while this one is in play
		}
	case e.Kind == table.Shuffled && len(f.dealt) > 0:
		f.last, f.dealt = f.dealt, map[table.Box][]card.Card{}
	case f.tab != nil && len(f.deck().Rack()) > 0:
		f.rack = slices.Clone(f.deck().Rack())
		if other := f.other(); other != nil && len(other.Rack()) > 0 {
			f.t.Errorf("%d cards of the other deck are in the discard rack", len(other.Rack()))
		}
	}
}

func (f *floor) deck() *card.Shoe { return f.tab.Game().(interface{ Deck() *card.Shoe }).Deck() }

// other is the deck of the round before, if it is not the one in play.
func (f *floor) other() *card.Shoe {
	if n := len(f.decks); n > 1 && f.decks[n-2] != f.deck() {
		return f.decks[n-2]
	}
	return nil
}

// whole wants a deck to have all cards of its pack, none of them anywhere else.
func (f *floor) whole(deck *card.Shoe) {
	seen := map[card.Card]bool{}
	for _, c := range deck.ToCome() {
		seen[c] = true
	}
	if n := deck.Pack().Len(); deck.Total() != n || deck.Left() != n || len(seen) != n {
		f.t.Errorf("a deck of %d cards has %d to come, %d of them different", deck.Total(), deck.Left(), len(seen))
	}
}

// Watch plays some rounds with the wagers, and fails the test unless each is dealt
// from a whole deck, the same one in every round or, if the options say that there
// are two, the other one in every other round. It returns the cards of the last
// round as they lay in the discard rack at its end, and as they were dealt.
func Watch(t *testing.T, rules *table.Rules, options table.Options, two bool, rounds int, wagers []table.Act, setup ...table.Setup) (
	rack []card.Card, dealt map[table.Box][]card.Card) {
	t.Helper()
	f := &floor{t: t, dealt: map[table.Box][]card.Card{}}
	seats := 0
	for _, a := range wagers {
		seats = max(seats, int(a.Seat))
	}
	tab := tabletest.Open(t, rules, options, seats, append(setup, table.From(chance.NewFast(20, 2)), table.To(f))...)
	f.tab = tab
	for range rounds {
		for _, a := range wagers {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if len(f.decks) != rounds {
		t.Fatalf("%d rounds were seen", len(f.decks))
	}
	for i, deck := range f.decks {
		again := 0
		if two {
			again = i % 2
		}
		if deck != f.decks[again] || two && i > 0 && deck == f.decks[i-1] {
			t.Errorf("round %d is dealt from the wrong deck", i+1)
		}
	}
	return f.rack, f.last
}

// Antes are an ante of $1 of each of so many players.
func Antes(t *testing.T, rules *table.Rules, seats int) (list []table.Act) {
	t.Helper()
	tab := tabletest.Open(t, rules, nil, seats)
	for s := table.Seat(1); int(s) <= seats; s++ {
		area, ok := tab.Area(s, "ante")
		if !ok {
			t.Fatalf("%s has no ante", rules.Name)
		}
		list = append(list, table.Act{Kind: table.Make, Seat: s, Area: area, Amount: money.Dollar})
	}
	return list
}

// Two answers every question alike but those of the player at position 2.
type Two struct{ Others, Second table.Choice }

// Answer is what Two says.
func (p Two) Answer(q *table.Question) table.Answer {
	if q.Box == 2 {
		return table.Answer{Choice: p.Second}
	}
	return table.Answer{Choice: p.Others}
}

// Racked wants the hands that were dealt to lie in the discard rack in this order, each of them together.
func Racked(t *testing.T, rack []card.Card, dealt map[table.Box][]card.Card, order ...table.Box) {
	t.Helper()
	for _, box := range order {
		n := len(dealt[box])
		if n == 0 || n > len(rack) {
			t.Fatalf("%d cards were dealt to box %d, and %d more are in the discard rack", n, box, len(rack))
		}
		for _, c := range dealt[box] {
			if !slices.Contains(rack[:n], c) {
				t.Errorf("%v of box %d is not in its place in the discard rack", c, box)
			}
		}
		rack = rack[n:]
	}
	if len(rack) > 0 {
		t.Errorf("%v are in the discard rack too", rack)
	}
}
