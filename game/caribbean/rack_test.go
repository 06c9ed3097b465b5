package caribbean_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/caribbean"
	"boardwalk/game/deal"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// floor is somebody who watches the cards of a table: what is dealt to whom, from
// which deck, and how the discard rack looks when the last card has gone there.
type floor struct {
	t     *testing.T
	tab   *table.Table
	dealt map[table.Box][]card.Card
	rack  []card.Card
	decks []*card.Shoe // in play, round by round
}

func (f *floor) Event(e *table.Event) {
	if f.tab == nil { // it is being opened
		return
	}
	deck := f.tab.Game().(*caribbean.Game).Deck()
	switch {
	case e.Kind == table.Announced && e.Text == "No more bets":
		f.dealt = map[table.Box][]card.Card{}
		f.decks = append(f.decks, deck)
		if deck.Total() != 52 || deck.Left() != 52 {
			f.t.Errorf("a deck of %d cards has %d to come", deck.Total(), deck.Left())
		}
	case e.Kind == table.Dealt:
		f.dealt[e.Box] = append(f.dealt[e.Box], e.Card)
	case e.By == "16.10(g)":
		f.rack = slices.Clone(deck.Rack())
		if n := len(f.decks); n > 1 && f.decks[n-2] != deck && len(f.decks[n-2].Rack()) > 0 {
			f.t.Errorf("%d cards of the other deck are in the discard rack", len(f.decks[n-2].Rack()))
		}
	}
}

// folding is three players of whom the one at position 2 folds.
type folding struct{}

func (folding) Answer(q *table.Question) table.Answer {
	if q.Box == 2 {
		return table.Answer{Choice: caribbean.Fold}
	}
	return table.Answer{Choice: caribbean.Bet}
}

// watch plays some rounds with three players.
func watch(t *testing.T, rounds int, change func(*caribbean.Options)) *floor {
	t.Helper()
	o, f := caribbean.DefaultOptions(), &floor{t: t}
	change(o)
	f.tab = tabletest.Open(t, caribbean.Rules, o, 3, table.From(chance.NewFast(16, 2)), table.With(folding{}), table.To(f))
	for range rounds {
		for s := table.Seat(1); s <= 3; s++ {
			ante, _ := f.tab.Area(s, "ante")
			if err := f.tab.Do(table.Act{Kind: table.Make, Seat: s, Area: ante, Amount: money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

func TestHandsLieTogetherInTheRack(t *testing.T) {
	lawtest.Cites(t, "16.10(g)", "16.10(a)[fold]")
	f := watch(t, 1, func(*caribbean.Options) {})
	if len(f.rack) != 20 {
		t.Fatalf("%d cards are in the discard rack", len(f.rack))
	}
	for i, box := range []table.Box{2, 3, 1, 0} { // who folded first, then from the dealer's right, then the dealer
		for _, c := range f.dealt[box] {
			if !slices.Contains(f.rack[5*i:5*i+5], c) {
				t.Errorf("%v of box %d is not in place %d of the discard rack", c, box, i)
			}
		}
	}
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "16.2(a)")
	f := watch(t, 4, func(*caribbean.Options) {})
	for i, deck := range f.decks {
		if deck != f.decks[0] {
			t.Errorf("round %d is dealt from another deck", i+1)
		}
	}
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "16.2(b)1", "16.2(b)3", "16.2(b)4", "16.2(b)5")
	f := watch(t, 5, func(o *caribbean.Options) { o.Shuffling = deal.DeviceTwoDecks })
	if len(f.decks) != 5 {
		t.Fatalf("%d rounds were seen", len(f.decks))
	}
	for i, deck := range f.decks {
		if deck != f.decks[i%2] || i > 0 && deck == f.decks[i-1] {
			t.Errorf("round %d is not dealt from the other deck", i+1)
		}
	}
}
