package system

import (
	"fmt"
	"slices"
	"strings"
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
		return law.RefuseFor(law.Stage, by, "ticket %d had to be presented before %s", t.Ticket, t.Expires.In(s.plan.zone()).Format("2006-01-02 15:04"))
	}
	return nil
}

// checkSigned refuses a payment that a supervisor has not authorized.
func (s *System) checkSigned(t *Ticket, r *journal.Record, d *Payment) error {
	private := s.plan.Owner != "" && d.Signed == House
	if d.Signed != "" && d.Signed != t.Signed && !private && !(d.Rank.supervises() && d.Signed == r.Who) {
		return wrong("%s is said to have authorized the payment of ticket %d, and did not", d.Signed, t.Ticket)
	}
	switch {
	case d.Manual && d.Amount > mostByHand:
		return law.RefuseFor(law.Waiting, manualLarge, "more than %s is paid only when the system has verified the ticket", mostByHand)
	case d.Manual && d.Amount > mostByWriter && d.Signed == "":
		return law.RefuseFor(law.Staff, manualSigned, "a keno supervisor authorizes payments of more than %s by hand", mostByWriter)
	case d.Amount >= Supervised && d.Signed == "":
		return law.RefuseFor(law.Staff, authorized, "a keno supervisor authorizes payments of %s or more", Supervised)
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

// Authorize makes the order by which a supervisor signs a winning ticket, so that it can be
// paid.
func Authorize(by Party, ticket uint64) Order {
	return Order{By: by, do: func(s *System) (string, any, error) {
		if _, r := s.presented(&by, ticket); r != nil {
			return "", nil, r
		}
		return KindSigned, Signed{Ticket: ticket, Rank: by.Rank}, nil
	}}
}

// applySigned takes the signature of a supervisor.
func (s *System) applySigned(r *journal.Record, d *Signed, e *Effect) error {
	t := s.tickets[d.Ticket]
	switch {
	case t == nil:
		return wrong("there is no ticket %d", d.Ticket)
	case !d.Rank.supervises():
		return law.RefuseFor(law.Staff, authorized, "a keno supervisor or a supervisor thereof authorizes payments")
	}
	if err := s.checkClaim(t, r.Time); err != nil {
		return err
	}
	t.Signed = r.Who
	s.settled(t)
	e.ofTicket(authorized, t, t.Won, 0, "its payment is authorized")
	return nil
}

// expire lists the winning tickets that were not claimed in time, if there are any.
func (s *System) expire() (Expired, bool) {
	var d Expired
	for _, t := range s.payable {
		if s.now.Before(t.Expires) || len(d.Tickets) == mostExpired {
			break
		}
		d.Tickets = append(d.Tickets, t.Ticket)
		d.Amount += t.Won
	}
	return d, len(d.Tickets) > 0
}

// mostExpired is how many tickets one record says to be expired.
const mostExpired = 1000

// applyExpired takes winning tickets that were not claimed in time.
func (s *System) applyExpired(r *journal.Record, d *Expired, e *Effect) error {
	var amount money.Cents
	if len(d.Tickets) == 0 || len(d.Tickets) > len(s.payable) {
		return wrong("%d tickets expire, and %d can be claimed", len(d.Tickets), len(s.payable))
	}
	for i, number := range d.Tickets {
		t := s.payable[i]
		if t.Ticket != number || r.Time.Before(t.Expires) {
			return wrong("ticket %d expires before its time, or out of turn", number)
		}
		amount += t.Won
	}
	if amount != d.Amount {
		return wrong("the tickets that expire had won %s, and %s is said", amount, d.Amount)
	}
	for _, t := range s.payable[:len(d.Tickets)] {
		t.Expired = true
		s.settled(t)
	}
	s.payable = slices.Delete(s.payable, 0, len(d.Tickets))
	s.unpaid -= amount
	if s.lapsed == 0 {
		s.year = r.Time.In(s.plan.zone()).Year()
	}
	s.lapsed += amount
	e.move(ledger.KenoUnpaid(s.id), ledger.KenoUnclaimed(s.id), amount, "expired")
	e.Event.Law, e.Event.Amount, e.Event.Staff = validity, amount, true
	e.Event.Text = fmt.Sprintf("%d winning tickets were not claimed in time", len(d.Tickets))
	return nil
}

// applyUnclaimed takes the yearly payment of unclaimed winnings to the Casino Revenue
// Fund.
func (s *System) applyUnclaimed(r *journal.Record, d *Unclaimed, e *Effect) error {
	if d.Amount != s.lapsed || d.Amount == 0 || d.Year != s.year || r.Time.In(s.plan.zone()).Year() <= d.Year {
		return wrong("%s of %d is paid over, and %s of %d is there", d.Amount, d.Year, s.lapsed, s.year)
	}
	s.lapsed = 0
	e.move(ledger.KenoUnclaimed(s.id), ledger.RevenueFund, d.Amount, "unclaimed")
	e.Event.Law, e.Event.Amount, e.Event.Staff = unclaimedTo, d.Amount, true
	e.Event.Text = fmt.Sprintf("the unclaimed winnings of %d go to the Casino Revenue Fund", d.Year)
	return nil
}

// Down makes the order by which a supervisor says that the system is not operational.
func Down(by Party, why string) Order {
	return Order{By: by, do: func(*System) (string, any, error) {
		return KindStop, Stop{Rank: by.Rank, Down: true, Why: strings.TrimSpace(why)}, nil
	}}
}

// Up makes the order by which a supervisor says that the system is operational again.
func Up(by Party) Order {
	return Order{By: by, do: func(*System) (string, any, error) { return KindStop, Stop{Rank: by.Rank}, nil }}
}

// applyStop takes that the system is down, or up again.
func (s *System) applyStop(_ *journal.Record, d *Stop, e *Effect) error {
	switch {
	case !d.Rank.supervises():
		return law.RefuseFor(law.Staff, manualSmall, "a keno supervisor says whether the system is operational")
	case d.Down == (s.down != ""):
		return law.RefuseFor(law.Stage, manualSmall, "the system is %s already", map[bool]string{true: "down", false: "up"}[d.Down])
	case d.Down && (d.Why == "" || len(d.Why) > 200):
		return law.RefuseFor(law.Needs, manualSmall, "it has to be said why the system is down, in up to 200 letters")
	}
	s.down = d.Why
	e.Event.Law, e.Event.Text = manualSmall, "The keno system is operational again"
	if d.Down {
		e.Event.Text = "The keno system is down: " + d.Why
	}
	return nil
}

// refuseDown is the refusal of whatever needs the system while it is down.
func (s *System) refuseDown() *law.Refusal {
	return law.RefuseFor(law.Closed, manualLarge, "the keno system is down: %s", s.down)
}
