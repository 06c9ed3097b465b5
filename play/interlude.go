package play

import "boardwalk/table"

// beginBetting has the game settle what is due before wagers are made, as far as
// the person's first open question, and then the bots bet. A bot that leaves may
// make something due again.
func (s *Session) beginBetting() {
	s.final = len(s.acts)
	for range len(s.bots) + 1 {
		if !s.conductInterlude() {
			return
		}
		s.betBots()
		if !s.Table().InterludeDue() {
			return
		}
	}
}

// conductInterlude has the game ask what it has to ask between two rounds, and
// reports whether that is settled. It is not while the person is asked.
func (s *Session) conductInterlude() bool {
	if !s.Table().InterludeDue() {
		return true
	}
	s.paused, s.final = len(s.live.Journal()), len(s.acts)
	s.interlude = true
	var q *table.Question
	err := s.act(func() (err error) {
		q, err = s.play(s.live.Interlude)
		return err
	})
	s.interlude = q != nil
	s.flush()
	return q == nil && err == nil
}

// settle goes on after something was done that may have made an interlude due:
// somebody has come, gone or brought chips.
func (s *Session) settle() {
	if s.live.Question() == nil && s.Table().InterludeDue() {
		s.beginBetting()
	}
}
