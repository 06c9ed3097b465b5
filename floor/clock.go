package floor

import (
	"time"

	"boardwalk/table"
)

// tellTime tells the table what time it is, where that matters: cards wear out,
// and poker players are charged by time.
func (s *sitting) tellTime() error {
	game := s.live.Table().Game()
	_, carded := game.(table.Carded)
	_, timed := game.(table.Timed)
	if carded || timed {
		if s.now.Sub(s.clocked) >= time.Minute {
			return s.clock()
		}
	}
	return nil
}

func (s *sitting) clock() error { return s.did(s.take("clock", s.live.Clock(s.now))) }

func soonest(times []time.Time) time.Time {
	first := times[0]
	for _, t := range times[1:] {
		if t.Before(first) {
			first = t
		}
	}
	return first
}

// wake is when something is due next; the zero time if nothing is.
func (s *sitting) wake() time.Time {
	var next time.Time
	if s.fault {
		return next
	}
	at := func(t time.Time) {
		if !t.IsZero() && (next.IsZero() || t.Before(next)) {
			next = t
		}
	}
	if s.live.Question() != nil {
		at(s.deadline)
	} else {
		at(s.window)
		if len(s.changes) > 0 {
			at(soonest(s.changes))
		}
	}
	for _, p := range s.players() {
		if !p.bot && !p.leaving && !p.away {
			at(s.awayAt(p))
		}
	}
	return next
}
