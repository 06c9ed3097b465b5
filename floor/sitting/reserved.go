package sitting

import (
	"fmt"
	"slices"

	"boardwalk/floor/view"
	"boardwalk/ledger"
)

// forgetReservation forgets a reservation that was used or released, and returns
// it; nil if there is none.
func (s *Sitting) forgetReservation(a Reservation) (h *reserved) {
	a.Why = ""
	i := slices.IndexFunc(s.reservations, func(h *reserved) bool { return h.Reservation == a })
	if i < 0 {
		return nil
	}
	h = s.reservations[i]
	s.reservations = slices.Delete(s.reservations, i, i+1)
	return h
}

// reservedBy returns what a person has reserved for a seat, or nil.
func (s *Sitting) reservedBy(person string) *reserved {
	for _, h := range s.reservations {
		if h.Person == person && h.For != ForOver {
			return h
		}
	}
	return nil
}

// takeTransferNumbers notes the numbers that the commit gave to the transfers of
// new reservations, and reports whether there were any.
func (s *Sitting) takeTransferNumbers() (any bool) {
	next := 0
	for i := range s.batch.Transfers {
		if t := &s.batch.Transfers[i]; t.State == ledger.Pending {
			for s.reservations[next].transfer != 0 {
				next++
			}
			s.reservations[next].transfer, any = t.ID, true
		}
	}
	return any
}

// findTransfers finds the transfers of the reservations that the records tell of.
func (s *Sitting) findTransfers(pending []ledger.Transfer) error {
	for _, h := range s.reservations {
		i := slices.IndexFunc(pending, func(t ledger.Transfer) bool { return t.ID == h.transfer || h.transfer == 0 && t.Record == h.record })
		if i < 0 {
			return fmt.Errorf("%s %s, and the ledger has nothing set aside", h.Person, h.text(s.live.Table().Layout()))
		}
		h.transfer = pending[i].ID
	}
	return nil
}

// postReserved marks the transfer that uses up the present reservation, among
// those that follow from what the table did.
func (s *Sitting) postReserved(list []ledger.Transfer) error {
	if s.posting == nil {
		return nil
	}
	want := s.posting.Pending(s.id)
	for i := range list {
		if t := &list[i]; t.From == want.From && t.To == want.To && t.Amount == want.Amount {
			t.Of = s.posting.transfer
			return nil
		}
	}
	return fmt.Errorf("%s was set aside from %s to %s, and something else moved", want.Amount, want.From, want.To)
}

// checkReservation returns what is wrong with a record that reserves money.
func (s *Sitting) checkReservation(a *Reservation) error {
	if int(a.Seat) >= len(s.players) || a.Area < 0 || int(a.Area) >= len(s.live.Table().Layout().Wagers) {
		return fmt.Errorf("%s is set aside for seat %d and area %d, which there are not", a.Amount, a.Seat, a.Area)
	}
	return nil
}

// describeReservation fills the event by which everybody hears of a reservation.
func (s *Sitting) describeReservation(e *view.Event, a *Reservation) {
	e.Seat, e.Person, e.Name, e.Text = a.Seat, a.Person, s.nameOf(a.Person), a.text(s.live.Table().Layout())
}
