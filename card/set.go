package card

import (
	"math/bits"
	"strings"
)

// Set is a set of cards of one deck, one bit each.
type Set uint64

// SetOf returns the set of some cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s |= 1 << c
	}
	return s
}

// Has reports whether a card is in the set.
func (s Set) Has(c Card) bool { return s>>c&1 != 0 }

// Len returns how many cards are in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the cards of the set.
func (s Set) All(yield func(Card) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(Card(bits.TrailingZeros64(uint64(s)))) {
			return
		}
	}
}

// String is the cards of the set as they would be typed in: "As Td".
func (s Set) String() string {
	var words []string
	for c := range s.All {
		words = append(words, c.String())
	}
	return strings.Join(words, " ")
}
