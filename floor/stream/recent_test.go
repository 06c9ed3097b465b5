package stream

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"boardwalk/floor/view"
)

// all are the events that are kept, oldest first.
func (r *recent) all() []view.Event {
	parts := r.last(len(r.events))
	return slices.Concat(parts[0], parts[1])
}

// TestRecent adds events in parts of any length, and has the last of them again.
func TestRecent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		keep := rapid.IntRange(1, 16).Draw(t, "keep")
		r := recent{keep: keep}
		var all, want []view.Event
		for range rapid.IntRange(0, 8).Draw(t, "times") {
			var some []view.Event
			for range rapid.IntRange(0, 12).Draw(t, "events") {
				some = append(some, view.Event{N: uint64(len(all) + len(some) + 1)})
			}
			r.add(some)
			all = append(all, some...)
			keep = max(keep, 2*len(some))
			want = append(want, some...)
			want = want[max(0, len(want)-keep):]
			if got := r.all(); !slices.EqualFunc(got, want, sameEvent) {
				t.Fatalf("%v are kept, not %v", got, want)
			}
			n := rapid.IntRange(0, len(want)).Draw(t, "last")
			parts := r.last(n)
			if got := slices.Concat(parts[0], parts[1]); !slices.EqualFunc(got, want[len(want)-n:], sameEvent) {
				t.Fatalf("the last %d of %v are %v", n, want, got)
			}
		}
	})
}

// sameEvent reports whether two events say the same.
func sameEvent(a, b view.Event) bool { return reflect.DeepEqual(a, b) }
