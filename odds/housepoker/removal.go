package housepoker

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// ranks is how many cards there are of each rank: three bits a rank, from the
// twos up.
type ranks uint64

func one(r card.Rank) ranks { return 1 << (3 * r) }

func (m ranks) of(r card.Rank) int { return int(m>>(3*r)) & 7 }

// multisets returns every number of cards of each rank that n cards can have,
// with at most so many of one rank.
func multisets(n, most int) []ranks {
	var all []ranks
	var deal func(r card.Rank, left int, m ranks)
	deal = func(r card.Rank, left int, m ranks) {
		if left == 0 {
			all = append(all, m)
			return
		}
		if r > card.Ace {
			return
		}
		for i := range min(left, most) + 1 {
			deal(r+1, left-i, m+ranks(i)*one(r))
		}
	}
	deal(card.Two, n, 0)
	return all
}

// unsuited returns cards of such ranks of which no four are of one suit, and no
// three of three or four.
func (m ranks) unsuited() []card.Card {
	var cards []card.Card
	next := 0
	for r := card.Two; r <= card.Ace; r++ {
		for i := range m.of(r) {
			cards = append(cards, card.New(r, card.Suit((next+i)%card.Suits)))
		}
		next += m.of(r)
	}
	return cards
}

// suitedCards returns cards of one suit, of the ranks in a set.
func suitedCards(set uint16) []card.Card {
	var cards []card.Card
	for ; set != 0; set &= set - 1 {
		cards = append(cards, card.Card(bits.TrailingZeros16(set)))
	}
	return cards
}

// choose has the binomial coefficients.
var choose = func() (c [53][8]int64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < len(c[n]) && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// lists are the ranks of hands by what the hands contain: a list for each slot,
// in ascending order, with how many hands there are up to each.
type lists struct {
	start []uint32
	keys  []uint16 // places of the ranks among all
	sums  []uint32
	ranks []poker.Rank // all of them
}

// holding is one shape of a hand, for lists: what it is worth, and in how many
// ways it contains what each slot stands for.
type holding struct {
	rank  poker.Rank
	slots func(yield func(slot int, ways uint32))
}

// newLists fills the lists from hands.
func newLists(slots int, hands []holding) *lists {
	slices.SortStableFunc(hands, func(a, b holding) int { return int(a.rank) - int(b.rank) })
	l := &lists{start: make([]uint32, slots+1)}
	for i := range hands {
		if n := len(l.ranks); n == 0 || l.ranks[n-1] != hands[i].rank {
			l.ranks = append(l.ranks, hands[i].rank)
		}
		hands[i].slots(func(slot int, _ uint32) { l.start[slot+1]++ })
	}
	for i := range slots {
		l.start[i+1] += l.start[i]
	}
	n := l.start[slots]
	l.keys, l.sums = make([]uint16, n), make([]uint32, n)
	at := slices.Clone(l.start)
	for i := range hands {
		key := l.key(hands[i].rank) - 1
		hands[i].slots(func(slot int, ways uint32) {
			k := at[slot]
			l.keys[k], l.sums[k] = key, ways
			if k > l.start[slot] {
				l.sums[k] += l.sums[k-1]
			}
			at[slot]++
		})
	}
	return l
}

// key is how many different ranks are no higher than a rank.
func (l *lists) key(r poker.Rank) uint16 {
	n, found := slices.BinarySearch(l.ranks, r)
	if found {
		n++
	}
	return uint16(n)
}

// to counts the hands of a slot that are worth a rank or less, by the rank's key.
func (l *lists) to(slot int, key uint16) int64 {
	start := int(l.start[slot])
	keys := l.keys[start:l.start[slot+1]]
	from, end := 0, len(keys)
	for end-from > 16 {
		if mid := (from + end) >> 1; keys[mid] < key {
			from = mid + 1
		} else {
			end = mid
		}
	}
	for from < end && keys[from] < key {
		from++
	}
	if from == 0 {
		return 0
	}
	return int64(l.sums[start+from-1])
}

// all counts the hands of a slot.
func (l *lists) all(slot int) int64 {
	if l.start[slot] == l.start[slot+1] {
		return 0
	}
	return int64(l.sums[l.start[slot+1]-1])
}

// removal counts the hands that a dealer can have, of a certain size and with an
// up card, that avoid the cards of a player. A dealer's hand that contains given
// cards is easily counted from lists; one that avoids them is counted by inclusion
// and exclusion. Suits come in only where a hand is a flush: it is counted as if
// it were none, and then put right for each suit that it can be of.
type removal struct {
	size   int                          // the dealer's cards
	rank   func([]card.Card) poker.Rank // what they are worth
	slots  map[ranks]int32              // of plain
	worth  map[ranks]poker.Rank         // of the dealer's cards without regard to suits
	plain  *lists                       // by ranks that the hand contains
	bands  map[uint32]*band             // by the class of the rank that is asked for
	others map[ranks]int                // slots of up to two cards of other suits
	shapes []flushShape
	least  poker.Rank // the lowest of all
}

// flushShape is a dealer's hand with enough cards of one suit for a flush.
type flushShape struct {
	suited       uint16      // the ranks of the cards of that suit
	others       []card.Rank // those of the others: two at most
	plain, flush poker.Rank  // what it is worth without and with regard to the suit
}

// band has what is counted wrong if suits are left out, for ranks of one class:
// hands that are worth no more than the rank if suits are left out, and more if
// they are not. Either of the two is so for all hands of the band, and the other
// is looked up.
type band struct {
	*lists
	byFlush bool
}

// wrong counts the hands of a slot that are taken for no better than the rank,
// and are better. The rank is given by its key.
func (b *band) wrong(slot int, key uint16) int64 {
	if b.byFlush {
		return b.all(slot) - b.to(slot, key)
	}
	return b.to(slot, key)
}

// level is the place of a rank's class: the better class has the higher one.
func level(r poker.Rank) uint32 { return uint32(r) >> 24 }

// newRemoval prepares for dealer's hands of so many cards, of which least of one
// suit are enough for a flush. Hands beyond five cards with a flush have at most two
// cards of other suits.
func newRemoval(size, least int, rank func([]card.Card) poker.Rank) *removal {
	g := &removal{size: size, rank: rank, slots: map[ranks]int32{}, worth: map[ranks]poker.Rank{}, bands: map[uint32]*band{}, others: map[ranks]int{}}
	g.plainLists()
	for n := range 3 {
		for _, m := range multisets(n, 2) {
			g.others[m] = len(g.others)
		}
	}
	for set := range uint16(1 << card.Ranks) {
		n := bits.OnesCount16(set)
		if n < least || n > size {
			continue
		}
		for _, rest := range multisets(size-n, 3) {
			s := flushShape{suited: set, flush: rank(suitedCards(set))}
			m := rest
			for _, c := range suitedCards(set) {
				m += one(c.Rank())
			}
			s.plain = g.worth[m]
			for r := card.Two; r <= card.Ace; r++ {
				for range rest.of(r) {
					s.others = append(s.others, r)
				}
			}
			g.shapes = append(g.shapes, s)
		}
	}
	g.fillBands()
	return g
}

// plainLists lists every hand by the ranks that it contains.
func (g *removal) plainLists() {
	var hands []holding
	for _, m := range multisets(g.size, card.Suits) {
		rank := g.rank(m.unsuited())
		g.worth[m] = rank
		if g.least == 0 || rank < g.least {
			g.least = rank
		}
		hands = append(hands, holding{rank, func(yield func(int, uint32)) {
			var part func(r card.Rank, within ranks, ways uint32)
			part = func(r card.Rank, within ranks, ways uint32) {
				for r <= card.Ace && m.of(r) == 0 {
					r++
				}
				if r > card.Ace {
					slot, ok := g.slots[within]
					if !ok {
						slot = int32(len(g.slots))
						g.slots[within] = slot
					}
					yield(int(slot), ways)
					return
				}
				for i := range m.of(r) + 1 {
					part(r+1, within+ranks(i)*one(r), ways*uint32(choose[card.Suits-i][m.of(r)-i]))
				}
			}
			part(card.Two, 0, 1)
		}})
	}
	most := 0
	for n := range g.size + 1 {
		most += int(choose[card.Ranks+n-1][n])
	}
	g.plain = newLists(most, hands)
}

// fillBands makes the lists of each class of rank, by the suited ranks and the
// others that a hand contains.
func (g *removal) fillBands() {
	made := map[[2]int]*band{} // by how it is looked up and how many hands it has
	for _, r := range g.worth {
		g.bands[level(r)] = nil
	}
	for i := range g.shapes {
		g.bands[level(g.shapes[i].flush)] = nil
	}
	for l := range g.bands {
		suited := false
		for i := range g.shapes {
			suited = suited || level(g.shapes[i].flush) == l
		}
		var hands []holding
		for i := range g.shapes {
			s := &g.shapes[i]
			switch {
			case suited && level(s.plain) < l:
				hands = append(hands, holding{s.flush, g.within(s)})
			case !suited && level(s.flush) > l:
				hands = append(hands, holding{s.plain, g.within(s)})
			}
		}
		key := [2]int{0, len(hands)}
		if suited {
			key[0] = 1
		}
		if made[key] == nil {
			made[key] = &band{newLists(len(g.others)<<card.Ranks, hands), suited}
		}
		g.bands[l] = made[key]
	}
}

// slot is that of hands which contain suited cards and others.
func (g *removal) slot(suited uint16, others ranks) int {
	return g.others[others]<<card.Ranks | int(suited)
}

// within yields everything that a flush contains.
func (g *removal) within(s *flushShape) func(func(int, uint32)) {
	type part struct {
		others ranks
		ways   uint32
	}
	parts := []part{{0, 1}}
	switch len(s.others) {
	case 1:
		parts = []part{{0, 3}, {one(s.others[0]), 1}}
	case 2:
		a, b := s.others[0], s.others[1]
		if parts = []part{{0, 9}, {one(a), 3}, {one(b), 3}, {one(a) + one(b), 1}}; a == b {
			parts = []part{{0, 3}, {one(a), 2}, {2 * one(a), 1}}
		}
	}
	return func(yield func(int, uint32)) {
		for _, p := range parts {
			base := g.slot(0, p.others)
			for set := s.suited; ; set = (set - 1) & s.suited {
				yield(base|int(set), p.ways)
				if set == 0 {
					break
				}
			}
		}
	}
}

// term is a set of cards that a hand contains, as inclusion and exclusion counts
// it: added so many times, or subtracted.
type term struct {
	slot  int
	times int64
}

// plainTerms are the terms of hands that have a card of a rank, and none of some
// other cards.
func (g *removal) plainTerms(terms []term, avoid ranks, up card.Rank) []term {
	return g.without(terms, avoid, card.Two, one(up), 1)
}

// freeTerms are those of hands without some cards.
func (g *removal) freeTerms(terms []term, avoid ranks) []term {
	return g.without(terms, avoid, card.Two, 0, 1)
}

// without adds the terms of hands that contain some cards, and have none of others
// from a rank up.
func (g *removal) without(terms []term, avoid ranks, r card.Rank, within ranks, times int64) []term {
	for r <= card.Ace && avoid.of(r) == 0 {
		r++
	}
	if r > card.Ace {
		if slot, ok := g.slots[within]; ok {
			terms = append(terms, term{int(slot), times})
		}
		return terms
	}
	for i, n := 0, avoid.of(r); i <= n; i++ {
		t := times * choose[n][i]
		if i&1 != 0 {
			t = -t
		}
		terms = g.without(terms, avoid, r+1, within+ranks(i)*one(r), t)
	}
	return terms
}

// plainTo counts hands that are worth a rank or less if suits are left out.
func (g *removal) plainTo(terms []term, r poker.Rank) (n int64) {
	key := g.plain.key(r)
	for _, t := range terms {
		n += t.times * g.plain.to(t.slot, key)
	}
	return n
}
