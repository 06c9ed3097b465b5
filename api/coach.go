package api

import (
	"context"
	"slices"

	"boardwalk/api/analysis"
	"boardwalk/api/wire"
	"boardwalk/counsel"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
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
	listing := t.Listing()
	r, err := analysis.TableRules(layoutOf(listing.Game).rules, v.Options, v.Terms)
	if err != nil {
		return wire.Coaching{}, err
	}
	asked := counsel.Situation{Rules: r.Game, Options: r.Options, Terms: r.Terms, Question: q, Eye: eyeOf(news.Events),
		On: func(names ...string) (sum money.Cents) {
			for _, b := range v.Bets {
				if b.Seat == v.Seat && slices.Contains(names, layoutOf(listing.Game).name(b.Area)) {
					sum += b.Amount
				}
			}
			return sum
		}}
	out := wire.Coaching{Event: news.Last, Question: *questionOf(news.Status.QuestionID(), q, news.Status.Costs), Values: []counsel.Worth{},
		Basis: "There are no figures for this question."}
	c, err := s.analyst.Counsel(ctx, callerOf(ctx).addr, &asked)
	if c != nil {
		out.Best, out.Say, out.Amount, out.Cards = string(c.Best), q.Offer.Say(c.Best), min(c.BestAmount(), q.Most), c.Cards.String()
		out.Of, out.Unit, out.Parts, out.Basis = c.Of, c.Unit, c.Parts, c.Basis
		out.Values = append(out.Values, c.Values...)
	}
	return out, err
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
