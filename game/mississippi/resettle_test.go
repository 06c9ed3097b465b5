package mississippi_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/mississippi"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// should is what a position wins by rule 10.
func should(w *versustest.Bystander, o *mississippi.Options, p table.Box) money.Cents {
	at := "-" + string('0'+rune(p))
	staked := w.Put["ante"+at] + w.Put["third-street"+at] + w.Put["fourth-street"+at] + w.Put["fifth-street"+at]
	switch {
	case w.Void:
		return 0 // the cards are void before anybody is asked
	case slices.Contains(w.Answers[p], mississippi.Fold):
		return -staked
	}
	hand := versustest.Strength(slices.Concat(w.Cards[0], w.Cards[p]))
	odds := []money.Cents{-1, 1, 2, 3, 4, 6, 10, 40, 100}[hand[0]]
	switch {
	case hand[0] == 1 && hand[1] < 6:
		odds = -1
	case hand[0] == 1 && hand[1] < 11:
		odds = 0
	case hand[0] == 8 && hand[1] == 14:
		odds = 500
	}
	if o.Limit.Most != 0 {
		return min(staked*odds, o.Limit.Most)
	}
	return staked * odds
}

// tables are options that the rules allow together.
func tables() []*mississippi.Options {
	std := mississippi.DefaultOptions
	hand, two, counts := std(), std(), std()
	hand.Dealing, hand.Shuffling, hand.Limit.Most = deal.FromHand, deal.Device, 50_000*money.Dollar
	two.Shuffling, two.MostTimes = deal.DeviceTwoDecks, 1
	counts.Shuffling, counts.DeviceCounts, counts.Limit.Most = deal.Device, true, 75_000*money.Dollar
	return []*mississippi.Options{std(), hand, two, counts}
}

// Rounds are played under options, with decisions and incidents drawn at random,
// and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "house:mississippi-5(a)[rank]", "house:mississippi-5(a)[ace low]", "house:mississippi-5(b)",
		"house:mississippi-9(c)[wagers]",
		"house:mississippi-9(f)1", "house:mississippi-10(a)", "house:mississippi-10(b)[tens]", "house:mississippi-10(b)[less]",
		"house:mississippi-10(c)")
	will := chance.NewFast(35, 3)
	for i, o := range tables() {
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, mississippi.Rules, o, 6, table.From(chance.NewFast(uint64(i), 35)), table.With(w), table.To(w))
		w.Table = tab
		incidents := tab.Layout().Incidents
		for range 1500 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				amount := money.Cents(will.Draw(9_000)+1) * money.Dollar
				if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1) * 4, Amount: amount}); err != nil {
					t.Fatal(err)
				}
			}
			if will.Draw(10) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[will.Draw(len(incidents))].ID, Args: [2]int{1}}) // some do not fit the table
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for _, s := range tab.Present() {
				if got, want := tab.Account(s).Net-before[s], should(w, o, s.Box()); got != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, %v, cards %v", *o, s, got, want, w.Put, w.Answers, w.Cards)
				}
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, mississippi.Rules, o, chance.NewFast(uint64(i), 35), 1500)
	}
}

// antes are those of two players.
var antes = []table.Act{
	{Kind: table.Make, Seat: 1, Area: 0, Amount: money.Dollar},
	{Kind: table.Make, Seat: 2, Area: 4, Amount: money.Dollar},
}

// The discard rack holds each player's two cards in one piece, and the community
// cards last.
func TestTheRackKeepsTheHands(t *testing.T) {
	lawtest.Cites(t, "house:mississippi-9(g)")
	rack, dealt := versustest.Watch(t, mississippi.Rules, nil, false, 1, antes, table.With(tabletest.Taking(mississippi.Once)))
	if want := slices.Concat(dealt[2], dealt[1], dealt[0]); !slices.Equal(rack, want) {
		t.Fatalf("in the discard rack are %v, not %v", rack, want)
	}
}

// watcher looks at every card through the eyes of every seat.
type watcher struct {
	t      *testing.T
	hidden map[card.Card]table.Seat // cards that lie face down, and whose they are
	seen   int
}

func (w *watcher) Event(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		w.hidden[e.Card] = e.Seat
	case table.Turned:
		delete(w.hidden, e.Card)
	case table.Shuffled:
		clear(w.hidden)
	}
	if e.Kind != table.Dealt && e.Kind != table.Discarded {
		return
	}
	for s := table.Seat(0); s <= 6; s++ {
		v, ok := e.For(s)
		if owner, down := w.hidden[v.Card]; ok && v.Card != card.Unknown && down && (s == table.House || owner != s) {
			w.t.Fatalf("seat %d sees %v of seat %d: %v", s, v.Card, owner, e.Kind)
		}
	}
	w.seen++
}

// Nobody sees another player's cards, or a community card before it is turned.
func TestNoHiddenCardIsShown(t *testing.T) {
	lawtest.Cites(t, "house:mississippi-7(c)[players]", "house:mississippi-7(c)[community]", "house:mississippi-9(b)[first]",
		"house:mississippi-9(c)[cards]")
	w := &watcher{t: t, hidden: map[card.Card]table.Seat{}}
	will := &versustest.Bystander{Will: chance.NewFast(1, 2)}
	will.Begin()
	tab := tabletest.Open(t, mississippi.Rules, nil, 2, table.From(chance.NewFast(1, 35)), table.With(will), table.To(w))
	for range 100 {
		for _, a := range antes {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if w.seen == 0 {
		t.Error("nothing was seen")
	}
}
