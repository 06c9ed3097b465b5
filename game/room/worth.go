package room

import (
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

var (
	_ table.Worther = (*Game)(nil)
	_ table.Maker   = (*Game)(nil)
)

// Worth returns the rank of a hand for high and for low, of the player's own
// cards and the board's after them. A hand of up to four cards, too small to be
// ranked, is worth the pair or better that it has.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if len(cards) == 0 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	var high, low poker.Rank
	if g.high != 0 {
		high, _ = g.high.Rank(cards...)
	}
	if g.low != 0 {
		low, _ = g.low.Rank(cards...)
	}
	if high == 0 && len(cards) <= 4 && g.high == poker.High {
		if r, _ := poker.Showing.Rank(cards...); r.Class() != poker.HighCard {
			high = r
		}
	}
	var words []string
	for _, r := range []poker.Rank{high, low} {
		if r != 0 {
			words = append(words, r.String())
		}
	}
	return strings.Join(words, "; ")
}

// Makes returns the five cards that make a hand for high, and those that make it for low.
func (g *Game) Makes(_ table.Box, _ uint8, cards []card.Card) (high, low card.Set) {
	if len(cards) <= 5 || slices.Contains(cards, card.Unknown) {
		return 0, 0
	}
	if g.high != 0 {
		_, made := poker.Best(g.high, cards)
		high = card.SetOf(made...)
	}
	if g.low != 0 {
		_, made := poker.Best(g.low, cards)
		low = card.SetOf(made...)
	}
	return high, low
}
