package ring

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/poker"
	"boardwalk/table"
)

// ranks are what a seat's hand is worth for high and for low, as far as all
// of its cards are known.
func (r *Ring) ranks(seat table.Seat) (high, low poker.Rank) {
	cards := r.host.Hands().Of(seat.Box(), 0)
	if slices.Contains(cards, card.Unknown) {
		return 0, 0
	}
	return r.ranksOf(cards)
}

// kinds is how hands are ranked at a poker table, for high and for low.
func (r *Ring) kinds() (high, low poker.Kind) {
	if g, ok := r.host.Table().Game().(*room.Game); ok {
		return g.Kinds()
	}
	return 0, 0
}

func (r *Ring) ranksOf(cards []card.Card) (high, low poker.Rank) {
	cards = append(slices.Clone(cards), r.host.Hands().Of(0, 0)...)
	h, l := r.kinds()
	if h != 0 {
		high, _ = h.Rank(cards...)
	}
	if l != 0 {
		low, _ = l.Rank(cards...)
	}
	return high, low
}

// handWords says what a player's cards are worth with those of the board.
func (r *Ring) handWords(cards []card.Card) string {
	if len(cards) == 0 {
		return ""
	}
	return r.host.Table().Worth(0, 0, slices.Concat(cards, r.host.Hands().Of(0, 0)))
}
