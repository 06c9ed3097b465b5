package poker

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"boardwalk/card"
)

// Every card has a weight, and the sum of a hand's weights is all that its rank takes, unless it is a flush. At the top
// is the key of the card's rank: the sum of the keys is a hash of how many cards there are of each rank, so that looking
// a hand up takes no more than adding its weights. At the bottom are four bits a suit, which start so high that the
// fourth bit of one says that there are enough of it for a flush, and above them a count of what is no card.
const (
	rankBits  = 3
	suitBits  = 4
	noCard    = 1 << 16
	noCards   = 15 * noCard
	keyShift  = 20 // the keys of ranks begin here, above all that is counted
	flush     = 0x8888
	enoughAt2 = 0x6666
	enoughAt3 = 0x5555
	enoughAt4 = 0x4444
	enoughAt5 = 0x3333

	// special is what a sum has that needs a second look.
	special = flush | noCards
)

// key is the part of a card's weight that tells its rank.
func key(r card.Rank) uint64 { return factor << (rankBits * r) >> keyShift << keyShift }

// weights has an entry for every byte, so that looking one up needs no check.
var weights = weigh()

func weigh() (w [256]uint64) {
	for i := range w {
		w[i] = noCard
		if c := card.Card(i); c.Suited() {
			w[i] = key(c.Rank()) | 1<<(suitBits*c.Suit())
		}
	}
	return w
}

// suitRanks has sixteen bits a suit, one of them for a card: the cards of a hand together are the sets of the ranks of
// all suits. There is an entry for every byte here too.
var suitRanks = func() (sets [256]uint64) {
	for c := range card.Joker {
		sets[c] = 1 << (16*int(c.Suit()) + int(c.Rank()))
	}
	return sets
}()

// table ranks all hands of a kind and a number of cards.
type table struct {
	enough uint64 // what a sum begins with, so that enough cards of a suit have its fourth bit
	// The sum of a hand's weights says by its keys in which bucket and slot it is; the slots of each bucket are
	// moved so that no two hands in the whole table share one.
	moves [1 << bucketBits]uint16
	// ranks is what hands are worth where suits do not matter, by slot.
	ranks []Rank
	// suits is what enough cards of one suit are worth, by the set of their ranks.
	suits [1 << card.Ranks]Rank
}

// fiveTable is a table of hands of five cards, and sevenTable of seven. The compiler knows how many slots these have, which
// saves a tenth of the time.
type (
	fiveTable struct {
		table
		slots [1 << 13]Rank
	}
	sevenTable struct {
		table
		slots [1 << 16]Rank
	}
)

func (t *fiveTable) at(sum uint64) Rank {
	return t.slots[(uint16(sum>>slotShift)^t.moves[bucket(sum)])%uint16(len(t.slots))]
}

func (t *sevenTable) at(sum uint64) Rank { return t.slots[uint16(sum>>slotShift)^t.moves[bucket(sum)]] }

// at is the rank of the cards with that sum as if there were no suits. It looks at the keys of ranks alone: at the bottom
// of the sum there may be anything.
func (t *table) at(sum uint64) Rank { return t.ranks[t.slot(sum)^int(t.moves[bucket(sum)])] }

// rank ranks any hand that the table is for, by its suits too. A flush is not always the best that the cards make. There
// are never enough cards for two.
func (t *table) rank(hand []card.Card) Rank {
	sum, held := t.enough, uint64(0)
	for _, c := range hand {
		sum += weights[c]
		held |= suitRanks[c]
	}
	switch {
	case sum&special == 0:
		return t.at(sum)
	case sum&noCards != 0:
		return 0
	}
	suit := bits.TrailingZeros64(sum&flush) / suitBits
	return max(t.at(sum), t.suits[uint16(held>>(16*suit))%(1<<card.Ranks)])
}

// memory is how many bytes the table takes.
func (t *table) memory() uintptr {
	return unsafe.Sizeof(*t) + uintptr(len(t.ranks))*unsafe.Sizeof(Rank(0))
}

// fill returns the table, and fills it in where there is none. Goroutines that find it missing at the same
// time each build it, and all use the first one's.
func fill(at *atomic.Pointer[table], k Kind, cards int) *table {
	if at.Load() == nil {
		at.CompareAndSwap(nil, build(k, cards))
	}
	return at.Load()
}

// fillFives and fillSevens are fill for their tables.
func fillFives() *fiveTable {
	if table5.Load() == nil {
		t := new(fiveTable)
		t.ranks = t.slots[:]
		t.build(High, 5)
		table5.CompareAndSwap(nil, t)
	}
	return table5.Load()
}

func fillSevens() *sevenTable {
	if table7.Load() == nil {
		t := new(sevenTable)
		t.ranks = t.slots[:]
		t.build(High, 7)
		table7.CompareAndSwap(nil, t)
	}
	return table7.Load()
}

// build builds the table for hands of so many cards.
func build(k Kind, cards int) *table {
	t := new(table)
	t.build(k, cards)
	return t
}

func (t *table) build(k Kind, cards int) {
	t.enough = [...]uint64{3: enoughAt3, 4: enoughAt4, 5: enoughAt5}[k.order().size]
	for set := range t.suits {
		if bits.OnesCount(uint(set)) >= k.order().size {
			t.suits[set] = k.best(&holding{uint16(set)}, k.order().size, true)
		}
	}
	t.place(entries(cards, func(h *holding) Rank { return k.best(h, k.order().size, false) }))
}
