package highcardflush

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/law"
)

// Cards is how many cards a hand has.
const Cards = 7

// RankOf is the rank of a flush of these card ranks, one bit each from the two up: the longer
// one is higher, and of two as long the one with the highest card that the other has not.
func RankOf(ranks uint16) versus.Rank {
	return versus.Rank(bits.OnesCount16(ranks))<<card.Ranks | versus.Rank(ranks)
}

// Least is the lowest hand with which the dealer qualifies: a flush of nine, three and two.
var Least = RankOf(1<<card.Nine | 1<<card.Three | 1<<card.Two)

// Length returns how many cards the flush of a rank has.
func Length(r versus.Rank) int { return int(r >> card.Ranks) }

// Rank returns the rank of the longest flush among cards.
func Rank(cards []card.Card) (best versus.Rank) {
	var suits [card.Suits]uint16
	for _, c := range cards {
		suits[c.Suit()] |= 1 << c.Rank()
	}
	for _, ranks := range suits {
		best = max(best, RankOf(ranks))
	}
	return best
}

// StraightFlush returns how many cards the longest straight of one suit has. An ace stands
// above a king or below a two.
func StraightFlush(cards []card.Card) (longest int) {
	var suits [card.Suits]uint16
	for _, c := range cards {
		suits[c.Suit()] |= 2 << c.Rank()
	}
	for _, ranks := range suits {
		for run, n := ranks|ranks>>card.Ranks, 0; run != 0; run &= run << 1 {
			n++
			longest = max(longest, n)
		}
	}
	return longest
}

// ranking ranks hands by their longest flush.
type ranking struct{}

func (ranking) Rank(cards []card.Card) versus.Rank { return Rank(cards) }

// flushOf returns the cards of the longest flush, the highest first.
func flushOf(cards []card.Card) []card.Card {
	best := Rank(cards)
	for s := range card.Suit(card.Suits) {
		of := slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return c.Suit() != s })
		if Rank(of) == best {
			slices.SortFunc(of, func(a, b card.Card) int { return int(b.Rank()) - int(a.Rank()) })
			return of
		}
	}
	return nil
}

// Lay puts the cards of the longest flush first.
func (ranking) Lay(cards []card.Card) {
	flush := flushOf(cards)
	rest := slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return slices.Contains(flush, c) })
	copy(cards, slices.Concat(flush, rest))
}

// By is the paragraph that ranks all hands.
func (ranking) By(versus.Rank) law.Cite { return "house:flush-5(a)" }

// lengths are the words for hands.
var lengths = [...]string{2: "two-card flush", 3: "three-card flush", 4: "four-card flush", 5: "five-card flush", 6: "six-card flush", 7: "seven-card flush"}

// Says names a hand by its length.
func (ranking) Says(r versus.Rank, dealers bool) string {
	if dealers {
		return "the dealer has a " + lengths[Length(r)]
	}
	return lengths[Length(r)]
}
