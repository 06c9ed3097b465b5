package housepoker

import (
	"boardwalk/card"
	"boardwalk/poker"
)

// UltimateHand is what a player knows who decides.
type UltimateHand struct {
	Hole  [2]card.Card
	Board [5]card.Card
	Shown int // how many cards of the board are known: none, three or five
}

// UltimateRule says whether to make the play wager: four times the ante before the flop, twice
// after it, once at the end.
type UltimateRule func(*UltimateHand) bool

// UltimateRules are rules for ultimate texas hold 'em, the best first.
var UltimateRules = []Named[UltimateRule]{
	{"usual",
		"before the flop bet four times the ante with an ace, a pair of threes or better, a king with one of its suit or a five or better, " +
			"a queen with a six or better of its suit or an eight or better, and a jack with an eight or better of its suit or a ten; " +
			"after the flop bet with two pair or better but not with three alike that all lie on the table, " +
			"with a pair of which a card is yours but no pair of twos in your hand, " +
			"and with four of one suit of which a ten or better is yours; " +
			"at the end bet with a pair of which a card is yours or better, or if fewer than 21 cards would let the " +
			"dealer beat you; fold the rest", ultimateUsual},
	{"always", "bet four times the ante with every hand", func(*UltimateHand) bool { return true }},
}

func ultimateUsual(h *UltimateHand) bool {
	switch h.Shown {
	case 0:
		return ultimateFour(HoleClassOf(h.Hole[0], h.Hole[1]))
	case 3:
		return ultimateTwo(h)
	}
	return ultimateOnce(h)
}

func ultimateFour(c HoleClass) bool {
	least := map[card.Rank][2]card.Rank{card.Ace: {}, card.King: {card.Five, card.Two},
		card.Queen: {card.Eight, card.Six}, card.Jack: {card.Ten, card.Eight}}
	if c.High == c.Low {
		return c.High > card.Two
	}
	from, ok := least[c.High]
	return ok && (c.Low >= from[0] || c.Suited && c.Low >= from[1])
}

func ultimateTwo(h *UltimateHand) bool {
	five := [5]card.Card{h.Hole[0], h.Hole[1], h.Board[0], h.Board[1], h.Board[2]}
	if c := poker.FiveAt(&five).Class(); c >= poker.TwoPair && (c != poker.ThreeOfAKind || !alike(h.Board[:3])) {
		return true
	}
	if h.Hole[0].Rank() == h.Hole[1].Rank() {
		return h.Hole[0].Rank() > card.Two
	}
	if rankSet(h.Hole[:])&rankSet(h.Board[:3]) != 0 {
		return true
	}
	for _, own := range h.Hole {
		n := 0
		for _, c := range five {
			if c.Suit() == own.Suit() {
				n++
			}
		}
		if n >= 4 && own.Rank() >= card.Ten {
			return true
		}
	}
	return false
}

// leastOuts is how many cards must let the dealer beat a hand for it to be folded.
const leastOuts = 21

func ultimateOnce(h *UltimateHand) bool {
	seven := [7]card.Card{h.Hole[0], h.Hole[1], h.Board[0], h.Board[1], h.Board[2], h.Board[3], h.Board[4]}
	mine := poker.SevenAt(&seven)
	if rankSet(h.Hole[:])&rankSet(h.Board[:]) != 0 || h.Hole[0].Rank() == h.Hole[1].Rank() || mine.Class() > poker.FiveAt(&h.Board).Class() {
		return true
	}
	return dealerOuts(h, mine) < leastOuts
}

// dealerOuts is how many cards that nobody has seen make a better hand with the board alone.
// Only where four of the board are of one suit does the suit of a card matter.
func dealerOuts(h *UltimateHand, mine poker.Rank) (outs int) {
	seen := card.SetOf(h.Board[:]...) | card.SetOf(h.Hole[:]...)
	six := [6]card.Card{h.Board[0], h.Board[1], h.Board[2], h.Board[3], h.Board[4]}
	var suits [card.Suits]int
	for _, c := range h.Board {
		suits[c.Suit()]++
	}
	for r := range card.Rank(card.Ranks) {
		known, better := false, false
		for s, n := range suits {
			c := card.New(r, card.Suit(s))
			if seen.Has(c) {
				continue
			}
			if n >= 4 || !known {
				six[5] = c
				better = poker.SixAt(&six) > mine
				known = n < 4
			}
			if better {
				outs++
			}
		}
	}
	return outs
}

// alike reports whether cards are of one rank.
func alike(cards []card.Card) bool {
	set := rankSet(cards)
	return set&(set-1) == 0
}
