package poker

import "boardwalk/card"

// Many hands are ranked in about half the time of as many calls, because half of a call is calling.

// Fives ranks hands of five cards, each as [Five] does, into ranks, which must not be shorter.
func Fives(hands [][5]card.Card, ranks []Rank) {
	t := fillFives()
	ranks = ranks[:len(hands)]
	for i := range hands {
		if sum := sumOfFive(&hands[i]); sum&special == 0 {
			ranks[i] = t.at(sum)
		} else {
			ranks[i] = t.rank(hands[i][:])
		}
	}
}

// Sevens ranks hands of seven cards, each as [Seven] does, into ranks, which must not be shorter.
func Sevens(hands [][7]card.Card, ranks []Rank) {
	t := fillSevens()
	ranks = ranks[:len(hands)]
	for i := range hands {
		if sum := sumOfSeven(&hands[i]); sum&special == 0 {
			ranks[i] = t.at(sum)
		} else {
			ranks[i] = t.rank(hands[i][:])
		}
	}
}
