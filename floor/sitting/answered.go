package sitting

import (
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
)

// answerTo returns the answer that a person gave to a question, or nil.
func (s *Sitting) answerTo(question, person string) *answered {
	for i := len(s.answered) - 1; i >= 0; i-- {
		if d := &s.answered[i]; d.question == question && d.person == person {
			return d
		}
	}
	return nil
}

// noteAnswer remembers an answer that was just given, if the person gave it and not
// the clock or a bot. Its record is at the given place.
func (s *Sitting) noteAnswer(who string, e *table.Entry, at uint64) {
	if p := s.players[e.Seat]; p == nil || p.bot || p.person != who {
		return
	}
	if len(s.answered) >= maxAnswered {
		s.answered = append([]answered(nil), s.answered[maxAnswered/2:]...)
	}
	id := view.QuestionID(s.seeds.round, e.Question)
	s.answered = append(s.answered, answered{id, s.seeds.round, who, e.Answer,
		Receipt{Table: s.id, At: at, Event: s.lastEvent, Seat: e.Seat, Question: id}})
	s.settling = true
}

// keepAnswerReceipt keeps the receipt of an answer that was carried out.
func (s *Sitting) keepAnswerReceipt(by Party, r Receipt) {
	if r.Question == "" {
		return
	}
	if d := s.answerTo(r.Question, by.Who); d != nil {
		d.receipt = r
	}
}

// settleAnswer follows a replayed record. What the dealer records when a round is
// over belongs to the answer that ended it, so its events are counted in the
// receipt.
func (s *Sitting) settleAnswer(r *Record) {
	if !s.settling || r.Who != "dealer" {
		s.settling = false
		return
	}
	switch r.Kind {
	case journal.KindReveal, journal.KindStand, journal.KindTable, journal.KindSeries:
	case journal.KindCommit:
		s.settling = false
	case KindFloor:
		if r.At != 1 { // it does not follow a setup
			s.settling = false
			return
		}
	default:
		s.settling = false
		return
	}
	s.answered[len(s.answered)-1].receipt.Event = s.lastEvent
}
