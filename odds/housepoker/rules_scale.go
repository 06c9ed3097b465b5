package housepoker

import (
	"math/bits"

	"boardwalk/card"
)

// DoubleDownRules are rules for double down stud, the best first.
var DoubleDownRules = []Named[DoubleDownRule]{
	{"usual",
		"double down with a pair of sixes or better, with four of one suit, and with four in a row from 3-4-5-6 to 10-J-Q-K", doubleUsual},
	{"sixes", "double down with a pair of sixes or better", pushes},
	{"never", "never double down", func(*[4]card.Card) bool { return false }},
}

func doubleUsual(four *[4]card.Card) bool {
	return pushes(four) || oneSuit(four[:]) || inARow(rankSet(four[:]), 4, card.Three, card.King)
}

// pushes reports whether four cards cannot lose: a pair of sixes, two pairs or
// better.
func pushes(four *[4]card.Card) bool {
	return hasPair(four[:], card.Six) || bits.OnesCount16(rankSet(four[:])) <= 2
}

// LetItRideRules are rules for let it ride, the best first.
var LetItRideRules = []Named[LetItRideRule]{
	{"usual",
		"let the first wager ride with a pair of tens or better, three of a royal flush, three in a row of one suit but 2-3-4 and A-2-3, " +
			"and three of a straight flush with one gap and a ten or better, or with two gaps and two of them; " +
			"let the second ride with a pair of tens or better, two pairs, four of one suit, and four in a row with a ten or better",
		LetItRideRule{rideFirst, rideSecond}},
	{"paid", "let a wager ride only with a hand that is paid already", LetItRideRule{
		func(three *[3]card.Card) bool { return hasPair(three[:], card.Ten) || threeAlike(three[:]) },
		func(four *[4]card.Card) bool { return ridePaid(four) }}},
	{"always", "let every wager ride", LetItRideRule{
		func(*[3]card.Card) bool { return true }, func(*[4]card.Card) bool { return true }}},
}

func rideFirst(three *[3]card.Card) bool {
	if hasPair(three[:], card.Ten) || threeAlike(three[:]) {
		return true
	}
	set := rankSet(three[:])
	if !oneSuit(three[:]) || bits.OnesCount16(set) != 3 {
		return false
	}
	low, high := bits.TrailingZeros16(set), bits.Len16(set)-1
	tens := bits.OnesCount16(set >> card.Ten)
	switch high - low {
	case 2:
		return low > int(card.Two)
	case 3:
		return tens >= 1
	case 4:
		return tens >= 2
	}
	return false
}

func rideSecond(four *[4]card.Card) bool {
	set := rankSet(four[:])
	return ridePaid(four) || oneSuit(four[:]) || set>>card.Ten != 0 && inARow(set, 4, card.Two, card.King)
}

// ridePaid reports whether four cards win whatever comes.
func ridePaid(four *[4]card.Card) bool {
	return hasPair(four[:], card.Ten) || threeAlike(four[:]) || bits.OnesCount16(rankSet(four[:])) == 2
}

// hasPair reports whether two cards are of one rank that is high enough.
func hasPair(cards []card.Card, least card.Rank) bool {
	seen := uint16(0)
	for _, c := range cards {
		if seen>>c.Rank()&1 != 0 && c.Rank() >= least {
			return true
		}
		seen |= 1 << c.Rank()
	}
	return false
}

// threeAlike reports whether three cards are of one rank.
func threeAlike(cards []card.Card) bool {
	var once, twice uint16
	for _, c := range cards {
		bit := uint16(1) << c.Rank()
		if twice&bit != 0 {
			return true
		}
		once, twice = once|bit, twice|once&bit
	}
	return false
}

func oneSuit(cards []card.Card) bool {
	for _, c := range cards[1:] {
		if c.Suit() != cards[0].Suit() {
			return false
		}
	}
	return true
}

// inARow reports whether a set is so many ranks in a row, within bounds. The ace
// is high.
func inARow(set uint16, n int, low, high card.Rank) bool {
	at := bits.TrailingZeros16(set)
	return set>>at == 1<<n-1 && at >= int(low) && at+n-1 <= int(high)
}
