package twohands

import "boardwalk/houseway"

// handList is all hands, as a count of them needs them.
type handList struct {
	*Cards
	plains  []plain
	flush   []flush
	plainOf [houseway.PlainKinds]int32 // the plain hand of a kind, by its number
	byMask  [1 << 13][]int32           // the hands with a flush of some ranks
}

// counts is how many cards of each rank a hand has, from the two up, and then whether it has the joker.
type counts [ranks]uint8

// plain is all hands of some ranks.
type plain struct {
	counts
	result
	kind houseway.Kind
	mask uint16 // the ranks
	all  int64  // how many hands there are

	flush, noFlush int32 // the first hand of these ranks that has a flush, and the first one after them
}

// flush is the hands of some ranks with a flush of one suit.
type flush struct {
	result
	kind   houseway.Kind
	mask   uint16    // the ranks of the suit
	others [2]restOf // the cards of other suits
	n      int8      // how many ranks they have
	joker  bool
	plain  int32 // the hands of the same ranks
	ways   int64 // in how many ways the other cards can be had
}

// rest are the cards of other suits than the flush's.
func (f *flush) rest() []restOf { return f.others[:f.n] }

// restOf is so many cards of a rank.
type restOf struct{ rank, n uint8 }

// list lists all hands.
func (c *Cards) list() *handList {
	e := &handList{Cards: c, plains: make([]plain, 0, 1<<17), flush: make([]flush, 0, 1<<18)}
	for i := range e.plainOf {
		e.plainOf[i] = -1
	}
	for i, r := range c.results {
		if k := &c.kinds[i]; k.Suited == 0 {
			e.addPlain(k, r)
		} else {
			e.addFlush(k, r)
		}
	}
	return e
}

func countsOf(k *houseway.Kind) (n counts) {
	list := k.Counts()
	copy(n[:], list[:])
	if k.Joker {
		n[joker] = 1
	}
	return n
}

func (e *handList) addPlain(k *houseway.Kind, r result) {
	p := plain{counts: countsOf(k), result: r, kind: *k, all: 1, flush: int32(len(e.flush)), noFlush: int32(len(e.flush))}
	for r, n := range p.counts[:joker] {
		if n > 0 {
			p.mask |= 1 << r
			p.all *= choose[4][n]
		}
	}
	e.plainOf[k.Number()] = int32(len(e.plains))
	e.plains = append(e.plains, p)
}

// addFlush adds hands with a flush. Those without one of the same ranks were added last.
func (e *handList) addFlush(k *houseway.Kind, r result) {
	f := flush{result: r, kind: *k, joker: k.Joker, ways: 1, plain: int32(len(e.plains) - 1)}
	n := e.plains[f.plain].counts
	for i, rank := range k.Ranks {
		if k.Suited>>i&1 != 0 {
			f.mask |= 1 << (rank - 2)
			n[rank-2]--
		}
	}
	for rank, cards := range n[:joker] {
		if cards > 0 {
			f.others[f.n] = restOf{uint8(rank), cards}
			f.n++
			f.ways *= choose[3][cards]
		}
	}
	at := int32(len(e.flush))
	e.flush = append(e.flush, f)
	e.plains[f.plain].noFlush = at + 1
	e.byMask[f.mask] = append(e.byMask[f.mask], at)
}
