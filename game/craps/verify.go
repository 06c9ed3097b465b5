package craps

import (
	"fmt"

	"boardwalk/table"
)

// Verify says whether the stage and what lies on the layout fit together.
func (g *Game) Verify(d *table.Dealer) error {
	switch {
	case g.point != 0 && !isPoint(g.point):
		return fmt.Errorf("the point is %d", g.point)
	case g.finishing && g.point != 0:
		return fmt.Errorf("come wagers are being finished with a point of %d", g.point)
	case g.finishing && !g.comeWagers(d):
		return fmt.Errorf("come wagers are being finished, and there are none")
	case g.shooter != 0 && !d.Players().Taken(g.shooter):
		return fmt.Errorf("the shooter, %d, is not there", g.shooter)
	}
	for b := range d.Bets {
		s, ok := g.supports(b.Area)
		switch {
		case ok && d.Amount(b.Seat, s.base) == 0:
			return fmt.Errorf("seat %d: %s support nothing", b.Seat, g.layout.Wagers[b.Area].Name)
		case ok && s.point && indexedBy(b.Area) != g.point:
			return fmt.Errorf("seat %d: %s with a point of %d", b.Seat, g.layout.Wagers[b.Area].Name, g.point)
		}
	}
	return nil
}
