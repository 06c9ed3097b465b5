package poker

import (
	"sync/atomic"

	"boardwalk/card"
)

// The tables by number of cards, each nil until the first such hand.
var (
	table3, table6 atomic.Pointer[table]
	table5         atomic.Pointer[fiveTable]
	table7         atomic.Pointer[sevenTable]
)

// Three ranks a hand of three cards as three card poker does. The cards must be different;
// with a joker or an unknown card among them it is no hand, and its rank is zero.
func Three(hand [3]card.Card) Rank { return ThreeAt(&hand) }

// Five ranks a poker hand of five cards. The cards must be different; with a joker or an
// unknown card among them it is no hand, and its rank is zero.
func Five(hand [5]card.Card) Rank { return FiveAt(&hand) }

// Six ranks the best five of six cards, as [Five] ranks five.
func Six(hand [6]card.Card) Rank { return SixAt(&hand) }

// Seven ranks the best five of seven cards, as [Five] ranks five.
func Seven(hand [7]card.Card) Rank { return SevenAt(&hand) }

// HighOf ranks the best five of five to seven cards, as [Five] ranks five.
func HighOf(cards []card.Card) Rank {
	switch len(cards) {
	case 5:
		return FiveAt((*[5]card.Card)(cards))
	case 6:
		return SixAt((*[6]card.Card)(cards))
	case 7:
		return SevenAt((*[7]card.Card)(cards))
	}
	return 0
}

// The same for a hand where it lies. Go copies an array in pieces, and where it has just been
// put together from other pieces the processor has to wait for them: for seven cards that
// takes three times as long as ranking them. A range over arrays copies too.
//
// The sums are written so that additions need not wait for each other. What is not found at once is left to
// [table.rank], so that nothing is kept for it here.

// ThreeAt is [Three] without a copy of the hand, for inner loops.
func ThreeAt(h *[3]card.Card) Rank {
	if t := table3.Load(); t != nil {
		sum := (weights[h[0]] + weights[h[1]]) + (enoughAt3 + weights[h[2]])
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table3, ThreeCard, len(h)).rank(h[:])
}

// FiveAt is [Five] without a copy of the hand, for inner loops.
func FiveAt(h *[5]card.Card) Rank {
	if t := table5.Load(); t != nil {
		if sum := sumOfFive(h); sum&special == 0 {
			return t.at(sum)
		}
	}
	return fillFives().rank(h[:])
}

// SixAt is [Six] without a copy of the hand, for inner loops.
func SixAt(h *[6]card.Card) Rank {
	if t := table6.Load(); t != nil {
		sum := (weights[h[0]] + weights[h[1]]) + (weights[h[2]] + weights[h[3]]) + (enoughAt5 + weights[h[4]] + weights[h[5]])
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table6, High, len(h)).rank(h[:])
}

// SevenAt is [Seven] without a copy of the hand, for inner loops.
func SevenAt(h *[7]card.Card) Rank {
	if t := table7.Load(); t != nil {
		if sum := sumOfSeven(h); sum&special == 0 {
			return t.at(sum)
		}
	}
	return fillSevens().rank(h[:])
}

func sumOfFive(h *[5]card.Card) uint64 {
	return enoughAt5 + (weights[h[0]] + weights[h[1]]) + (weights[h[2]] + weights[h[3]]) + weights[h[4]]
}

func sumOfSeven(h *[7]card.Card) uint64 {
	return (weights[h[0]] + weights[h[1]]) + (weights[h[2]] + weights[h[3]]) + (enoughAt5 + weights[h[4]]) +
		(weights[h[5]] + weights[h[6]])
}
