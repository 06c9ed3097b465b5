package threehands

import (
	"math/bits"
	"sync"

	"boardwalk/card"
)

// rankKey tells which ranks some cards have, and is added up over them. It is a number to the base of five: how many
// there are of the lower ranks in its lower bits, and of the others in the upper ones.
type rankKey uint32

const (
	lowRanks = 6
	lowBits  = 14    // 5 to the power of 6 needs no more
	uppers   = 78125 // 5 to the power of 7
)

// keys is the key of one card of each rank.
var keys = func() (list [card.Ranks]rankKey) {
	for r, k := 0, rankKey(1); r < card.Ranks; r++ {
		if r == lowRanks {
			k = 1 << lowBits
		}
		list[r], k = k, 5*k
	}
	return list
}()

// maskKeys is the key of a card of each of some ranks.
var maskKeys = func() (list [1 << card.Ranks]rankKey) {
	for mask := 1; mask < len(list); mask++ {
		list[mask] = list[mask&(mask-1)] + keys[bits.TrailingZeros(uint(mask))]
	}
	return list
}()

// maskOf is the ranks of a key that has one card of each at most.
var maskOf = sync.OnceValue(func() map[rankKey]uint16 {
	masks := map[rankKey]uint16{}
	for mask, k := range maskKeys {
		masks[k] = uint16(mask)
	}
	return masks
})

// numbering numbers the ranks that up to seven cards may have, from 0 up for each number of cards.
type numbering struct {
	begin [8][]uint32 // by how many cards there are, and the upper part of their key
	lower [1 << lowBits]uint16
	all   [8]uint32
}

// numbers is made when it is first used: no program that counts no hands waits for it.
var numbers = sync.OnceValue(func() *numbering {
	x := &numbering{}
	var lower [8]uint32 // how many lower parts have so many cards
	eachRanks(1<<lowRanks-1, 7, 4, func(k rankKey, ranks []card.Rank) {
		x.lower[k] = uint16(lower[len(ranks)])
		lower[len(ranks)]++
	})
	for n := range x.begin {
		x.begin[n] = make([]uint32, uppers)
	}
	eachRanks(1<<card.Ranks-1<<lowRanks, 7, 4, func(k rankKey, ranks []card.Rank) {
		for n := len(ranks); n <= 7; n++ {
			x.begin[n][k>>lowBits] = x.all[n]
			x.all[n] += lower[n-len(ranks)]
		}
	})
	return x
})

// of is the number of the ranks of n cards.
func (x *numbering) of(n int, k rankKey) uint32 {
	return x.begin[n][k>>lowBits] + uint32(x.lower[k&(1<<lowBits-1)])
}

// eachRanks goes through the ranks that up to so many cards may have, with up to so many of each. What it gives may not
// be kept.
func eachRanks(ranks uint16, cards, each int, found func(k rankKey, list []card.Rank)) {
	list := make([]card.Rank, 0, cards)
	var add func(left uint16, k rankKey)
	add = func(left uint16, k rankKey) {
		if left == 0 {
			found(k, list)
			return
		}
		r := card.Rank(bits.TrailingZeros16(left))
		before := len(list)
		for n := 0; ; n++ {
			add(left&(left-1), k+rankKey(n)*keys[r])
			if n == each || len(list) == cards {
				break
			}
			list = append(list, r)
		}
		list = list[:before]
	}
	add(ranks, 0)
}
