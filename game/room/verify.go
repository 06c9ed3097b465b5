package room

import (
	"fmt"

	"boardwalk/table"
)

// Verify says whether everything is where it may be between two rounds: all
// cards in their decks, nothing in the pot or in the rake area, and the button
// at the table.
func (g *Game) Verify(d *table.Dealer) error {
	for i := range g.decks {
		if err := g.decks[i].Verify(); err != nil {
			return fmt.Errorf("deck %d: %w", i+1, err)
		}
	}
	if d.Pots().Pot() != 0 {
		return fmt.Errorf("%s was left in the pot", d.Pots().Pot())
	}
	if d.Pots().InRake() != 0 {
		return fmt.Errorf("%s was left in the rake area", d.Pots().InRake())
	}
	if int(g.button) > g.seats {
		return fmt.Errorf("the button is at position %d of %d", g.button, g.seats)
	}
	if stray := g.out &^ present(d); stray != 0 {
		return fmt.Errorf("position %d sits out, where nobody sits", next(0, stray))
	}
	return nil
}
