package threehands

import (
	"math/bits"
	"slices"

	"boardwalk/card"
)

// ahead is how many hands are ahead of others.
type ahead struct{ house, best int64 }

// tally counts pairs of hands. Hands are added on two sides and then counted against each other.
type tally struct {
	hands []hand      // those without a flush
	plain [2][]int32  // how many of each were added on either side; there are 154 million hands in all
	used  [2][]uint32 // which of them were added
	items []item      // the other hands that were added, and once they are gathered all
	spare []item      // room to put them in order
	below below
}

// item is a way in which hands are set, and how many of either side are set so by the house and by [Asia.Best].
type item struct {
	place
	sides  [2]struct{ house, best int32 }
	dealer int32 // while pairs are counted: how many hands of the dealer's are set so by the house
}

func newTally(k *kinds) tally {
	n := len(k.hands)
	return tally{hands: k.hands, plain: [2][]int32{make([]int32, n), make([]int32, n)}}
}

// change adds so many hands of which a flush changes how they are set.
func (t *tally) change(side int, c *change, n int32) {
	t.add(side, c.ways, n)
	t.addPlain(side, c.without, -n)
}

// add adds so many hands that are set in some way.
func (t *tally) add(side int, w ways, n int32) {
	x := item{place: w.house}
	x.sides[side].house = n
	if w.best != w.house {
		t.items = append(t.items, x)
		x = item{place: w.best}
	}
	x.sides[side].best = n
	t.items = append(t.items, x)
}

// addPlain adds so many hands without a flush, by the number of their ranks.
func (t *tally) addPlain(side int, hand uint32, n int32) {
	if t.plain[side][hand] == 0 {
		t.used[side] = append(t.used[side], hand)
	}
	t.plain[side][hand] += n
}

// gather makes all hands items, in order if they are many.
func (t *tally) gather() {
	for side := range t.used {
		for _, hand := range t.used[side] {
			if n := &t.plain[side][hand]; *n != 0 { // a hand may be there twice
				t.add(side, t.hands[hand].ways, *n)
				*n = 0
			}
		}
		t.used[side] = t.used[side][:0]
	}
	if len(t.items) > fewItems {
		t.order(highShift)
		t.order(highShift + orderBits)
	}
}

// orderBits is how many bits of the high hand's place are looked at to put items in order. Twice as many have all of them.
const orderBits = (placeBits - highShift) / 2

// order puts the items in order by some bits of their places, and leaves those with the same bits as they are.
func (t *tally) order(shift int) {
	var from [1<<orderBits + 1]int
	for i := range t.items {
		from[t.items[i].place>>shift&(1<<orderBits-1)+1]++
	}
	for i := range from[1:] {
		from[i+1] += from[i]
	}
	t.spare = slices.Grow(t.spare[:0], len(t.items))[:len(t.items)]
	for i := range t.items {
		to := &from[t.items[i].place>>shift&(1<<orderBits-1)]
		t.spare[*to] = t.items[i]
		*to++
	}
	t.items, t.spare = t.spare, t.items
}

// fewItems is up to how many items each pair of them is looked at, which takes less time than a tree.
const fewItems = 64

// among counts the pairs of two hands of the first side, and clears the tally.
func (t *tally) among() ahead {
	t.gather()
	defer t.clear()
	return t.count(0, 0)
}

// between counts the pairs of a hand of one side and one of the other, either being the player's, and clears the tally.
func (t *tally) between() ahead {
	t.gather()
	defer t.clear()
	return t.count(0, 1).plus(t.count(1, 0))
}

// butSecond counts all pairs of two hands, of either side, but those of two hands of the second side. It clears the tally.
func (t *tally) butSecond() ahead {
	t.gather()
	defer t.clear()
	return t.count(0, 0, 1).plus(t.count(1, 0))
}

// clear forgets all hands.
func (t *tally) clear() { t.items = t.items[:0] }

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
