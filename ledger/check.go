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
		layout, coupons := (*table.Dealer)(t).Pot(), money.Cents(0)
		for b := range t.Standing {
			layout += b.Amount
			coupons += b.Coupon
		}
		for s := table.Seat(1); int(s) <= t.Seats(); s++ {
			held := t.Account(s)
			if !yield(c.seats[s].chips, held.Chips+held.Cash) || !yield(c.seats[s].coupons, held.Coupons) {
				return
			}
		}
		if !markers(c, t, yield) {
			return
		}
		house := t.Results()
		_ = yield(c.layout, layout) && yield(c.layoutCoupons, coupons) && yield(c.inventory, house.Inventory) &&
			yield(c.drop, house.Drop) && yield(c.vigorish, house.Vigorish) && yield(c.takenCoupons, house.Coupons) &&
			yield(c.rake, (*table.Dealer)(t).InRake())
	}
}

// markers yields what players owe, where they can.
func markers(c *Chart, t *table.Table, yield func(Account, money.Cents) bool) bool {
	lender, ok := t.Game().(table.Lender)
	if !ok {
		return true
	}
	all := money.Cents(0)
	for s := table.Seat(1); int(s) <= t.Seats(); s++ {
		owed := lender.Owed(s)
		all += owed
		if !yield(c.seats[s].owes, -owed) {
			return false
		}
	}
	return yield(c.markers, all)
}

// Check holds the balances of a table's accounts against the table itself, and
// names the first that differs. What is set aside for pending transfers is still
// where it was.
func Check(balance func(Account) Balance, c *Chart, t *table.Table) error {
	for a, want := range Accounts(c, t) {
		if got := balance(a); got.Posted != want {
			return fmt.Errorf("%s holds %s by the ledger and %s by the table", a, got.Posted, want)
		}
	}
	return nil
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
