package pokerodds

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/game/highcardflush"
	"boardwalk/game/versus"
	"boardwalk/odds/housepoker"
)

// flushSuit is what the dealer may have of a suit against a player's flush: how many cards are left, how many of them below a
// nine, and how many flushes of the same length are lower than the player's, or not higher.
type flushSuit struct {
	left, low   int
	lower, upTo uint64
}

// flushSuitOf looks at the cards of a suit that are left.
func flushSuitOf(left uint16, r versus.Rank) flushSuit {
	const belowNine = 1<<card.Nine - 1
	flush, length := uint16(r&housepoker.WholeSuit), highcardflush.Length(r)
	s := flushSuit{left: bits.OnesCount16(left), low: bits.OnesCount16(left & belowNine)}
	for flush != 0 { // a lower flush lacks a card of this one, and has only lower ones for it and the rest
		top := uint16(1) << (bits.Len16(flush) - 1)
		s.lower += housepoker.Choose(bits.OnesCount16(left&(top-1)), length)
		if left&top == 0 {
			s.upTo = s.lower
			return s
		}
		flush, length = flush&^top, length-1
	}
	s.upTo = s.lower + 1
	return s
}

// flushAgainst counts the dealer's hands from what is left of each suit.
func flushAgainst(r versus.Rank, suits *[card.Suits]flushSuit) (d housepoker.Against) {
	var unqualified, lower, upTo housepoker.SuitWays
	length, left := highcardflush.Length(r), 0
	for i, s := range suits {
		left += s.left
		for k := range max(3, length) {
			ways := housepoker.Choose(s.left, k)
			if k < 3 {
				unqualified[i][k] = ways
			}
			if k < length {
				lower[i][k], upTo[i][k] = ways, ways
			}
		}
		unqualified[i][3] = housepoker.Choose(s.low, 3)
		lower[i][length], upTo[i][length] = s.lower, s.upTo
	}
	hands := func(w *housepoker.SuitWays) uint64 { return housepoker.SuitHands(highcardflush.Cards, w) }
	d.Unqualified, d.Lost = hands(&unqualified), housepoker.Choose(left, highcardflush.Cards)
	if r < highcardflush.Least {
		d.Lost -= d.Unqualified
		return d
	}
	below, not := hands(&lower), hands(&upTo)
	d.Won, d.Tied, d.Lost = below-d.Unqualified, not-below, d.Lost-not
	return d
}

// againstFlush counts the dealer's hands against seven cards, of which none is among those gone.
func againstFlush(hand []card.Card, gone card.Set) housepoker.Against {
	var suits [card.Suits]flushSuit
	r := highcardflush.Rank(hand)
	for i := range suits {
		left := uint16(0)
		for rank := range card.Rank(card.Ranks) {
			if c := card.New(rank, card.Suit(i)); (gone|card.SetOf(hand...))&card.SetOf(c) == 0 {
				left |= 1 << rank
			}
		}
		suits[i] = flushSuitOf(left, r)
	}
	return flushAgainst(r, &suits)
}

// eachFlushHand visits all hands of seven cards, those together that are worth the same, with how they fare.
func eachFlushHand(visit func(r versus.Rank, d housepoker.Against, ways uint64)) {
	eachFlushSuits(func(r versus.Rank, suits *[card.Suits]flushSuit, ways uint64) { visit(r, flushAgainst(r, suits), ways) })
}

// eachFlushSuits visits all hands of seven cards, those together that are worth the same: by the longest flush, how many suits
// have it, and what the other suits leave for the dealer.
func eachFlushSuits(visit func(r versus.Rank, suits *[card.Suits]flushSuit, ways uint64)) {
	for flush := uint16(1); flush <= housepoker.WholeSuit; flush++ {
		r := highcardflush.RankOf(flush)
		length := highcardflush.Length(r)
		for same := 1; length > 1 && same <= card.Suits && same*length <= highcardflush.Cards; same++ {
			others := highcardflush.Cards - same*length
			sets := housepoker.SuitSets(others, func(held uint16) (flushSuit, bool) {
				if highcardflush.RankOf(held) >= r {
					return flushSuit{}, false
				}
				return flushSuitOf(housepoker.WholeSuit&^held, r), true
			})
			housepoker.SuitsOf(same, flushSuitOf(housepoker.WholeSuit&^flush, r), sets, others,
				func(suits *[card.Suits]flushSuit, ways uint64) { visit(r, suits, ways) })
		}
	}
}
