package asiapoker_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/asiapoker"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// bystander answers for everybody at random, and remembers which cards were formed into
// which hand.
type bystander struct {
	will  chance.Source
	hands map[table.Box]*[3][]card.Card
	seen  card.Set
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	a := table.Answer{Choice: q.Offer.Choices[w.will.Draw(len(q.Offer.Choices))]}
	var own []card.Card
	for c := range card.Joker + 1 {
		if q.Own.Has(c) {
			own = append(own, c)
		}
	}
	for a.Choice != asiapoker.HouseWay && a.Cards.Len() < 3 {
		a.Cards |= card.SetOf(own[w.will.Draw(len(own))])
	}
	if a.Cards != 0 && w.will.Draw(20) == 0 { // one card less
		a.Cards &= a.Cards - 1
	}
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		if e.Card == card.Unknown || e.Box == table.NoBox {
			return
		}
		if w.hands[e.Box] == nil {
			w.hands[e.Box] = new([3][]card.Card)
		}
		w.hands[e.Box][0] = append(w.hands[e.Box][0], e.Card)
		w.seen |= card.SetOf(e.Card)
	case table.Formed:
		h := w.hands[e.Box]
		h[e.Hand] = slices.DeleteFunc(h[e.Hand], func(c card.Card) bool { return c == e.Card })
		h[e.ToHand] = append(h[e.ToHand], e.Card)
	}
}

// wins reports whether a hand wins by rules 6 and 7.
func wins(own, dealers *[3][]card.Card) bool {
	rank := func(c []card.Card) poker.AsiaRank { return poker.AsiaHands{}.Rank(c...) }
	if len(own[1]) != 2 || len(own[2]) != 1 || rank(own[0]) < rank(own[1]) || rank(own[1]) < rank(own[2]) {
		return false
	}
	higher := 0
	for i := range own {
		if rank(own[i]) > rank(dealers[i]) {
			higher++
		}
	}
	return higher >= 2
}

// Rounds are played with hands that are set at random, and settled a second time by the
// cards that lay in each.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "house:asia-1(a)", "house:asia-6(a)", "house:asia-6(c)", "house:asia-6(d)", "house:asia-7(a)",
		"house:asia-7(b)", "house:asia-7(c)")
	w := &bystander{will: chance.NewFast(31, 3)}
	tab := tabletest.Open(t, asiapoker.Rules, nil, 6, table.From(chance.NewFast(31, 31)), table.With(w), table.To(w))
	for range 1500 {
		w.hands = map[table.Box]*[3][]card.Card{}
		before := map[table.Seat]money.Cents{}
		for _, s := range tab.Present() {
			before[s] = tab.Account(s).Net
			if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s - 1), Amount: money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		for _, s := range tab.Present() {
			want := -money.Dollar
			if wins(w.hands[s.Box()], w.hands[0]) {
				want = money.Dollar
			}
			if got := tab.Account(s).Net - before[s]; got != want {
				t.Fatalf("seat %d won %s, not %s: %v against %v", s, got, want, *w.hands[s.Box()], *w.hands[0])
			}
		}
	}
	if w.seen.Len() != 53 {
		t.Errorf("%d cards came", w.seen.Len())
	}
}

func TestWalks(t *testing.T) {
	for i, low := range []bool{false, true} {
		o := asiapoker.DefaultOptions()
		o.AceLow = low
		tabletest.Walk(t, asiapoker.Rules, o, chance.NewFast(uint64(i), 31), 600)
	}
}

// Of a setting the page shows what the medium and the low hand are together: it says so.
func TestSettingsNameTheHands(t *testing.T) {
	tab := tabletest.Open(t, asiapoker.Rules, asiapoker.DefaultOptions(), 1)
	cards, err := card.ParseAll("As Ah Qd 9c 7h 4d 2c")
	if err != nil {
		t.Fatal(err)
	}
	list := tab.Settings(&table.Question{Offer: tab.Layout().Offers[0]}, cards, nil)
	house := 0
	for _, s := range list {
		if s.LowName != "medium and low hand" || len(s.Low) != 3 {
			t.Errorf("%+v", s)
		}
		if s.House {
			house++
		}
	}
	if len(list) != 105 || house != 1 {
		t.Errorf("%d settings, %d of them the house's", len(list), house)
	}
}
