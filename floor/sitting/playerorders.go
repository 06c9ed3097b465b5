package sitting

import (
	"cmp"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Sit makes the order to take a seat with an amount from the person's account. In
// the middle of a round the amount is reserved, and the seat taken when the round
// is over.
func Sit(by Party, seat table.Seat, amount money.Cents) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		if s.SeatOf(by.Who) == seat && seat != table.House {
			return Receipt{}, law.RefuseFor(law.Taken, "", "you have that seat already")
		}
		if s.underway() {
			return Receipt{Seat: seat, Waits: true}, s.reserveForSeat(by, seat, amount, ForSeat)
		}
		return Receipt{Seat: seat}, s.sitDown(by, seat, amount, false)
	}}
}

// AddChips makes the order to bring more from the person's account to the person's
// seat. In the middle of a round it is reserved until the round is over.
func AddChips(by Party, amount money.Cents) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		switch {
		case r != nil:
			return Receipt{}, r
		case amount <= 0:
			return Receipt{}, law.RefuseFor(law.Minimum, "", "nobody brings less than something")
		case s.underway():
			return Receipt{Seat: seat, Waits: true}, s.reserveForSeat(by, seat, amount, ForChips)
		}
		return Receipt{Seat: seat}, s.sitDown(by, seat, amount, false)
	}}
}

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

// Act makes the order for an act of a player: a wager, its removal, a call, or
// what the game declares. Its seat is the person's, and its tender chips or a match
// play coupon; what only staff may say of an act is ignored.
func Act(by Party, a table.Act) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r != nil {
			return Receipt{}, r
		}
		if r := cmp.Or(s.checkTournamentAct(&a), s.checkAct(seat, &a)); r != nil {
			return Receipt{}, r
		}
		act := table.Act{Kind: a.Kind, Seat: seat, Tender: a.Tender, Area: a.Area, Amount: a.Amount, Word: a.Word, Args: a.Args}
		return Receipt{Seat: seat}, s.doAct(by.Who, act)
	}}
}

// checkAct refuses an act that is not a player's at this table at this time.
func (s *Sitting) checkAct(seat table.Seat, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if s.draining {
			return law.RefuseFor(law.Closed, "", "the house is about to close: no more bets")
		}
		if s.closed != "" {
			return law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)
		}
		if a.Tender != table.Chips && a.Tender != table.Coupon {
			return law.RefuseFor(law.Tender, "", "at this table wagers are made with chips and match play coupons")
		}
		if free := s.freeChips(seat); a.Tender == table.Chips && free < a.Amount && len(s.overRequests(seat)) > 0 {
			return law.RefuseFor(law.Short, "8.2(d)", "%s of your chips is not set aside for wagers above the maximum", free)
		}
	case table.Remove, table.CallOn, table.CallOff, table.Special, table.Report:
	default:
		return law.RefuseFor(law.Unknown, "", "that is no act of a player's")
	}
	if len(a.Word) > 64 {
		return law.RefuseFor(law.Unknown, "", "nothing that happens at a table has so long a name")
	}
	return nil
}

// Ready makes the order by which a person says to need no more time to wager, or
// to need it after all.
func Ready(by Party, ready bool) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		switch {
		case r != nil:
			return Receipt{}, r
		case s.underway():
			return Receipt{}, law.RefuseFor(law.Stage, "", "a round is being played")
		}
		s.players[seat].ready, s.refused = ready, nil
		return Receipt{Seat: seat}, nil
	}}
}

// Leave makes the order to give the seat up and to take the chips back to the
// person's account, now or as soon as it is lawful. Until then the first choice is
// taken wherever the person is asked. Who waits for a seat waits no longer.
func Leave(by Party) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		if h := s.reservedBy(by.Who); h != nil && h.For == ForSeat {
			return s.withdrawReserved(h)
		}
		seat, r := s.orderSeat()
		if r != nil {
			return Receipt{}, r
		}
		return s.departWithReceipt(seat, "")
	}}
}

// Confirm makes an order that changes nothing. Its outcome is the receipt of an
// order that was carried out under the same key before, or [ErrNew].
func Confirm(by Party) Order { return refusing(by, ErrNew) }

// ErrNew says that no order was carried out under a key.
var ErrNew = law.Refuse("", "nothing was ordered under that key")
