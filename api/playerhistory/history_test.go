package playerhistory

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

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
