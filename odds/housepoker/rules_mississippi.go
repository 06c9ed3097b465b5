package housepoker

import (
	"math/bits"

	"boardwalk/card"
)

// MississippiRules are rules for mississippi stud, the best first. In their points a jack or
// better counts two, a six to ten one, and a lower card none.
var MississippiRules = []Named[MississippiRule]{
	{"points", "a jack or better counts two points, a six to ten one; with two cards bet three times the ante with a pair, " +
		"once with two points or with 6-5 of one suit; " +
		"with three cards bet three times with a pair of sixes or better, with three of a royal flush, and with three of a straight flush " +
		"that has no gap from 5-6-7 up, one gap and a jack or better, or two gaps and two of them; " +
		"once with any other three of one suit, a lower pair, three points, three in a row from 4-5-6 up, or a gap " +
		"between and two of six to ten; " +
		"with four cards bet three times with a pair of sixes or better, four of one suit, and four in a row from 5-6-7-8 up to 10-J-Q-K; " +
		"once with any other four of a straight, a lower pair, four points, or three of six to ten after a wager of " +
		"three times the ante; fold the rest",
		mississippiPoints},
	{"simple", "bet three times the ante with a pair of sixes or better; bet once with a lower pair " +
		"and with two points, three with three cards, four with four, " +
		"where a jack or better counts two and a six to ten one; fold the rest", mississippiSimple},
	{"always", "bet once on every street", func(*MississippiHand) int { return 1 }},
}

// missPoints counts the points of cards, and how many are of six to ten.
func missPoints(cards []card.Card) (points, middle int) {
	for _, c := range cards {
		switch r := c.Rank(); {
		case r >= card.Jack:
			points += 2
		case r >= card.Six:
			points++
			middle++
		}
	}
	return points, middle
}

// hasMade reports whether cards cannot lose any more: a pair of sixes, two pairs, or three of a
// kind.
func hasMade(cards []card.Card) bool {
	return hasPair(cards, card.Six) || threeAlike(cards) || len(cards) == 4 && bits.OnesCount16(rankSet(cards)) == 2
}

func mississippiSimple(h *MississippiHand) int {
	points, _ := missPoints(h.Cards)
	switch {
	case hasMade(h.Cards):
		return 3
	case hasPair(h.Cards, card.Two), points >= len(h.Cards):
		return 1
	}
	return 0
}

func mississippiPoints(h *MississippiHand) int {
	points, middle := missPoints(h.Cards)
	paired := hasPair(h.Cards, card.Two)
	switch {
	case hasMade(h.Cards), len(h.Cards) == 2 && paired:
		return 3
	case paired:
		return 1
	case len(h.Cards) == 2:
		return missTwo(h.Cards, points)
	case len(h.Cards) == 3:
		return missThree(h.Cards, points, middle)
	}
	return missFour(h, points, middle)
}

func missTwo(two []card.Card, points int) int {
	if points >= 2 || oneSuit(two) && rankSet(two) == 1<<card.Six|1<<card.Five {
		return 1
	}
	return 0
}

// missGaps is how many ranks are missing between the lowest and the highest card, where the
// ace counts low if that makes fewer.
func missGaps(set uint16) int {
	span := func(set uint16) int { return bits.Len16(set) - bits.TrailingZeros16(set) }
	if set>>card.Ace&1 != 0 {
		low := set&^(1<<card.Ace)<<1 | 1
		return min(span(set), span(low)) - bits.OnesCount16(set)
	}
	return span(set) - bits.OnesCount16(set)
}

func missThree(three []card.Card, points, middle int) int {
	set := rankSet(three)
	gaps, jacks, low := missGaps(set), bits.OnesCount16(set>>card.Jack), bits.TrailingZeros16(set)
	inLine := gaps <= 2 && (set>>card.Ace&1 == 0 || low >= int(card.Ten)) // an ace below a two is no draw to bet high on
	switch {
	case oneSuit(three) && low >= int(card.Ten): // of a royal flush
		return 3
	case oneSuit(three) && inLine && (gaps == 0 && low >= int(card.Five) || gaps == 1 && jacks >= 1 || gaps == 2 && jacks >= 2):
		return 3
	case oneSuit(three), points >= 3:
		return 1
	case set>>card.Ace&1 == 0 && gaps == 0 && low >= int(card.Four), gaps == 1 && middle >= 2:
		return 1
	}
	return 0
}

func missFour(h *MississippiHand, points, middle int) int {
	set := rankSet(h.Cards)
	switch {
	case oneSuit(h.Cards), inARow(set, 4, card.Five, card.King):
		return 3
	case missGaps(set) <= 1, points >= 4:
		return 1
	case middle >= 3 && h.Staked >= 1+1+3: // one of the two street wagers was three times the ante
		return 1
	}
	return 0
}
