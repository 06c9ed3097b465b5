package poker

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"boardwalk/card"
)

// Every card has a weight, and the sum of a hand's weights tells how many cards it has of each
// rank and of each suit: three bits a rank at the top, four bits a suit at the bottom, and
// between them a count of what is no card. The suits start so high that the fourth bit of one
// says that there are enough of it for a flush.
const (
	rankShift = 25
	rankBits  = 3
	suitBits  = 4
	noCard    = 1 << 16
	noCards   = 15 * noCard
	flush     = 0x8888
	enoughAt2 = 0x6666
	enoughAt3 = 0x5555
	enoughAt4 = 0x4444
	enoughAt5 = 0x3333

	// special is what a sum has that needs a second look.
	special = flush | noCards
)

// weights has an entry for every byte, so that looking one up needs no check.
var weights = weigh()

func weigh() (w [256]uint64) {
	for i := range w {
		w[i] = noCard
		if c := card.Card(i); c.Suited() {
			w[i] = 1<<(rankShift+rankBits*c.Rank()) | 1<<(suitBits*c.Suit())
		}
	}
	return w
}

// table ranks all hands of a kind and a number of cards.
type table struct {
	// The counts of ranks, hashed, have a bucket and a slot; the slots of each bucket are
	// moved so that no two hands in the whole table share one.
	moves [1 << bucketBits]uint16
	// ranks is what hands are worth where suits do not matter, by slot.
	ranks []Rank
	// suits is what enough cards of one suit are worth, by the set of their ranks.
	suits [1 << card.Ranks]Rank
}

// unsuited is the rank of the cards as if there were no suits.
func (t *table) unsuited(sum uint64) Rank { return t.at(hash(sum)) }

// hash hashes the ranks of a sum. The hash of two sums together is that of one plus that of
// the other.
func hash(sum uint64) uint64 { return (sum >> rankShift) * factor }

func (t *table) at(hash uint64) Rank {
	return t.ranks[t.slot(hash)^int(t.moves[bucket(hash)])]
}

// special is the rank where there is a flush, or what is no card. A flush is not always the
// best that the cards make.
func (t *table) special(sum uint64, hand []card.Card) Rank {
	if sum&noCards != 0 {
		return 0
	}
	var held [card.Suits]uint16
	for _, c := range hand {
		held[c.Suit()] |= 1 << c.Rank()
	}
	best := t.unsuited(sum)
	for flushes := sum & flush; flushes != 0; flushes &= flushes - 1 {
		suit := bits.TrailingZeros64(flushes) / suitBits
		best = max(best, t.suits[held[suit]])
	}
	return best
}

// memory is how many bytes the table takes.
func (t *table) memory() uintptr {
	return unsafe.Sizeof(*t) + uintptr(len(t.ranks))*unsafe.Sizeof(Rank(0))
}

// fill fills in the table where there is none. Goroutines that find it missing at the same
// time each build it, and all use the first one's.
func fill(at *atomic.Pointer[table], k Kind, cards int) *table {
	at.CompareAndSwap(nil, build(k, cards))
	return at.Load()
}

// build builds the table for hands of so many cards.
func build(k Kind, cards int) *table {
	t := new(table)
	for set := range t.suits {
		if bits.OnesCount(uint(set)) >= k.order().size {
			t.suits[set] = k.best(&holding{uint16(set)}, k.order().size, true)
		}
	}
	t.place(entries(cards, func(h *holding) Rank { return k.best(h, k.order().size, false) }))
	return t
}
