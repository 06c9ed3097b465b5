package floor

// recent are the last events of a table, as many as are kept: a ring once there
// are more, so that a busy table moves none of them.
type recent struct {
	events []Event
	oldest int // where the oldest is
	keep   int
}

// add adds events after the others, in the place of the oldest if need be.
func (r *recent) add(events []Event) {
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
