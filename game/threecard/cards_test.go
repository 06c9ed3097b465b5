package threecard

import (
	"errors"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// two are options with two positions a player.
func two(o deal.Options) versus.Options { return versus.Options{Options: o, TwoPositions: true} }

// tables are options that the law allows together.
func tables() []*Options {
	all := []*Options{
		{Ledger: "B", Version: AnteAtLeast, AnteBonus: Bonus156,
			Options: versus.Options{Options: deal.Options{Dealing: deal.FromHand, Shuffling: deal.Device, CountEvery: 2}}},
		{Ledger: "B", Version: AnteAtLeastHalf, AnteBonus: Bonus156, Method: "2",
			Options: versus.Options{Options: deal.Options{Dealing: deal.AutomatedShoe, Shuffling: deal.DeviceTwoDecks, IntoShoe: true}}},
		{Ledger: "B", Version: Both, AnteBonus: Bonus156,
			Options: two(deal.Options{Dealing: deal.DealerLast, Shuffling: deal.DeviceTwoDecks, DeviceCounts: true})},
		{Ledger: "D", Options: two(deal.Options{Dealing: deal.FromHand, Shuffling: deal.DeviceTwoDecks, PreShuffled: true})},
		{Method: "2", Options: two(deal.Options{Dealing: deal.DealerLast, PreShuffled: true})},
		{Edition: Edition1998, Options: versus.Options{Options: deal.Options{Dealing: deal.AutomatedShoe,
			Shuffling: deal.Device, DeviceCounts: true}}},
		{Edition: Edition1998, Options: two(deal.Options{Dealing: deal.FromHand, Shuffling: deal.DeviceTwoDecks})},
	}
	for _, o := range all {
		std := DefaultOptions()
		for p, v := range map[*string]string{&o.Edition: std.Edition, &o.Ledger: std.Ledger, &o.Version: std.Version, &o.AnteBonus: std.AnteBonus,
			&o.Method: std.Method, &o.Dealing: std.Dealing, &o.Shuffling: std.Shuffling, &o.FirstBacks: std.FirstBacks,
			&o.SecondBacks: std.SecondBacks} {
			if *p == "" {
				*p = v
			}
		}
		o.CountEvery = max(o.CountEvery, 1)
	}
	return all
}

// Whatever is chosen together and whatever goes wrong, no chip and no card is
// lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range tables() {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 20), 2000)
	}
}

// areaOf is the area of a wager at a position.
func areaOf(s table.Seat, wager table.Area) table.Area { return table.Area(s-1)*(play+1) + wager }

// watcher looks at every card through the eyes of every seat, and fails the
// test when one sees what it may not.
type watcher struct {
	t      *testing.T
	turned int
}

func (w *watcher) Event(e *table.Event) {
	if e.Kind == table.Turned {
		w.turned++
	}
	for s := table.Seat(0); s <= seats; s++ {
		seen, ok := e.For(s)
		if !ok || e.Kind != table.Dealt && e.Kind != table.Burned {
			continue
		}
		own := s != table.House && e.Kind == table.Dealt && e.Seat == s
		if e.Kind == table.Burned && !e.Secret {
			continue // found face up: everybody sees it
		}
		if own != (seen.Card != card.Unknown) {
			w.t.Fatalf("seat %d sees %v dealt to seat %d", s, seen.Card, e.Seat)
		}
		if e.Box == 0 && seen.Card != card.Unknown {
			w.t.Fatalf("seat %d sees the dealer's %v", s, seen.Card)
		}
	}
}

// randomly are players who decide by the toss of a coin.
type randomly struct{ source chance.Source }

func (p randomly) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	return table.Answer{Choice: choices[p.source.Draw(len(choices))]}
}

// Nobody is shown a card that lies face down before another: neither the
// dealer's nor another player's.
func TestNoHiddenCardIsShown(t *testing.T) {
	lawtest.Cites(t, "20.7(c)[face down]", "20.8(c)", "20.9(c)[players]")
	incidents := paragraphs.Incidents()
	for i, o := range append(tables(), DefaultOptions()) {
		source := chance.NewFast(uint64(i), 3)
		w := &watcher{t: t}
		tab := tabletest.Open(t, Rules, o, seats, table.From(source), table.With(randomly{source}), table.To(w))
		for range 200 {
			for s := table.Seat(1); s <= seats; s++ {
				for kind := ante; kind < play; kind++ {
					if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: areaOf(s, kind), Amount: 5 * money.Dollar}); err != nil {
						t.Fatal(err)
					}
				}
			}
			if source.Draw(10) == 0 {
				_ = tab.Do(table.Act{Kind: table.Report, Word: incidents[source.Draw(len(incidents))].ID, Args: [2]int{1}}) // some do not fit the table
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			if err := tab.Verify(); err != nil {
				t.Fatal(err)
			}
		}
		if w.turned == 0 {
			t.Error("nothing was ever turned up")
		}
	}
}

// racker looks at the discard rack at the end of each round.
type racker struct {
	t    *testing.T
	game *Game
	seen int
}

func (r *racker) Event(e *table.Event) {
	if e.By != "20.10(d)" {
		return
	}
	rack := r.game.Deck().Rack()
	hands := map[[3]card.Card]bool{}
	for i := 0; i+3 <= len(rack); i += 3 {
		hands[[3]card.Card(rack[i:i+3])] = true
	}
	for p := range table.Box(4) {
		if !hands[r.game.Hand(p)] {
			r.t.Fatalf("the rack %v does not show %v of box %d", rack, r.game.Hand(p), p)
		}
	}
	r.seen++
}

// The discard rack holds every hand in one piece, so that each can be rebuilt.
func TestTheRackKeepsTheHands(t *testing.T) {
	lawtest.Cites(t, "20.10(d)")
	for _, method := range []string{"1", "2"} {
		o := DefaultOptions()
		o.Method = method
		source := chance.NewFast(5, 3)
		r := &racker{t: t}
		tab := tabletest.Open(t, Rules, o, 3, table.From(source), table.With(randomly{source}), table.To(r))
		r.game = tab.Game().(*Game)
		for range 50 {
			for s := table.Seat(1); s <= 3; s++ {
				if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: areaOf(s, ante), Amount: money.Dollar}); err != nil {
					t.Fatal(err)
				}
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		}
		if r.seen != 50 {
			t.Errorf("method %s: the rack was seen %d times", method, r.seen)
		}
	}
}

// Only players who are seated may wager.
func TestOnlySeatedPlayersWager(t *testing.T) {
	lawtest.Cites(t, "20.6(c)[seated]")
	tab := tabletest.Open(t, Rules, nil, 1)
	err := tab.Do(table.Act{Kind: table.Make, Seat: 2, Area: areaOf(2, ante), Amount: money.Dollar})
	var refusal *law.Refusal
	if !errors.As(err, &refusal) || refusal.By != "20.6(c)[seated]" {
		t.Errorf("a wager from an empty seat: %v", err)
	}
}
