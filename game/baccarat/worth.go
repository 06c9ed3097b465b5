package baccarat

import (
	"slices"
	"strconv"

	"boardwalk/card"
	"boardwalk/table"
)

var _ table.Worther = (*Game)(nil)

// Worth returns the Point Count of a hand.
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if slices.Contains(cards, card.Unknown) {
		return ""
	}
	return strconv.Itoa(NewHand(cards...).Count())
}
