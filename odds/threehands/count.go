package threehands

import (
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"

	"boardwalk/card"
)

// Found is how all deals end: every hand of a player's against every hand of the dealer's that shares no card with it.
type Found struct {
	Deals int64
	House int64 // how many of them somebody wins who sets as the house does
	Best  int64 // and who sets by [Asia.Best]
}

// Deals is how many deals there are with 52 cards and the joker.
const Deals = 154_143_080 * 53_524_680

// Progress is told how much of a count is done. It is called by several goroutines.
type Progress func(done, all int)

// Count counts all deals, on so many cores or on all for 0.
//
// There are 8 million billion pairs of hands that share no card. They are counted by inclusion and exclusion: all pairs
// of hands that both have some cards, less those that have one more, and so on for every set of up to seven cards. What
// is found for a set of cards holds for it in all suits. Nothing is drawn or rounded.
func (a *Asia) Count(cores int, tell Progress) Found { return a.count(1<<card.Ranks-1, cores, tell) }

// count is [Asia.Count] with a deck of some ranks and the joker.
func (a *Asia) count(deck uint16, cores int, tell Progress) Found {
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	k := a.newKinds(deck)
	masks := everyMask(deck)
	parts := everyPart(&masks)
	var next, done atomic.Int64
	var wait sync.WaitGroup
	won := make([]ahead, cores)
	for w := range cores {
		wait.Go(func() {
			r := newRoom(k, &masks)
			for {
				n := int(next.Add(1)) - 1
				if n >= len(parts) {
					break
				}
				r.takeOut(&parts[n])
				if n := int(done.Add(1)); tell != nil && n%1024 == 0 {
					tell(n, len(parts))
				}
			}
			won[w] = r.won
		})
	}
	wait.Wait()
	suited := int64(4 * bits.OnesCount16(deck))
	f := Found{Deals: choose(suited+1, 7) * choose(suited+1-7, 7)}
	for _, n := range won {
		f.House, f.Best = f.House+n.house, f.Best+n.best
	}
	return f
}

func choose(n, k int64) int64 {
	c := int64(1)
	for i := range k {
		c = c * (n - i) / (i + 1)
	}
	return c
}

// part is a set of cards that both hands have, with j the joker among them, and in how many ways its suits can be chosen.
type part struct {
	cards
	n, j uint8 // how many cards there are
	ways int64
}

// everyMask lists the sets of ranks of a deck, by how many ranks they have.
func everyMask(deck uint16) (list [8][]uint16) {
	for mask := range deck + 1 {
		if n := bits.OnesCount16(mask); mask&^deck == 0 && n <= 7 {
			list[n] = append(list[n], mask)
		}
	}
	return list
}

// everyPart lists the sets of up to six cards that differ in more than suits.
func everyPart(masks *[8][]uint16) (list []part) {
	for n := range uint8(7) {
		for j := range min(n, 1) + 1 {
			w := walk{masks: masks, found: func(c *cards, ways int64) { list = append(list, part{*c, n, j, ways}) }}
			w.from(&cards{}, int(n-j))
		}
	}
	return list
}

// walk adds cards to others in every way. Of the ways that differ only by suits which are alike among the others it finds
// one, and says how many there are.
type walk struct {
	masks *[8][]uint16
	found func(c *cards, ways int64) // the cards may not be kept

	before [4]int    // the suit before one that is alike; -1 for none
	nth    [4]int64  // the how many-th of those that are alike a suit is
	given  [4]uint16 // what was added to a suit
	run    [4]int64  // to how many of those that are alike up to this the same was added
	with   [5]cards  // the cards with what was added to so many suits
	ways   [5]int64  // and in how many ways
}

// from adds so many cards to some.
func (w *walk) from(c *cards, more int) {
	w.with[0], w.ways[0] = *c, 1
	for suit := range w.before {
		w.before[suit], w.nth[suit] = -1, 1
		for earlier := range suit {
			if c.suits[earlier] == c.suits[suit] {
				w.before[suit] = earlier
				w.nth[suit]++
			}
		}
	}
	w.add(0, more)
}

// add adds cards to a suit and those after it.
func (w *walk) add(suit, left int) {
	c, before, fewest, most := &w.with[suit], w.before[suit], 0, uint16(1<<card.Ranks-1)
	if suit == 3 {
		fewest = left
	}
	if before >= 0 {
		most = w.given[before]
	}
	for n := fewest; n <= left; n++ {
		for _, mask := range w.masks[n] {
			if mask > most {
				break
			}
			if mask&c.suits[suit] != 0 {
				continue
			}
			w.given[suit], w.run[suit], w.ways[suit+1] = mask, 1, w.ways[suit]*w.nth[suit]
			if before >= 0 && mask == most {
				w.run[suit] = w.run[before] + 1
				w.ways[suit+1] /= w.run[suit]
			}
			if w.with[suit+1] = c.add(suit, mask, n); suit == 3 {
				w.found(&w.with[4], w.ways[4])
			} else {
				w.add(suit+1, left-n)
			}
		}
	}
}

// ahead is how many hands are ahead of others.
type ahead struct{ house, best int64 }

// room is what one goroutine counts in.
type room struct {
	*kinds
	walk walk
	won  ahead

	house, best []int32  // how often each way of the list was set
	seen        []uint64 // which ones were, a bit for each
	words       []uint64 // which words of seen are not zero
	set         []uint32 // those that were, in order
	below       below
}

func newRoom(k *kinds, masks *[8][]uint16) *room {
	n := len(k.list)
	return &room{kinds: k, walk: walk{masks: masks}, house: make([]int32, n), best: make([]int32, n),
		seen: make([]uint64, n/64+1), words: make([]uint64, n/64/64+1)}
}

// takeOut counts the pairs of hands that both have the cards of a part. They are added or subtracted by how many cards
// these are.
func (r *room) takeOut(p *part) {
	for j := p.j; j < 2; j++ {
		r.walk.found = func(c *cards, ways int64) { r.add(r.hand(c, int(j)), ways) }
		if p.n == 0 {
			r.walk.found = func(c *cards, ways int64) {
				w := r.hand(c, int(j))
				r.add(w, ways)
				if r.list[w.best].Wins(&r.list[w.house]) >= 2 {
					r.won.best -= ways // of a part with all seven cards both hands are the same
				}
			}
		}
		r.walk.from(&p.cards, int(7-p.n-(j-p.j)))
	}
	n := r.pairs()
	ways := p.ways
	if p.n&1 != 0 {
		ways = -ways
	}
	r.won.house, r.won.best = r.won.house+ways*n.house, r.won.best+ways*n.best
}

// add counts so many hands that are set alike.
func (r *room) add(w ways, n int64) {
	r.house[w.house] += int32(n)
	r.best[w.best] += int32(n)
	for _, x := range [...]uint32{w.house, w.best} {
		r.seen[x>>6] |= 1 << (x & 63)
		r.words[x>>12] |= 1 << (x >> 6 & 63)
	}
}

// order lists the ways that were set.
func (r *room) order() {
	r.set = r.set[:0]
	for i := range r.words {
		for ; r.words[i] != 0; r.words[i] &= r.words[i] - 1 {
			at := 64*i + bits.TrailingZeros64(r.words[i])
			for ; r.seen[at] != 0; r.seen[at] &= r.seen[at] - 1 {
				r.set = append(r.set, uint32(64*at+bits.TrailingZeros64(r.seen[at])))
			}
		}
	}
}

// pairs counts the pairs of the hands that were added in which the first wins two of the three hands at least, the second
// set by the house, and forgets them. They are gone through from the lowest high hand up. Who wins two hands wins the
// high and the medium one, the high and the low one or the medium and the low one; who wins all is in each of these.
func (r *room) pairs() (won ahead) {
	r.order()
	b := &r.below
	*b = below{}
	for i := 0; i < len(r.set); {
		j := i
		for ; j < len(r.set) && r.places[r.set[j]].high == r.places[r.set[i]].high; j++ {
			x := r.set[j]
			medium, both := b.of(r.places[x])
			wins := medium + b.low[r.places[x].low] - 2*both
			won.house, won.best = won.house+int64(r.house[x])*wins, won.best+int64(r.best[x])*wins
		}
		for ; i < j; i++ {
			if n := r.house[r.set[i]]; n != 0 {
				b.add(r.places[r.set[i]], int64(n))
			}
		}
	}
	for _, x := range r.set {
		_, both := b.of(r.places[x])
		won.house, won.best = won.house+int64(r.house[x])*both, won.best+int64(r.best[x])*both
		r.house[x], r.best[x] = 0, 0
	}
	return won
}

// below tells how many of some hands have a lower medium hand, a lower low hand, or both. It is a tree of sums over the
// medium hands, and for each of its nodes by how the low hand ranks.
type below struct {
	tree [mediums + 1][card.Ranks + 1]int64
	low  [card.Ranks + 1]int64
}

// mediums is how many medium hands there are: pairs, and two ranks.
const mediums = card.Ranks + card.Ranks*(card.Ranks-1)/2

// add adds so many hands.
func (b *below) add(p place, n int64) {
	for low := p.low + 1; low <= card.Ranks; low++ {
		b.low[low] += n
	}
	for i := int(p.medium) + 1; i <= mediums; i += i & -i {
		row := &b.tree[i]
		for low := p.low + 1; low <= card.Ranks; low++ {
			row[low] += n
		}
	}
}

// of is how many hands have a lower medium hand, and how many a lower low hand too.
func (b *below) of(p place) (medium, both int64) {
	for i := int(p.medium); i > 0; i &= i - 1 {
		row := &b.tree[i]
		medium += row[card.Ranks]
		both += row[p.low]
	}
	return medium, both
}
