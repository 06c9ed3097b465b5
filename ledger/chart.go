package ledger

import "boardwalk/table"

// Chart is the chart of a table's accounts: their names, put together once. A
// table is held against its accounts after everything that happens there.
type Chart struct {
	ID string

	inventory, drop, vigorish, rake, markers Account
	layout, layoutCoupons, takenCoupons      Account

	seats []struct{ chips, coupons, owes Account } // by seat; the house's has none
}

// NewChart is the chart of a table with so many seats.
func NewChart(id string, seats int) *Chart {
	c := &Chart{ID: id, inventory: Inventory(id), drop: Drop(id), vigorish: Vigorish(id), rake: Rake(id), markers: Markers(id),
		layout: Layout(id), layoutCoupons: LayoutCoupons(id), takenCoupons: TakenCoupons(id),
		seats: make([]struct{ chips, coupons, owes Account }, seats+1)}
	for s := 1; s <= seats; s++ {
		seat := table.Seat(s)
		c.seats[s].chips, c.seats[s].coupons, c.seats[s].owes = Seat(id, seat), SeatCoupons(id, seat), Owes(id, seat)
	}
	return c
}
