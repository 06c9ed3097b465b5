package playerhistory

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// Somebody who asks very often waits for his own turn, and holds up nobody else.
func TestWhoAsksOftenHoldsUpNobodyElse(t *testing.T) {
	s, err := store.Open(t.TempDir(), storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	h := New(s.Reader)
	h.find("ann").turn <- struct{}{} // her rounds are being read, and that takes long
	patience, giveUp := context.WithCancel(context.Background())
	var asking, all sync.WaitGroup
	for range 4 * mostReading {
		asking.Add(1)
		all.Go(func() {
			asking.Done()
			if _, err := h.Rounds(patience, "ann"); !errors.Is(err, context.Canceled) {
				t.Errorf("ann is told: %v", err)
			}
		})
	}
	asking.Wait()
	soon, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	for range 100 {
		if _, err := h.Rounds(soon, "bob"); err != nil {
			t.Fatalf("bob asks meanwhile: %v", err)
		}
	}
	giveUp()
	all.Wait()
}

// Rounds of two shards may end in the same moment, and one of a shard that was read earlier may end before others that
// are known already.
func TestRoundsOfSeveralShardsHaveIDsOfTheirOwn(t *testing.T) {
	at := func(table string, after time.Duration) wire.Round {
		moment := time.Date(2026, 11, 17, 12, 0, 0, 0, time.UTC).Add(after)
		return wire.Round{ID: timeID(moment), Table: table, Time: moment}
	}
	p := &person{}
	p.add([]wire.Round{at("b", time.Second), at("a", time.Second), at("c", time.Second)})
	first := slices.Clone(p.rounds)
	shown := p.rounds[:3:3]
	p.add([]wire.Round{at("d", time.Millisecond), at("e", time.Hour), at("f", time.Second+time.Microsecond)})
	var order string
	last := uint64(0)
	for _, r := range p.rounds {
		order += r.Table
		if r.ID <= last || r.ID > 1<<53 {
			t.Errorf("%+v", p.rounds)
		}
		last = r.ID
	}
	if order != "dabcfe" || !slices.Equal(shown, first) || !slices.Equal(p.rounds[1:4], first) {
		t.Errorf("in the order %s: %+v, after %+v", order, p.rounds, first)
	}
}
