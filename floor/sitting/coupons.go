package sitting

import (
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// AddCoupons makes the order to bring match play coupons of the person's to the
// person's seat. What is not wagered goes back with whoever leaves.
func AddCoupons(by Party, amount money.Cents) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r == nil {
			r = s.checkCoupons(by, seat, amount)
		}
		if r != nil {
			return Receipt{}, r
		}
		if err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Coupon: amount}); err != nil {
			return Receipt{}, err
		}
		s.addRecord(journal.KindSit, by.Who, journal.Seating{Seat: seat, Person: by.Who, Coupon: amount})
		if err := s.recordEntries(by.Who, nil); err != nil {
			return Receipt{}, err
		}
		return Receipt{Seat: seat}, s.finishAct(nil)
	}}
}

func (s *Sitting) checkCoupons(by Party, seat table.Seat, amount money.Cents) *law.Refusal {
	l := s.live.Table().Layout()
	switch r := s.notDesigned("there are no coupons"); {
	case r != nil:
		return r
	case s.placement.Tournament != nil:
		return law.RefuseFor(law.Stage, "", "there are no coupons in a tournament")
	case s.underway():
		return law.RefuseFor(law.Stage, l.MadeWithChips, "a round is being played")
	case amount <= 0:
		return law.RefuseFor(law.Minimum, l.MadeWithChips, "a coupon needs a face value above zero")
	case !takesCoupons(l):
		return law.RefuseFor(law.Tender, l.MadeWithChips, "no wager at this table is made with match play coupons")
	}
	if r := s.checkSit(by, seat, 0, false); r != nil {
		return r
	}
	have, err := s.config.Books.Balance(ledger.PlayerCoupons(by.Who))
	if err != nil || have.Free() < amount {
		return law.RefuseFor(law.Short, "", "match play coupons for %s are needed and you have %s", amount, have.Free())
	}
	return nil
}

func takesCoupons(l *table.Layout) bool {
	for i := range l.Wagers {
		if l.Wagers[i].Coupons {
			return true
		}
	}
	return false
}
