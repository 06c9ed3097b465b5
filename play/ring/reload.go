package ring

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Reload returns what a bot that has little left brings to the table between
// two rounds: nothing if it has enough, otherwise a stake that is worth playing
// with.
func (r *Ring) Reload(seat table.Seat, stake money.Cents) money.Cents {
	o, a := r.options(), r.host.Table().Account(seat)
	least := r.host.Table().Terms().Limit.Min
	for _, c := range append(append([]money.Cents{o.Forced}, o.Blinds...), o.Ante...) {
		least = max(least, c)
	}
	if a.Chips+a.Cash >= 5*least {
		return 0
	}
	return max(stake, 20*least)
}
