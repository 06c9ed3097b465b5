package versus

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

// Worth returns what the cards of a box are worth once all of them are dealt and known.
func (t *Table) Worth(box table.Box, _ uint8, cards []card.Card) string {
	r, ok := t.RankOf(box, cards)
	switch {
	case !ok:
		return ""
	case t.p.Ranking != nil:
		return t.p.Ranking.Says(r, false)
	}
	return poker.Rank(r).String()
}

// Qualifies reports whether the dealer plays with a hand.
func (t *Table) Qualifies(r Rank) bool { return r >= t.p.Least }

// Unqualified reports whether the dealer's cards are all known and do not qualify.
func (t *Table) Unqualified(cards []card.Card) bool {
	r, whole := t.RankOf(0, cards)
	return whole && !t.Qualifies(r)
}

// RankOf returns the rank of the cards of a box, and false as long as not all of them are
// dealt and known.
func (t *Table) RankOf(box table.Box, cards []card.Card) (Rank, bool) {
	if !t.IsWhole(box, cards) {
		return 0, false
	}
	return t.p.rank(cards)
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
