package api

import (
	"context"
	"slices"

	"boardwalk/counsel"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
)

// Coaching is what the choices of a player's open question are worth, from what
// that player can see and nothing else.
type Coaching struct {
	Event    uint64          `json:"event" doc:"The last event that it takes into account"`
	Question Question        `json:"question"`
	Best     string          `json:"best,omitempty" doc:"None where nothing could be worked out"`
	Values   []counsel.Worth `json:"values" doc:"The best first; none where only the best is known"`
	Of       string          `json:"of,omitempty" doc:"What the values are fractions of"`
	Unit     money.Cents     `json:"unit,omitempty" doc:"How much that is"`
	Parts    bool            `json:"parts,omitempty" doc:"A choice may be taken for a part of it"`
	Basis    string          `json:"basis" doc:"What it rests on, as a sentence"`
}

// coach values the choices of whoever asks.
func (s *Server) coach(ctx context.Context, t *floor.Table) (Coaching, error) {
	person := who(ctx).ID
	v, err := t.View(ctx, person)
	if err != nil {
		return Coaching{}, err
	}
	news, err := since(ctx, t, person, false, min(v.At, t.Kept()))
	if err != nil {
		return Coaching{}, err
	}
	q := news.Status.Question
	if q == nil || news.Status.Round != v.Status.Round {
		return Coaching{}, law.RefuseFor(law.Turn, "", "nothing is asked of you")
	}
	listing := t.Listing()
	r, err := rulesOf(&listing, &v)
	if err != nil {
		return Coaching{}, err
	}
	asked := counsel.Situation{Rules: r.rules, Options: r.options, Terms: r.terms, Question: q, Eye: watched(news.Events),
		On: func(names ...string) (sum money.Cents) {
			for _, b := range v.Bets {
				if b.Seat == v.Seat && slices.Contains(names, layoutOf(&listing).name(b.Area)) {
					sum += b.Amount
				}
			}
			return sum
		}}
	out := Coaching{Event: news.Last, Question: *questionOf(news.Status.QuestionID(), q), Values: []counsel.Worth{}, Basis: "What you answer here makes no difference that could be worked out."}
	err = s.study.alone(ctx, func() error {
		if c := asked.Counsel(); c != nil {
			out.Best, out.Of, out.Unit, out.Parts, out.Basis = string(c.Best), c.Of, c.Unit, c.Parts, c.Basis
			out.Values = append(out.Values, c.Values...)
		}
		return nil
	})
	return out, err
}

// watched is what somebody has seen of the cards, who was told these events.
func watched(events []floor.Event) *counsel.Eye {
	eye := &counsel.Eye{}
	for i := range events {
		switch events[i].Kind {
		case journal.KindEntry:
			eye.Hear(&events[i].Told)
		case journal.KindReveal:
			eye.Clear() // the round is over
		}
	}
	return eye
}
