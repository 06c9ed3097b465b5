package cluster

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// TestWhoIsHeard: a node counts as heard for a little more than a second, and is taken for gone after three.
func TestWhoIsHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRoster(Member{ID: "1", Name: "one"})
		r.hear(Member{ID: "2", Name: "two", Role: Waiting})
		r.hear(Member{ID: "3", Name: "three", Role: Owner})
		r.hear(Member{ID: "4", Name: "a command", Role: Visitor})
		if got := r.heard(); !slices.Equal(got, []string{"three", "two"}) {
			t.Errorf("%v are heard", got)
		}
		time.Sleep(heardWithin)
		r.hear(Member{ID: "3", Name: "three", Role: Owner})
		time.Sleep(1 * time.Nanosecond)
		if got := r.heard(); !slices.Equal(got, []string{"three"}) || len(r.silent()) != 0 {
			t.Errorf("%v are heard, %v are gone", got, r.silent())
		}
		time.Sleep(goneAfter - heardWithin)
		if got := r.silent(); !slices.Equal(got, []string{"2", "4"}) && !slices.Equal(got, []string{"4", "2"}) {
			t.Errorf("%v are gone", got)
		}
	})
}
