package ledger

import "boardwalk/table"

// Chart is the chart of a table's accounts: their names, put together once. A
// table is held against its accounts after everything that happens there.
type Chart struct {
	ID string

	inventory, drop, vigorish, rake, markers, centre Account
	layout, layoutCoupons, takenCoupons              Account
	meter                                            Account // that the table feeds; no account of its own

	seats []struct{ chips, coupons, owes, cover Account } // by seat; the house's has none

	all   []Account       // each of them once
	place map[Account]int // of each among all
}

// NewChart is the chart of a table with so many seats.
func NewChart(id string, seats int) *Chart {
	c := &Chart{ID: id, inventory: Inventory(id), drop: Drop(id), vigorish: Vigorish(id), rake: Rake(id),
		markers: Markers(id), centre: Centre(id),
		layout: Layout(id), layoutCoupons: LayoutCoupons(id), takenCoupons: TakenCoupons(id), meter: Meter(id),
		seats: make([]struct{ chips, coupons, owes, cover Account }, seats+1)}
	for s := 1; s <= seats; s++ {
		seat := table.Seat(s)
		own := &c.seats[s]
		own.chips, own.coupons, own.owes, own.cover = Seat(id, seat), SeatCoupons(id, seat), Owes(id, seat), Cover(id, seat)
		c.all = append(c.all, own.chips, own.coupons, own.owes, own.cover)
	}
	c.all = append(c.all, c.layout, c.layoutCoupons, c.inventory, c.drop, c.vigorish, c.takenCoupons, c.rake, c.markers, c.centre)
	c.place = make(map[Account]int, len(c.all))
	for n, a := range c.all {
		c.place[a] = n
	}
	return c
}

// Link has the table feed the meter of that name. Otherwise it has one of its own,
// which is called as the table.
func (c *Chart) Link(name string) {
	if name != "" {
		c.meter = Meter(name)
	}
}

// Meter returns the account of the meter that the table feeds, if its game has one.
func (c *Chart) Meter() Account { return c.meter }

// The places of a seat's accounts, from the first of them on, and of the house's,
// which come after those of the seats.
const (
	chipsPlace = iota
	couponsPlace
	owesPlace
	coverPlace
	ofSeat // how many a seat has
)
const (
	layoutPlace = iota
	layoutCouponsPlace
	inventoryPlace
	dropPlace
	vigorishPlace
	takenCouponsPlace
	rakePlace
	markersPlace
	centrePlace
)
