package stream

import (
	"slices"

	"boardwalk/floor/view"
)

// recent holds the last events of a table, as many as are kept. Once there are
// more it is a ring, so that adding events moves none.
type recent struct {
	events []view.Event
	oldest int // index of the oldest event
	keep   int
}

// add adds events after the others, in the place of the oldest if need be. The
// ring grows until the added events take at most half of it: a reader that was
// up to date before misses none of them.
func (r *recent) add(events []view.Event) {
	if want := 2 * len(events); want > r.keep {
		parts := r.last(len(r.events))
		r.events, r.oldest, r.keep = slices.Concat(parts[0], parts[1]), 0, want
	}
	for i := range events {
		if len(r.events) < r.keep {
			r.events = append(r.events, events[i])
			continue
		}
		r.events[r.oldest] = events[i]
		r.oldest = (r.oldest + 1) % r.keep
	}
}

// last returns the last n events, in two parts.
func (r *recent) last(n int) [2][]view.Event {
	older, newer := r.events[r.oldest:], r.events[:r.oldest]
	if n <= len(newer) {
		return [2][]view.Event{nil, newer[len(newer)-n:]}
	}
	return [2][]view.Event{older[len(older)-(n-len(newer)):], newer}
}
