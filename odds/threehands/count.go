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
// of hands that both have some cards, less those that have one more, and so on for every set of up to seven cards. Nothing
// is drawn or rounded.
//
// Suits hardly matter. Every hand counts as it would be set without a flush, which its ranks alone say, and where a flush
// makes a difference a change is added: the hand as it is set with the flush, less the hand without. Of a hand without
// changes and any other it matters which ranks they share ([room.ranks]). Of two changes it matters which cards they share
// in the suits of their flushes, and which ranks in the other suits ([room.sameSuit], [room.twoSuits], [room.thirdSuit]).
func (a *Asia) Count(cores int, tell Progress) Found { return a.count(1<<card.Ranks-1, cores, tell) }

// count is [Asia.Count] with a deck of some ranks and the joker.
func (a *Asia) count(deck uint16, cores int, tell Progress) Found {
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	k := a.newKinds(deck, cores)
	tasks := k.tasks()
	var next, done atomic.Int64
	var wait sync.WaitGroup
	won := make([]ahead, cores)
	for w := range cores {
		wait.Go(func() {
			r := newRoom(k)
			for {
				n := int(next.Add(1)) - 1
				if n >= len(tasks) {
					break
				}
				tasks[n](r)
				if n := int(done.Add(1)); tell != nil && n%1024 == 0 {
					tell(n, len(tasks))
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

// room is what one goroutine counts in.
type room struct {
	*kinds
	tally
	won ahead
}

func newRoom(k *kinds) *room { return &room{kinds: k, tally: newTally(k)} }

// found adds so many times what was found for cards that both hands have. Those of an odd number of cards are subtracted.
func (r *room) found(n ahead, times int64, cards int) {
	if cards&1 != 0 {
		times = -times
	}
	r.won.house, r.won.best = r.won.house+times*n.house, r.won.best+times*n.best
}

// tasks are the parts of the count, those that take long first.
func (k *kinds) tasks() (list []func(*room)) {
	for j := range 2 {
		for i, first := range k.few {
			for _, second := range k.few[i:] {
				list = append(list, func(r *room) { r.twoSuits(first, second, j) })
			}
		}
		for _, e := range k.others {
			for n := 0; n+e.cards+j <= 7; n++ {
				list = append(list, func(r *room) { r.sameSuit(n, e, j) })
			}
		}
	}
	for _, e := range k.others {
		list = append(list, func(r *room) { r.thirdSuit(e) })
	}
	for j := range 2 {
		for _, s := range k.shared[j] {
			list = append(list, func(r *room) { r.ranks(s, j) })
		}
	}
	return list
}

// ranks counts the pairs of hands that share some ranks, and the joker with j, and of which one at least counts as set
// without a flush. The suits of the shared cards can be chosen in many ways that are all alike: either hand is added up
// over all of them, and the pairs are divided by their number.
func (r *room) ranks(s *vector, j int) {
	for own := j; own < 2; own++ {
		r.withRanks(s, own, 0, 7-own-s.cards, s.key, 1)
	}
	n := r.butSecond()
	r.found(ahead{n.house / s.suits, n.best / s.suits}, 1, s.cards+j)
}

// withRanks adds all hands with some ranks and so many more cards of the ranks from one on: as they are set without a flush
// on the first side, and what flushes change on the second.
func (r *room) withRanks(s *vector, j int, from card.Rank, left int, key rankKey, ways int64) {
	if left == 0 {
		at := r.number(j, key)
		h := &r.kinds.hands[at]
		r.addPlain(0, at, int32(ways)*h.n)
		changed := int32(0)
		for i := range h.changes {
			c := &h.changes[i]
			changed += c.n
			r.add(1, c.ways, int32(ways)*c.n)
		}
		r.addPlain(1, at, -int32(ways)*changed)
		return
	}
	for rank := from; rank < card.Ranks; rank++ {
		if r.deck>>rank&1 == 0 {
			continue
		}
		has := s.count[rank]
		for n := 1; n <= min(left, 4-int(has)); n++ {
			r.withRanks(s, j, rank+1, left-n, key+rankKey(n)*keys[rank], ways*choices[int(has)+n][has])
		}
	}
}

// sameSuit counts the pairs of changes by flushes of one suit, which share n cards of the suit, some others and, with j,
// the joker.
func (r *room) sameSuit(n int, e *others, j int) {
	for _, mask := range r.masks[n] {
		r.flushes(0, mask, e, j)
		r.found(r.among(), 4*e.in[3], n+e.cards+j)
	}
}

// twoSuits counts the pairs of changes by flushes of two suits, which share some cards of either suit, any of the other two
// and, with j, the joker. The player's suit is that of the first cards or of the second. A hand that has both flushes shares
// cards with one of either suit.
func (r *room) twoSuits(first, second uint16, j int) {
	n, m := bits.OnesCount16(first), bits.OnesCount16(second)
	for _, e := range r.others {
		if e.cards > 3-max(n, m) {
			break
		}
		times := 12 * e.in[2]
		if times == 0 {
			continue
		}
		r.flushes(0, first, r.byKey[maskKeys[second]+e.key], j)
		if e.cards == 0 {
			r.bothFlushes(0, first, second)
		}
		if first == second {
			r.found(r.among(), times, n+m+e.cards+j)
			continue
		}
		r.flushes(1, second, r.byKey[maskKeys[first]+e.key], j)
		if e.cards == 0 {
			r.bothFlushes(1, first, second)
		}
		r.found(r.between(), times, n+m+e.cards+j)
	}
}

// thirdSuit counts the pairs of a change by a flush and a hand that has two flushes of other suits, which share some cards
// of these suits. As the one has the joker, the other one has none.
func (r *room) thirdSuit(e *others) {
	r.flushesOf(0, 0, e, 0)
	for _, first := range r.few {
		if second, ok := maskOf()[e.key-maskKeys[first]]; ok {
			r.bothFlushes(1, first, second)
		}
	}
	r.found(r.between(), 12, e.cards)
}

// flushes adds the changes of hands that have some cards of the suit of their flush and some others, and with j the joker.
func (r *room) flushes(side int, mask uint16, e *others, j int) {
	for own := j; own < 2; own++ {
		r.flushesOf(side, mask, e, own)
	}
}

// flushesOf is flushes of hands with the joker, or of hands without it.
func (r *room) flushesOf(side int, mask uint16, e *others, j int) {
	has := bits.OnesCount16(mask)
	for cards := max(4-j, has); cards+e.cards+j <= 7; cards++ {
		more := e.more[7-j-cards]
		for _, add := range r.masks[cards-has] {
			if add&mask != 0 {
				continue
			}
			of := r.flush[j][r.start[j][mask|add]:]
			for _, m := range more {
				if c := &of[m.at]; c.without != none {
					r.change(side, c, m.n)
				}
			}
		}
	}
}

// bothFlushes takes out what is one change too many of the hands with flushes of two suits that have some cards of either.
func (r *room) bothFlushes(side int, first, second uint16) {
	for _, x := range r.masks[3-bits.OnesCount16(first)] {
		if x&first != 0 {
			continue
		}
		row := r.both[r.third[x|first]]
		for _, y := range r.masks[3-bits.OnesCount16(second)] {
			if y&second != 0 {
				continue
			}
			if c := &row[r.third[y|second]]; c.without != none {
				r.change(side, c, -1)
			}
		}
	}
}
