package twohands

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"

	"boardwalk/houseway"
)

// Cards is pai gow poker against somebody who sets by a house way.
//
// Hands are told apart by their kind, [houseway.Kind]: by their ranks, and by a flush if one can be made. Where suits
// do not matter a hand is only its ranks, so every hand is first counted as if there were no flushes (a plain hand),
// and what a flush changes is added.
type Cards struct {
	way     *houseway.Cards
	deck    uint16          // the ranks that there are
	highs   []houseway.High // all that the house sets, from the lowest up
	lows    []houseway.Low
	kinds   []houseway.Kind // of all hands; those with a flush come after the one of the same ranks without
	results []result        // how the house sets each of them
}

// ranks is how many different cards there are beside suits: 13 ranks and the joker.
const (
	ranks = 14
	joker = 13
)

const allRanks = 1<<joker - 1

// result is how the house sets a hand: the places of its two hands in the lists of the game.
type result struct {
	high uint16
	low  uint8
}

// NewCards returns the game for a house way. It goes through all kinds of hands.
func NewCards(way *houseway.Cards) *Cards { return newCards(way, allRanks) }

// newCards is [NewCards] with a deck of some ranks only.
func newCards(way *houseway.Cards, deck uint16) *Cards {
	c := &Cards{way: way, deck: deck}
	all := everyKind(deck)
	highs, lows := make([]houseway.High, len(all)), make([]houseway.Low, len(all))
	const part = 4096
	share((len(all)+part-1)/part, workers(0), nil, func(_, step int) {
		for i := step * part; i < min(len(all), (step+1)*part); i++ {
			_, highs[i], lows[i] = way.Ranked(&all[i])
		}
	})
	atHigh, atLow := newPlaces(uint32(slices.Max(highs))), newPlaces(uint32(slices.Max(lows)))
	for i := range all {
		atHigh.add(uint32(highs[i]))
		atLow.add(uint32(lows[i]))
	}
	for _, x := range atHigh.numbers() {
		c.highs = append(c.highs, houseway.High(x))
	}
	for _, x := range atLow.numbers() {
		c.lows = append(c.lows, houseway.Low(x))
	}
	c.kinds, c.results = all, make([]result, len(all))
	for i := range all {
		c.results[i] = result{uint16(atHigh.of(uint32(highs[i]))), uint8(atLow.of(uint32(lows[i])))}
	}
	return c
}

// everyKind lists the kinds of hands that a deck of some ranks has.
func everyKind(deck uint16) []houseway.Kind {
	all := make([]houseway.Kind, 0, houseway.Kinds)
	for k := range houseway.EveryKind {
		if deck == allRanks || within(k, deck) {
			all = append(all, *k)
		}
	}
	return all
}

func within(k *houseway.Kind, deck uint16) bool {
	for i, r := range k.Ranks {
		if (i > 0 || !k.Joker) && deck>>(r-2)&1 == 0 {
			return false
		}
	}
	return true
}

// distinct returns each value of a list once, sorted.
func distinct[T cmp.Ordered](list []T) []T {
	seen := map[T]bool{}
	last := *new(T)
	for i, x := range list {
		if i == 0 || x != last { // neighbours are often the same
			seen[x] = true
			last = x
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// below is how many of a sorted list are lower than a value.
func below[T cmp.Ordered](list []T, x T) int {
	at, _ := slices.BinarySearch(list, x)
	return at
}

// upTo is how many of a sorted list are not higher than a value.
func upTo[T cmp.Ordered](list []T, x T) int {
	at, found := slices.BinarySearch(list, x)
	if found {
		at++
	}
	return at
}

// choose is binomial coefficients of small numbers.
var choose = func() (c [8][8]int64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < len(c) && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// sign is -1 to a power.
func sign(n int) int64 {
	if n&1 != 0 {
		return -1
	}
	return 1
}

// size is how many ranks are in a mask.
func size(mask uint16) int { return bits.OnesCount16(mask) }
