package system

import (
	"fmt"
	"slices"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

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
