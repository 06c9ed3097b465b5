package sitting

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// WithdrawChips makes the order to take back the chips that the person brings when
// the round is over. Who waits for a seat takes that back with [Leave].
func WithdrawChips(by Party) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		h := s.reservedBy(by.Who)
		if h == nil || h.For != ForChips {
			return Receipt{}, law.RefuseFor(law.Unknown, "", "no chips of yours wait for the end of the round")
		}
		return s.withdrawReserved(h)
	}}
}

// WithdrawOver makes the order to take back a wager above the maximum about which staff have not
// decided, 8.2(d).
func WithdrawOver(by Party, a table.Area, amount money.Cents) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r != nil {
			return Receipt{}, r
		}
		for _, h := range s.overRequests(seat) {
			if h.Area == a && h.Amount == amount {
				return s.withdrawReserved(h)
			}
		}
		return Receipt{}, law.RefuseFor(law.Unknown, "8.2(d)", "no such wager of yours waits to be accepted")
	}}
}

// withdrawReserved releases a reservation for the one who gives the order.
func (s *Sitting) withdrawReserved(h *reserved) (Receipt, error) {
	if h.transfer == 0 {
		return Receipt{}, law.RefuseFor(law.Waiting, "", "%s is being set aside at this moment: take it back when that is done", h.Amount)
	}
	s.release(h, s.by.Who, "the player has thought better of it")
	return Receipt{Seat: h.Seat}, nil
}
