package threehands

import (
	"math/bits"

	"boardwalk/card"
)

// ahead is how many hands are ahead of others.
type ahead struct{ house, best int64 }

// tally counts pairs of hands. Hands are added on two sides, by how they are set, and then counted against each other.
type tally struct {
	cells []cell   // all ways in which hands are set
	seen  []uint64 // those in which something was added, a bit for each
	words []uint64 // which words of seen are not zero
	items []item   // what was added, in order
	below below
}

// cell is a way in which hands are set, and how many of either side are set so by the house and by [Asia.Best].
type cell struct {
	place
	sides sides
}

type sides [2]struct{ house, best int32 }

// item is a cell while pairs are counted.
type item struct {
	cell
	dealer int32 // how many hands of the dealer's are set so by the house
}

func newTally(k *kinds) tally {
	n := len(k.places)
	t := tally{cells: make([]cell, n), seen: make([]uint64, n/64+1), words: make([]uint64, n/64/64+1)}
	for i, p := range k.places {
		t.cells[i].place = p
	}
	return t
}

// change adds so many hands of which a flush changes how they are set.
func (t *tally) change(side int, c *change, n int32) {
	t.add(side, c.ways, n)
	t.add(side, c.without, -n)
}

// add adds so many hands that are set in some way.
func (t *tally) add(side int, w ways, n int32) {
	of := &t.cells[w.house].sides[side]
	of.house += n
	t.mark(w.house)
	if w.best != w.house {
		of = &t.cells[w.best].sides[side]
		t.mark(w.best)
	}
	of.best += n
}

func (t *tally) mark(x uint32) {
	t.seen[x>>6] |= 1 << (x & 63)
	t.words[x>>12] |= 1 << (x >> 6 & 63)
}

// gather lists what was added, in order, and clears the cells.
func (t *tally) gather() {
	t.items = t.items[:0]
	for i := range t.words {
		for ; t.words[i] != 0; t.words[i] &= t.words[i] - 1 {
			at := 64*i + bits.TrailingZeros64(t.words[i])
			for ; t.seen[at] != 0; t.seen[at] &= t.seen[at] - 1 {
				if c := &t.cells[64*at+bits.TrailingZeros64(t.seen[at])]; c.sides != (sides{}) {
					t.items = append(t.items, item{cell: *c})
					c.sides = sides{}
				}
			}
		}
	}
}

// fewItems is up to how many items each pair of them is looked at, which takes less time than a tree.
const fewItems = 64

// among counts the pairs of two hands of the first side, and clears the tally.
func (t *tally) among() ahead {
	t.gather()
	return t.count(0, 0)
}

// between counts the pairs of a hand of one side and one of the other, either being the player's, and clears the tally.
func (t *tally) between() ahead {
	t.gather()
	return t.count(0, 1).plus(t.count(1, 0))
}

// butSecond counts all pairs of two hands, of either side, but those of two hands of the second side. It clears the tally.
func (t *tally) butSecond() ahead {
	t.gather()
	return t.count(0, 0, 1).plus(t.count(1, 0))
}

// count counts the pairs of a hand of the player's side and one of the dealer's sides, set by the house, in which the player
// wins two of the three hands at least. The hands are gathered before.
func (t *tally) count(player int, dealers ...int) ahead {
	for i := range t.items {
		x := &t.items[i]
		x.dealer = 0
		for _, side := range dealers {
			x.dealer += x.sides[side].house
		}
	}
	if len(t.items) <= fewItems {
		return t.eachPair(player)
	}
	return t.sweep(player)
}

// eachPair is count pair by pair.
func (t *tally) eachPair(player int) (won ahead) {
	for i := range t.items {
		x := &t.items[i]
		of := &x.sides[player]
		if of.house == 0 && of.best == 0 {
			continue
		}
		guarded, wins := x.place|guards, int64(0)
		for n := range t.items {
			y := &t.items[n]
			wins += int64(y.dealer) * guarded.wins(y.place)
		}
		won.add(int64(of.house), int64(of.best), wins)
	}
	return won
}

// sweep is count from the lowest high hand up. Who wins two hands wins the high and the medium one, the high and the low
// one or the medium and the low one; who wins all is in each of these.
func (t *tally) sweep(player int) (won ahead) {
	b := &t.below
	*b = below{}
	for from := 0; from < len(t.items); {
		to, high := from, t.items[from].high()
		for ; to < len(t.items) && t.items[to].high() == high; to++ {
			x := &t.items[to]
			if of := &x.sides[player]; of.house != 0 || of.best != 0 {
				medium, both := b.of(x.place)
				won.add(int64(of.house), int64(of.best), int64(medium+b.low[x.low()]-2*both))
			}
		}
		for ; from < to; from++ {
			if x := &t.items[from]; x.dealer != 0 {
				b.add(x.place, x.dealer)
			}
		}
	}
	b.finish()
	for i := range t.items {
		x := &t.items[i]
		of := &x.sides[player]
		won.add(int64(of.house), int64(of.best), int64(b.both[x.medium()][x.low()]))
	}
	return won
}

// plus is both together.
func (a ahead) plus(b ahead) ahead { return ahead{a.house + b.house, a.best + b.best} }

// add adds so many hands that each win so many times.
func (a *ahead) add(house, best, wins int64) { a.house, a.best = a.house+house*wins, a.best+best*wins }

// place is the places of three hands among all that there are: in its bits from 13 up the high hand's, from 5 up the
// medium hand's, and then the low hand's. The bit above each is free.
type place uint32

const (
	mediumShift, highShift = 5, 13
	placeBits              = highShift + 12 // there are some 2,500 high hands
	guards                 = 1<<4 | 1<<12 | 1<<31
)

func placeOf(high, medium, low int) place { return place(high<<highShift | medium<<mediumShift | low) }

func (p place) high() uint32 { return uint32(p) >> highShift }
func (p place) medium() int  { return int(p >> mediumShift & 127) }
func (p place) low() int     { return int(p & 15) }

// wins is 1 if a place with guards is higher in two of the three hands at least, and otherwise 0. The other place, and one
// for each hand, are subtracted from it: a guard stays where the hand is higher.
func (p place) wins(other place) int64 {
	const one = 1<<highShift | 1<<mediumShift | 1
	return int64(bits.OnesCount32(uint32(p-other-one)&guards) >> 1)
}

// below tells how many of some hands have a lower medium hand, a lower low hand, or both. It is a tree of sums over the
// medium hands, and for each of its nodes by how the low hand ranks.
type below struct {
	tree [mediums + 1]lows
	low  lows
	both [mediums + 1]lows // how many have a lower medium and low hand, once all are added
}

// lows is a number for each low hand, and one for all that are higher. There is room for a few more, so that they are one
// line of the processor's memory.
type lows [16]int32

// mediums is how many medium hands there are: pairs, and two ranks.
const mediums = card.Ranks + card.Ranks*(card.Ranks-1)/2

// add adds so many hands.
func (b *below) add(p place, n int32) {
	from, medium := p.low()+1, p.medium()+1
	b.both[medium][from] += n
	for low := from; low <= card.Ranks; low++ {
		b.low[low] += n
	}
	for i := medium; i <= mediums; i += i & -i {
		row := &b.tree[i]
		for low := from; low <= card.Ranks; low++ {
			row[low] += n
		}
	}
}

// of is how many hands have a lower medium hand, and how many a lower low hand too.
func (b *below) of(p place) (medium, both int32) {
	low := p.low()
	for i := p.medium(); i > 0; i &= i - 1 {
		row := &b.tree[i]
		medium += row[card.Ranks]
		both += row[low]
	}
	return medium, both
}

// finish adds up both.
func (b *below) finish() {
	for medium := 1; medium <= mediums; medium++ {
		row, before := &b.both[medium], &b.both[medium-1]
		sum := int32(0)
		for low := range card.Ranks + 1 {
			sum += row[low]
			row[low] = sum + before[low]
		}
	}
}
