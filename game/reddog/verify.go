package reddog

import (
	"fmt"

	"boardwalk/table"
)

// Verify says whether the cards and what lies on the layout can be so between
// two rounds.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.ShoeKit.Verify(d); err != nil {
		return err
	}
	var owner [seats + 1]table.Seat
	for b := range d.Bets {
		p := position(b.Area)
		switch {
		case isRaise(b.Area):
			return fmt.Errorf("seat %d: a raise outlived its round", b.Seat)
		case owner[p] != 0:
			return fmt.Errorf("seats %d and %d both wager on betting area %d", owner[p], b.Seat, p)
		}
		owner[p] = b.Seat
	}
	return nil
}
