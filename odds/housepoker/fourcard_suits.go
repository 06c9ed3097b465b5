package housepoker

import (
	"math/bits"
	"sync"

	"boardwalk/card"
)

// suiting gives the player's cards suits: which of the different ranks, by their places, are of each suit. Ways is in how
// many ways suits can be named so.
type suiting struct {
	in   [card.Suits]uint8
	ways int64
}

// suitings are all ways to give the player's cards suits with the same flush, or without one, but one for all that differ
// only in the names of the suits. An up card is of the first suit.
type suitings struct {
	each []suiting
	ways int64 // of all

	// weights are how often each set of places is that of the first suit, and that of another one. If there is no up card
	// the first suit is as the others, and counted among them.
	weights [2][32]int64
}

// suitPattern is how many cards a player has of each of the different ranks, from the lowest up: three bits each.
type suitPattern uint16

// patternOf is that of cards of certain ranks.
func patternOf(held ranks, different []card.Rank) (p suitPattern) {
	for i, r := range different {
		p |= suitPattern(held.of(r)) << (3 * i)
	}
	return p
}

func (p suitPattern) of(place int) int { return int(p>>(3*place)) & 7 }

// The places of the up card that are not those of a rank that the player has.
const (
	upElsewhere = 5 + iota
	upNowhere   // there is no up card
	upPlaces
)

// patternSuitings are the suitings of a pattern, by the place of the up card's rank and the places of the flush.
type patternSuitings [upPlaces][32]suitings

// everySuiting are those of all patterns of five cards.
var everySuiting = sync.OnceValue(func() map[suitPattern]*patternSuitings {
	all := map[suitPattern]*patternSuitings{}
	var divide func(p suitPattern, place, left int)
	divide = func(p suitPattern, place, left int) {
		if left == 0 {
			all[p] = newPatternSuitings(p, place)
			return
		}
		for n := 1; n <= min(left, card.Suits); n++ {
			divide(p|suitPattern(n)<<(3*place), place+1, left-n)
		}
	}
	divide(0, 0, 5)
	return all
})

// newPatternSuitings finds the suitings of a pattern with so many different ranks.
func newPatternSuitings(p suitPattern, different int) *patternSuitings {
	all := new(patternSuitings)
	for up := range all {
		if up >= different && up < upElsewhere || p.of(up) == card.Suits {
			continue
		}
		b := suitingBuilder{pattern: p, up: up, all: &all[up]}
		b.suits(different-1, up == upNowhere, true, true)
	}
	return all
}

// suitingBuilder finds the suitings of a pattern against an up card.
type suitingBuilder struct {
	pattern suitPattern
	up      int
	in      [card.Suits]uint8
	all     *[32]suitings
}

// suits gives the player's cards suits in every way, from the highest rank down. An up card is of the first suit. The
// others have no names: each has higher cards than the next, or the same so far. Without an up card that holds for the
// first suit too.
func (b *suitingBuilder) suits(at int, first, second, third bool) {
	if at < 0 {
		b.add(first, second, third)
		return
	}
	for set := range uint8(1 << card.Suits) {
		if bits.OnesCount8(set) != b.pattern.of(at) || at == b.up && set&1 != 0 {
			continue
		}
		w, x, y, z := set&1, set>>1&1, set>>2&1, set>>3&1
		if first && w < x || second && x < y || third && y < z {
			continue
		}
		for s := range b.in {
			b.in[s] = b.in[s]&^(1<<at) | set>>s&1<<at
		}
		b.suits(at-1, first && w == x, second && x == y, third && y == z)
	}
}

// add notes a suiting.
func (b *suitingBuilder) add(first, second, third bool) {
	ways := renamings(first, second, third)
	list := &b.all[flushOf(&b.in)]
	list.each = append(list.each, suiting{b.in, ways})
	list.ways += ways
	for s, m := range b.in {
		side := min(s, 1)
		if b.up == upNowhere {
			side = 1
		}
		list.weights[side][m] += ways
	}
}

// renamings is in how many ways the suits can be named, if some have the same cards
// as the next.
func renamings(first, second, third bool) int64 {
	switch {
	case first && second && third:
		return 1
	case first && second || second && third:
		return 4
	case first && third:
		return 6
	case first || second || third:
		return 12
	}
	return 24
}

// flushOf is the cards of a suit of which there are enough for a flush.
func flushOf(in *[card.Suits]uint8) (flush uint8) {
	for _, m := range in {
		if bits.OnesCount8(m) >= 4 {
			flush = m
		}
	}
	return flush
}
