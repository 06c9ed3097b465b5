package api

import (
	"context"

	"boardwalk/api/wire"
	"boardwalk/bots"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// equityDeals is how often the cards that are not known are dealt: the share is then good to
// about one part in a hundred.
const equityDeals = 4000

// equity estimates the share of the pot of whoever asks, who is asked something at a table of
// players against each other: by the own cards and those that lie face up, against any cards
// that the others may have.
func (s *Server) equity(ctx context.Context, t *floor.Table) (wire.Equity, error) {
	person := personOf(ctx).ID
	v, err := t.View(ctx, person)
	if err != nil {
		return wire.Equity{}, err
	}
	news, err := since(ctx, t, person, false, min(v.At, t.Kept()))
	if err != nil {
		return wire.Equity{}, err
	}
	q := news.Status.Question
	if q == nil || news.Status.Round != v.Status.Round {
		return wire.Equity{}, law.RefuseFor(law.Turn, "", "nothing is asked of you")
	}
	r, err := rulesAt(t.Published(), v.Options, v.Terms)
	if err != nil {
		return wire.Equity{}, err
	}
	at, err := table.New(r.Game, r.Options, r.Terms)
	if err != nil {
		return wire.Equity{}, err
	}
	ring := bots.RingOf(at, &bots.Round{})
	if ring == nil || ring.Plan.Draws { // where cards are exchanged, what the others keep says more than chance
		return wire.Equity{}, law.RefuseFor(law.Unknown, "", "the share of the pot is not worked out at %s", r.Game.Name)
	}
	gone := map[table.Seat]bool{}
	for i := range news.Events {
		switch e := &news.Events[i]; {
		case e.Kind == journal.KindCommit:
			clear(gone)
		case e.Kind == journal.KindEntry && e.Told.Kind == table.Folded:
			gone[e.Told.Seat] = true
		}
	}
	view := ring.NewProspect(eyeOf(news.Events).Hands, q.Seat, func(seat table.Seat) bool { return seat != table.House && !gone[seat] })
	out := wire.Equity{Question: news.Status.QuestionID(), Others: view.Others()}
	if out.Others > 0 {
		out.Share = view.Share(chance.NewFast(uint64(news.Last), uint64(q.Seat)), equityDeals)
	}
	return out, nil
}
