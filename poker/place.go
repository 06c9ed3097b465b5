package poker

import (
	"fmt"
	"slices"

	"boardwalk/card"
)

const (
	// factor is 2^64 over the golden ratio, which hashes evenly. It happens to give no two
	// hands of a table the same bucket and slot, as a new table might: then try another.
	factor     = 0x9e3779b97f4a7c15
	bucketBits = 13
	slotBits   = 16
	slotShift  = 64 - bucketBits - slotBits
)

func bucket(sum uint64) int { return int(sum >> (64 - bucketBits)) }

// slot is where the sum falls in the table before its bucket is moved. The number of slots
// is a power of two.
func (t *table) slot(sum uint64) int {
	return int(uint16(sum>>slotShift)) & (len(t.ranks) - 1)
}

// entry is a hand as a table has it: the sum of the keys of its ranks, and what they are worth
// where suits do not matter.
type entry struct {
	sum  uint64
	rank Rank
}

// entries is every number of cards of each rank that there can be, with what worth says
// of them.
func entries(cards int, worth func(*holding) Rank) []entry {
	all := make([]entry, 0, 50_000) // seven cards have 49,205
	var deal func(r card.Rank, left int, sum uint64, h holding)
	deal = func(r card.Rank, left int, sum uint64, h holding) {
		if left == 0 {
			all = append(all, entry{sum, worth(&h)})
			return
		}
		if r > card.Ace {
			return
		}
		for n := range min(left, card.Suits) + 1 {
			if n > 0 {
				h[n-1] |= 1 << r
			}
			deal(r+1, left-n, sum+uint64(n)*key(r), h)
		}
	}
	deal(card.Two, cards, 0, holding{})
	return all
}

// place gives every entry a slot of its own, with at least a fifth of the slots to spare. The
// fullest buckets choose first, while there is most room.
func (t *table) place(all []entry) {
	slots := 1
	for slots*4 < len(all)*5 {
		slots *= 2
	}
	if t.ranks == nil {
		t.ranks = make([]Rank, slots)
	}
	buckets := byBucket(all)
	most := len(slices.MaxFunc(buckets, func(a, b []entry) int { return len(a) - len(b) }))
	for n := most; n > 0; n-- {
		for b, entries := range buckets {
			if len(entries) == n && !t.placeBucket(b, entries) {
				panic(fmt.Sprintf("no room for bucket %d of %d hands: choose another factor", b, len(all)))
			}
		}
	}
}

// byBucket sorts the entries into their buckets.
func byBucket(all []entry) [][]entry {
	var ends [1 << bucketBits]int
	for _, e := range all {
		ends[bucket(e.sum)]++
	}
	buckets, sorted := make([][]entry, len(ends)), make([]entry, len(all))
	for b, n := range ends {
		buckets[b], sorted = sorted[:0:n], sorted[n:]
	}
	for _, e := range all {
		buckets[bucket(e.sum)] = append(buckets[bucket(e.sum)], e)
	}
	return buckets
}

// placeBucket finds the first move that brings all entries of the bucket to free slots.
func (t *table) placeBucket(b int, entries []entry) bool {
	slots := make([]int, 0, 32)
	for _, e := range entries {
		slot := t.slot(e.sum)
		if slices.Contains(slots, slot) {
			return false
		}
		slots = append(slots, slot)
	}
	for move := range t.ranks {
		if slices.ContainsFunc(slots, func(slot int) bool { return t.ranks[slot^move] != 0 }) {
			continue
		}
		for i, slot := range slots {
			t.ranks[slot^move] = entries[i].rank
		}
		t.moves[b] = uint16(move)
		return true
	}
	return false
}
