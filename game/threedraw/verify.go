package threedraw

import (
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

var _ table.Worther = (*Game)(nil)

// Verify says whether the cards and what lies on the layout can be so between
// two rounds.
func (g *Game) Verify(d *table.Dealer) error {
	for b := range d.Bets {
		switch {
		case kindOf(b.Area) == play:
			return fmt.Errorf("seat %d: an in to win/draw wager outlived its round", b.Seat)
		case b.Seat.Box() != position(b.Area):
			return fmt.Errorf("seat %d wagers at position %d", b.Seat, position(b.Area))
		}
	}
	return g.Kit.Verify(d)
}

// Worth returns the rank of three cards, or of the best three of the dealer's
// four.
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if len(cards) < 3 || len(cards) > 4 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	best := poker.Three([3]card.Card(cards))
	if len(cards) == 4 {
		for out := range 3 {
			three := slices.Delete(slices.Clone(cards), out, out+1)
			best = max(best, poker.Three([3]card.Card(three)))
		}
	}
	return best.String()
}
