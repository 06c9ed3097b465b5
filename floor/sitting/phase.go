package sitting

import (
	"slices"

	"boardwalk/table"
)

// underway reports whether the wagers stand: a question is open, or the cuts of a
// round are being opened.
func (s *Sitting) underway() bool { return s.live.Question() != nil || s.isOpening() }

// isOpening reports whether the wagers stand and nothing is drawn yet, because cuts
// are being opened or the beacon's value is awaited.
func (s *Sitting) isOpening() bool {
	return s.seeds.closed != nil && !s.seeds.plays && s.seeds.void == ""
}

// isClosed reports that there is no gaming at the table.
func (s *Sitting) isClosed() bool { return s.closed != "" || !s.live.Table().IsOpen() }

// isIdle reports whether the table is open, no wager lies there and nothing is still to come.
func (s *Sitting) isIdle() bool {
	if len(s.changeTimes) > 0 || len(s.reservations) > 0 || s.closed != "" || s.draining || !s.live.Table().IsOpen() {
		return false
	}
	for range s.live.Table().Standing {
		return false
	}
	return true
}

// AskedOfStaff returns what staff are asked if the round waits for nobody else, and
// otherwise "". Nobody knows how long that takes.
func (s *Sitting) AskedOfStaff() string {
	questions := s.live.Questions()
	if len(questions) == 0 || slices.ContainsFunc(questions, func(q table.Question) bool { return q.Seat != table.House }) {
		return ""
	}
	return questions[0].Offer.Text
}

// playersCompete reports whether players wager against each other here.
func (s *Sitting) playersCompete() bool { return s.live.Table().Rules().EachOther }

// isShown reports whether people in the lobby are to see bots play here.
func (s *Sitting) isShown() bool { return s.now.Before(s.shownUntil) }

// plays reports whether bots play by themselves: people in the lobby are to see it, and
// nobody else sits at the table.
func (s *Sitting) plays() bool { return s.isShown() && s.people() == 0 && !s.draining && !s.isClosed() }
