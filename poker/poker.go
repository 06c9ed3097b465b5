// Package poker says what poker hands are worth.
//
// The answer is a [Rank], a number: the better hand has the higher one and equal hands have
// the same. Which hands there are and which beats which is declared for each [Kind] of hand
// as a list in the regulation's order (kind.go), and a few lines apply that list to the cards
// held (holding.go). They are the rule; [Three], [Five], [Six] and [Seven] look their answers
// up in tables that are filled from them at first use (table.go).
//
// The kinds still to come have their places. A four-card hand is a list of its own, made of
// four cards out of five or six. A hand for low is one whose list runs the other way, with
// the ace as one. A joker is the best of the cards that it may stand for, and five aces one
// more line on the list.
package poker

import (
	"sync/atomic"

	"boardwalk/card"
)

// The tables, each nil until the first hand of its size. Two goroutines that find one missing
// build the same table twice, once, and either will do.
var three, five, six, seven atomic.Pointer[table]

// Three ranks a hand of three cards as three card poker does. The cards must be different;
// with a joker or an unknown card among them it is no hand, and its rank zero.
func Three(hand [3]card.Card) Rank {
	t := three.Load()
	if t == nil {
		t = fill(&three, ThreeCard, len(hand))
	}
	sum := t.start + weights[hand[0]] + weights[hand[1]] + weights[hand[2]]
	if sum&special != 0 {
		return t.special(sum, hand[:])
	}
	return t.unsuited(sum)
}

// Five ranks a poker hand of five cards. The cards must be different; with a joker or an
// unknown card among them it is no hand, and its rank zero.
func Five(hand [5]card.Card) Rank {
	t := five.Load()
	if t == nil {
		t = fill(&five, High, len(hand))
	}
	sum := t.start + weights[hand[0]] + weights[hand[1]] + weights[hand[2]] + weights[hand[3]] + weights[hand[4]]
	if sum&special != 0 {
		return t.special(sum, hand[:])
	}
	return t.unsuited(sum)
}

// Six ranks the best five of six cards, as [Five] ranks five.
func Six(hand [6]card.Card) Rank {
	t := six.Load()
	if t == nil {
		t = fill(&six, High, len(hand))
	}
	sum := t.start + weights[hand[0]] + weights[hand[1]] + weights[hand[2]] + weights[hand[3]] +
		weights[hand[4]] + weights[hand[5]]
	if sum&special != 0 {
		return t.special(sum, hand[:])
	}
	return t.unsuited(sum)
}

// Seven ranks the best five of seven cards, as [Five] ranks five.
func Seven(hand [7]card.Card) Rank {
	t := seven.Load()
	if t == nil {
		t = fill(&seven, High, len(hand))
	}
	sum := t.start + weights[hand[0]] + weights[hand[1]] + weights[hand[2]] + weights[hand[3]] +
		weights[hand[4]] + weights[hand[5]] + weights[hand[6]]
	if sum&special != 0 {
		return t.special(sum, hand[:])
	}
	return t.unsuited(sum)
}
