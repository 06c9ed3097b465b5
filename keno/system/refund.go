package system

import (
	"fmt"
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
)

// RefundGames makes the order to give back the price of the games of a multi-race
// ticket that are not drawn, 15.4(d). What it has won is paid then.
func RefundGames(by Party, ticket uint64, station int) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		t, r := s.presented(&by, ticket)
		if r != nil {
			return "", nil, r
		}
		d := Refund{Ticket: ticket, From: s.nextGame()}
		if d.Station, d.Writer, r = s.writerAt(&by, station); r != nil {
			return "", nil, r
		}
		if t.Last >= d.From {
			d.Games = int(t.Last - d.From + 1)
		}
		d.Amount = t.rules.Wager * money.Cents(d.Games)
		return KindRefund, d, nil
	}}
}

// applyRefund takes a refund of games that are not drawn.
func (s *System) applyRefund(_ *journal.Record, d *Refund, e *Effect) error {
	t := s.tickets[d.Ticket]
	switch {
	case t == nil:
		return wrong("there is no ticket %d", d.Ticket)
	case s.down != "":
		return s.refuseDown()
	case !s.plan.Refunds:
		return law.RefuseFor(law.Rule, refunds, "this lounge does not refund games that are not drawn")
	case t.Void || t.Paid || t.Over():
		return law.RefuseFor(law.Stage, refunds, "ticket %d has no game that is not drawn", t.Ticket)
	case d.From != s.nextGame():
		return wrong("games from %d on are refunded, and game %d is the next that is not begun", d.From, s.nextGame())
	case t.First >= d.From:
		return law.RefuseFor(law.Stage, voids, "no game of ticket %d is begun: it can be voided as a whole", t.Ticket)
	case t.Last < d.From:
		return law.RefuseFor(law.Locked, refunds, "the last game of ticket %d is locked out", t.Ticket)
	case d.Games != int(t.Last-d.From+1) || d.Amount != t.rules.Wager*money.Cents(d.Games):
		return wrong("%d games of ticket %d are refunded with %s, and %d are not drawn at %s each", d.Games, t.Ticket,
			d.Amount, t.Last-d.From+1, t.rules.Wager)
	}
	if r := s.giveBack(t, d.Station, d.Writer, d.Amount, "refund", e); r != nil {
		return r
	}
	t.Last = d.From - 1
	if t.Drawn == t.Last {
		s.playing = slices.DeleteFunc(s.playing, func(o *Ticket) bool { return o == t })
		s.finish(t, s.drawn)
	}
	e.ofTicket(refunds, t, d.Amount, d.Station, fmt.Sprintf("%d games are refunded", d.Games))
	return nil
}
