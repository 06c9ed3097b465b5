package threecard

import (
	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

// Worth returns the rank of a hand of three cards.
func (g *Game) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if !g.IsWhole(box, cards) {
		return ""
	}
	return poker.Three([3]card.Card(cards)).String()
}
