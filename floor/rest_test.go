package floor

import (
	"fmt"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/table"
)

// TestATableAtWhichNobodyIsRests leaves tables of several games, waits, and comes back.
// The table is not in memory meanwhile, and goes on as if nothing had been.
func TestATableAtWhichNobodyIsRests(t *testing.T) {
	for _, id := range []string{"craps", "blackjack", "hold-em", "red-dog"} {
		synctest.Test(t, func(t *testing.T) {
			log := newMemory("ann", "bob")
			h := open(t, casinoOf(0, id), log, RestAfter(time.Minute), Keep(16))
			defer h.Close()
			tab := at(t, h, id)
			must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
			stream, err := tab.Watch(ctx, "ann", 0)
			if err != nil {
				t.Fatal(err)
			}
			time.Sleep(10 * time.Minute)
			if tab.IsResting() {
				t.Error("a table rests at which somebody sits")
			}
			must(t)(tab.Leave(ctx, party("ann")))
			time.Sleep(10 * time.Minute)
			if tab.IsResting() {
				t.Error("a table rests that somebody watches")
			}
			stream.Close()
			before, round, told := tab.Last(), tab.Status().Round, everything(t, tab, "", 0)
			time.Sleep(59 * time.Second)
			if tab.IsResting() {
				t.Error("a table rests too soon")
			}
			time.Sleep(2 * time.Second)
			if synctest.Wait(); !tab.IsResting() || tab.Sitting() != nil {
				t.Fatal("the table does not rest")
			}
			if l := tab.Listing(); l.ID != id || l.Taken != 0 || l.Phase != Idle {
				t.Errorf("in the lobby: %+v", l)
			}
			if again := everything(t, tab, "", 0); len(again) < len(told) {
				t.Errorf("%d events are told of a table that rests, and %d were before", len(again), len(told))
			}
			if tab.Last() < before || tab.Status().Round < round {
				t.Errorf("%d events, round %d", tab.Last(), tab.Status().Round)
			}
			if !tab.IsResting() {
				t.Error("whoever only watches wakes the table")
			}
			if v, err := tab.View(ctx, "bob"); err != nil || v.Seat != 0 || tab.IsResting() {
				t.Errorf("%+v, %v", v, err)
			}
			must(t)(tab.Sit(ctx, party("bob"), 1, 500*money.Dollar))
			if id != "hold-em" {
				wagerAny(t, tab, party("bob"), 1)
			}
			numbered(t, everything(t, tab, "", 0), 1)
		})
	}
}

// TestARestingTableDrains closes the house while its tables rest, and opens it again.
func TestARestingTableDrains(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann")
		h := open(t, casinoOf(0, "craps", "big-six"), log, RestAfter(time.Minute))
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if err := h.Drain(ctx); err != nil {
			t.Fatal(err)
		}
		if !at(t, h, "craps").IsResting() {
			t.Error("the table was woken to close")
		}
		if _, err := at(t, h, "craps").Sit(ctx, party("ann"), 1, 10*money.Dollar); err == nil {
			t.Error("somebody sits down while the house closes")
		}
		h.Close()
		h = open(t, h.file, log)
		defer h.Close()
		must(t)(at(t, h, "craps").Sit(ctx, party("ann"), 1, 10*money.Dollar))
	})
}

// privateCraps asks for a private table.
func privateCraps(h *House, who string) (*Table, error) {
	return openPrivate(h, who, casino.Table{Game: "craps", Limit: table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}})
}

// openPrivate opens a private table.
func openPrivate(h *House, who string, t casino.Table) (*Table, error) {
	id, err := h.OpenPrivate(ctx, party(who), t)
	tab, _ := h.Table(id)
	return tab, err
}

// TestPrivateTablesEnd leaves a private table for longer than it is kept. It is gone, after
// a restart too, its number is not given again, and nobody has lost anything.
func TestPrivateTablesEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		settings := []Setting{RestAfter(time.Minute), PrivateFor(time.Hour), MostPrivate(3)}
		h := open(t, casinoOf(0, "craps"), log, settings...)
		defer func() { h.Close() }()
		tab, err := privateCraps(h, "ann")
		if err != nil {
			t.Fatal(err)
		}
		had := log.book.Balance("player/ann").Free()
		must(t)(tab.Sit(ctx, party("ann"), 1, 100*money.Dollar))
		must(t)(tab.Wager(ctx, party("ann"), area(t, tab, "pass"), 10*money.Dollar))
		if h.EndUnused(ctx) != 0 {
			t.Error("a table has ended at which somebody sits")
		}
		time.Sleep(3 * time.Minute) // ann is away, and stands up when her wager is decided
		for range 100 {
			if tab.Published().Taken == 0 {
				break
			}
			time.Sleep(time.Minute)
		}
		if tab.Published().Taken != 0 {
			t.Fatal("ann never stands up")
		}
		if got := log.book.Balance("player/ann").Free(); got < had-10*money.Dollar {
			t.Errorf("ann has %s, and had %s", got, had)
		}
		time.Sleep(58 * time.Minute) // a minute less, since we look once a minute
		if h.EndUnused(ctx) != 0 {
			t.Error("a table has ended too soon")
		}
		stream, err := tab.Watch(ctx, "ann", tab.Last())
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(3 * time.Hour)
		if h.EndUnused(ctx) != 0 {
			t.Error("a table has ended that somebody watches")
		}
		stream.Close()
		time.Sleep(61 * time.Minute)
		if n := h.EndUnused(ctx); n != 1 {
			t.Errorf("%d tables have ended", n)
		}
		if _, ok := h.Table(tab.ID); ok {
			t.Error("the table is still there")
		}
		synctest.Wait()
		if _, err := tab.View(ctx, "ann"); err == nil {
			t.Error("its goroutine still runs")
		}
		if err := h.Drain(ctx); err != nil {
			t.Fatal(err)
		}
		h.Close()
		h = open(t, h.file, log, settings...)
		if _, ok := h.Table(tab.ID); ok {
			t.Error("the table is back")
		}
		var made []*Table
		for i, who := range []string{"ann", "bob", "bob", "bob"} {
			next, err := privateCraps(h, who)
			if i == 3 {
				if err == nil {
					t.Error("there are more private tables than may be")
				}
				break
			}
			if err != nil || next.ID == tab.ID {
				t.Fatalf("%v %v", next, err)
			}
			made = append(made, next)
		}
		time.Sleep(2 * time.Hour)
		if n := h.EndUnused(ctx); n != len(made) {
			t.Errorf("%d tables have ended", n)
		}
		if _, ok := h.Table("craps"); !ok {
			t.Error("a table of the casino file has ended")
		}
	})
}

// TestATableThatRestsCostsKilobytes opens many tables of several games at which somebody
// has been, and measures what they cost once nobody is there.
func TestATableThatRestsCostsKilobytes(t *testing.T) {
	const n = 60
	games := []string{"craps", "blackjack", "roulette", "hold-em", "punto-banco"}
	file := casinoOf(0, games...)
	first := file.Pits[0].Tables
	for i := range n {
		one := first[i%len(first)]
		one.ID = fmt.Sprintf("t-%d", i)
		file.Pits[0].Tables = append(file.Pits[0].Tables, one)
	}
	log := newMemory("ann")
	h := open(t, file, log, RestAfter(time.Nanosecond))
	defer h.Close()
	for _, l := range h.Lobby() {
		tab := at(t, h, l.ID)
		for range 3 {
			must(t)(tab.Sit(ctx, party("ann"), 1, 100*money.Dollar))
			must(t)(tab.Leave(ctx, party("ann")))
		}
	}
	for _, l := range h.Lobby() {
		for tab := at(t, h, l.ID); !tab.IsResting(); {
			time.Sleep(time.Millisecond)
		}
	}
	resting := inUse()
	h.Close()
	tables := len(h.tables)
	h.tables = nil
	per := (resting - inUse()) / int64(tables)
	t.Logf("%d bytes a table", per)
	if per > 24_000 {
		t.Errorf("a table that rests costs %d bytes", per)
	}
}

// inUse returns how much memory is in use, in bytes.
func inUse() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc + m.StackInuse)
}
