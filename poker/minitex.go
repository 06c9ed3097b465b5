package poker

import (
	"math/bits"
	"sync/atomic"

	"boardwalk/card"
)

// table3of4 is nil until the first best three of four.
var table3of4 atomic.Pointer[table]

// ThreeOfFour ranks the best three of four cards, as [Three] ranks three.
func ThreeOfFour(hand [4]card.Card) Rank { return ThreeOfFourAt(&hand) }

// ThreeOfFourAt is [ThreeOfFour] without a copy of the hand, for inner loops.
func ThreeOfFourAt(h *[4]card.Card) Rank {
	if t := table3of4.Load(); t != nil {
		sum := (weights[h[0]] + weights[h[1]]) + (enoughAt3 + weights[h[2]] + weights[h[3]])
		if sum&special == 0 {
			return t.at(sum)
		}
	}
	return fill(&table3of4, ThreeCard, len(h)).rank(h[:])
}

// MiniTexOf ranks the best hand of three cards that has at least one of the two hole cards in
// it. Three cards of which at most two are community cards are among the hole cards and two
// community cards, so it is the best of three such fours. The cards must be different and
// none a joker or unknown.
func MiniTexOf(hole *[2]card.Card, community *[3]card.Card) Rank {
	t := table3of4.Load()
	if t == nil {
		t = fill(&table3of4, ThreeCard, 4)
	}
	own := enoughAt3 + weights[hole[0]] + weights[hole[1]]
	a, b, c := weights[community[0]], weights[community[1]], weights[community[2]]
	best := max(t.at(own+a+b), t.at(own+a+c), t.at(own+b+c))
	if flushes := (own + a + b + c) & flush; flushes != 0 {
		suit := card.Suit(bits.TrailingZeros64(flushes) / suitBits)
		best = max(best, t.miniTexFlush(ranksOf(suit, hole[:]), ranksOf(suit, community[:])))
	}
	return best + Rank(MiniTex-ThreeCard)<<kindShift
}

// miniTexFlush is the best hand of some own ranks and at most two shared ones, all of one suit,
// or zero if none of them is the player's own.
func (t *table) miniTexFlush(own, shared uint16) (best Rank) {
	if bits.OnesCount16(shared) < 3 {
		return t.suits[own|shared]
	}
	for rest := shared; rest != 0; rest &= rest - 1 {
		best = max(best, t.suits[own|shared&^(rest&-rest)])
	}
	return best
}

// MiniTexCards returns the three cards that make the hand that [MiniTexOf] ranks. Of equal
// hands it takes the one with most hole cards in it.
func MiniTexCards(hole *[2]card.Card, community *[3]card.Card) [3]card.Card {
	worth := MiniTexOf(hole, community).worth()
	for i := range community { // both hole cards and one community card
		if hand := [3]card.Card{hole[0], hole[1], community[i]}; ThreeAt(&hand).worth() == worth {
			return hand
		}
	}
	for _, own := range hole { // one hole card, and all community cards but one
		for i := range community {
			if hand := [3]card.Card{own, community[(i+1)%3], community[(i+2)%3]}; ThreeAt(&hand).worth() == worth {
				return hand
			}
		}
	}
	panic("poker: no cards make " + MiniTexOf(hole, community).String())
}
