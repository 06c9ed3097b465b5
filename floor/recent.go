package floor

import "slices"

// recent are the last events of a table, as many as are kept: a ring once there
// are more, so that a busy table moves none of them.
type recent struct {
	events []Event
	oldest int // where the oldest is
	keep   int
}

// add adds events after the others, in the place of the oldest if need be. However
// many they are, they have at most half of the place: whoever has heard most of the
// others hears all of them.
func (r *recent) add(events []Event) {
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

// last are the last n events, in two parts.
func (r *recent) last(n int) [2][]Event {
	older, newer := r.events[r.oldest:], r.events[:r.oldest]
	if n <= len(newer) {
		return [2][]Event{nil, newer[len(newer)-n:]}
	}
	return [2][]Event{older[len(older)-(n-len(newer)):], newer}
}
