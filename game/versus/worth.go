package versus

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

// Worth returns what the cards of a box are worth once all of them are dealt and known.
func (t *Table) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if !t.IsWhole(box, cards) {
		return ""
	}
	r, err := t.p.Kind.Rank(cards...)
	if err != nil {
		return ""
	}
	return r.String()
}

// WorthOf returns what cards are worth as a hand of five: "two pair, aces and eights". Of
// fewer than five cards it names a pair or better, because the hand is not complete yet. It
// returns "" if they make nothing, or if one of them is not known.
func WorthOf(cards []card.Card) string {
	if len(cards) < 2 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	if r, err := poker.High.Rank(cards...); err == nil {
		return r.String()
	}
	if r, err := poker.Showing.Rank(cards...); err == nil && r.Class() != poker.HighCard {
		return r.String()
	}
	return ""
}
