package ledger

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Derive returns the transfers that follow from what a table told, in order.
// The table knows its players by their seats only: whose says who takes a seat
// or leaves it, and nil means that everybody is paid out at the cage. The
// transfers have no ID and no Record yet.
func Derive(events []table.Event, c *Chart, whose func(table.Seat) (person string)) []Transfer {
	d := derivation{Chart: c, whose: whose}
	for i := range events {
		d.event(&events[i])
	}
	return d.transfers
}

type derivation struct {
	*Chart
	whose     func(table.Seat) string
	e         *table.Event
	transfers []Transfer
}

// move is one transfer under the event's paragraph; less than nothing moves the
// other way, and nothing is no transfer. A wager that is lost to the pot stays on the
// layout, which is no transfer either.
func (d *derivation) move(from, to Account, amount money.Cents) {
	if amount == 0 || from == to {
		return
	}
	if amount < 0 {
		from, to, amount = to, from, -amount
	}
	memo := d.e.Kind.String()
	if d.e.By != "" {
		memo += " " + string(d.e.By)
	}
	d.transfers = append(d.transfers, Transfer{From: from, To: to, Amount: amount, Memo: memo})
}

// event says for every kind of event what moved. A wager that is moved to
// another area or gathered into the pot stays on the layout.
func (d *derivation) event(e *table.Event) {
	d.e = e
	own := &d.seats[e.Seat]
	seat, layout := own.chips, d.layout
	switch e.Kind {
	case table.Seated:
		player, coupons := d.person(e.Seat)
		d.move(player, seat, e.Amount)
		d.move(coupons, own.coupons, e.Coupon)
	case table.Left:
		player, coupons := d.person(e.Seat)
		d.move(seat, player, e.Amount)
		d.move(own.coupons, coupons, e.Coupon)
	case table.Wagered:
		if e.Tender == table.Coupon { // beside the chips, which stay as they are
			d.move(own.coupons, d.layoutCoupons, e.Amount)
		} else {
			d.move(seat, layout, e.Amount)
		}
	case table.Reduced:
		d.move(layout, seat, e.Amount)
		d.move(d.layoutCoupons, own.coupons, e.Coupon)
	case table.Returned:
		if e.Return == table.VigorishBack {
			d.move(d.vigorish, seat, e.Amount)
			break
		}
		d.move(layout, seat, e.Stake)
		d.move(d.layoutCoupons, own.coupons, e.Coupon)
	case table.Paid:
		d.against(e.Against, seat, e.Amount)
		d.move(layout, seat, e.Stake)
		d.move(d.layoutCoupons, d.takenCoupons, e.Coupon)
	case table.Collected:
		d.against(e.Against, layout, -e.Stake)
		d.move(d.layoutCoupons, d.takenCoupons, e.Coupon)
	case table.Vigorished:
		d.move(seat, d.vigorish, e.Amount)
	case table.Marked:
		d.move(own.owes, d.markers, e.Amount)
	case table.Converted: // cash into the drop box, chips out of the inventory
		d.move(seat, d.drop, e.Amount)
		d.move(d.inventory, seat, e.Amount)
	case table.Awarded:
		d.move(layout, seat, e.Amount)
	case table.Raked:
		if e.Seat == table.House { // less than nothing goes back into the pot
			d.move(layout, d.rake, e.Amount)
		} else {
			d.move(seat, d.rake, e.Amount)
		}
	case table.Deposited:
		d.move(d.rake, d.inventory, e.Amount)
	case table.Covered:
		d.move(seat, own.cover, e.Amount)
	case table.Released:
		d.move(own.cover, seat, e.Amount)
	case table.Fed: // less than nothing goes from the meter to the inventory
		d.move(d.inventory, d.meter, e.Amount)
	case table.Refilled:
		d.move(Cage, d.meter, e.Amount)
	case table.Centred: // less than nothing goes from the centre to the party
		d.against(e.Against, d.centre, e.Amount)
	}
}

// against moves an amount from whoever a wager is against to an account; less
// than nothing moves the other way.
func (d *derivation) against(p table.Party, to Account, amount money.Cents) {
	switch p {
	case table.TheHouse:
		d.move(d.inventory, to, amount)
	case table.ThePot:
		d.move(d.layout, to, amount)
	case table.TheCentre:
		d.move(d.centre, to, amount)
	default:
		player, house := p.Split(max(amount, -amount))
		if amount < 0 {
			player, house = -player, -house
		}
		d.move(d.seats[p.Seat()].cover, to, player)
		d.move(d.inventory, to, house)
	}
}

// person returns the accounts of whoever has a seat.
func (d *derivation) person(s table.Seat) (chips, coupons Account) {
	if d.whose == nil {
		return Cage, CageCoupons
	}
	id := d.whose(s)
	return Player(id), PlayerCoupons(id)
}
