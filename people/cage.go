package people

import (
	"context"
	"errors"
	"time"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Order is an order at the cage.
type Order struct {
	By  string // the id of whoever gives it
	Key string // names the order, so that one that is given twice is carried out once; empty for none
}

// name is what the log knows the order by.
func (o *Order) name() string { return o.By + " " + o.Key }

// orderFor is how long an order can be confirmed.
const orderFor = 24 * time.Hour

// errAgain says that an order was carried out before.
var errAgain = errors.New("that was done already")

// Give gives a person play money from the cage or, if the amount is below zero,
// takes it back. It reports whether that was done before, and only confirmed.
func (r *Register) Give(o Order, id string, amount money.Cents, why string) (repeated bool, err error) {
	move := ledger.Transfer{From: ledger.Cage, To: ledger.Player(id), Amount: amount, Memo: "cage"}
	did := "gave"
	switch {
	case o.By == id:
		return false, law.Refuse("", "nobody gives himself money")
	case amount == 0 || amount > money.MaxStake || amount < -money.MaxStake:
		return false, law.Refuse("", "an amount of play money is from a cent to %s", money.MaxStake)
	case amount < 0:
		move.From, move.To, move.Amount, did = move.To, move.From, -amount, "took"
	}
	return r.hand(o, id, Account{Did: did, Amount: move.Amount, Why: why}, move)
}

// Issue gives a person match play coupons from the cage. They are no money: they
// count beside chips, at a table that takes them. It reports whether that was done
// before, and only confirmed.
func (r *Register) Issue(o Order, id string, amount money.Cents, why string) (repeated bool, err error) {
	switch {
	case o.By == id:
		return false, law.Refuse("", "nobody gives himself coupons")
	case amount <= 0 || amount > money.MaxStake:
		return false, law.Refuse("", "match play coupons are issued for a cent to %s", money.MaxStake)
	}
	return r.hand(o, id, Account{Did: "coupons", Amount: amount, Why: why},
		ledger.Transfer{From: ledger.CageCoupons, To: ledger.PlayerCoupons(id), Amount: amount, Memo: "match play"})
}

// Refill gives a person as much play money as is missing from what everybody begins
// with, so that nobody is kept from playing for want of it. Who has that much gets
// nothing, which is no error: the account is full.
func (r *Register) Refill(ctx context.Context, id string) error {
	if r.guest <= 0 {
		return law.Refuse("", "this house gives no play money away: ask at the cage")
	}
	// The amount is found when nobody else can change the account.
	moves := []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(id), Memo: "refill"}}
	_, err := r.change(id, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		has, err := r.Balance(ctx, id)
		if err != nil {
			return nil, err
		}
		if has >= r.guest {
			return nil, errFull
		}
		moves[0].Amount = r.guest - has
		return &Account{Did: "refilled", Amount: moves[0].Amount}, nil
	}, moves...)
	if errors.Is(err, errFull) {
		return nil
	}
	return err
}

// errFull says that nothing is missing from an account.
var errFull = errors.New("the account is full")

// Welcome is the play money that everybody begins with.
func (r *Register) Welcome() money.Cents { return r.guest }

// hand moves something between the cage and a person.
func (r *Register) hand(o Order, id string, a Account, move ledger.Transfer) (repeated bool, err error) {
	_, err = r.carryOut(o, id, func(p *Person) (*Account, error) {
		if p.Role == Nobody {
			return nil, ErrNobody
		}
		return &a, nil
	}, move)
	var short *ledger.Short
	switch {
	case errors.Is(err, errAgain):
		return true, nil
	case errors.As(err, &short):
		return false, law.Refuse("", "%s has %s and no more outside the tables", id, short.Free)
	}
	return false, err
}
