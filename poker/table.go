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
	noCard    = 1 << 16
	suitBits  = 4
	flush     = 0x8888
	special   = flush | 15*noCard
)

// weights has an entry for every byte, so that looking one up needs no check.
var weights = weigh()

func weigh() (w [256]uint64) {
	for i := range w {
		w[i] = noCard
		if c := card.Card(i); c.Suited() {
			w[i] = rankWeight(c.Rank()) | 1<<(suitBits*c.Suit())
		}
	}
	return w
}

func rankWeight(r card.Rank) uint64 { return 1 << (rankShift + rankBits*r) }

// table ranks all hands of a kind and a number of cards. The counts of ranks, hashed, have a
// bucket by the highest bits and a slot by those below; the slots of each bucket are moved so
// that no two hands in the whole table share one (place.go).
type table struct {
	start  uint64 // what a sum starts from
	factor uint64 // what it is hashed with
	size   uint   // bits of a slot
	moves  []uint16
	ranks  []Rank // by slot: the rank of hands without a flush
	suits  []Rank // by set of ranks: the rank of that many cards of one suit
}

// unsuited is the rank of the cards as if there were no suits.
func (t *table) unsuited(sum uint64) Rank {
	hash := (sum >> rankShift) * t.factor
	return t.ranks[slot(hash, t.size)^uint64(t.moves[bucket(hash, t.size)])]
}

// special is the rank where there is a flush, or what is no card.
func (t *table) special(sum uint64, hand []card.Card) Rank {
	if sum&(special&^flush) != 0 {
		return 0
	}
	var held [card.Suits]uint16
	for _, c := range hand {
		held[c.Suit()&3] |= 1 << c.Rank()
	}
	best := t.unsuited(sum)
	for flushes := sum & flush; flushes != 0; flushes &= flushes - 1 {
		suit := bits.TrailingZeros64(flushes) / suitBits
		best = max(best, t.suits[held[suit]])
	}
	return best
}

// memory is how many bytes the table takes.
func (t *table) memory() int {
	return int(unsafe.Sizeof(*t)) + 2*len(t.moves) + 4*(len(t.ranks)+len(t.suits))
}

// fill builds the table where there is none.
func fill(at *atomic.Pointer[table], k Kind, cards int) *table {
	at.CompareAndSwap(nil, build(k, cards))
	return at.Load()
}

// build builds the table for hands of so many cards.
func build(k Kind, cards int) *table {
	o := k.order()
	t := &table{suits: make([]Rank, 1<<card.Ranks)}
	for suit := range card.Suits {
		t.start |= uint64(1<<(suitBits-1)-o.size) << (suitBits * suit)
	}
	for set := range t.suits {
		if bits.OnesCount(uint(set)) >= o.size {
			t.suits[set] = k.best(&holding{1: uint16(set)}, true)
		}
	}
	t.place(holdings(k, cards))
	return t
}
