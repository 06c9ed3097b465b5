package poker

import (
	"cmp"
	"math/bits"
	"slices"

	"boardwalk/card"
)

// Best ranks a hand of the kind and finds the very cards that make it, the highest first; an
// ace that counts as one is the last. Of equal cards a hand has those of the higher suit, and a
// hand for low those of the lower, because what cannot be divided goes by suit
// (19:47-14.9(i)2). Where there is no hand the rank is zero and there are no cards.
func Best(k Kind, cards []card.Card) (Rank, []card.Card) {
	r, err := k.Rank(cards...)
	if err != nil || r == 0 {
		return 0, nil
	}
	o := k.order()
	ascending := slices.SortedFunc(slices.Values(cards), o.compare)
	// A set of cards has a bit for each, so the highest number has the best cards in it.
	var own uint
	for i, c := range ascending {
		if slices.Contains(cards[:o.own], c) {
			own |= 1 << i
		}
	}
	as, size := cmp.Or(o.as, k), cmp.Or(o.size, len(cards))
	if o.joker { // all cards make the hand, of whichever number it is
		size = len(cards)
	}
	for set := uint(1)<<len(cards) - 1; set > 0; set-- {
		if n := bits.OnesCount(set & own); bits.OnesCount(set) != size || n < o.used[0] || n > o.used[1] {
			continue
		}
		hand := make([]card.Card, 0, size)
		for i, c := range slices.Backward(ascending) {
			if set>>i&1 != 0 {
				hand = append(hand, c)
			}
		}
		if made, _ := as.Rank(hand...); made.worth() == r.worth() {
			return r, r.arrange(hand)
		}
	}
	panic("poker: no cards make " + r.String())
}

// compare says which of two cards is the better one to have.
func (o *order) compare(a, b card.Card) int {
	if o.low {
		return cmp.Or(cmp.Compare(lowRanks[b], lowRanks[a]), cmp.Compare(b.Suit(), a.Suit()))
	}
	return cmp.Or(cmp.Compare(rankOrAce[a], rankOrAce[b]), cmp.Compare(a.Suit(), b.Suit()))
}

// worth is the rank without its kind: the same for the same hand of another kind with as many
// places.
func (r Rank) worth() Rank { return r % (1 << kindShift) }

// arrange puts the highest card of a hand first that begins with the best.
func (r Rank) arrange(hand []card.Card) []card.Card {
	if r.Kind().order().low {
		slices.Reverse(hand)
	}
	if c := r.Class(); (c == Straight || c == StraightFlush) && hand[0] != card.Joker && r.face(0) != int(hand[0].Rank())+1 {
		return append(hand[1:], hand[0]) // the ace, which is not the highest of this straight
	}
	return hand
}
