package housepoker

import (
	"math/bits"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// Named is a rule that a player can learn.
type Named[R any] struct {
	Name string // in one word
	Text string // what it says
	Rule R
}

// CaribbeanRules are rules for caribbean stud, the best first.
var CaribbeanRules = []Named[CaribbeanRule]{
	{"up-card", "bet a pair or better; bet an ace and king if the dealer's card is a queen or less and you have one too, " +
		"if it is an ace or king and you have a queen or jack, or if you have a queen and the dealer's card is lower " +
		"than your fourth; fold the rest", byUpCard},
	{"jack-eight-three", "bet ace, king, jack, 8 and 3 or better", fromHand("As Kh Jd 8c 3s")},
	{"ace-king", "bet an ace and king or better", fromHand("As Kh 4d 3c 2s")},
	{"always", "bet every hand", from(0)},
}

func five(text string) poker.Rank {
	cards, err := card.ParseAll(text)
	if err != nil {
		panic(err)
	}
	return poker.Five([5]card.Card(cards))
}

// fromHand bets a hand or a better one. The hand is ranked when the rule is first asked, so that a program that asks no rule
// starts without the table of ranks.
func fromHand(text string) CaribbeanRule {
	least := sync.OnceValue(func() poker.Rank { return five(text) })
	return func(h *CaribbeanHand) bool { return h.Rank >= least() }
}

// from bets a hand or a better one.
func from(least poker.Rank) CaribbeanRule {
	return func(h *CaribbeanHand) bool { return h.Rank >= least }
}

// BetFrom is the rule to bet a hand or a better one.
func BetFrom(least poker.Rank) CaribbeanRule { return from(least) }

var leastPair = sync.OnceValue(func() poker.Rank { return LeastPair(card.Two) })

func byUpCard(h *CaribbeanHand) bool {
	switch {
	case h.Rank >= leastPair():
		return true
	case h.Rank < AceKing():
		return false
	}
	held := rankSet(h.Cards[:])
	up := h.Up.Rank()
	switch {
	case up >= card.King:
		return held&(1<<card.Queen|1<<card.Jack) != 0
	case held>>up&1 != 0:
		return true
	}
	// The fourth card is the second lowest of five different ranks.
	low := held & (held - 1)
	return held>>card.Queen&1 != 0 && int(up) < bits.TrailingZeros16(low)
}

// rankSet is the set of ranks of some cards.
func rankSet(cards []card.Card) (set uint16) {
	for _, c := range cards {
		set |= 1 << c.Rank()
	}
	return set
}

// FourRules are rules for four card poker, the best first.
var FourRules = []Named[FourRule]{
	{"up-card", "triple two pairs or better, aces, kings, and a pair of nines or better that is no lower than the dealer's card; " +
		"play threes or better, and twos against a two; fold the rest", fourByUpCard},
	{"tens-threes", "triple a pair of tens or better, play a pair of threes or better, fold the rest", TripleFrom(card.Ten, card.Three)},
	{"eights-threes", "triple a pair of eights or better, play a pair of threes or better, fold the rest", TripleFrom(card.Eight, card.Three)},
}

// TripleFrom is the rule to wager three times the ante with a pair of one rank or
// better, and the ante with a pair of another or better.
func TripleFrom(triple, play card.Rank) FourRule {
	return func(h *FourHand) int {
		switch h.Rank.Class() {
		case poker.HighCard:
			return 0
		case poker.Pair:
			switch r := pairRank(h.Cards[:]); {
			case r >= triple:
				return mostTimes
			case r >= play:
				return 1
			}
			return 0
		}
		return mostTimes
	}
}

func fourByUpCard(h *FourHand) int {
	switch h.Rank.Class() {
	case poker.HighCard:
		return 0
	case poker.Pair:
		r, up := pairRank(h.Cards[:]), h.Up.Rank()
		switch {
		case r >= card.King, r >= card.Nine && r >= up:
			return mostTimes
		case r >= card.Three, r == up:
			return 1
		}
		return 0
	}
	return mostTimes
}

// pairRank is the rank of which there are two among cards that have one pair.
func pairRank(cards []card.Card) card.Rank {
	seen := uint16(0)
	for _, c := range cards {
		if seen>>c.Rank()&1 != 0 {
			return c.Rank()
		}
		seen |= 1 << c.Rank()
	}
	return card.Two
}
