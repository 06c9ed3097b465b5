package floor

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/card"
	"boardwalk/floor/stream"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// numbered fails unless events are numbered without gaps from one on.
func numbered(t *testing.T, events []Event, from uint64) {
	t.Helper()
	for i, e := range events {
		if want := from + uint64(i); e.N != want {
			t.Fatalf("event %d follows on %d", e.N, want-1)
		}
	}
}

// everything is all that a spectator can ever see of a table.
func everything(t *testing.T, tab *Table, person string, after uint64) []Event {
	t.Helper()
	s, err := tab.Watch(ctx, person, after)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	news, err := s.Next(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return news.Events
}

func TestAStreamIsTakenUpFromAnyEvent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		h := open(t, casinoOf(0, "big-six"), log, Keep(16))
		defer h.Close()
		tab := at(t, h, "big-six")
		live, err := tab.Watch(ctx, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		var seen []Event
		done := make(chan error)
		stop, cancel := context.WithCancel(ctx)
		go func() {
			for {
				news, err := live.Next(stop)
				if err != nil {
					done <- err
					return
				}
				seen = append(seen, news.Events...)
			}
		}()
		for range 3 { // and each time the table is set up anew
			must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
			for range 5 {
				must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
				time.Sleep(stream.LeastRest)
				must(t)(tab.Ready(ctx, party("ann"), true))
				time.Sleep(stream.LeastRest)
			}
			must(t)(tab.Leave(ctx, party("ann")))
			time.Sleep(stream.LeastRest)
		}
		cancel()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		live.Close()
		numbered(t, seen, 1)
		setups := 0
		for _, r := range log.all("big-six") {
			if r.Kind == journal.KindTable {
				setups++
			}
		}
		if setups != 4 {
			t.Errorf("the table was set up %d times", setups)
		}
		for after := 0; after < len(seen); after += 7 {
			again := everything(t, tab, "", uint64(after))
			numbered(t, again, uint64(after)+1)
			if len(again) != len(seen)-after {
				t.Fatalf("%d events after %d, want %d", len(again), after, len(seen)-after)
			}
			for i, e := range again {
				if !reflect.DeepEqual(e, seen[after+i]) {
					t.Fatalf("event %d was %+v and is %+v", e.N, seen[after+i], e)
				}
			}
		}
		slow, err := tab.Watch(ctx, "", uint64(len(seen)))
		if err != nil {
			t.Fatal(err)
		}
		defer slow.Close()
		must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
		for range 20 {
			must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
			must(t)(tab.Remove(ctx, party("ann"), 0, 0))
		}
		if _, err := slow.Next(ctx); !errors.Is(err, ErrSlow) {
			t.Errorf("a slow reader got %v", err)
		}
		numbered(t, everything(t, tab, "", uint64(len(seen))), uint64(len(seen))+1)
	})
}

// TestNobodySeesTheCardsOfWhoSatThereBefore looks at the whole past of a table
// as somebody who took the seat of another.
func TestNobodySeesTheCardsOfWhoSatThereBefore(t *testing.T) {
	evening(t, "hold-em", func(t *testing.T, h *House, tab *Table, log *memory) {
		time.Sleep(21 * time.Second)
		faces := func(person string) (up, down int) {
			for _, e := range everything(t, tab, person, 0) {
				if e.Told.Kind == table.Dealt && e.Told.Secret && e.Told.Seat == 1 {
					if e.Told.Card == card.Unknown {
						down++
					} else {
						up++
					}
				}
			}
			return up, down
		}
		if up, down := faces("ann"); up != 2 || down != 0 {
			t.Errorf("ann sees %d of her cards and %d backs", up, down)
		}
		if up, down := faces("bob"); up != 0 || down != 2 {
			t.Errorf("bob sees %d of ann's cards and %d backs", up, down)
		}
		must(t)(tab.Leave(ctx, party("ann")))
		time.Sleep(time.Minute)
		must(t)(tab.Sit(ctx, party("cy"), 1, 500*money.Dollar))
		if up, down := faces("cy"); up != 0 || down != 2 {
			t.Errorf("cy sees %d of ann's cards and %d backs", up, down)
		}
		if up, down := faces(""); up != 0 || down != 2 {
			t.Errorf("a spectator sees %d of ann's cards and %d backs", up, down)
		}
	})
}

func TestWhoIsConnectedIsNotAway(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		one, _ := tab.Watch(ctx, "ann", 0)
		two, _ := tab.Watch(ctx, "ann", 0) // a second tab
		watcher, _ := tab.Watch(ctx, "", 0)
		defer watcher.Close()
		for range 2 { // two tabs of one person who has no seat
			tab, _ := tab.Watch(ctx, "zoe", 0)
			defer tab.Close()
		}
		eye, _ := tab.Surveil(ctx, 0) // of which nobody is told
		defer eye.Close()
		time.Sleep(10 * time.Minute)
		v, _ := tab.View(ctx, "")
		if len(v.Players) != 1 || v.Players[0].Person != "ann" {
			t.Errorf("%+v", v.Players)
		}
		if l := h.Lobby()[0]; l.Spectators != 2 {
			t.Errorf("%d spectators", l.Spectators)
		}
		one.Close()
		time.Sleep(10 * time.Minute)
		if v, _ = tab.View(ctx, ""); len(v.Players) != 1 {
			t.Error("the second tab did not count")
		}
		two.Close()
		time.Sleep(119 * time.Second)
		if v, _ = tab.View(ctx, ""); len(v.Players) != 1 {
			t.Error("too early")
		}
		time.Sleep(2 * time.Second)
		if v, _ = tab.View(ctx, ""); len(v.Players) != 0 {
			t.Errorf("%+v", v.Players)
		}
	})
}

// Whoever has closed the page does not hold up those who are there. One who only loads it again is waited for, and so is everybody
// while nobody is there.
func TestNobodyWaitsForWhoHasClosedThePage(t *testing.T) {
	evening(t, "big-six", func(t *testing.T, h *House, tab *Table, log *memory) {
		anns, _ := tab.Watch(ctx, "ann", 0)
		bobs, _ := tab.Watch(ctx, "bob", 0)
		phase := func(want Phase, when string) {
			t.Helper()
			if st := status(t, tab, "ann"); st.Phase != want {
				t.Errorf("%s: %+v", when, st)
			}
		}
		wagered := func() {
			t.Helper()
			must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
			must(t)(tab.Ready(ctx, party("ann"), true))
		}
		wagered()
		time.Sleep(10 * time.Second)
		phase(Betting, "bob looks on")
		bobs.Close()
		time.Sleep(4 * time.Second)
		phase(Betting, "bob loads the page again")
		bobs, _ = tab.Watch(ctx, "bob", 0)
		time.Sleep(5 * time.Second)
		phase(Betting, "bob is back")
		bobs.Close()
		time.Sleep(2 * time.Second)
		phase(Idle, "the time is over")

		time.Sleep(10 * time.Second)
		wagered()
		phase(Idle, "bob is long gone")
		must(t)(tab.Wager(ctx, party("bob"), 0, 10*money.Dollar)) // he follows no stream, and wagers
		wagered()
		time.Sleep(3 * time.Second)
		phase(Betting, "bob has just wagered")
		time.Sleep(3 * time.Second)
		phase(Idle, "bob does nothing more")

		must(t)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		anns.Close()
		time.Sleep(15 * time.Second)
		phase(Betting, "nobody is there")
	})
}

func TestOnePersonCanPlayAnywhereWithBots(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		h := open(t, casinoOf(3, "seven-card-stud", "omaha", "craps", "blackjack"), log)
		defer h.Close()
		for _, l := range h.Lobby() {
			tab := at(t, h, l.ID)
			must(t)(tab.Sit(ctx, party("ann"), 2, 1000*money.Dollar)) // where a bot might be
			v, _ := tab.View(ctx, "ann")
			if len(v.Players) != 4 {
				t.Errorf("%s: %+v", l.ID, v.Players)
			}
			for _, p := range v.Players {
				if p.Bot != (p.Name[:3] == "Bot") {
					t.Errorf("%s does not say what it is", p.Name)
				}
			}
			for range 3 {
				wagerAny(t, tab, party("ann"), 2)
				must(t)(tab.Ready(ctx, party("ann"), true))
				for q := status(t, tab, "ann").Question; q != nil; q = status(t, tab, "ann").Question {
					must(t)(answer(tab, party("ann"), table.Answer{Choice: q.First()}))
				}
			}
			if v, _ := tab.View(ctx, "ann"); v.Round < 4 {
				t.Errorf("%s: round %d: %+v", l.ID, v.Round, v.Status)
			}
			if full := l.Seats; full > 4 {
				must(t)(tab.Leave(ctx, party("ann")))
			}
			if v, _ := tab.View(ctx, ""); v.Status.Phase == Idle && len(v.Players) > 0 && l.ID != "craps" {
				t.Errorf("%s: the bots play on alone: %+v", l.ID, v.Players)
			}
		}
	})
}
