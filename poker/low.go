package poker

import (
	"math/bits"
	"sync/atomic"

	"boardwalk/card"
)

// lowRanks has the bit of a card's rank in a set of ranks for low. They begin with the ace, so
// that the last byte of a set has those of eight or better. There is an entry for every byte,
// so that looking one up needs no check.
var lowRanks = func() (ranks [256]uint16) {
	for c := range card.Joker {
		ranks[c] = 1 << ((c.Rank() + 1) % card.Ranks)
	}
	return ranks
}()

// lowTable is what cards of at least five ranks are worth for low, by the set of their ranks,
// and zero for fewer.
type lowTable struct {
	low          [1 << card.Ranks]Rank
	eight, omaha [1 << 8]Rank
}

// lows is nil until the first hand for low.
var lows atomic.Pointer[lowTable]

// fillLows fills in the table as fill does.
func fillLows() *lowTable {
	lows.CompareAndSwap(nil, buildLows())
	return lows.Load()
}

func buildLows() *lowTable {
	t := new(lowTable)
	t.build(Low, t.low[:])
	t.build(EightOrBetter, t.eight[:])
	t.build(OmahaLow, t.omaha[:])
	return t
}

func (t *lowTable) build(k Kind, ranks []Rank) {
	for set := range ranks {
		if bits.OnesCount(uint(set)) >= k.order().size {
			ranks[set] = k.best(&holding{aceHighest(uint16(set))}, k.order().size, false)
		}
	}
}

// aceHighest turns a set of ranks around, as a holding has it.
func aceHighest(set uint16) uint16 { return bits.Reverse16(set) >> (16 - card.Ranks) }

func lowSet(cards []card.Card) (set uint16) {
	for _, c := range cards {
		set |= lowRanks[c]
	}
	return set
}

// LowOf ranks the best five of five to seven cards for low. The cards must be different and
// none a joker or unknown.
func LowOf(cards []card.Card) Rank {
	t := lows.Load()
	if t == nil {
		t = fillLows()
	}
	if r := t.low[lowSet(cards)%(1<<card.Ranks)]; r != 0 {
		return r
	}
	var h holding // fewer than five ranks: there must be a pair
	for _, c := range cards {
		h.add(lowRanks[c])
	}
	for i := range h {
		h[i] = aceHighest(h[i])
	}
	return Low.best(&h, Low.order().size, false)
}

// EightOrBetterOf is [LowOf] for a hand that must be eight or better, and zero for one that is
// not.
func EightOrBetterOf(cards []card.Card) Rank {
	t := lows.Load()
	if t == nil {
		t = fillLows()
	}
	return t.eight[uint8(lowSet(cards))]
}
