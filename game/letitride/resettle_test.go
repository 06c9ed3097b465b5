package letitride_test

import (
	"fmt"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/letitride"
	"boardwalk/game/versus/versustest"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// should is what a position wins by 18.11. Of the wagers those count that were
// let ride.
func should(w *versustest.Bystander, o *letitride.Options, p table.Box) money.Cents {
	bets := int64(1)
	for _, a := range w.Answers[p] {
		if a == letitride.Ride {
			bets++
		}
	}
	if w.Void {
		return 0
	}
	staked := w.Put[fmt.Sprint("bet-three-", p)] * money.Cents(bets)
	hand := versustest.Strength(append([]card.Card{w.Cards[0][0], w.Cards[0][1]}, w.Cards[p]...))
	odds := []money.Cents{-1, 1, 2, 3, 5, 8, 11, 50, 200}[hand[0]]
	switch {
	case hand[0] == 1 && hand[1] < 10:
		odds = -1
	case hand[0] == 8 && hand[1] == 14:
		odds = 1000
	}
	if o.Limit.Most != 0 {
		return min(staked*odds, o.Limit.Most)
	}
	return staked * odds
}

// Rounds are played under options, with decisions and incidents drawn at random,
// and settled a second time by somebody who ranks hands from scratch.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "18.3(b)1", "18.3(b)2", "18.3(b)3", "18.3(b)4", "18.3(b)5", "18.3(b)6", "18.3(b)7", "18.3(b)8", "18.3(b)9",
		"18.10(h)", "18.10(i)", "18.11(c)")
	will := chance.NewFast(18, 3)
	for i, o := range tables() {
		w := &versustest.Bystander{Will: will}
		tab := tabletest.Open(t, letitride.Rules, o, 0, table.From(chance.NewFast(uint64(i), 18)), table.With(w), table.To(w))
		w.Table = tab
		for _, s := range []table.Seat{1, 3, 6} {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: tabletest.Bankroll}); err != nil {
				t.Fatal(err)
			}
		}
		incidents := tab.Layout().Incidents
		for range 2000 {
			w.Begin()
			w.Put = map[string]money.Cents{}
			before, places := map[table.Seat]money.Cents{}, map[table.Seat][]table.Box{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				for _, p := range []table.Box{s.Box(), s.Box() + 1} {
					amount := money.Cents(will.Draw(9_000)+1) * money.Dollar
					if p != s.Box() && !o.TwoPositions {
						continue
					}
					for _, id := range []string{"bet-two-", "bet-one-", "bet-three-"} {
						area, _ := tab.Layout().Area(fmt.Sprint(id, p))
						if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: amount}); err != nil {
							t.Fatal(err)
						}
					}
					places[s] = append(places[s], p)
				}
			}
			if will.Draw(10) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[will.Draw(len(incidents))].ID, Args: [2]int{1}}) // some do not fit the table
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			for s, list := range places {
				var want money.Cents
				for _, p := range list {
					want += should(w, o, p)
				}
				if won := tab.Account(s).Net - before[s]; won != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, %v, %v", o, s, won, want, w.Put, w.Cards, w.Answers)
				}
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// tables are options that the law allows together.
func tables() []*letitride.Options {
	std := letitride.DefaultOptions
	hand, stacks, two := std(), std(), std()
	hand.Dealing, hand.Shuffling, hand.Limit.Most = deal.FromHand, deal.Device, 50_000*money.Dollar
	stacks.Dealing, stacks.Shuffling, stacks.IntoShoe = deal.AutomatedShoe, deal.Device, true
	two.Shuffling, two.TwoPositions, two.DeviceCounts, two.Limit.Most = deal.DeviceTwoDecks, true, true, 75_000*money.Dollar
	return []*letitride.Options{std(), hand, stacks, two}
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is
// lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, letitride.Rules, o, chance.NewFast(uint64(i), 18), 1500)
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
	for s := table.Seat(0); s <= 7; s++ {
		v, ok := e.For(s)
		if owner, down := w.hidden[v.Card]; ok && v.Card != card.Unknown && down && (s == table.House || owner != s) {
			w.t.Fatalf("seat %d sees %v of seat %d: %v", s, v.Card, owner, e.Kind)
		}
	}
	w.seen++
}

// Nobody sees another player's cards or a community card before it is turned,
// and nobody ever sees the one that is burned.
func TestNoHiddenCardIsShown(t *testing.T) {
	lawtest.Cites(t, "18.7(c)1", "18.7(c)2", "18.10(c)", "18.10(d)", "18.10(f)")
	w := &watcher{t: t, hidden: map[card.Card]table.Seat{}}
	tab := tabletest.Open(t, letitride.Rules, nil, 3, table.From(chance.NewFast(1, 18)), table.To(w))
	for range 50 {
		for s := table.Seat(1); s <= 3; s++ {
			for area := range table.Area(3) {
				if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(s-1)*4 + area, Amount: money.Dollar}); err != nil {
					t.Fatal(err)
				}
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
