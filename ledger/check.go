package ledger

import (
	"fmt"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Check holds the balances of a table's accounts against the table itself, and
// names the first that differs. The table must be between two rounds: one that
// waits for an answer stands, for itself, where its round began.
func Check(balance func(Account) Balance, id string, t *table.Table) error {
	same := func(a Account, want money.Cents) error {
		if got := balance(a); got.Posted != want || got.Reserved != 0 {
			return fmt.Errorf("%s holds %s by the ledger and %s by the table", a, got.Posted, want)
		}
		return nil
	}
	layout, coupons := (*table.Dealer)(t).Pot(), money.Cents(0)
	for b := range t.Standing {
		layout += b.Amount
		coupons += b.Coupon
	}
	for s := table.Seat(1); int(s) <= t.Seats(); s++ {
		held := t.Account(s)
		if err := same(Seat(id, s), held.Chips+held.Cash); err != nil {
			return err
		}
		if err := same(SeatCoupons(id, s), held.Coupons); err != nil {
			return err
		}
	}
	house := t.Results()
	for _, c := range []struct {
		account Account
		want    money.Cents
	}{
		{Layout(id), layout}, {LayoutCoupons(id), coupons}, {Inventory(id), house.Inventory},
		{Drop(id), house.Drop}, {Vigorish(id), house.Vigorish}, {TakenCoupons(id), house.Coupons},
		{Rake(id), (*table.Dealer)(t).InRake()},
	} {
		if err := same(c.account, c.want); err != nil {
			return err
		}
	}
	return nil
}

// CloseOut returns the transfers that take all that the house has at a table to
// the cage, where a table is counted when it closes or before it is set up
// anew. What players have there is not touched, and must be gone by then.
func CloseOut(balance func(Account) Balance, id string) []Transfer {
	var out []Transfer
	for _, a := range []Account{Inventory(id), Drop(id), Vigorish(id), Rake(id), TakenCoupons(id)} {
		cage := Cage
		if a.Coupons() {
			cage = CageCoupons
		}
		switch held := balance(a).Posted; {
		case held > 0:
			out = append(out, Transfer{From: a, To: cage, Amount: held, Memo: "close"})
		case held < 0:
			out = append(out, Transfer{From: cage, To: a, Amount: -held, Memo: "close"})
		}
	}
	return slices.Clip(out)
}
