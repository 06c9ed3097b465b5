package play

import (
	"slices"

	"boardwalk/counsel"
	"boardwalk/table"
)

// next plays the next round, as far as the person's first open question.
func (s *Session) next() {
	s.results, s.cleared = s.results[:0], true
	for range 2 * (len(s.bots) + 1) {
		if s.Table().InterludeDue() {
			if s.beginBetting(); s.Table().InterludeDue() || s.live.Question() != nil {
				return
			}
		}
		from := len(s.live.Journal())
		var q *table.Question
		err := s.act(func() (err error) {
			q, err = s.play(s.live.Round)
			return err
		})
		if q != nil {
			return
		}
		if err == nil {
			s.finish(from)
			return
		}
		if !s.fixRefusal() {
			s.flush()
			return
		}
	}
	s.notice("The bots cannot agree how to go on. Bet yourself, or wait.")
}

// answer answers the person's open question and goes on with the round.
func (s *Session) answer(a table.Answer) {
	from := s.begun()
	var c *counsel.Counsel
	best, number := "", s.Question().Number
	if s.coach.on {
		if c = s.counselOn(s.Question()); c != nil {
			best = c.Say(s.Question())
		}
	}
	var q *table.Question
	err := s.act(func() (err error) {
		q, err = s.play(func() (*table.Question, error) { return s.live.AnswerTo(number, a) })
		return err
	})
	if c != nil && err == nil && s.refused == nil {
		defer s.judgeDecision(c, a, best) // after all that the answer has led to
	}
	switch {
	case q != nil:
	case s.interlude && s.live.Question() == nil:
		s.interlude = false
		s.beginBetting()
	case err == nil:
		s.finish(from)
	case s.fixRefusal():
		s.next()
	default:
		s.flush()
	}
}

// play has the table go on with a round, and the bots answer what they are
// asked.
func (s *Session) play(on func() (*table.Question, error)) (*table.Question, error) {
	s.playing = true
	defer func() {
		s.playing = false
		if s.live.Question() == nil {
			s.moves.clear()
		}
	}()
	return s.answerBots(on())
}

// begun is the journal's entry with which the round under way began.
func (s *Session) begun() int {
	journal := s.live.Journal()
	for i := len(journal) - 1; i >= 0; i-- {
		if journal[i].Kind == table.Played {
			return i
		}
	}
	return 0
}

// answerBots answers for the bots, and for the staff of the house, until only the
// person is asked or the round ends. Of players who are asked at once the bots answer
// first: nobody hears what they answered before the person has answered too.
func (s *Session) answerBots(q *table.Question, err error) (*table.Question, error) {
	for q != nil && err == nil {
		if asked := s.staffQuestion(); asked != nil {
			s.tellStaffAnswer(asked)
			q, err = s.live.AnswerTo(asked.Number, table.Answer{Choice: asked.First()})
			continue
		}
		asked, b := s.botQuestion()
		if b == nil {
			own := s.Question()
			if own == nil {
				return q, nil
			}
			a, known := s.unasked(own)
			if !known {
				return q, nil
			}
			q, err = s.live.AnswerTo(own.Number, a)
			continue
		}
		number, first := asked.Number, asked.First()
		if q, err = s.live.AnswerTo(number, s.decide(b, asked)); err != nil && s.isOpen(number) { // nobody has to wait for a bot that errs
			b.erred++
			q, err = s.live.AnswerTo(number, table.Answer{Choice: first})
		}
	}
	return nil, err
}

// staffQuestion returns the first open question that is put to the house, or nil. In a
// live house its staff answer such questions.
func (s *Session) staffQuestion() *table.Question {
	questions := s.live.Questions()
	for i := range questions {
		if questions[i].Seat == table.House {
			return &questions[i]
		}
	}
	return nil
}

// tellStaffAnswer says what staff report to a question that is put to the house, and
// under which paragraph: the report that the game declares under the offer's name.
func (s *Session) tellStaffAnswer(q *table.Question) {
	text := q.Offer.Text + " " + string(q.First())
	for _, d := range s.Table().Layout().Incidents {
		if d.ID == q.Offer.ID {
			text = d.Help
		}
	}
	s.tell(Entry{Kind: Step, Text: "Staff report: " + text + ".", Cite: q.Offer.Law})
}

// botQuestion returns the first open question that a bot is asked, and the bot; nil
// if no bot is asked.
func (s *Session) botQuestion() (*table.Question, *bot) {
	questions := s.live.Questions()
	for i := range questions {
		if b := s.botAt(questions[i].Seat); b != nil {
			return &questions[i], b
		}
	}
	return nil, nil
}

// isOpen reports whether the question of a number waits for its answer.
func (s *Session) isOpen(number uint32) bool {
	return slices.ContainsFunc(s.live.Questions(), func(q table.Question) bool { return q.Number == number })
}

// fixRefusal has a bot do what the refusal asked for, so that the round can
// start, and reports whether it is worth trying again.
func (s *Session) fixRefusal() bool {
	if s.refused == nil {
		return false
	}
	b := s.botAt(s.refused.Seat)
	return b != nil && b.fixRefusal(s)
}

// finish closes a round: what it came to, how the others fared, and the bots'
// next wagers.
func (s *Session) finish(from int) {
	if s.contest != nil {
		s.contest.Flush()
	}
	s.sumUp()
	s.flush()
	s.shine(from)
	var made []table.Act
	for _, a := range s.acts {
		if a.Kind == table.Make {
			made = append(made, a)
		}
	}
	if len(made) > 0 {
		s.last = made
	}
	s.acts = s.acts[:0]
	s.beginBetting()
}
