package room

import (
	"cmp"
	"slices"
	"strings"

	"boardwalk/card"
)

// face is a card as it is written: its place among the ranks, two first, and
// among the suits.
func face(c card.Card) (rank, suit int) {
	text := c.String()
	return 2 + strings.IndexByte("23456789TJQKA", text[0]), strings.IndexByte("cdhs", text[1])
}

// bySuits lists cards by rank and suit, the highest first; for low the lowest,
// as negative numbers so that the greater list always goes first.
func bySuits(five []card.Card, low bool) []int {
	var list []int
	for _, c := range five {
		rank, suit := face(c)
		if low && rank == 14 {
			rank = 1
		}
		number := 10*rank + suit
		if low {
			number = -number
		}
		list = append(list, number)
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// groups returns the ranks of a hand, those of which it has more first, and how
// many of each.
func groups(ranks []int) (order, counts []int) {
	count := map[int]int{}
	for _, r := range ranks {
		count[r]++
	}
	for r := range count {
		order = append(order, r)
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(b, a)) })
	for _, r := range order {
		counts = append(counts, count[r])
	}
	return order, counts
}

// pairing is what cards of one rank make of a hand, in the order of 14.3(b).
func pairing(counts []int) int {
	switch {
	case counts[0] == 4:
		return 7
	case counts[0] == 3 && counts[1] == 2:
		return 6
	case counts[0] == 3:
		return 3
	case counts[0] == 2 && counts[1] == 2:
		return 2
	case counts[0] == 2:
		return 1
	}
	return 0
}

func worthHigh(five []card.Card) []int {
	var ranks []int
	flush := true
	_, suit := face(five[0])
	for _, c := range five {
		r, s := face(c)
		ranks = append(ranks, r)
		flush = flush && s == suit
	}
	order, counts := groups(ranks)
	class := pairing(counts)
	straight := class == 0 && order[0]-order[4] == 4
	if class == 0 && order[0] == 14 && order[1] == 5 {
		straight, order = true, []int{5}
	}
	switch {
	case straight && flush:
		class = 8
	case flush:
		class = 5
	case straight:
		class = 4
	}
	return append([]int{class}, order...)
}

// worthLow is 14.3(e): the opposite, straights and flushes not counting.
func worthLow(five []card.Card) []int {
	var ranks []int
	for _, c := range five {
		r, _ := face(c)
		if r == 14 {
			r = 1
		}
		ranks = append(ranks, r)
	}
	order, counts := groups(ranks)
	worth := []int{-pairing(counts)}
	for _, r := range order {
		worth = append(worth, -r)
	}
	return worth
}
