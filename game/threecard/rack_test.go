package threecard_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/threecard"
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
	switch {
	case e.Kind == table.Announced && e.Text == "No more bets":
		f.dealt = map[table.Box][]card.Card{}
		f.decks = append(f.decks, f.deck())
		f.whole(f.deck())
	case e.Kind == table.Dealt:
		f.dealt[e.Box] = append(f.dealt[e.Box], e.Card)
		if other := f.other(); other != nil {
			f.whole(other) // in the device, while this one is in play
		}
	case e.By == "20.10(d)":
		f.rack = slices.Clone(f.deck().Rack())
		if other := f.other(); other != nil && len(other.Rack()) > 0 {
			f.t.Errorf("%d cards of the other deck are in the discard rack", len(other.Rack()))
		}
	}
}

func (f *floor) deck() *card.Shoe { return f.tab.Game().(*threecard.Game).Deck() }

// other is the deck of the round before, if it is not the one in play.
func (f *floor) other() *card.Shoe {
	if n := len(f.decks); n > 1 && f.decks[n-2] != f.deck() {
		return f.decks[n-2]
	}
	return nil
}

// whole wants a deck to be one of 52 cards, none of them anywhere else.
func (f *floor) whole(deck *card.Shoe) {
	seen := map[card.Card]bool{}
	for _, c := range deck.ToCome() {
		seen[c] = true
	}
	if deck.Total() != 52 || deck.Left() != 52 || len(seen) != 52 {
		f.t.Errorf("a deck of %d cards has %d to come, %d of them different", deck.Total(), deck.Left(), len(seen))
	}
}

// folding is three players of whom the one at position 2 folds.
type folding struct{}

func (folding) Answer(q *table.Question) table.Answer {
	if q.Box == 2 {
		return table.Answer{Choice: threecard.Fold}
	}
	return table.Answer{Choice: threecard.Play}
}

// watch plays some rounds with three players.
func watch(t *testing.T, rounds int, change func(*threecard.Options)) *floor {
	t.Helper()
	o, f := threecard.DefaultOptions(), &floor{t: t}
	change(o)
	f.tab = tabletest.Open(t, threecard.Rules, o, 3, table.From(chance.NewFast(20, 2)), table.With(folding{}), table.To(f))
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

func TestTheDealersCardsGoToTheRackLast(t *testing.T) {
	lawtest.Cites(t, "20.10(c)[dealer cards last]", "20.10(c)1iv", "20.10(c)2iii", "20.10(c)2[1998]", "20.10(d)", "20.10(b)[collect]")
	for name, change := range map[string]func(*threecard.Options){
		"method 1": func(*threecard.Options) {},
		"method 2": func(o *threecard.Options) { o.Method = "2" },
		"1998":     func(o *threecard.Options) { o.Edition = threecard.Edition1998 },
	} {
		f := watch(t, 1, change)
		if len(f.rack) != 12 {
			t.Fatalf("%s: %d cards are in the discard rack", name, len(f.rack))
		}
		for i, box := range []table.Box{2, 3, 1, 0} { // who folded first, then from the dealer's right, then the dealer
			for _, c := range f.dealt[box] {
				if !slices.Contains(f.rack[3*i:3*i+3], c) {
					t.Errorf("%s: %v of box %d is not in place %d of the discard rack", name, c, box, i)
				}
			}
		}
	}
}

func TestOneDeckIsUsedForEveryRound(t *testing.T) {
	lawtest.Cites(t, "20.2(a)[deck]")
	f := watch(t, 4, func(*threecard.Options) {})
	for i, deck := range f.decks {
		if deck != f.decks[0] {
			t.Errorf("round %d is dealt from another deck", i+1)
		}
	}
}

func TestTwoDecksAlternate(t *testing.T) {
	lawtest.Cites(t, "20.2(b)1", "20.2(b)3", "20.2(b)4", "20.2(b)5")
	f := watch(t, 5, func(o *threecard.Options) { o.Shuffling = deal.DeviceTwoDecks })
	if len(f.decks) != 5 {
		t.Fatalf("%d rounds were seen", len(f.decks))
	}
	for i, deck := range f.decks {
		if deck != f.decks[i%2] || i > 0 && deck == f.decks[i-1] {
			t.Errorf("round %d is not dealt from the other deck", i+1)
		}
	}
}
