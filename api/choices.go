package api

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"

	"boardwalk/card"
	"boardwalk/counsel"
)

// Hand is any hand with any cards left.
type Hand struct {
	Hand     []string `json:"hand" minItems:"2" maxItems:"21" doc:"The cards of the hand, as in Td; at red dog the two that were dealt"`
	Dealer   []string `json:"dealer,omitempty" maxItems:"2" doc:"What is seen of the dealer's, at blackjack"`
	Gone     []string `json:"gone,omitempty" maxItems:"416" doc:"Other cards that will not come"`
	Hands    int      `json:"hands,omitempty" minimum:"0" maximum:"4" doc:"At blackjack: how many hands the box has by now, if a pair was split"`
	Formed   bool     `json:"formed,omitempty" doc:"And whether this is not the first of them"`
	PairPlus int      `json:"pairPlus,omitempty" minimum:"0" maximum:"1000" doc:"At three card poker: so many antes on pair plus"`
}

// Choices is what choices are worth.
type Choices struct {
	Choices   []counsel.Worth `json:"choices" doc:"The best first"`
	Of        string          `json:"of" doc:"What the values are fractions of"`
	Insurance *float64        `json:"insurance,omitempty" doc:"What a dollar of insurance is worth, where it is offered"`
}

func (s *Server) choices(ctx context.Context, r *ruled, h *Hand) (Choices, error) {
	p := counsel.Position{Hands: h.Hands, Formed: h.Formed, PairPlus: h.PairPlus}
	for _, part := range []struct {
		from []string
		to   *[]card.Card
	}{{h.Hand, &p.Hand}, {h.Dealer, &p.Dealer}, {h.Gone, &p.Gone}} {
		for _, text := range part.from {
			c, err := card.Parse(text)
			if err != nil {
				return Choices{}, newProblem(http.StatusUnprocessableEntity, err.Error())
			}
			*part.to = append(*part.to, c)
		}
	}
	var v *counsel.Values
	err := s.study.alone(ctx, func() (err error) {
		v, err = counsel.Choices(r.rules, r.options, r.terms, &p)
		return err
	})
	var without *counsel.NoChoices
	switch {
	case errors.As(err, &without):
		return Choices{}, beyond(err)
	case err != nil && ctx.Err() == nil:
		return Choices{}, newProblem(http.StatusUnprocessableEntity, err.Error())
	case err != nil:
		return Choices{}, err
	}
	slices.SortStableFunc(v.Choices, func(a, b counsel.Worth) int { return cmp.Compare(b.EV, a.EV) })
	return Choices{Choices: v.Choices, Of: v.Of, Insurance: v.Insurance}, nil
}
