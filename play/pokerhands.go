package play

import (
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/poker"
	"boardwalk/table"
)

// ranks are what a seat's hand is worth for high and for low, as far as all
// of its cards are known.
func (s *Session) ranks(seat table.Seat) (high, low poker.Rank) {
	cards := s.eye.Hands.Of(table.Box(seat), 0)
	if slices.Contains(cards, card.Unknown) {
		return 0, 0
	}
	return s.ranksOf(cards)
}

// kinds is how hands are ranked at a poker table, for high and for low.
func (s *Session) kinds() (high, low poker.Kind) {
	if g, ok := s.Table().Game().(*room.Game); ok {
		return g.Kinds()
	}
	return 0, 0
}

func (s *Session) ranksOf(cards []card.Card) (high, low poker.Rank) {
	cards = append(slices.Clone(cards), s.eye.Hands.Of(0, 0)...)
	h, l := s.kinds()
	if h != 0 {
		high, _ = h.Rank(cards...)
	}
	if l != 0 {
		low, _ = l.Rank(cards...)
	}
	return high, low
}

// handWords says what a hand is worth, for high and for low. One that is still
// too small to be ranked is what it shows.
func (s *Session) handWords(cards []card.Card) string {
	if len(cards) == 0 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	high, low := s.ranksOf(cards)
	if kind, _ := s.kinds(); high == 0 && len(cards) <= 4 && kind == poker.High {
		if r, _ := poker.Showing.Rank(cards...); r.Class() != poker.HighCard {
			high = r
		}
	}
	var words []string
	if high != 0 {
		words = append(words, high.String())
	}
	if low != 0 {
		words = append(words, low.String())
	}
	return strings.Join(words, "; ")
}
