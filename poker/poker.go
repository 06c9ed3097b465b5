package poker

import (
	"sync/atomic"

	"boardwalk/card"
)

// The tables by number of cards, each nil until the first such hand.
var table3, table5, table6, table7 atomic.Pointer[table]

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

// ThreeAt is [Three] without a copy of the hand, for inner loops.
func ThreeAt(h *[3]card.Card) Rank {
	t := table3.Load()
	if t == nil {
		t = fill(&table3, ThreeCard, len(h))
	}
	sum := enoughAt3 + weights[h[0]] + weights[h[1]] + weights[h[2]]
	if sum&special != 0 {
		return t.special(sum, h[:])
	}
	return t.unsuited(sum)
}

// FiveAt is [Five] without a copy of the hand, for inner loops.
func FiveAt(h *[5]card.Card) Rank {
	t := table5.Load()
	if t == nil {
		t = fill(&table5, High, len(h))
	}
	sum := enoughAt5 + weights[h[0]] + weights[h[1]] + weights[h[2]] + weights[h[3]] + weights[h[4]]
	if sum&special != 0 {
		return t.special(sum, h[:])
	}
	return t.unsuited(sum)
}

// SixAt is [Six] without a copy of the hand, for inner loops.
func SixAt(h *[6]card.Card) Rank {
	t := table6.Load()
	if t == nil {
		t = fill(&table6, High, len(h))
	}
	sum := enoughAt5 + weights[h[0]] + weights[h[1]] + weights[h[2]] + weights[h[3]] + weights[h[4]] + weights[h[5]]
	if sum&special != 0 {
		return t.special(sum, h[:])
	}
	return t.unsuited(sum)
}

// SevenAt is [Seven] without a copy of the hand, for inner loops.
func SevenAt(h *[7]card.Card) Rank {
	t := table7.Load()
	if t == nil {
		t = fill(&table7, High, len(h))
	}
	sum := enoughAt5 + weights[h[0]] + weights[h[1]] + weights[h[2]] + weights[h[3]] + weights[h[4]] + weights[h[5]] + weights[h[6]]
	if sum&special != 0 {
		return t.special(sum, h[:])
	}
	return t.unsuited(sum)
}
