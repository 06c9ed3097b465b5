package api

import (
	"context"
	"slices"

	"boardwalk/achievements"
	"boardwalk/api/analysis"
	"boardwalk/api/wire"
	"boardwalk/counsel"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// coach values the choices of the open question of whoever asks, from the events that
// this person was told and nothing else.
func (s *Server) coach(ctx context.Context, t *floor.Table) (wire.Coaching, error) {
	person := personOf(ctx).ID
	v, err := t.View(ctx, person)
	if err != nil {
		return wire.Coaching{}, err
	}
	news, err := since(ctx, t, person, false, min(v.At, t.Kept()))
	if err != nil {
		return wire.Coaching{}, err
	}
	q := news.Status.Question
	if q == nil || news.Status.Round != v.Status.Round {
		return wire.Coaching{}, law.RefuseFor(law.Turn, "", "nothing is asked of you")
	}
	v.Status = news.Status
	return s.counselOn(ctx, askerAt(ctx, t), t.Published(), &v, news.Status.QuestionID(), q, eyeOf(news.Events), news.Last, nil)
}

// decisions values the choices of every question that whoever asks has answered in a round
// that is past, from what this person could see at that moment of the round.
func (s *Server) decisions(ctx context.Context, in *InRound) (*Body[[]wire.Coaching], error) {
	t, p, err := s.past(ctx, in)
	if err != nil {
		return nil, err
	}
	list, best := []wire.Coaching{}, 0
	for i := range p.Asked {
		asked := &p.Asked[i]
		seen := slices.DeleteFunc(slices.Clone(p.Events), func(e floor.Event) bool { return e.N > asked.After })
		v := p.Table
		v.Bets = asked.Bets
		c, err := s.counselOn(ctx, askerAt(ctx, t), t.Published(), &v, asked.ID, &asked.Question,
			eyeOf(seen), asked.After, answerTo(p.Events, asked.ID))
		if err != nil {
			return nil, err
		}
		list = append(list, c)
		if c.Took != nil && c.Best != "" && c.Best == c.Took.Choice {
			best++
		}
	}
	if best >= 2 && best == len(list) {
		err = s.noteDeed(ctx, achievements.Reviewed)
	}
	return body(list), err
}

// answerTo returns the event that tells how a question was answered, or nil.
func answerTo(events []floor.Event, question string) *table.Event {
	for i := range events {
		if e := &events[i]; e.Told.Kind == table.Answered && e.QuestionID() == question {
			return &e.Told
		}
	}
	return nil
}

// counselOn values the choices of a question to whoever has the seat of a view, and the
// answer to it if that is not nil.
func (s *Server) counselOn(
	ctx context.Context, by analysis.Asker, at *floor.Listing, v *floor.View, id string, q *table.Question, eye *counsel.Eye, last uint64,
	answer *table.Event,
) (wire.Coaching, error) {
	l := layoutAt(at)
	if at.Game != v.Game { // it deals another one now
		l, at = layoutOf(v.Game), &floor.Listing{Game: v.Game}
	}
	r, err := rulesAt(at, v.Options, v.Terms)
	if err != nil {
		return wire.Coaching{}, err
	}
	asked := counsel.Situation{Rules: r.Game, Options: r.Options, Terms: r.Terms, Question: q, Eye: eye,
		On: func(names ...string) (sum money.Cents) {
			for _, b := range v.Bets {
				if b.Seat == v.Seat && slices.Contains(names, l.name(b.Area)) {
					sum += b.Amount
				}
			}
			return sum
		}}
	out := wire.Coaching{Event: last, Question: *questionOf(id, q, v.Status.Costs), Values: []counsel.Worth{},
		Basis: "There are no figures for this question."}
	c, err := s.analyst.Counsel(ctx, by, &asked)
	if err != nil {
		return wire.Coaching{}, err
	}
	if c != nil {
		out.Best, out.Say, out.Amount, out.Cards = string(c.Best), c.Say(q), c.BestAmount(q), c.Cards.String()
		out.Of, out.Unit, out.Basis = c.Of, c.Unit, c.Basis
		out.Values = append(out.Values, c.Values...)
	}
	if answer != nil {
		out.Took = took(c, answer)
	}
	out.Place = asked.Place()
	return out, nil
}

// took returns an answer that was given, with what it cost as far as that is known.
func took(c *counsel.Counsel, e *table.Event) *wire.Took {
	out := &wire.Took{Choice: string(e.Choice())}
	if c == nil {
		return out
	}
	if cost, ok := c.Cost(table.Answer{Choice: e.Choice(), Amount: e.Amount}); ok {
		out.Cost = &cost
	}
	return out
}

// eyeOf returns what somebody knows of the cards who was told these events.
func eyeOf(events []floor.Event) *counsel.Eye {
	eye := &counsel.Eye{}
	for i := range events {
		switch events[i].Kind {
		case journal.KindEntry:
			eye.Hear(&events[i].Told)
		case journal.KindCommit:
			eye.Clear() // the round before is over
		}
	}
	return eye
}
