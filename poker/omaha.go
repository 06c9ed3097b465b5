package poker

import (
	"math/bits"

	"boardwalk/card"
)

// omahaKind makes a rank that of a hand at Omaha.
const omahaKind = Rank(OmahaHigh-High) << kindShift

// OmahaHighOf ranks the best hand of two of the player's four cards and three of the three to
// five on the board. The cards must be different and none a joker or unknown.
func OmahaHighOf(hole *[4]card.Card, board []card.Card) Rank {
	t := table5.Load()
	if t == nil {
		t = fillFives()
	}
	best := t.omahaUnsuited(hole, board)
	own, shared := uint64(enoughAt2), uint64(enoughAt3)
	for _, c := range hole {
		own += weights[c]
	}
	for _, c := range board {
		shared += weights[c]
	}
	if flushes := own & shared & flush; flushes != 0 {
		suit := card.Suit(bits.TrailingZeros64(flushes) / suitBits)
		best = max(best, t.omahaFlush(ranksOf(suit, hole[:]), ranksOf(suit, board)))
	}
	return best + omahaKind
}

// omahaUnsuited is the best hand as if there were no suits.
func (t *fiveTable) omahaUnsuited(hole *[4]card.Card, board []card.Card) Rank {
	var h [4]uint64
	for i := range hole {
		h[i] = weights[hole[i]]
	}
	var b [5]uint64
	for i, c := range board {
		b[i] = weights[c]
	}
	// All sixty hands: weights add up, so each takes one addition more than the table.
	ab, ac, ad, bc, bd, cd := h[0]+h[1], h[0]+h[2], h[0]+h[3], h[1]+h[2], h[1]+h[3], h[2]+h[3]
	var best Rank
	for i := 2; i < len(board); i++ {
		for j := 1; j < i; j++ {
			for k := range j {
				x := b[i] + b[j] + b[k]
				best = max(best, t.at(x+ab), t.at(x+ac), t.at(x+ad), t.at(x+bc), t.at(x+bd), t.at(x+cd))
			}
		}
	}
	return best
}

// ranksOf is the set of the ranks of one suit.
func ranksOf(suit card.Suit, cards []card.Card) (set uint16) {
	for _, c := range cards {
		if c.Suit() == suit {
			set |= 1 << c.Rank()
		}
	}
	return set
}

// omahaFlush is the best hand of two of some ranks and three of others, all of one suit.
func (t *table) omahaFlush(own, shared uint16) (best Rank) {
	for two := own; two != 0; two = (two - 1) & own {
		if bits.OnesCount16(two) != 2 {
			continue
		}
		for three := shared; three != 0; three = (three - 1) & shared {
			if bits.OnesCount16(three) == 3 {
				best = max(best, t.suits[two|three])
			}
		}
	}
	return best
}

// OmahaLowOf is [OmahaHighOf] for low, and zero where no hand is eight or better.
func OmahaLowOf(hole *[4]card.Card, board []card.Card) Rank {
	t := lows.Load()
	if t == nil {
		t = fillLows()
	}
	shared := uint8(lowSet(board))
	a, b, c, d := uint8(lowRanks[hole[0]]), uint8(lowRanks[hole[1]]), uint8(lowRanks[hole[2]]), uint8(lowRanks[hole[3]])
	return max(t.with(a|b, shared), t.with(a|c, shared), t.with(a|d, shared),
		t.with(b|c, shared), t.with(b|d, shared), t.with(c|d, shared))
}

// with is what two of the player's ranks are worth with the three lowest others on the board:
// nothing unless these are five ranks.
func (t *lowTable) with(own, shared uint8) Rank {
	shared &^= own
	rest := shared
	for range 3 {
		rest &= rest - 1
	}
	return t.omaha[own|shared^rest]
}
