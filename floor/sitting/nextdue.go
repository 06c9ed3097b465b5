package sitting

import "time"

// NextDue returns when something is due next; the zero time if nothing is.
func (s *Sitting) NextDue() time.Time {
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
		at(s.earliestDeadline())
	} else if s.isOpening() {
		at(s.openingDue())
	} else {
		at(s.bettingEnds)
		at(s.tournamentDue())
		if s.isShown() {
			at(s.shownUntil)
		}
		if len(s.changeTimes) > 0 {
			at(soonest(s.changeTimes))
		}
	}
	for _, p := range s.seated() {
		if !p.bot && !p.leaving && !p.away {
			at(s.awayAt(p))
			if gone := s.unawaitedAt(p); !s.bettingEnds.IsZero() && gone.After(s.now) {
				at(gone)
			}
		}
	}
	return next
}
