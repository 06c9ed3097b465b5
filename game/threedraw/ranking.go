package threedraw

import (
	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// class returns the class of a hand of that rank. The mini royal flush, which is
// the highest straight flush, has the class of the royal flush.
func (g *Game) class(r poker.Rank) poker.Class {
	switch {
	case r < g.pair: // most hands, sooner than by looking the rank up
		return poker.HighCard
	case r == g.miniRoyal:
		return poker.RoyalFlush
	}
	return r.Class()
}

// read ranks the three cards of a player.
func (g *Game) read(h *versus.Hand) {
	h.Rank = poker.ThreeAt((*[3]card.Card)(h.Cards[:]))
	h.Class = g.class(h.Rank)
}

// readDealer ranks the best three of the dealer's four cards, 42.10(g).
func (g *Game) readDealer(h *versus.Hand) {
	h.Rank = poker.ThreeOfFourAt((*[4]card.Card)(h.Cards[:]))
	h.Class = g.class(h.Rank)
}

// Worth returns the rank of three cards, or of the best three of the dealer's
// four.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	switch r, err := poker.ThreeCard.Rank(cards...); {
	case err != nil: // too few of them are known
		return ""
	case r == g.miniRoyal:
		return paragraphs.Royal
	default:
		return r.String()
	}
}
