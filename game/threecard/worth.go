package threecard

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

var _ table.Worther = (*Game)(nil)

// Worth returns the rank of a hand of three cards.
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if len(cards) != 3 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	return poker.Three([3]card.Card(cards)).String()
}
