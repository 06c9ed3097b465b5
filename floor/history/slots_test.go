package history

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
)

// TestOneAskerDoesNotHoldUpOthers has somebody ask for much. One of the requests is
// served at a time, and whoever else comes is served beside it.
func TestOneAskerDoesNotHoldUpOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewReader(nil)
		as := func(who string) context.Context { return context.WithValue(t.Context(), AskerKey{}, who) }
		leave, err := h.enter(as("greedy"))
		if err != nil {
			t.Fatal(err)
		}
		served := make(chan struct{}, mostWaiting)
		for range mostWaiting - 1 {
			go func() {
				if leave, err := h.enter(as("greedy")); err == nil {
					served <- struct{}{}
					leave()
				}
			}()
		}
		synctest.Wait()
		if _, err := h.enter(as("greedy")); !errors.Is(err, ErrBusy) {
			t.Errorf("one more waits: %v", err)
		}
		for _, who := range []string{"ann", "bob", ""} {
			leave, err := h.enter(as(who))
			if err != nil {
				t.Fatalf("%q: %v", who, err)
			}
			defer leave()
		}
		if len(served) != 0 {
			t.Errorf("%d of the same asker are served at once", len(served)+1)
		}
		leave()
		synctest.Wait()
		if len(served) != mostWaiting-1 {
			t.Errorf("%d were served", len(served))
		}
		gone, cancel := context.WithCancel(as("ann"))
		cancel()
		if _, err := h.enter(gone); err == nil {
			t.Error("whoever has gone is served")
		}
		synctest.Wait()
		if n := h.slots.lines["ann"].n; n != 1 {
			t.Errorf("%d of ann's are counted", n)
		}
	})
}
