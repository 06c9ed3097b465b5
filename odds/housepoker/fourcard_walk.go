package housepoker

import (
	"math/bits"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// fourDeals is how many hands a dealer can have beside an up card.
const fourDeals = 46 * 45 * 44 * 43 * 42 / 120

var fourRemoval = sync.OnceValue(func() *removal { return newRemoval(6, 4, poker.FourOf) })

// walkFour visits every hand with every up card, but one for all that differ only
// in the names of the suits.
//
// At first the hand is visited with results that are no worse than the real ones:
// most hands are folded whatever they are. If visit returns false it is called
// again with the real ones.
func walkFour(tell Progress, visit func(worker int, h *FourHand, s FourResults, ways uint64, real bool) bool) {
	g := fourRemoval()
	all := multisets(5, card.Suits)
	share(len(all), tell, func(worker, step int) {
		w := fourWalk{removal: g, held: all[step]}
		w.plainRank = poker.FourOf(w.held.unsuited())
		for r := card.Two; r <= card.Ace; r++ {
			if w.held.of(r) > 0 {
				w.ranks = append(w.ranks, r)
			}
		}
		for m := range w.sets {
			for i, r := range w.ranks {
				w.sets[m] |= uint16(m) >> i & 1 << r
			}
		}
		w.listParts()
		for w.up = card.Two; w.up <= card.Ace; w.up++ {
			if w.held.of(w.up) < card.Suits {
				w.prepare()
				w.suits(len(w.ranks)-1, true, true, func(s FourResults, ways uint64, real bool) bool {
					return visit(worker, &w.hand, s, ways, real)
				})
			}
		}
	})
}

// fourWalk is the player's hands of certain ranks.
type fourWalk struct {
	*removal
	held      ranks
	ranks     []card.Rank // the different ones
	plainRank poker.Rank  // where the hand is no flush
	sets      [32]uint16  // the ranks in each set of places in ranks
	parts     []part
	up        card.Rank
	terms     []term
	noFlush   fourCounts
	flushes   [32]fourCounts // by the places of the ranks that make a flush
	in        [card.Suits]uint16
	hand      FourHand
}

// fourCounts is how many of the dealer's hands are worth no more than a rank:
// without regard to suits, and what that is wrong by for a suit of which the player
// has certain cards. First the suit of the up card, then any other.
type fourCounts struct {
	rank  poker.Rank // zero until it is needed
	to    int64
	wrong [2][32]int64
	known [2]uint32 // which of them are found
}

// part is one or two of the player's cards that are not of a suit, or none.
type part struct {
	others ranks
	a, b   int // places in ranks; -1 for none
}

func (w *fourWalk) listParts() {
	w.parts = append(w.parts[:0], part{0, -1, -1})
	for i, r := range w.ranks {
		w.parts = append(w.parts, part{one(r), i, -1})
	}
	for i, r := range w.ranks {
		for j, s := range w.ranks[:i+1] {
			if i != j || w.held.of(r) > 1 {
				w.parts = append(w.parts, part{one(r) + one(s), i, j})
			}
		}
	}
}

// times is in how many ways the part is among the cards that are not of a suit, if
// the ranks in m are; below zero where inclusion and exclusion subtracts it.
func (w *fourWalk) times(p part, m uint16) int64 {
	if p.a < 0 {
		return 1
	}
	a := int64(w.held.of(w.ranks[p.a])) - int64(m>>p.a&1)
	switch {
	case p.b < 0:
		return -a
	case p.a == p.b:
		return a * (a - 1) / 2
	}
	return a * (int64(w.held.of(w.ranks[p.b])) - int64(m>>p.b&1))
}

// prepare finds what the hands without a flush need, for an up card.
func (w *fourWalk) prepare() {
	w.terms = w.plainTerms(w.terms[:0], w.held, w.up)
	for i := range w.flushes {
		w.flushes[i] = fourCounts{}
	}
	c := &w.noFlush
	*c = fourCounts{rank: w.plainRank, to: w.plainTo(w.terms, w.plainRank)}
}

// findAll finds what is wrong for all cards that the player may have of a suit.
func (w *fourWalk) findAll(c *fourCounts) {
	c.known = [2]uint32{1<<32 - 1, 1<<32 - 1}
	b := w.bands[level(c.rank)]
	key := b.key(c.rank)
	var sums [32]int64
	size := uint16(1) << len(w.ranks)
	for side := range c.wrong {
		for _, p := range w.parts {
			slot, ok := w.upSlot(side, p)
			if !ok {
				continue
			}
			for m := range size {
				sums[m] = b.wrong(slot|int(w.sets[m]), key)
				if bits.OnesCount16(m)&1 != 0 {
					sums[m] = -sums[m]
				}
			}
			for j := range w.ranks { // the sums over all parts of each set
				for m := range size {
					if m>>j&1 != 0 {
						sums[m] += sums[m^1<<j]
					}
				}
			}
			for m := range size {
				c.wrong[side][m] += w.times(p, m) * sums[m]
			}
		}
	}
}

// upSlot is the slot of hands with the up card and a part, without other suited
// cards. Beside an up card that is of another suit there is one more card of other suits
// at most.
func (w *fourWalk) upSlot(side int, p part) (slot int, ok bool) {
	if side == 0 {
		return w.slot(1<<w.up, p.others), true
	}
	if p.b >= 0 {
		return 0, false
	}
	return w.slot(0, p.others+one(w.up)), true
}

// wrongFor is what is wrong for a suit of which the player has the cards in m.
func (w *fourWalk) wrongFor(c *fourCounts, side int, m uint16) int64 {
	if c.known[side]>>m&1 != 0 {
		return c.wrong[side][m]
	}
	b := w.bands[level(c.rank)]
	key := b.key(c.rank)
	var n int64
	for _, p := range w.parts {
		slot, ok := w.upSlot(side, p)
		times := w.times(p, m)
		if !ok || times == 0 {
			continue
		}
		for set := m; ; set = (set - 1) & m {
			more := times * b.wrong(slot|int(w.sets[set]), key)
			if bits.OnesCount16(set)&1 != 0 {
				more = -more
			}
			if n += more; set == 0 {
				break
			}
		}
	}
	c.wrong[side][m] = n
	c.known[side] |= 1 << m
	return n
}

// suits gives the player's cards suits in every way, from the highest rank down.
// The up card is of the first suit. The others have no names: the second has the
// highest cards, or the same as the third so far, and so on.
func (w *fourWalk) suits(at int, second, third bool, visit func(s FourResults, ways uint64, real bool) bool) {
	if at < 0 {
		w.dealt(second, third, visit)
		return
	}
	r := w.ranks[at]
	for set := range uint16(1 << card.Suits) {
		if bits.OnesCount16(set) != w.held.of(r) || r == w.up && set&1 != 0 {
			continue
		}
		a, b, c := set>>1&1, set>>2&1, set>>3&1
		if second && a < b || third && b < c {
			continue
		}
		for s := range w.in {
			w.in[s] = w.in[s]&^(1<<at) | set>>s&1<<at
		}
		w.suits(at-1, second && a == b, third && b == c, visit)
	}
}

// dealt counts how the player's hand fares.
func (w *fourWalk) dealt(second, third bool, visit func(s FourResults, ways uint64, real bool) bool) {
	ways := uint64(4 * 6)
	switch {
	case second && third:
		ways = 4
	case second || third:
		ways = 4 * 3
	}
	h := &w.hand
	h.Up = card.New(w.up, 0)
	at, counts, flush := 0, &w.noFlush, uint16(0)
	for s, m := range w.in {
		if bits.OnesCount16(m) >= 4 {
			flush = m
		}
		for ; m != 0; m &= m - 1 {
			h.Cards[at] = card.New(w.ranks[bits.TrailingZeros16(m)], card.Suit(s))
			at++
		}
	}
	h.Rank = w.plainRank
	if flush != 0 {
		counts = &w.flushes[flush]
		if counts.rank == 0 {
			counts.rank = poker.FourOfFiveAt(&h.Cards)
			counts.to = w.plainTo(w.terms, counts.rank)
		}
		h.Rank = counts.rank
	}
	to := counts.to
	if visit(FourResults{to, fourDeals - to}, ways, false) {
		return
	}
	if counts == &w.noFlush && counts.known[0] == 0 {
		w.findAll(counts)
	}
	for s, m := range w.in {
		to -= w.wrongFor(counts, min(s, 1), m)
	}
	visit(FourResults{to, fourDeals - to}, ways, true)
}
