package sitting

import (
	"errors"
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// reserved is a reservation with its transfer. Until the transfer is durable the
// reservation can be neither used nor released.
type reserved struct {
	Reservation
	record   uint64 // the number of the record, if it was read
	transfer uint64 // 0 until it is durable
}

// reserve reserves money.
func (s *Sitting) reserve(a Reservation) {
	s.addRecord(KindFloor, a.Person, FloorData{Reserved: &a})
	s.addTransfers(len(s.batch.Records)-1, a.Pending(s.id))
}

// release gives reserved money back.
func (s *Sitting) release(h *reserved, who, why string) {
	a, t := h.Reservation, h.Pending(s.id)
	a.Why, t.ID = why, h.transfer
	s.addRecord(KindFloor, who, FloorData{Released: &a})
	s.addTransfers(len(s.batch.Records)-1, t.Release())
}

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

// reserveForSeat reserves money for a seat, in the course of a round.
func (s *Sitting) reserveForSeat(p Party, seat table.Seat, amount money.Cents, what string) error {
	if r := s.checkSit(p, seat, amount, false); r != nil {
		return r
	}
	if err := s.checkFunds(p.Who, amount); err != nil {
		return err
	}
	a := Reservation{For: what, Person: p.Who, Seat: seat, Amount: amount}
	if what == ForSeat {
		a.Name = p.Name
	}
	s.reserve(a)
	return nil
}

// seatNextReserved brings the first money that was reserved for a seat to the
// table, now that the round is over, and reports whether there was any. What is not
// lawful any more is released.
func (s *Sitting) seatNextReserved() (bool, error) {
	i := slices.IndexFunc(s.reservations, func(h *reserved) bool { return h.For != ForOver && h.transfer != 0 })
	if i < 0 {
		return false, nil
	}
	h := s.reservations[i]
	if h.For == ForChips && s.SeatOf(h.Person) != h.Seat {
		s.release(h, "dealer", "the seat was given up")
		return true, nil
	}
	s.posting = h
	err := s.sitDown(Party{Who: h.Person, Name: h.Name}, h.Seat, h.Amount, false)
	s.posting = nil
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		s.release(h, "dealer", refusal.Text)
		err = nil
	}
	return err == nil, err
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
