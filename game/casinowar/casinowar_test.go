package casinowar

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// The layout has the areas that the book wants, at every position.
func TestTheLayoutHasThreeAreasAPosition(t *testing.T) {
	lawtest.Cites(t, "house:war-1(c)")
	f := New(*DefaultOptions()).Felt(seats)
	for _, w := range newLayout(false).Wagers {
		if a := f.Find(w.ID); a == nil || a.Seat != int(w.Position) {
			t.Errorf("%s has no area at position %d", w.ID, w.Position)
		}
	}
}

// The value that is announced is that of the card that counts.
func TestWorth(t *testing.T) {
	lawtest.Cites(t, "house:war-4(b)[suits]")
	for text, want := range map[string]string{"As": "ace", "2c": "two", "8h Qd": "queen", "8d Qs": "queen"} {
		cards, _ := card.ParseAll(text)
		if got := New(*DefaultOptions()).Worth(1, 0, cards); got != want {
			t.Errorf("%s is worth %q, not %q", text, got, want)
		}
	}
	if got := New(*DefaultOptions()).Worth(1, 0, []card.Card{card.Unknown}); got != "" {
		t.Errorf("a card that nobody sees is worth %q", got)
	}
}

// Whatever is chosen together, whole shoes are played without a card lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range []*Options{{Decks: 1}, {Decks: 2, Bonus: true}, {Decks: 8, Bonus: true}} {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 6), 3000)
	}
}

// A player calls the own wagers by short names, and nobody else's.
func TestNames(t *testing.T) {
	g := New(*DefaultOptions())
	for name, kind := range map[string]table.Area{"ante": ante, "tie": tie, "tie-wager": tie, "war": war} {
		if a, ok := g.Named(3, name); !ok || a != areaOf(3, kind) {
			t.Errorf("%q at position 3 is area %d", name, a)
		}
	}
	for _, s := range []table.Seat{table.House, seats + 1} {
		if a, ok := g.Named(s, "ante"); ok {
			t.Errorf("seat %d has an ante, area %d", s, a)
		}
	}
}

// Every card that is dealt comes from the shoe and lies face up, for everybody to
// see.
func TestCardsAreDealtFaceUpFromTheShoe(t *testing.T) {
	lawtest.Cites(t, "house:war-1(b)")
	log := new(table.Log)
	live, err := table.NewLive(Rules, DefaultOptions(), Rules.Terms(), chance.NewFast(1, 1), log)
	if err != nil {
		t.Fatal(err)
	}
	sit := func(s table.Seat) {
		if err := live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1000 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	sit(1)
	sit(2)
	for range 20 {
		if err := live.Do(table.Act{Kind: table.Make, Seat: 1, Area: ante, Amount: 10 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
		asked, err := live.Round()
		for err == nil && asked != nil {
			asked, err = live.Answer(table.Answer{Choice: asked.Offer.Choices[0]})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	dealt := 0
	for _, e := range *log {
		if e.Kind != table.Dealt {
			continue
		}
		dealt++
		if e.Secret || e.Card == card.Unknown {
			t.Errorf("%v of box %d is not for everybody to see", e.Card, e.Box)
		}
	}
	if dealt < 40 {
		t.Errorf("%d cards in 20 rounds", dealt)
	}
}
