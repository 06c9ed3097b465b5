package sitting

import (
	"slices"
	"time"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// Answer makes the order to answer a question that the person is asked. The
// question is named by its id ([view.QuestionID]): an answer to any other than the
// open one is refused, because whoever gives it has not seen what is asked now. An
// answer that is given again is confirmed with the same receipt.
func Answer(by Party, question string, a table.Answer) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r != nil {
			return Receipt{}, r
		}
		if before := s.answerTo(question, by.Who); before != nil {
			return before.again(a)
		}
		q, r := s.openQuestion(question, seat)
		if r != nil {
			return Receipt{}, r
		}
		if _, err := journal.MarshalEntry(&table.Entry{Kind: table.Chose, Answer: a}); err != nil {
			return Receipt{}, law.RefuseFor(law.Choice, q.Offer.Law, "%s", err)
		}
		return Receipt{Seat: seat, Question: question}, s.answerQuestion(by.Who, q.Number, a)
	}}
}

// openQuestion returns the open question of an id that a seat is asked.
func (s *Sitting) openQuestion(id string, seat table.Seat) (*table.Question, *law.Refusal) {
	questions := s.live.Questions()
	for i := range questions {
		q := &questions[i]
		switch {
		case view.QuestionID(s.seeds.round, q.Number) != id:
		case q.Seat != seat:
			return nil, law.RefuseFor(law.Turn, q.Offer.Law, "that is asked of seat %d", q.Seat)
		default:
			return q, nil
		}
	}
	return nil, law.RefuseFor(law.Question, "", "that question is not open; look at what is asked now")
}

// setDeadlines gives every open question of a player's its time, and forgets those
// that are not open any more. What staff are asked has no time.
func (s *Sitting) setDeadlines(questions []table.Question) {
	s.deadlines = slices.DeleteFunc(s.deadlines, func(d deadline) bool {
		return !slices.ContainsFunc(questions, func(q table.Question) bool { return q.Number == d.number })
	})
	for i := range questions {
		if n, seat := questions[i].Number, questions[i].Seat; seat != table.House && s.deadlineOf(n).IsZero() {
			wait := s.placement.Times.Decision
			if p := s.players[seat]; p != nil && p.bot {
				wait = min(wait, botDecision)
			}
			s.deadlines = append(s.deadlines, deadline{n, s.now.Add(wait)})
		}
	}
}

// deadlineOf returns until when a question waits for its answer; the zero time if
// that is not known yet.
func (s *Sitting) deadlineOf(number uint32) time.Time {
	for _, d := range s.deadlines {
		if d.number == number {
			return d.at
		}
	}
	return time.Time{}
}

// earliestDeadline returns when the first of the open questions has waited long
// enough; the zero time if none waits.
func (s *Sitting) earliestDeadline() (first time.Time) {
	for _, d := range s.deadlines {
		if first.IsZero() || d.at.Before(first) {
			first = d.at
		}
	}
	return first
}

// answerIfDue answers the first of the open questions that is asked of a bot, of
// somebody who is leaving or away, or whose time is over. It reports whether there
// was one.
func (s *Sitting) answerIfDue(questions []table.Question) (bool, error) {
	s.setDeadlines(questions)
	for i := range questions {
		q := &questions[i]
		p := s.players[q.Seat]
		switch {
		case q.Seat == table.House: // staff answer
			continue
		case p == nil:
		case p.bot && !s.config.Thinks:
			return true, s.answerForBot(q, s.mind(q).Answer())
		case p.leaving || p.away:
		case s.now.Before(s.deadlineOf(q.Number)):
			continue
		case p.bot: // it thinks for too long
		default:
			p.missed++
		}
		return true, s.answerQuestion("clock", q.Number, table.Answer{Choice: q.First()})
	}
	return false, nil
}
