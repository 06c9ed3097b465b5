package twohands

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"

	"boardwalk/houseway"
)

// Cards is pai gow poker against somebody who sets by a house way.
//
// Hands are told apart by their kind, [houseway.Kind]: by their ranks, and by a flush if one can be made. Where suits
// do not matter a hand is only its ranks, so every hand is first counted as if there were no flushes (a plain hand),
// and what a flush changes is added.
type Cards struct {
	way     *houseway.Cards
	highs   []houseway.High // all that the house sets, from the lowest up
	lows    []houseway.Low
	plains  []plain
	flush   []flush
	plainOf [houseway.PlainKinds]int32 // the plain hand of a kind, by its number
	byMask  [1 << 13][]int32           // the hands with a flush of some ranks
	suit    int                        // how many cards there are of a suit
}

// ranks is how many different cards there are beside suits: 13 ranks and the joker.
const (
	ranks = 14
	joker = 13
)

// counts is how many cards of each rank a hand has, from the two up, and then whether it has the joker.
type counts [ranks]uint8

// result is how the house sets a hand: the places of its two hands in the lists of the game.
type result struct {
	high uint16
	low  uint8
}

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

// NewCards returns the game for a house way. It goes through all kinds of hands.
func NewCards(way *houseway.Cards) *Cards { return newCards(way, 1<<13-1) }

// newCards is [NewCards] with a deck of some ranks only.
func newCards(way *houseway.Cards, deck uint16) *Cards {
	c := &Cards{way: way, suit: size(deck)}
	for i := range c.plainOf {
		c.plainOf[i] = -1
	}
	all := make([]houseway.Kind, 0, houseway.Kinds)
	for k := range houseway.EveryKind {
		if within(k, deck) {
			all = append(all, *k)
		}
	}
	highs, lows := make([]houseway.High, len(all)), make([]houseway.Low, len(all))
	const part = 4096
	share((len(all)+part-1)/part, workers(0), nil, func(_, step int) {
		for i := step * part; i < min(len(all), (step+1)*part); i++ {
			_, highs[i], lows[i] = way.Ranked(&all[i])
		}
	})
	atHigh, atLow := newPlaces(1<<24), newPlaces(1<<16)
	for i := range all {
		atHigh.add(uint32(highs[i]))
		atLow.add(uint32(lows[i]))
	}
	for _, x := range atHigh.numbers() {
		c.highs = append(c.highs, houseway.High(x))
	}
	for _, x := range atLow.numbers() {
		c.lows = append(c.lows, houseway.Low(x))
	}
	c.plains, c.flush = make([]plain, 0, 1<<17), make([]flush, 0, 1<<18)
	for i := range all {
		k := &all[i]
		r := result{uint16(atHigh.of(uint32(highs[i]))), uint8(atLow.of(uint32(lows[i])))}
		if k.Suited == 0 {
			c.addPlain(k, r)
		} else {
			c.addFlush(k, r)
		}
	}
	return c
}

func within(k *houseway.Kind, deck uint16) bool {
	for i, r := range k.Ranks {
		if (i > 0 || !k.Joker) && deck>>(r-2)&1 == 0 {
			return false
		}
	}
	return true
}

// distinct returns each value of a list once, sorted.
func distinct[T cmp.Ordered](list []T) []T {
	seen := map[T]bool{}
	last := *new(T)
	for i, x := range list {
		if i == 0 || x != last { // neighbours are often the same
			seen[x] = true
			last = x
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// below is how many of a sorted list are lower than a value.
func below[T cmp.Ordered](list []T, x T) int {
	at, _ := slices.BinarySearch(list, x)
	return at
}

// upTo is how many of a sorted list are not higher than a value.
func upTo[T cmp.Ordered](list []T, x T) int {
	at, found := slices.BinarySearch(list, x)
	if found {
		at++
	}
	return at
}

func countsOf(k *houseway.Kind) (n counts) {
	list := k.Counts()
	copy(n[:], list[:])
	if k.Joker {
		n[joker] = 1
	}
	return n
}

func (c *Cards) addPlain(k *houseway.Kind, r result) {
	p := plain{counts: countsOf(k), result: r, kind: *k, all: 1, flush: int32(len(c.flush)), noFlush: int32(len(c.flush))}
	for r, n := range p.counts[:joker] {
		if n > 0 {
			p.mask |= 1 << r
			p.all *= choose[4][n]
		}
	}
	c.plainOf[k.Number()] = int32(len(c.plains))
	c.plains = append(c.plains, p)
}

// addFlush adds hands with a flush. Those without one of the same ranks were added last.
func (c *Cards) addFlush(k *houseway.Kind, r result) {
	f := flush{result: r, kind: *k, joker: k.Joker, ways: 1, plain: int32(len(c.plains) - 1)}
	n := c.plains[f.plain].counts
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
	at := int32(len(c.flush))
	c.flush = append(c.flush, f)
	c.plains[f.plain].noFlush = at + 1
	c.byMask[f.mask] = append(c.byMask[f.mask], at)
}

// choose is binomial coefficients of small numbers.
var choose = func() (c [8][8]int64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < len(c) && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// sign is -1 to a power.
func sign(n int) int64 {
	if n&1 != 0 {
		return -1
	}
	return 1
}

// size is how many ranks are in a mask.
func size(mask uint16) int { return bits.OnesCount16(mask) }
