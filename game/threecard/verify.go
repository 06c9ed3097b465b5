package threecard

import (
	"fmt"

	"boardwalk/table"
)

// Verify says whether the cards and what lies on the layout can be so between
// two rounds.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.Kit.Verify(d); err != nil {
		return err
	}
	var owner [seats + 1]table.Seat
	for b := range d.Bets {
		p := position(b.Area)
		switch {
		case kindOf(b.Area) == play:
			return fmt.Errorf("seat %d: a play wager outlived its round", b.Seat)
		case owner[p] != 0 && owner[p] != b.Seat:
			return fmt.Errorf("seats %d and %d both wager at position %d", owner[p], b.Seat, p)
		case b.Seat.Box()+1 < p || p+1 < b.Seat.Box():
			return fmt.Errorf("seat %d wagers at position %d", b.Seat, p)
		}
		owner[p] = b.Seat
	}
	return nil
}
