package housepoker

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/poker"
)

// MiniTexRules are rules for mini-tex, the best first.
var MiniTexRules = []Named[MiniTexRule]{
	{"usual", "before the flop fold 5-2, 6-2 and 7-2 of two suits; before the river go on with a pair or better, or if a card of yours is of " +
		"the same suit as another " +
		"or next to it in rank; then play a flush or better, on a board with a pair also a jack or a pair of your own, " +
		"on one with two of a suit also any pair, and otherwise also an ace and queen; fold the rest", miniTexUsual},
	{"always", "make every wager", func(*MiniTexHand) bool { return true }},
}

// Ranks of hands of three cards that rules speak of.
var (
	aceQueen   = three("As Qh 2d")
	threePair  = three("2s 2h 3d")
	threeFlush = three("5s 3s 2s")
)

func three(text string) poker.Rank {
	cards, err := card.ParseAll(text)
	if err != nil {
		panic(err)
	}
	return poker.Three([3]card.Card(cards))
}

func miniTexUsual(h *MiniTexHand) bool {
	switch h.Shown {
	case 0:
		c := HoleClassOf(h.Hole[0], h.Hole[1])
		return c.Suited || c.Low != card.Two || c.High < card.Five || c.High > card.Seven
	case 2:
		return miniTexGoesOn(h)
	}
	a, b, c := h.Board[0], h.Board[1], h.Board[2]
	switch {
	case h.Rank >= threeFlush:
		return true
	case a.Rank() == b.Rank() || a.Rank() == c.Rank() || b.Rank() == c.Rank():
		return max(h.Hole[0].Rank(), h.Hole[1].Rank()) >= card.Jack || h.Hole[0].Rank() == h.Hole[1].Rank()
	case a.Suit() == b.Suit() || a.Suit() == c.Suit() || b.Suit() == c.Suit():
		return h.Rank >= threePair
	}
	return h.Rank >= aceQueen
}

func miniTexGoesOn(h *MiniTexHand) bool {
	cards := [4]card.Card{h.Hole[0], h.Hole[1], h.Board[0], h.Board[1]}
	if poker.ThreeOfFourAt(&cards) >= threePair {
		return true
	}
	for i, a := range h.Hole {
		for _, b := range cards[i+1:] {
			if a.Suit() == b.Suit() || gap(max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())) == 1 {
				return true
			}
		}
	}
	return false
}

// TexasRules are rules for texas hold 'em bonus, the best first.
var TexasRules = []Named[TexasRule]{
	{"usual", "fold 2-3 to 2-7 and 3-4 of two suits; bet on the turn and the river if a card of yours makes a pair, a straight or a flush, " +
		"or if the board has a pair and you a king or ace; bet on the turn also with an ace, and with four of one suit of which one is yours", texasUsual},
	{"always", "make every wager", func(*TexasHand) bool { return true }},
}

func texasUsual(h *TexasHand) bool {
	high := max(h.Hole[0].Rank(), h.Hole[1].Rank())
	board := h.Board[:h.Shown]
	switch {
	case h.Shown == 0:
		c := HoleClassOf(h.Hole[0], h.Hole[1])
		return c.Suited || c.High == c.Low || (c.Low != card.Two || c.High > card.Seven) && (c.Low != card.Three || c.High > card.Four)
	case h.Hole[0].Rank() == h.Hole[1].Rank() || rankSet(board)&rankSet(h.Hole[:]) != 0:
		return true
	case high >= card.King && bits.OnesCount16(rankSet(board)) < len(board):
		return true
	case h.Shown == 3 && (high == card.Ace || suitedWithOwn(h, 4)):
		return true
	}
	return suitedWithOwn(h, 5) || inARowWithOwn(h)
}

// suitedWithOwn reports whether there are so many cards of one suit of which one is the
// player's.
func suitedWithOwn(h *TexasHand, least int) bool {
	var count [card.Suits]int
	for _, c := range h.Board[:h.Shown] {
		count[c.Suit()]++
	}
	for _, c := range h.Hole {
		count[c.Suit()]++
	}
	return count[h.Hole[0].Suit()] >= least || count[h.Hole[1].Suit()] >= least
}

// inARowWithOwn reports whether five cards are in a row of which one is the player's.
func inARowWithOwn(h *TexasHand) bool {
	own := rankSet(h.Hole[:])
	all := own | rankSet(h.Board[:h.Shown])
	const five = 1<<5 - 1
	for low := range card.Ranks - 4 {
		if all>>low&five == five && own>>low&five != 0 {
			return true
		}
	}
	return false
}
