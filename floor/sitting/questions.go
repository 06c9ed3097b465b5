package sitting

import (
	"boardwalk/table"
)

// answerIfDue answers the open question for a bot, for somebody who is leaving or
// away, or when its time is over. It reports whether it did.
func (s *Sitting) answerIfDue(q *table.Question) (bool, error) {
	if s.askedAt != s.entries {
		s.askedAt, s.deadline = s.entries, s.now.Add(s.placement.Times.Decision)
	}
	p := s.players[q.Seat]
	switch {
	case p == nil:
	case p.bot:
		return true, s.answerForBot(q)
	case p.leaving || p.away:
	case s.now.Before(s.deadline):
		return false, nil
	default:
		p.missed++
	}
	return true, s.answerQuestion("clock", table.Answer{Choice: q.First()})
}

// answerQuestion answers the open question.
func (s *Sitting) answerQuestion(who string, a table.Answer) error {
	_, err := s.live.Answer(a)
	return s.finishRound(s.recordEntries(who, err))
}
