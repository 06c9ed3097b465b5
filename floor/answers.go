package floor

import (
	"boardwalk/table"
)

// due answers the open question, if it is time.
func (s *sitting) due(q *table.Question) (bool, error) {
	if s.asked != s.entries {
		s.asked, s.deadline = s.entries, s.now.Add(s.times().Decision)
	}
	p := s.people[q.Seat]
	switch {
	case p == nil:
	case p.bot:
		return true, s.answerBot(q)
	case p.leaving || p.away:
	case s.now.Before(s.deadline):
		return false, nil
	default:
		p.missed++
	}
	return true, s.answer("clock", table.Answer{Choice: q.First()})
}

// answer answers the open question.
func (s *sitting) answer(who string, a table.Answer) error {
	_, err := s.live.Answer(a)
	return s.played(s.take(who, err))
}
