package api

import (
	"context"
	"slices"
	"strings"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/people"
	"boardwalk/table"
)

// registerCorrections registers the corrections of payments that were made in error.
func (s *Server) registerCorrections() {
	staffOrder(s, "correct-payment", "corrections",
		"Ask for the correction of a payment of a round that is over. Money moves when somebody else confirms it",
		s.correctPayment)
	staffOrder(s, "confirm-correction", "corrections/confirmed", "Confirm the correction of a payment that somebody else has asked for",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.DecidedCorrection) (floor.Receipt, error) {
			for _, w := range t.Published().Corrections {
				if p, ok := s.People.Find(w.Person); w.Number == in.Number && (!ok || p.IsForgotten()) {
					return floor.Receipt{}, errNobody(w.Person)
				}
			}
			return t.ConfirmCorrection(ctx, by, in.Number)
		})
	staffOrder(s, "decline-correction", "corrections/declined",
		"Do not confirm the correction of a payment. A floorperson can only take back a request of one's own",
		func(ctx context.Context, t *floor.Table, by floor.Party, in *wire.DeclinedCorrection) (floor.Receipt, error) {
			own := slices.ContainsFunc(t.Published().Corrections, func(w floor.Correction) bool {
				return w.Number == in.Number && w.Asked == by.Who
			})
			if !own && !people.May(personOf(ctx).Role, "confirm-correction") {
				return floor.Receipt{}, law.RefuseFor(law.Staff, "house:added-3(b)",
					"a supervisor decides about a correction that somebody else has asked for")
			}
			return t.DeclineCorrection(ctx, by, in.Number, in.Why)
		})
	handleTable(s, "corrections", "/api/tables/{id}/corrections",
		"The corrections of payments at a table: those that wait, then the others, the newest first",
		s.corrections)
}

// correctPayment asks for a correction, if the person had that seat and that wager in the round.
func (s *Server) correctPayment(ctx context.Context, t *floor.Table, by floor.Party, in *wire.PaymentError) (floor.Receipt, error) {
	a, err := layoutAt(t.Published()).area(in.Wager)
	if err != nil {
		return floor.Receipt{}, err
	}
	if p, ok := s.People.Find(in.Person); !ok || p.IsForgotten() {
		return floor.Receipt{}, errNobody(in.Person)
	}
	c := journal.Correction{Round: in.Round, Seat: table.Seat(in.Seat), Person: in.Person,
		Wager: layoutAt(t.Published()).name(a), Amount: in.Amount,
		Law: law.Cite(strings.TrimPrefix(in.Law, "19:47-")), Why: in.Why}
	p, err := t.PastUnredacted(ctx, in.Round)
	if err != nil {
		return floor.Receipt{}, noRound(err)
	}
	if !hadWager(p, c.Seat, c.Person, a) {
		return floor.Receipt{}, law.RefuseFor(law.Unknown, "house:added-3(b)", "%s had no %s at seat %d in round %d",
			c.Person, c.Wager, c.Seat, c.Round)
	}
	return t.Correct(ctx, by, c)
}

// hadWager reports whether a person had a wager at a seat in a round: from before, or made in it.
func hadWager(p *floor.Past, seat table.Seat, person string, a table.Area) bool {
	there := slices.ContainsFunc(p.Players, func(q floor.Player) bool { return q.Seat == seat && q.Person == person })
	if there && slices.ContainsFunc(p.Bets, func(b table.Bet) bool { return b.Seat == seat && b.Area == a }) {
		return true
	}
	return slices.ContainsFunc(p.Events, func(e floor.Event) bool {
		return e.Told.Kind == table.Wagered && e.Told.Seat == seat && e.Told.Area == a && e.Owner == person
	})
}

// corrections lists the corrections of payments at a table.
func (s *Server) corrections(ctx context.Context, t *floor.Table) ([]wire.Correction, error) {
	list := []wire.Correction{}
	for _, w := range t.Published().Corrections {
		c := s.correctionOf(&w.Correction)
		c.Asked = w.Asked
		list = append(list, c)
	}
	waiting := len(list)
	for r, err := range s.Store.Corrected(ctx, ledger.Corrections(t.ID), 0) {
		if err != nil {
			return nil, err
		}
		var d journal.Correction
		if err := r.Read(&d); err != nil {
			return nil, err
		}
		c := s.correctionOf(&d)
		c.Asked, c.By, c.Time = d.By, r.Who, &r.Time
		list = append(list, c)
	}
	slices.Reverse(list[waiting:])
	return list, nil
}

// correctionOf writes a correction for the wire.
func (s *Server) correctionOf(c *journal.Correction) wire.Correction {
	return wire.Correction{Number: c.Number, Round: c.Round, Seat: int(c.Seat), Person: c.Person,
		Name: s.People.NameOf(c.Person), Wager: c.Wager,
		Amount: c.Amount, Law: cite(c.Law), Why: c.Why}
}
