package reddog

import (
	"boardwalk/card"
	"boardwalk/law"
)

// Value is the value of a card, 6.1(b): 2 to 14, the ace highest.
func Value(c card.Card) int { return int(c.Rank()) + 2 }

// valueLaw is the paragraph that gives a card its value.
func valueLaw(value int) law.Cite {
	switch value {
	case 11:
		return "6.1(b)2"
	case 12:
		return "6.1(b)3"
	case 13:
		return "6.1(b)4"
	case 14:
		return "6.1(b)5"
	}
	return "6.1(b)1"
}

// The results of [Spread] that are no spread.
const (
	Consecutive = 0
	Pair        = -1
)

// Spread is how many values lie between those of two cards, 6.5(g): 1 to 11,
// or [Consecutive], or [Pair].
func Spread(a, b card.Card) int {
	low, high := Value(a), Value(b)
	if low > high {
		low, high = high, low
	}
	return high - low - 1
}

// spreadLaw is the paragraph of a spread. Two spreads the regulation works out
// itself, as examples.
func spreadLaw(a, b card.Card) law.Cite {
	switch [2]card.Rank{min(a.Rank(), b.Rank()), max(a.Rank(), b.Rank())} {
	case [2]card.Rank{card.Four, card.Seven}:
		return "6.5(g)1"
	case [2]card.Rank{card.Nine, card.King}:
		return "6.5(g)2"
	}
	return "6.5(g)"
}

// Between reports whether a third card wins: its value lies between those of
// the first two, 6.5(i)1.
func Between(third, a, b card.Card) bool {
	low, high := min(Value(a), Value(b)), max(Value(a), Value(b))
	return low < Value(third) && Value(third) < high
}
