package blackjack

import "boardwalk/card"

// Score returns the point count of some cards, and whether it is a soft total.
func Score(cards ...card.Card) (score int, soft bool) {
	var h Hand
	for _, c := range cards[:min(len(cards), mostCards)] {
		h.take(c)
	}
	return h.Score(), h.Soft()
}
