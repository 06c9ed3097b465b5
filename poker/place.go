package poker

import (
	"math/bits"
	"slices"

	"boardwalk/card"
)

// entry is an entry of a table: how many cards there are of each rank, as in a sum of weights,
// and what they are worth where suits do not matter.
type entry struct {
	ranks uint64
	rank  Rank
}

// holdings is every number of cards of each rank that there can be.
func holdings(k Kind, cards int) []entry {
	var all []entry
	var deal func(r card.Rank, left int, e entry, h holding)
	deal = func(r card.Rank, left int, e entry, h holding) {
		if left == 0 {
			e.rank = k.best(&h, false)
			all = append(all, e)
			return
		}
		if left > card.Suits*(card.Ranks-int(r)) {
			return
		}
		for n := 0; n <= min(left, card.Suits); n++ {
			more := h
			more.add(r, n)
			deal(r+1, left-n, entry{ranks: e.ranks + uint64(n)*rankWeight(r)}, more)
		}
	}
	deal(card.Two, cards, entry{}, holding{})
	return all
}

// A bucket has eight slots, and at most about six hands.
const perBucket = 3

func bucket(hash uint64, size uint) uint64 { return hash >> ((64 + perBucket - size) & 63) }

func slot(hash uint64, size uint) uint64 {
	return hash << ((size - perBucket) & 63) >> ((64 - size) & 63)
}

// place gives every entry a slot of its own. The fullest buckets choose first, while there is
// most room. A factor with which two entries of one bucket have the same slot will not do.
func (t *table) place(all []entry) {
	t.size = uint(bits.Len(uint(len(all))))
	for t.factor = 0x9e3779b97f4a7c15; !t.tryPlace(all); t.factor += 2 {
	}
}

func (t *table) tryPlace(all []entry) bool {
	t.ranks = make([]Rank, 1<<t.size)
	t.moves = make([]uint16, 1<<(t.size-perBucket))
	buckets := make([][]entry, len(t.moves))
	for _, e := range all {
		b := bucket(e.ranks>>rankShift*t.factor, t.size)
		buckets[b] = append(buckets[b], e)
	}
	slices.SortFunc(buckets, func(a, b []entry) int { return len(b) - len(a) })
	for _, b := range buckets {
		if !t.placeBucket(b) {
			return false
		}
	}
	return true
}

func (t *table) placeBucket(b []entry) bool {
	for move := range uint64(len(t.ranks)) {
		n := 0
		for ; n < len(b); n++ {
			at := &t.ranks[slot(b[n].ranks>>rankShift*t.factor, t.size)^move]
			if *at != 0 {
				break
			}
			*at = b[n].rank
		}
		if n == len(b) {
			if n > 0 {
				t.moves[bucket(b[0].ranks>>rankShift*t.factor, t.size)] = uint16(move)
			}
			return true
		}
		for n--; n >= 0; n-- {
			t.ranks[slot(b[n].ranks>>rankShift*t.factor, t.size)^move] = 0
		}
	}
	return false
}
