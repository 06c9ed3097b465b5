package system

import (
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Void makes the order to void a ticket and to give its price back. The holder may ask for
// it at an automatic station; otherwise a writer does it.
func Void(by Party, ticket uint64, station int) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		t, r := s.presented(&by, ticket)
		if r != nil {
			return "", nil, r
		}
		d := Voided{Ticket: ticket, Amount: t.Price}
		if d.Station, d.Writer, r = s.writerAt(&by, station); r != nil {
			return "", nil, r
		}
		return KindVoid, d, nil
	}}
}

// applyVoid takes a ticket that is void.
func (s *System) applyVoid(_ *journal.Record, d *Voided, e *Effect) error {
	t := s.tickets[d.Ticket]
	switch {
	case t == nil:
		return wrong("there is no ticket %d", d.Ticket)
	case s.down != "":
		return s.refuseDown()
	case t.Void:
		return law.RefuseFor(law.Taken, voids, "ticket %d is void already", t.Ticket)
	case t.First <= s.game.Game && s.phase == Locked || t.First < s.game.Game || t.Drawn != 0:
		if t.First < t.Last && (t.Drawn != 0 || t.First < s.game.Game) {
			return law.RefuseFor(law.Locked, voids, "a multi-race ticket is voided in its entirety, and only before its first game")
		}
		if t.Drawn != 0 {
			return law.RefuseFor(law.Locked, writerErrors,
				"ticket %d was played: an error on a ticket has to be found before its game starts", t.Ticket)
		}
		return law.RefuseFor(law.Locked, noChange, "ticket %d may not be voided: game %d is locked out", t.Ticket, t.First)
	case d.Amount != t.Price:
		return wrong("ticket %d cost %s, and %s is given back", t.Ticket, t.Price, d.Amount)
	}
	if r := s.giveBack(t, d.Station, d.Writer, d.Amount, "void", e); r != nil {
		return r
	}
	t.Void = true
	s.playing = slices.DeleteFunc(s.playing, func(o *Ticket) bool { return o == t })
	desk := s.desks[d.Station]
	desk.Voided = append(desk.Voided, t.Ticket) // the listing of the day
	e.ofTicket(voids, t, d.Amount, d.Station, "void")
	e.Event.Also = voidList
	return nil
}

// giveBack gives the price of a ticket back, or a part of it.
func (s *System) giveBack(t *Ticket, station int, writer string, amount money.Cents, memo string, e *Effect) *law.Refusal {
	if r := s.checkDesk(station, writer); r != nil {
		return r
	}
	if t.Tender == Coupons {
		e.move(ledger.KenoCoupons(s.id), t.account(), amount, memo)
		return nil
	}
	desk := s.desks[station]
	if desk.Cash < amount {
		return law.RefuseFor(law.Short, retains, "there is %s in the drawer of station %d, and %s is to be given back",
			desk.Cash, station, amount)
	}
	e.move(ledger.KenoDrawer(s.id, station), t.account(), amount, memo)
	desk.Cash -= amount
	return nil
}
