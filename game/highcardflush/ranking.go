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

// RankOf is the rank of a flush of these card ranks, one bit each from the two up: the longer one is higher, and of
// two as long the one with the highest card that the other has not.
func RankOf(ranks uint16) versus.Rank {
	return versus.Rank(bits.OnesCount16(ranks))<<card.Ranks | versus.Rank(ranks)
}

// Least is the lowest hand with which the dealer qualifies: a flush of nine, three and two.
var Least = RankOf(1<<card.Nine | 1<<card.Three | 1<<card.Two)

// Length returns how many cards the flush of a rank has.
func Length(r versus.Rank) int { return int(r >> card.Ranks) }

// Rank returns the rank of the longest flush among cards.
func Rank(cards []card.Card) versus.Rank {
	r, _ := flushOf(cards)
	return r
}

// flushOf returns the rank and the suit of the longest flush among cards.
func flushOf(cards []card.Card) (best versus.Rank, of card.Suit) {
	var suits [card.Suits]uint16
	for _, c := range cards {
		suits[c.Suit()] |= 1 << c.Rank()
	}
	for s, ranks := range suits {
		if r := RankOf(ranks); r > best {
			best, of = r, card.Suit(s)
		}
	}
	return best, of
}

// StraightFlush returns how many cards the longest straight of one suit has. An ace is the highest card or the lowest.
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

// Lay puts the cards of the longest flush first, the highest before the others.
func (ranking) Lay(cards []card.Card) {
	_, suit := flushOf(cards)
	slices.SortStableFunc(cards, func(a, b card.Card) int { return place(b, suit) - place(a, suit) })
}

// place is higher for a card that comes before others where the flush is of a suit.
func place(c card.Card, flush card.Suit) int {
	if c.Suit() != flush {
		return -1
	}
	return int(c.Rank())
}

// By is the paragraph that ranks all hands.
func (ranking) By(versus.Rank) law.Cite { return "house:flush-5(a)" }

// lengths are the words for hands, the players' and the dealer's.
var lengths = [...][2]string{2: {"two-card flush", "the dealer has a two-card flush"},
	3: {"three-card flush", "the dealer has a three-card flush"},
	4: {"four-card flush", "the dealer has a four-card flush"}, 5: {"five-card flush", "the dealer has a five-card flush"},
	6: {"six-card flush", "the dealer has a six-card flush"}, 7: {"seven-card flush", "the dealer has a seven-card flush"}}

// Says names a hand by its length.
func (ranking) Says(r versus.Rank, dealers bool) string {
	if dealers {
		return lengths[Length(r)][1]
	}
	return lengths[Length(r)][0]
}
