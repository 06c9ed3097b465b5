package table

import (
	"fmt"
	"math/bits"

	"boardwalk/money"
)

// move takes an amount from one account to another. Chips change hands in no
// other way, so none is ever made or lost.
func move(from, to *money.Cents, amount money.Cents) {
	if amount < 0 {
		panic(backwards(amount))
	}
	*from -= amount
	*to += amount
}

// backwards is the panic of a movement of less than nothing. It is put into
// words only then, which keeps move small enough to cost no call.
type backwards money.Cents

// Error says how much.
func (b backwards) Error() string { return fmt.Sprintf("table: a movement of %s", money.Cents(b)) }

// audit adds up every account and panics unless all that was brought to the
// table is still there: a chip made or lost is a fault of the program, and no
// further round may be played on it.
func (t *Table) audit() {
	sum := t.house + t.drop + t.vigorish + t.pot + t.rake + t.centre + t.fed - t.gone
	coupons := t.taken - t.spent
	for _, s := range t.present {
		st := &t.seats[s]
		if st.chips|st.cash|st.coupons|st.cover < 0 { // one of them is: the sign is a bit like any other
			panic(fmt.Sprintf("table: seat %d has %s, %s and %s", s, st.chips, st.cash, st.coupons))
		}
		sum += st.chips + st.cash + st.cover - st.brought
		coupons += st.coupons - st.issued
		for i, w := range st.live { // as [Table.Standing] does, and quicker
			for ; w != 0; w &= w - 1 {
				b := &st.bets[i<<6|bits.TrailingZeros64(w)]
				sum += b.Amount
				coupons += b.Coupon
			}
		}
	}
	if sum != 0 || coupons != 0 {
		panic(&Unbalanced{Chips: sum, Coupons: coupons, Round: t.rounds})
	}
}

// Unbalanced is the panic of a table whose accounts do not add up.
type Unbalanced struct {
	Chips, Coupons money.Cents // that were made, or lost if below zero
	Round          int         // after which it was noticed
}

// Error says by how much they are off.
func (u *Unbalanced) Error() string {
	return fmt.Sprintf("table: the accounts are off by %s and %s in coupons after round %d", u.Chips, u.Coupons, u.Round)
}

// Account is what a seat owns.
type Account struct {
	Chips   money.Cents // in front of the player
	Cash    money.Cents
	Coupons money.Cents // match play coupons, by face value
	Layout  money.Cents // chips on the layout
	Cover   money.Cents // chips set aside as the bank
	Net     money.Cents // won or lost since sitting down, wagers on the layout counted as the player's
}

// Account returns what a seat owns.
func (t *Table) Account(s Seat) Account {
	st := &t.seats[s]
	a := Account{Chips: st.chips, Cash: st.cash, Coupons: st.coupons, Cover: st.cover}
	for b := range t.Standing {
		if b.Seat == s {
			a.Layout += b.Amount
		}
	}
	a.Net = a.Chips + a.Cash + a.Layout + a.Cover - st.brought
	return a
}

// Chips returns the chips in front of a seat, for hosts that ask after every
// round and need nothing else.
func (t *Table) Chips(s Seat) money.Cents { return t.seats[s].chips }

// Wagering reports whether a seat has a wager on the layout.
func (t *Table) Wagering(s Seat) bool { return t.wagering(&t.seats[s]) }

// wagering is Wagering by what the seat has.
func (t *Table) wagering(st *seat) bool { return t.lying > 0 && st.wagering() }

func (st *seat) wagering() bool {
	for _, live := range st.live {
		if live != 0 {
			return true
		}
	}
	return false
}

// Results are what the house took in and paid out.
type Results struct {
	Inventory money.Cents // change of the table inventory container
	Drop      money.Cents // cash taken for chips
	Vigorish  money.Cents
	Coupons   money.Cents // match play coupons taken in, by face value
	Rake      money.Cents // the part of the inventory that came from rake
	Centre    money.Cents // what lies in the centre of the table
}

// Results returns the house's side of the accounts.
func (t *Table) Results() Results {
	return Results{Inventory: t.house, Drop: t.drop, Vigorish: t.vigorish, Coupons: t.taken, Rake: t.raked, Centre: t.centre}
}
