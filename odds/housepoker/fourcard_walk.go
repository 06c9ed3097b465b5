package housepoker

import (
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/card"
	"boardwalk/poker"
)

// fourDeals is how many hands a dealer can have beside an up card. Over all up cards
// that are six times the fourHands that there are.
const (
	fourDeals = 46 * 45 * 44 * 43 * 42 / 120
	fourHands = fourDeals * 47 / 6
)

var (
	fourRemoval = sync.OnceValue(func() *removal {
		defer fourReady.Store(true)
		return newRemoval(6, 4, poker.FourOf)
	})
	fourReady atomic.Bool
)

// PrepareFour works out what counts many hands of four card poker quickly. It takes a
// part of a second.
func PrepareFour() { fourRemoval() }

// fourChoices are how many times the ante to wager by each of several strategies, two
// bits each.
type fourChoices uint64

// fourCounter is who walks through all hands. Choose says what to do with a hand that
// has such results, and add counts them.
type fourCounter interface {
	choose(h *FourHand, s FourResults) fourChoices
	add(worker int, class poker.Class, chosen fourChoices, s FourResults, ways uint64)
}

// walkFour goes through every hand with every up card, but one for all that differ
// only in the names of the suits. Where a hand is played in the same way whatever the
// up card is, all up cards are counted at once; and what is folded is not counted
// out.
func walkFour(tell Progress, counter fourCounter) {
	g := fourRemoval()
	all := multisets(5, card.Suits)
	walks := make([]fourWalk, workers())
	share(len(all), tell, func(worker, step int) {
		w := &walks[worker]
		w.removal, w.counter, w.worker, w.held = g, counter, worker, all[step]
		w.begin()
		w.walk()
	})
}

// fourWalk is the player's hands of certain ranks.
type fourWalk struct {
	*removal
	counter fourCounter
	worker  int
	held    ranks
	ranks   []card.Rank // the different ones
	sets    [32]uint16  // the ranks in each set of places in ranks
	parts   []part
	terms   [card.Ranks + 1][]term // by the up card; the last without one
	kinds   [32]fourKind           // by the places of the ranks that make a flush; the first without one
	counts  [card.Ranks + 1][32]fourCounts
	in      [card.Suits]uint16 // the places of the ranks that the player has of each suit
}

// noUp stands for all up cards.
const noUp = card.Ranks

// fourKind is the player's hands of the same rank.
type fourKind struct {
	hand   FourHand
	always bool // it is played in the same way whatever the up card
	chosen [card.Ranks + 1]fourChoices
	sure   [card.Ranks]bool // the choice is known from bounds
}

// fourCounts is how many of the dealer's hands are worth no more than a rank:
// without regard to suits, and what that is wrong by for a suit of which the player
// has certain cards. First the suit of the up card, then any other, and last any suit
// where there is no up card.
type fourCounts struct {
	to    int64
	wrong [3][32]int64
	known [3]uint32 // which of them are found
	ready bool
}

// part is one or two of the player's cards that are not of a suit, or none.
type part struct {
	others ranks
	a, b   int // places in ranks; -1 for none
}

func (w *fourWalk) begin() {
	w.ranks, w.in = w.ranks[:0], [card.Suits]uint16{}
	for r := card.Two; r <= card.Ace; r++ {
		if w.held.of(r) > 0 {
			w.ranks = append(w.ranks, r)
		}
	}
	for m := range w.sets {
		w.sets[m] = 0
		for i, r := range w.ranks {
			w.sets[m] |= uint16(m) >> i & 1 << r
		}
	}
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
	for up := range w.counts {
		for i := range w.counts[up] {
			w.counts[up][i].ready = false
		}
		w.terms[up] = w.terms[up][:0]
		if up == noUp {
			w.terms[up] = w.freeTerms(w.terms[up], w.held)
		} else if w.held.of(card.Rank(up)) < card.Suits {
			w.terms[up] = w.plainTerms(w.terms[up], w.held, card.Rank(up))
		}
	}
}

// walk decides how each kind of hand is played, and counts them.
func (w *fourWalk) walk() {
	some, rest := false, false
	for flush := range uint16(1) << len(w.ranks) {
		if flush == 0 || bits.OnesCount16(flush) >= 4 {
			w.decide(flush)
			some, rest = some || w.kinds[flush].always, rest || !w.kinds[flush].always
		}
	}
	if some {
		w.suits(noUp, len(w.ranks)-1, true, true, true)
	}
	for up := range card.Rank(card.Ranks) {
		if rest && w.held.of(up) < card.Suits {
			w.suits(up, len(w.ranks)-1, false, true, true)
		}
	}
}

// decide finds out how a kind of hand is played against each up card, as far as
// bounds tell: at best no hand of the dealer's is a flush, and at worst all are that can
// be.
func (w *fourWalk) decide(flush uint16) {
	k := &w.kinds[flush]
	*k = fourKind{always: true}
	cards := w.held.unsuited()
	if flush != 0 {
		for i, c := range cards {
			if w.sets[flush]>>c.Rank()&1 != 0 && (i == 0 || cards[i-1].Rank() != c.Rank()) {
				cards[i] = card.New(c.Rank(), 0)
			} else {
				cards[i] = card.New(c.Rank(), 1)
			}
		}
	}
	k.hand = FourHand{Cards: [5]card.Card(cards), Rank: poker.FourOf(cards)}
	b := w.bands[level(k.hand.Rank)]
	first := true
	for up := range card.Rank(card.Ranks) {
		if w.held.of(up) == card.Suits {
			continue
		}
		to := w.countsOf(up, flush).to
		most := b.all(w.slot(1<<up, 0)) + 3*b.all(w.slot(0, one(up)))
		k.hand.Up = card.New(up, 0)
		high := w.counter.choose(&k.hand, FourResults{to, fourDeals - to})
		low := w.counter.choose(&k.hand, FourResults{to - most, fourDeals - to + most})
		k.chosen[up], k.sure[up] = high, low == high
		if first {
			k.chosen[noUp], first = high, false
		}
		k.always = k.always && low == high && high == k.chosen[noUp]
	}
}

// countsOf returns what is known of a kind of hand against an up card.
func (w *fourWalk) countsOf(up card.Rank, flush uint16) *fourCounts {
	c := &w.counts[up][flush]
	if !c.ready {
		c.ready, c.known = true, [3]uint32{}
		c.to = w.plainTo(w.terms[up], w.kinds[flush].hand.Rank)
	}
	return c
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

// partSlot is the slot of hands with the up card, if there is one, and a part, without
// other suited cards. Beside an up card that is of another suit there is one more card
// of other suits at most.
func (w *fourWalk) partSlot(side int, up card.Rank, p part) (slot int, ok bool) {
	switch side {
	case 0:
		return w.slot(1<<up, p.others), true
	case 1:
		if p.b >= 0 {
			return 0, false
		}
		return w.slot(0, p.others+one(up)), true
	}
	return w.slot(0, p.others), true
}

// wrongFor is what is wrong for a suit of which the player has the cards in m.
func (w *fourWalk) wrongFor(c *fourCounts, r poker.Rank, side int, up card.Rank, m uint16) int64 {
	if c.known[side]>>m&1 != 0 {
		return c.wrong[side][m]
	}
	b := w.bands[level(r)]
	key := b.key(r)
	var n int64
	for _, p := range w.parts {
		times := w.times(p, m)
		slot, ok := w.partSlot(side, up, p)
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
// An up card is of the first suit. The others have no names: each has higher cards
// than the next, or the same so far. Without an up card that holds for the first suit
// too.
func (w *fourWalk) suits(up card.Rank, at int, first, second, third bool) {
	if at < 0 {
		w.dealt(up, first, second, third)
		return
	}
	r := w.ranks[at]
	for set := range uint16(1 << card.Suits) {
		if bits.OnesCount16(set) != w.held.of(r) || r == up && set&1 != 0 {
			continue
		}
		a, b, c, d := set&1, set>>1&1, set>>2&1, set>>3&1
		if first && a < b || second && b < c || third && c < d {
			continue
		}
		for s := range w.in {
			w.in[s] = w.in[s]&^(1<<at) | set>>s&1<<at
		}
		w.suits(up, at-1, first && a == b, second && b == c, third && c == d)
	}
}

// renamings is in how many ways the suits can be named, if some have the same cards
// as the next.
func renamings(first, second, third bool) uint64 {
	switch {
	case first && second && third:
		return 1
	case first && second || second && third:
		return 4
	case first && third:
		return 6
	case first || second || third:
		return 12
	}
	return 24
}

// dealt counts how the player's hand fares.
func (w *fourWalk) dealt(up card.Rank, first, second, third bool) {
	flush := uint16(0)
	for _, m := range w.in {
		if bits.OnesCount16(m) >= 4 {
			flush = m
		}
	}
	k := &w.kinds[flush]
	if k.always != (up == noUp) {
		return
	}
	hands, times, ways := int64(fourHands), int64(6), renamings(first, second, third)
	if up != noUp {
		// The up card is of one of four suits, and the others are named in six ways.
		hands, times, ways = fourDeals, 1, renamings(false, second, third)
	}
	class := k.hand.Rank.Class()
	if sure := up == noUp || k.sure[up]; sure && k.chosen[up] == 0 {
		w.counter.add(w.worker, class, 0, FourResults{0, hands * times}, ways)
		return
	}
	to := w.to(up, flush)
	s := FourResults{to * times, (hands - to) * times}
	chosen := k.chosen[up]
	if up != noUp && !k.sure[up] {
		k.hand.Up = card.New(up, 0)
		chosen = w.counter.choose(&k.hand, s)
	}
	w.counter.add(w.worker, class, chosen, s, ways)
}

// to counts the dealer's hands that are worth no more than the player's, with suits as
// they are given.
func (w *fourWalk) to(up card.Rank, flush uint16) int64 {
	counts := w.countsOf(up, flush)
	n := counts.to
	for s, m := range w.in {
		side := min(s, 1)
		if up == noUp {
			side = 2
		}
		n -= w.wrongFor(counts, w.kinds[flush].hand.Rank, side, up, m)
	}
	return n
}

// walkTo goes to one hand of the player's.
func walkTo(h *FourHand) (w *fourWalk, flush uint16) {
	w = &fourWalk{removal: fourRemoval(), counter: &fourCount{FourCard: &FourCard{}}}
	for _, c := range h.Cards {
		w.held += one(c.Rank())
	}
	w.begin()
	for _, c := range h.Cards {
		s := (c.Suit() - h.Up.Suit() + card.Suits) % card.Suits // the suit of the up card is the first
		w.in[s] |= 1 << slices.Index(w.ranks, c.Rank())
	}
	for _, m := range w.in {
		if bits.OnesCount16(m) >= 4 {
			flush = m
		}
	}
	w.decide(flush)
	return w, flush
}
