package floor

import (
	"context"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// AddCoupons brings match play coupons of the person's to the person's seat. What
// is not wagered by then goes back with whoever leaves.
func (t *Table) AddCoupons(ctx context.Context, by Party, amount money.Cents) (Receipt, error) {
	return t.give(ctx, &order{by: by, do: func(s *sitting) (Receipt, error) {
		seat, r := s.seated()
		if r == nil {
			r = s.mayAddCoupons(by, seat, amount)
		}
		if r != nil {
			return Receipt{}, r
		}
		if err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Coupon: amount}); err != nil {
			return Receipt{}, err
		}
		s.record(journal.KindSit, by.Who, journal.Seating{Seat: seat, Person: by.Who, Coupon: amount})
		if err := s.take(by.Who, nil); err != nil {
			return Receipt{}, err
		}
		return Receipt{Seat: seat}, s.did(nil)
	}})
}

func (s *sitting) mayAddCoupons(by Party, seat table.Seat, amount money.Cents) *law.Refusal {
	l := s.live.Table().Layout()
	switch {
	case s.live.Question() != nil:
		return law.RefuseFor(law.Stage, l.Placing, "a round is being played")
	case amount <= 0:
		return law.RefuseFor(law.Minimum, l.Placing, "a coupon needs a face value above zero")
	case !takesCoupons(l):
		return law.RefuseFor(law.Tender, l.Placing, "no wager at this table is made with match play coupons")
	}
	if r := s.maySit(by, seat, 0, false); r != nil {
		return r
	}
	have, err := s.house.log.Balance(s.house.ctx, ledger.PlayerCoupons(by.Who))
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
