package api

import (
	"context"
	"math"
	"net/http"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// slipPage is how many events are read at a time to find where a stay began.
const slipPage = 2000

// registerSlip registers what a stay at a table came to.
func (s *Server) registerSlip() {
	handleTable(s, "slip", "/api/tables/{id}/slip", "What my stay at a table came to, or has come to so far", s.slip)
}

// slip returns what the last stay of whoever asks at a table came to.
func (s *Server) slip(ctx context.Context, t *floor.Table) (wire.Slip, error) {
	person := personOf(ctx).ID
	events, err := lastStay(ctx, t, person)
	if err != nil {
		return wire.Slip{}, err
	}
	if len(events) == 0 {
		return wire.Slip{}, wire.NewProblem(http.StatusNotFound, "you have not sat at this table")
	}
	l := t.Listing()
	out := wire.Slip{Table: t.ID, Name: l.Name, Game: l.Game, Since: events[0].Time}
	for i := range events {
		switch e := &events[i]; {
		case e.Person != person:
		case e.Kind == journal.KindSit:
			out.Brought += e.Amount
		case e.Kind == journal.KindStand:
			out.Taken, out.Left = e.Amount, true
		}
	}
	all, err := s.history.Rounds(ctx, person)
	if err != nil {
		return wire.Slip{}, err
	}
	for _, r := range all {
		if r.Table != t.ID || r.Time.Before(out.Since) {
			continue
		}
		out.Rounds++
		out.Wagered += r.Bet
		out.Result += r.Back - r.Bet
		if best := r; out.Best == nil || r.Back-r.Bet > out.Best.Back-out.Best.Bet {
			out.Best = &best
		}
	}
	if expected, ok := s.expected(ctx, t, &l, events, person); ok {
		luck := out.Result - expected
		out.Expected, out.Luck = &expected, &luck
	}
	return out, nil
}

// lastStay returns the events of a table from when a person last sat down with nothing
// there before; none if that was never.
func lastStay(ctx context.Context, t *floor.Table, person string) ([]floor.Event, error) {
	for back := uint64(slipPage); ; back *= 4 {
		last := t.Last()
		after := last - min(last, back)
		events, err := t.History(ctx, after, int(last-after)+slipPage)
		if err != nil {
			return nil, err
		}
		began, seated := -1, false
		for i := range events {
			switch e := &events[i]; {
			case e.Person != person:
			case e.Kind == journal.KindSit:
				if !seated {
					began = i
				}
				seated = true
			case e.Kind == journal.KindStand:
				seated = false
			}
		}
		switch {
		case after > 0 && began < 0: // further back
		case began < 0:
			return nil, nil
		default:
			return events[began:], nil
		}
	}
}

// expected returns what the wagers that a person made before anything was dealt or asked
// were worth on average. It reports false where that is not known: among players who play
// against each other, or while the odds are worked out.
func (s *Server) expected(ctx context.Context, t *floor.Table, l *floor.Listing, events []floor.Event, person string) (money.Cents, bool) {
	if l.Rules.EachOther {
		return 0, false
	}
	rules, err := rulesAt(l, journal.NewSetup(l.Rules, l.Options, l.Terms).Options, l.Terms)
	if err != nil {
		return 0, false
	}
	report, err := s.analyst.Odds(ctx, askerAt(ctx, t), rules, 0, false)
	if err != nil {
		return 0, false
	}
	wagers, sum, dealt := layoutAt(l).rules.Layout(l.Options).Wagers, 0.0, false
	for i := range events {
		e := &events[i]
		if e.Kind == journal.KindCommit {
			dealt = false
			continue
		}
		amount := float64(e.Told.Amount)
		switch e.Told.Kind {
		case table.Dealt, table.Offered, table.Answered:
			dealt = dealt || !e.Interlude
			continue
		case table.Wagered:
		case table.Reduced:
			amount = -amount
		default:
			continue
		}
		if dealt || e.Owner != person {
			continue
		}
		figures := report.Of(&wagers[e.Told.Area])
		if len(figures) == 0 {
			continue
		}
		edge := figures[0].Advantage
		if figures[0].House != nil {
			edge, _ = figures[0].House.Float64()
		}
		sum -= amount * edge
	}
	return money.Cents(math.Round(sum)), true
}
