package sitting

import (
	"slices"

	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// AskOver makes the order to ask staff to accept a wager above the posted maximum,
// 8.2(d). Its chips are reserved until they do or the round begins.
func AskOver(by Party, a table.Area, amount money.Cents) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r == nil {
			r = s.checkOverRequest(seat, a, amount)
		}
		if r != nil {
			return Receipt{}, r
		}
		s.reserve(Reservation{For: ForOver, Person: by.Who, Seat: seat, Area: a, Amount: amount})
		return Receipt{Seat: seat, Waits: true}, nil
	}}
}

// overRequests returns the wagers above the maximum that staff have not decided
// about: those of a seat, or all for the house's seat.
func (s *Sitting) overRequests(seat table.Seat) (list []*reserved) {
	for _, h := range s.reservations {
		if h.For == ForOver && (seat == table.House || h.Seat == seat) {
			list = append(list, h)
		}
	}
	return list
}

// overRequest returns the wager that staff decide about, if its reservation is
// durable; nil otherwise.
func (s *Sitting) overRequest(o view.Over) *reserved {
	for _, h := range s.overRequests(o.Seat) {
		if h.Area == o.Area && h.Amount == o.Amount && h.transfer != 0 {
			return h
		}
	}
	return nil
}

// checkOverRequest says why a wager above the maximum cannot be asked for.
func (s *Sitting) checkOverRequest(seat table.Seat, a table.Area, amount money.Cents) *law.Refusal {
	t := s.live.Table()
	free := s.freeChips(seat)
	switch r := s.notDesigned("nobody accepts wagers above the maximum"); {
	case r != nil:
		return r
	case s.underway():
		return law.RefuseFor(law.Stage, t.Layout().MadeWithChips, "a round is being played")
	case s.placement.Tournament != nil:
		return law.RefuseFor(law.Limit, "", "the maximum is the same for everybody in a tournament")
	case s.playersCompete() || a < 0 || int(a) >= len(t.Layout().Wagers):
		return law.Refuse("8.2(d)", "there is no maximum to such a wager")
	case len(s.overRequests(table.House)) >= 4*len(s.players):
		return law.RefuseFor(law.Limit, "house:added-3(a)", "enough wagers wait to be accepted")
	case amount <= 0 || amount > free:
		return law.RefuseFor(law.Short, "8.2(d)", "%s is needed, and %s of your chips is free", amount, free)
	}
	for _, h := range s.overRequests(seat) {
		if h.Area == a && h.Amount == amount {
			return law.RefuseFor(law.Waiting, "8.2(d)", "that wager waits to be accepted already")
		}
	}
	return nil
}

// freeChips returns how many chips of a seat are not reserved.
func (s *Sitting) freeChips(seat table.Seat) money.Cents {
	free := s.live.Table().Chips(seat)
	for _, h := range s.overRequests(seat) {
		free -= h.Amount
	}
	return free
}

// releaseOverRequests releases the requests of a seat, or all for the house's seat.
func (s *Sitting) releaseOverRequests(seat table.Seat, why string) {
	for _, h := range s.overRequests(seat) {
		s.release(h, "dealer", why)
	}
}

// hasUncommittedOver reports whether the reservation of a wager above the maximum is
// not durable yet.
func (s *Sitting) hasUncommittedOver(seat table.Seat) bool {
	return slices.ContainsFunc(s.overRequests(seat), func(h *reserved) bool { return h.transfer == 0 })
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
