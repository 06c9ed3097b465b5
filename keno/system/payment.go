package system

import (
	"fmt"
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Supervised is the payment from which on a keno supervisor has to authorize it, 15.6(b).
const Supervised = 1500 * money.Dollar

// The amounts at which somebody else has to agree while the system is down.
const (
	mostByWriter = 10 * money.Dollar   // a writer alone pays so much by hand, 15.7(c)1
	mostByHand   = 1000 * money.Dollar // and no more than this is paid by hand, 15.7(c)2
)

// NeedsSupervisor reports whether so much is paid only when a keno supervisor has authorized it; while the system is
// down that is less.
func NeedsSupervisor(won money.Cents, down bool) bool {
	return won >= Supervised || down && won > mostByWriter && won <= mostByHand
}

// Claim is a ticket that is presented for payment.
type Claim struct {
	Ticket  uint64
	Station int         // 0 for the first automatic one that is open
	Check   bool        // by a casino check; otherwise from the drawer, if it has enough
	Typed   bool        // the system cannot read the ticket, and a writer puts its number in
	Amount  money.Cents // while the system is down: what the writer has worked out
}

// Redeem makes the order to pay a winning ticket.
func Redeem(by Party, c Claim) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		d, err := s.claim(&by, &c)
		if err != nil {
			return "", nil, err
		}
		t := s.tickets[c.Ticket]
		d.Amount, d.Check = t.Won, c.Check || d.Station != 0 && s.desks[d.Station].Cash < t.Won
		return KindPaid, *d, nil
	}}
}

// PayManually makes the order to pay a ticket while the system is down: the writer has
// worked out what it has won.
func PayManually(by Party, c Claim) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		d, err := s.claim(&by, &c)
		if err != nil {
			return "", nil, err
		}
		d.Amount, d.Manual = c.Amount, true
		return KindPaid, *d, nil
	}}
}

// claim begins the payment of a ticket.
func (s *System) claim(by *Party, c *Claim) (*Payment, error) {
	t, r := s.presented(by, c.Ticket)
	if r != nil {
		return nil, r
	}
	d := &Payment{Ticket: c.Ticket, Rank: by.Rank, Due: t.Won, Signed: t.Signed, Typed: c.Typed}
	if d.Station, d.Writer, r = s.writerAt(by, c.Station); r != nil {
		return nil, r
	}
	switch {
	case by.Rank.supervises():
		d.Signed = by.Who
	case s.plan.Owner != "" && d.Signed == "":
		d.Signed = House // of a private game: there is no other supervisor
	}
	return d, nil
}

// applyPayment takes the payment of a ticket.
func (s *System) applyPayment(r *journal.Record, d *Payment, e *Effect) error {
	t := s.tickets[d.Ticket]
	if t == nil {
		return wrong("there is no ticket %d", d.Ticket)
	}
	if err := s.checkClaim(t, r.Time); err != nil {
		return err
	}
	if err := s.checkSigned(t, r, d); err != nil {
		return err
	}
	if err := s.checkAmount(t, d); err != nil {
		return err
	}
	if refusal := s.checkDesk(d.Station, d.Writer); refusal != nil {
		return refusal
	}
	desk := s.desks[d.Station]
	if d.Check {
		e.move(ledger.KenoBank(s.id), t.winner(), d.Amount, "paid by check")
	} else {
		if desk.Cash < d.Amount {
			return law.RefuseFor(law.Short, retains, "there is %s in the drawer of station %d, and %s is to be paid", desk.Cash, d.Station, d.Amount)
		}
		e.move(ledger.KenoDrawer(s.id, d.Station), t.winner(), d.Amount, "paid")
		desk.Cash -= d.Amount
	}
	e.move(ledger.KenoUnpaid(s.id), ledger.KenoBank(s.id), d.Due, "paid")
	s.unpaid -= d.Due
	t.Paid = true
	s.settled(t)
	desk.Retained = append(desk.Retained, t.Ticket)
	s.payable = slices.DeleteFunc(s.payable, func(o *Ticket) bool { return o == t })
	by := redeemed
	switch {
	case d.Manual && d.Amount <= mostByWriter:
		by = manualSmall
	case d.Manual:
		by = manualSigned
	case d.Typed:
		by = typedIn
	}
	e.ofTicket(by, t, d.Amount, d.Station, fmt.Sprintf("%s is paid", d.Amount))
	e.Event.Also, e.Receipt.Check = ticketGoverns, d.Check
	return nil
}

// checkClaim refuses a ticket that is not to be paid.
func (s *System) checkClaim(t *Ticket, now time.Time) error {
	switch {
	case t.Void:
		return law.RefuseFor(law.Rule, voids, "ticket %d was voided", t.Ticket)
	case t.Paid:
		return law.RefuseFor(law.Taken, redeemed, "ticket %d was paid before", t.Ticket)
	case !t.Over() && t.First < t.Last && t.Drawn != 0:
		return law.RefuseFor(law.Stage, paidAfter, "ticket %d is paid when its last game, %d, is drawn", t.Ticket, t.Last)
	case !t.Over():
		return law.RefuseFor(law.Stage, redeemed, "game %d of ticket %d is not drawn yet", t.Last, t.Ticket)
	case t.Won == 0:
		return law.RefuseFor(law.Rule, redeemed, "ticket %d has won nothing", t.Ticket)
	case t.Expired || !now.Before(t.Expires):
		by := validity
		if t.First < t.Last {
			by = validFrom
		}
		return law.RefuseFor(law.Stage, by, "ticket %d had to be presented before %s", t.Ticket,
			t.Expires.In(s.plan.zone()).Format("2006-01-02 15:04"))
	}
	return nil
}

// checkAmount holds a payment against what the ticket has won.
func (s *System) checkAmount(t *Ticket, d *Payment) error {
	switch {
	case d.Manual && s.down == "":
		return law.RefuseFor(law.Stage, manualSmall, "the system is operational: it evaluates the ticket")
	case !d.Manual && s.down != "":
		return s.refuseDown()
	case d.Manual && !d.Rank.writes(), d.Typed && !d.Rank.writes():
		return law.RefuseFor(law.Staff, typedIn, "a keno writer does that")
	case d.Manual && (d.Amount <= 0 || d.Check):
		return law.RefuseFor(law.Amount, manualSmall, "a payment by hand is made from the drawer, and is of an amount")
	case !d.Manual && d.Amount != t.Won, d.Due != t.Won:
		return wrong("ticket %d has won %s, and %s is paid", t.Ticket, t.Won, d.Amount)
	}
	return nil
}
