package ledger

import (
	"fmt"
	"iter"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Accounts yields the accounts of a table with what they must hold by the table
// itself. The table must be between two rounds: one that waits for an answer
// stands, for itself, where its round began.
func Accounts(c *Chart, t *table.Table) iter.Seq2[Account, money.Cents] {
	return func(yield func(Account, money.Cents) bool) {
		for n, held := range c.holds(t) {
			if !yield(c.all[n], held) {
				return
			}
		}
	}
}

// holds is [Accounts] by their places in the chart.
func (c *Chart) holds(t *table.Table) iter.Seq2[int, money.Cents] {
	return func(yield func(int, money.Cents) bool) {
		layout, coupons := (*table.Dealer)(t).Pots().Pot(), money.Cents(0)
		for b := range t.Standing {
			layout += b.Amount
			coupons += b.Coupon
		}
		lender, lends := t.Game().(table.Lender)
		owed, n := money.Cents(0), 0
		for s := table.Seat(1); int(s) <= t.Seats(); s++ {
			held := t.Account(s)
			if !yield(n+chipsPlace, held.Chips+held.Cash) || !yield(n+couponsPlace, held.Coupons) || !yield(n+coverPlace, held.Cover) {
				return
			}
			if lends {
				owes := lender.Owed(s)
				owed += owes
				if !yield(n+owesPlace, -owes) {
					return
				}
			}
			n += ofSeat
		}
		house := t.Results()
		_ = yield(n+layoutPlace, layout) && yield(n+layoutCouponsPlace, coupons) && yield(n+inventoryPlace, house.Inventory) &&
			yield(n+dropPlace, house.Drop) && yield(n+vigorishPlace, house.Vigorish) && yield(n+takenCouponsPlace, house.Coupons) &&
			yield(n+rakePlace, (*table.Dealer)(t).Pots().InRake()) && yield(n+centrePlace, house.Centre) && lends && yield(n+markersPlace, owed)
	}
}

// Check holds the balances of a table's accounts against the table itself, and
// names the first that differs. What is set aside for pending transfers is still
// where it was.
func Check(balance func(Account) Balance, c *Chart, t *table.Table) error {
	for a, want := range Accounts(c, t) {
		if got := balance(a); got.Posted != want {
			return differs(a, got.Posted, want)
		}
	}
	return nil
}

func differs(a Account, got, want money.Cents) error {
	return fmt.Errorf("%s holds %s by the ledger and %s by the table", a, got, want)
}

// CloseOut returns the transfers that take all that the house has at a table to
// the cage, where a table is counted when it closes or before it is set up
// anew. What players have there is not touched, and must be gone by then.
func CloseOut(balance func(Account) Balance, c *Chart) []Transfer {
	var out []Transfer
	for _, a := range []Account{c.inventory, c.drop, c.vigorish, c.rake, c.takenCoupons} {
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
