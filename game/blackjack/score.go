package blackjack

import (
	"fmt"
	"slices"
	"strconv"

	"boardwalk/card"
	"boardwalk/table"
)

var _ table.Worther = (*Game)(nil)

// Score returns the point count of some cards, and whether it is a soft total.
func Score(cards ...card.Card) (score int, soft bool) {
	var h Hand
	for _, c := range cards[:min(len(cards), mostCards)] {
		h.take(c)
	}
	return h.Score(), h.Soft()
}

// Worth returns the total of a hand: "16", "soft 17", "22, bust".
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if slices.Contains(cards, card.Unknown) {
		return ""
	}
	score, soft := Score(cards...)
	switch {
	case score > 21:
		return fmt.Sprintf("%d, bust", score)
	case soft && score == 21 && len(cards) == 2:
		return "21 in two cards"
	case soft:
		return fmt.Sprintf("soft %d", score)
	}
	return strconv.Itoa(score)
}
