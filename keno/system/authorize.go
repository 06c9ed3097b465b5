package system

import (
	"boardwalk/journal"
	"boardwalk/law"
)

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
