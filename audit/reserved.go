package audit

import (
	"slices"

	"boardwalk/floor"
	"boardwalk/ledger"
	"boardwalk/table"
)

// held is money that the records say is set aside, with its pending transfer.
type held struct {
	floor.Reservation
	seq int64 // of the record
	id  uint64
}

// setAside takes a record that sets money aside.
func (s *sitting) setAside(l *line, a *floor.Reservation) {
	if !s.known() {
		return
	}
	e := &s.open[len(s.open)-1]
	h := held{Reservation: *a, seq: l.seq()}
	if len(e.got) == 1 {
		h.id = e.got[0].ID
	}
	s.expect(e, a.Pending(s.id))
	s.asides = append(s.asides, h)
	switch {
	case l.rec.Who != a.Person:
		s.fault(l, Seats, "%q sets money of %s's aside", l.rec.Who, a.Person)
	case a.For == floor.ForOver && s.person(a.Seat) != a.Person:
		s.fault(l, Seats, "%s asks for a wager at seat %d, which is %q's", a.Person, a.Seat, s.person(a.Seat))
	}
}

// free takes a record that releases money which was set aside.
func (s *sitting) free(l *line, a *floor.Reservation) {
	if !s.known() {
		return
	}
	was := *a
	was.Why = ""
	h := s.take(func(b *floor.Reservation) bool { return *b == was })
	if h == nil {
		s.fault(l, Transfers, "%s of %s's is free again that was not set aside", a.Amount, a.Person)
		return
	}
	t := h.Pending(s.id)
	t.ID = h.id
	s.expect(&s.open[len(s.open)-1], t.Release())
}

// stayAside checks the reservations that a new setup carries on against those before it.
func (s *sitting) stayAside(l *line, kept []floor.CarriedReservation) {
	var now []held
	for i := range kept {
		now = append(now, held{Reservation: kept[i].Reservation, seq: l.seq(), id: kept[i].Transfer})
	}
	same := func(a, b held) bool { return a.Reservation == b.Reservation && (a.id == b.id || s.hear != nil) }
	if s.stays != nil && !slices.EqualFunc(now, s.asides, same) {
		s.fault(l, Transfers, "the table goes on with other money set aside than before")
	}
	s.asides = now
}

// take removes and returns the reservation that fits, or nil.
func (s *sitting) take(fits func(*floor.Reservation) bool) *held {
	i := slices.IndexFunc(s.asides, func(h held) bool { return fits(&h.Reservation) })
	if i < 0 {
		return nil
	}
	h := s.asides[i]
	s.asides = slices.Delete(s.asides, i, i+1)
	return &h
}

// accepts checks a wager above the maximum against what the player asked for.
func (s *sitting) accepts(l *line) {
	a := &l.entry.Act
	if l.entry.Kind != table.Acted || !a.Accepted {
		return
	}
	s.posts = s.take(func(b *floor.Reservation) bool {
		return b.For == floor.ForOver && b.Seat == a.Seat && b.Area == a.Area && b.Amount == a.Amount
	})
	if s.posts == nil {
		s.fault(l, Transfers, "a wager above the maximum is accepted that the player of seat %d did not ask for", a.Seat)
	}
}

// fulfil marks the transfer of an entry that posts a pending one.
func (s *sitting) fulfil(moved []ledger.Transfer) {
	h := s.posts
	s.posts = nil
	if h == nil {
		return
	}
	want := h.Pending(s.id)
	for i := range moved {
		if t := &moved[i]; t.From == want.From && t.To == want.To && t.Amount == want.Amount {
			t.Of = h.id
			return
		}
	}
	s.faultAt(s.last, Transfers, "%s was set aside for it in record %d, and something else moved", h.Amount, h.seq)
}

// undecided checks the transfers that are still pending against what the records
// say is set aside.
func (v *verifier) undecided() {
	for id, t := range v.bank.pending {
		table, _ := t.To.Table()
		s := v.tables[table]
		if s != nil && s.known() && !slices.ContainsFunc(s.asides, func(h held) bool { return h.id == id }) {
			v.find(at(int64(t.Record), table, 0, Transfers, "transfer %d of %s is pending, and no record says what it waits for", id, words(&t)))
		}
	}
}
