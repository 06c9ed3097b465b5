package blackjack

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestWalksUnderOptionsTogether walks tables with several options at once,
// drawn at random, as far as they are lawful together.
func TestWalksUnderOptionsTogether(t *testing.T) {
	lawtest.Cites(t, "2.2(a)", "2.6(l)2i", "2.6(l)2ii")
	will := chance.NewFast(11, 0)
	walked := 0
	for i := range 40 {
		o := DefaultOptions()
		for _, d := range o.Declare() {
			values := append([]string{"no", "yes", "1", "2", "3", "4", "8"}, d.Words()...)
			if will.Draw(3) == 0 {
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
		}
		if len(o.Faults()) > 0 {
			continue
		}
		walked++
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 3), 400)
		if t.Failed() {
			for _, d := range o.Declare() {
				t.Log(d.Name, d.Value())
			}
			return
		}
	}
	t.Log(walked, "sets of options")
}

func hand(cards string) *Hand {
	h := &Hand{}
	list, err := card.ParseAll(cards)
	if err != nil {
		panic(err)
	}
	for _, c := range list {
		h.take(c)
	}
	return h
}

func TestScores(t *testing.T) {
	lawtest.Cites(t, "2.1[hard total]", "2.1[soft total]", "2.1[blackjack]", "2.2(b)1", "2.2(b)2", "2.2(b)3i")
	for _, c := range card.Deck() {
		points, by := Worth(c)
		want, wantBy := int(c.Rank())+2, law.Cite("2.2(b)1")
		switch {
		case c.Rank() == card.Ace:
			want, wantBy = 1, "2.2(b)3i"
		case c.Rank() > card.Ten:
			want, wantBy = 10, "2.2(b)2"
		}
		if points != want || by != wantBy {
			t.Errorf("%v counts %d by %s", c, points, by)
		}
	}
	for _, test := range []struct {
		cards     string
		score     int
		kind      law.Cite
		blackjack bool
	}{
		{"Ah Kd", 21, "2.1[soft total]", true},
		{"Tc As", 21, "2.1[soft total]", true},
		{"Ah Ad", 12, "2.1[soft total]", false},
		{"Ah 6d", 17, "2.1[soft total]", false},
		{"Ah 6d Tc", 17, "2.1[hard total]", false},
		{"7h 7d 7c", 21, "2.1[hard total]", false},
		{"Th 9d 3c", 22, "2.1[hard total]", false},
		{"Ah Ad Ac As Ah Ad Ac As Ah Ad Ac", 21, "2.1[soft total]", false},
		{"Ah Ad Ac As Ah Ad Ac As Ah Ad Ac Ac", 12, "2.1[hard total]", false},
	} {
		h := hand(test.cards)
		if h.Score() != test.score || h.Kind() != test.kind || h.Blackjack() != test.blackjack {
			t.Errorf("%s: %d by %s, blackjack %v", test.cards, h.Score(), h.Kind(), h.Blackjack())
		}
	}
	if h := hand("Ah Kd"); h.Blackjack() {
		if h.split = true; h.Blackjack() {
			t.Error("an ace and a ten of a split pair are no blackjack")
		}
	}
}

func TestOneSuitTableForEachNumberOfDecks(t *testing.T) {
	lawtest.Cites(t, "2.17(e)2[uniform]")
	tables := make([]table.Peer, 4)
	for i, o := range [...]struct{ decks, table int }{{6, 2}, {8, 1}, {6, 2}, {6, 3}} {
		options := DefaultOptions()
		options.Additional, options.Decks, options.SuitTable = SameSuit, o.decks, o.table
		tables[i] = table.Peer{Options: options}
	}
	if faults := alike.Compare(tables[:3]); len(faults) != 0 {
		t.Error(faults)
	}
	if faults := alike.Compare(tables); len(faults) != 1 || faults[0].By != "2.17(e)2[uniform]" {
		t.Error(faults)
	}
}

// The hands of a round can be rebuilt from the discard rack: from the far
// right, the dealer's last.
func TestTheRackHoldsTheHandsInOrder(t *testing.T) {
	lawtest.Cites(t, "2.6(i)")
	tab := tabletest.Open(t, Rules, DefaultOptions(), 3, table.From(chance.NewFast(5, 0)))
	g := tab.Game().(*Game)
	for range 200 {
		var want []card.Card
		for s := table.Seat(1); s <= 3; s++ {
			if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: mainAt(uint8(s), 0, 0), Amount: money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		before := slices.Clone(g.shoes[0].Rack())
		if g.due != nothing {
			before = nil
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if before == nil {
			continue
		}
		for s := table.Seat(1); s <= 3; s++ { // blackjacks paid at once come first
			if h := g.Hand(s.Box(), 0); h.Blackjack() && !g.blackjackPossible() {
				want = append(want, h.Cards()...)
			}
		}
		for s := table.Seat(3); s >= 1; s-- {
			if h := g.Hand(s.Box(), 0); !h.Blackjack() || g.blackjackPossible() {
				want = append(want, h.Cards()...)
			}
		}
		want = append(want, g.dealer.Cards()...)
		if got := g.shoes[0].Rack()[len(before):]; !slices.Equal(got, want) {
			t.Fatalf("the rack has %v, want %v", got, want)
		}
	}
}

// Nobody sees the hole card before the dealer discloses it.
func TestTheHoleCardIsHidden(t *testing.T) {
	lawtest.Cites(t, "2.6(j)")
	var log table.Log
	o := DefaultOptions()
	o.Dealing = HoleCard
	tab := tabletest.Open(t, Rules, o, 1, table.From(chance.NewFast(5, 0)), table.To(&log))
	for range 50 {
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: mainAt(1, 0, 0), Amount: money.Dollar}); err != nil {
			t.Fatal(err)
		}
		log = log[:0]
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		downs, turned := 0, false
		for _, e := range log.For(1) {
			switch {
			case e.Kind == table.Dealt && e.Card == card.Unknown:
				downs++
			case e.Kind == table.Turned:
				turned = true
			}
		}
		if downs != 1 {
			t.Errorf("%d cards were dealt face down", downs)
		}
		if bj := tab.Game().(*Game).Hand(1, 0).Blackjack(); !turned && !bj {
			t.Error("the hole card was never turned")
		}
	}
}
