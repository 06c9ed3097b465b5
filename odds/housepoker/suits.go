package housepoker

import (
	"math/bits"
	"slices"
	"sync"

	"boardwalk/card"
)

// SuitWays is in how many ways each suit can have so many cards, from none up to seven.
type SuitWays [card.Suits][8]uint64

// SuitHands counts the hands of so many cards.
func SuitHands(cards int, w *SuitWays) (ways uint64) {
	first, second := bothSuits(&w[0], &w[1]), bothSuits(&w[2], &w[3])
	for n := range cards + 1 {
		ways += first[n] * second[cards-n]
	}
	return ways
}

// bothSuits is in how many ways two suits can have so many cards together.
func bothSuits(a, b *[8]uint64) (both [8]uint64) {
	for have, n := range a {
		for k := 0; n != 0 && have+k < len(both); k++ {
			both[have+k] += n * b[k]
		}
	}
	return both
}

// Choose is in how many ways so many cards can be picked out of others: seven at most, out of a pack.
func Choose(of, n int) uint64 { return uint64(choose[of][n]) }

// WholeSuit is the ranks of all cards of a suit, one bit each from the two up.
const WholeSuit = 1<<card.Ranks - 1

// SuitSet is sets of cards of one suit that make no difference to each other, because they leave the same.
type SuitSet[T comparable] struct {
	Cards  int
	Leaves T
	Ways   uint64
}

// fewFirst are all sets of cards of one suit, those of few cards first.
var fewFirst = sync.OnceValue(func() []uint16 {
	list := make([]uint16, WholeSuit+1)
	for held := range list {
		list[held] = uint16(held)
	}
	slices.SortStableFunc(list, func(a, b uint16) int { return bits.OnesCount16(a) - bits.OnesCount16(b) })
	return list
})

// SuitSets puts together all sets of so many cards of one suit, or fewer, that leave the same. Those of which leaves reports false
// are left out.
func SuitSets[T comparable](most int, leaves func(held uint16) (T, bool)) (list []SuitSet[T]) {
	for _, held := range fewFirst() {
		if bits.OnesCount16(held) > most {
			break
		}
		left, ok := leaves(held)
		if !ok {
			continue
		}
		s := SuitSet[T]{bits.OnesCount16(held), left, 1}
		if at := slices.IndexFunc(list, func(x SuitSet[T]) bool { return x.Cards == s.Cards && x.Leaves == s.Leaves }); at >= 0 {
			list[at].Ways++
		} else {
			list = append(list, s)
		}
	}
	return list
}

// SuitsOf visits every hand whose first suits are so many that have the same, and whose other suits have sets of a list with so
// many cards in all. Hands that differ in the order of the suits alone are visited together.
func SuitsOf[T comparable](same int, has T, list []SuitSet[T], cards int, visit func(suits *[card.Suits]T, ways uint64)) {
	f := suitFill[T]{list: list, visit: visit}
	for i := range same {
		f.suits[i] = has
	}
	f.fill(0, 0, same, cards, Choose(card.Suits, same), 1)
}

// suitFill is a hand whose suits are filled one after the other.
type suitFill[T comparable] struct {
	suits [card.Suits]T
	list  []SuitSet[T]
	visit func(suits *[card.Suits]T, ways uint64)
}

// fill gives the suits from at on sets from one on, which the suits before have run times, with so many cards in all. Place is
// which of the suits it is among those that are filled: each choice of sets is visited once, with all orders that it has.
func (f *suitFill[T]) fill(from, run, at, cards int, ways, place uint64) {
	if at == len(f.suits) {
		if cards == 0 {
			f.visit(&f.suits, ways)
		}
		return
	}
	for i := from; i < len(f.list); i++ {
		if i > from {
			run = 0
		}
		if s := &f.list[i]; s.Cards <= cards {
			f.suits[at] = s.Leaves
			f.fill(i, run+1, at+1, cards-s.Cards, ways*s.Ways*place/uint64(run+1), place+1)
		}
	}
}
