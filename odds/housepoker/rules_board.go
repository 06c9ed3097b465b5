package housepoker

import (
	"math/bits"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// MiniTexRules are rules for mini-tex, the best first.
var MiniTexRules = []Named[MiniTexRule]{
	{"usual", "before the flop fold 5-2, 6-2 and 7-2 of two suits; before the river go on with a pair or better, " +
		"with a card of yours next in rank to another, and with two of these: a queen or better of yours, a card of " +
		"yours one rank apart from another, " +
		"and one of the same suit as another, which may count twice; " +
		"then play a flush or better and, on a board with a pair, a pair of your own above it, and a nine or better " +
		"or, if two cards there are of one suit, " +
		"a queen or better; on another board with two of one suit any pair; on one of three suits any pair, the " +
		"highest card that the board lacks, " +
		"and the second highest if no two cards of the board are less than three ranks apart; fold the rest", miniTexUsual},
	{"always", "make every wager", func(*MiniTexHand) bool { return true }},
}

// Ranks of hands of three cards that rules speak of.
var (
	threePair  = sync.OnceValue(func() poker.Rank { return three("2s 2h 3d") })
	threeFlush = sync.OnceValue(func() poker.Rank { return three("5s 3s 2s") })
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
	return h.Rank >= threeFlush() || miniTexPlays(h)
}

// miniTexGoesOn decides before the river.
func miniTexGoesOn(h *MiniTexHand) bool {
	cards := [4]card.Card{h.Hole[0], h.Hole[1], h.Board[0], h.Board[1]}
	if poker.ThreeOfFourAt(&cards) >= threePair() {
		return true
	}
	suited, apart, high := 0, 0, 0
	for i, a := range h.Hole {
		if a.Rank() >= card.Queen {
			high = 1
		}
		for _, b := range cards[i+1:] {
			if a.Suit() == b.Suit() {
				suited++
			}
			switch gap(max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())) {
			case 1:
				return true
			case 2:
				apart = 1
			}
		}
	}
	return suited+apart+high >= 2
}

// miniTexPlays decides after the river about a hand that is no flush or better.
func miniTexPlays(h *MiniTexHand) bool {
	a, b, c := h.Board[0], h.Board[1], h.Board[2]
	high := max(h.Hole[0].Rank(), h.Hole[1].Rank())
	board := rankSet(h.Board[:])
	suited := a.Suit() == b.Suit() || a.Suit() == c.Suit() || b.Suit() == c.Suit()
	switch {
	case bits.OnesCount16(board) < 3:
		least := card.Nine
		if suited {
			least = card.Queen
		}
		return high >= least || pairAbove(h, board, pairRank(h.Board[:]))
	case suited:
		return h.Rank >= threePair()
	}
	lacks := ^board & (1<<card.Ranks - 1)
	first := card.Rank(bits.Len16(lacks) - 1)
	second := card.Rank(bits.Len16(lacks&^(1<<first)) - 1)
	return h.Rank >= threePair() || high == first || high == second && !near(a, b) && !near(a, c) && !near(b, c)
}

// pairAbove reports whether a card of the player's makes a pair above a rank.
func pairAbove(h *MiniTexHand, board uint16, r card.Rank) bool {
	x, y := h.Hole[0].Rank(), h.Hole[1].Rank()
	return x > r && (x == y || board>>x&1 != 0) || y > r && board>>y&1 != 0
}

// near reports whether two cards are less than three ranks apart.
func near(a, b card.Card) bool {
	return gap(max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())) < 3
}

// TexasRules are rules for texas hold 'em bonus, the best first.
var TexasRules = []Named[TexasRule]{
	{"usual", "fold 2-3 to 2-7 of two suits; bet on the turn and the river if a card of yours makes a pair, a straight or a flush, " +
		"but not with a pair in your hand below the whole board; if the board has a pair, bet the highest card that it lacks too; " +
		"bet on the turn also that card with a ten or better beside it, and four of one suit of which one is yours", texasUsual},
	{"always", "make every wager", func(*TexasHand) bool { return true }},
}

func texasUsual(h *TexasHand) bool {
	high, low := max(h.Hole[0].Rank(), h.Hole[1].Rank()), min(h.Hole[0].Rank(), h.Hole[1].Rank())
	cards := h.Board[:h.Shown]
	board := rankSet(cards)
	lacks := card.Rank(bits.Len16(^board&(1<<card.Ranks-1)) - 1) // the highest that it does
	switch {
	case h.Shown == 0:
		return high == low || low != card.Two || high > card.Seven || h.Hole[0].Suit() == h.Hole[1].Suit()
	case board&rankSet(h.Hole[:]) != 0:
		return true
	case high == low:
		return board&(1<<high-1) != 0 || suitedWithOwn(h, 5) || inARowWithOwn(h)
	case high == lacks && bits.OnesCount16(board) < len(cards):
		return true
	case h.Shown == 3 && (high == lacks && low >= card.Ten || suitedWithOwn(h, 4)):
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
