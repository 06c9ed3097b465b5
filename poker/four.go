package poker

import (
	"sync/atomic"

	"boardwalk/card"
)

// The tables of hands of four cards, by the number of cards to choose from. Each is nil until
// the first such hand.
var table4of4, table4of5, table4of6 atomic.Pointer[table]

// Four ranks a hand of four cards as four card poker does. The cards must be different; with
// a joker or an unknown card among them it is no hand, and its rank is zero.
func Four(hand [4]card.Card) Rank { return FourAt(&hand) }

// FourOfFive ranks the best four of five cards, as [Four] ranks four.
func FourOfFive(hand [5]card.Card) Rank { return FourOfFiveAt(&hand) }

// FourOfSix ranks the best four of six cards, as [Four] ranks four.
func FourOfSix(hand [6]card.Card) Rank { return FourOfSixAt(&hand) }

// FourOf ranks the best four of four to six cards, as [Four] ranks four.
func FourOf(cards []card.Card) Rank {
	switch len(cards) {
	case 4:
		return FourAt((*[4]card.Card)(cards))
	case 5:
		return FourOfFiveAt((*[5]card.Card)(cards))
	case 6:
		return FourOfSixAt((*[6]card.Card)(cards))
	}
	return 0
}

// FourAt is [Four] without a copy of the hand, for inner loops.
func FourAt(h *[4]card.Card) Rank {
	if t := table4of4.Load(); t != nil {
		sum := (weights[h[0]] + weights[h[1]]) + (enoughAt4 + weights[h[2]] + weights[h[3]])
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table4of4, FourCard, len(h)).rank(h[:])
}

// FourOfFiveAt is [FourOfFive] without a copy of the hand, for inner loops.
func FourOfFiveAt(h *[5]card.Card) Rank {
	if t := table4of5.Load(); t != nil {
		sum := enoughAt4 + (weights[h[0]] + weights[h[1]]) + (weights[h[2]] + weights[h[3]]) + weights[h[4]]
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table4of5, FourCard, len(h)).rank(h[:])
}

// FourOfSixAt is [FourOfSix] without a copy of the hand, for inner loops.
func FourOfSixAt(h *[6]card.Card) Rank {
	if t := table4of6.Load(); t != nil {
		sum := (weights[h[0]] + weights[h[1]]) + (weights[h[2]] + weights[h[3]]) + (enoughAt4 + weights[h[4]] + weights[h[5]])
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table4of6, FourCard, len(h)).rank(h[:])
}
