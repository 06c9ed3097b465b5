package housepoker

import (
	"cmp"
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// removal has the hands that a dealer can have, of a certain size, in the order of
// their ranks. A [standing] counts those of them that avoid the cards of a player.
//
// A dealer's hand that contains given cards is easily counted; one that avoids them
// is counted by inclusion and exclusion. Suits come in only where a hand is a flush:
// it is counted as if it were none, and then put right for each suit that it can be
// of.
type removal struct {
	size   int                          // the dealer's cards
	rank   func([]card.Card) poker.Rank // what they are worth
	order  []poker.Rank                 // all that there are, from the lowest up
	worth  map[ranks]poker.Rank         // of the dealer's cards without regard to suits
	slots  map[ranks]int32              // of the cards that a hand contains, by their ranks
	plus   [][card.Ranks]int32          // the slot with another card of each rank; below zero for none
	hands  []plainHand                  // from the lowest up
	within []contained                  // of all hands
	flush  []flushChange                // from the lowest rank up
	others []otherCards                 // what a flush may have besides its suit: two cards at most
	number map[ranks]int                // of others
}

// plainHand is the dealer's hands of certain ranks, without regard to suits.
type plainHand struct {
	place    int32  // of what it is worth, in order
	from, to uint32 // what it contains, in within
}

// contained is some cards of a hand: in so many ways the others can be had.
type contained struct{ slot, ways int32 }

// flushChange is a dealer's hand with enough cards of one suit for a flush, where it
// begins or ends to be counted wrong: from the rank that it has without regard to
// the suit to the one that it has with regard to it.
type flushChange struct {
	place  int32
	times  int32  // 1 where it begins, -1 where it ends
	suited uint16 // the ranks of the cards of that suit
	others uint16 // number of the others
}

// otherCards are the cards of a flush that are not of its suit, and what they
// contain.
type otherCards struct {
	ranks ranks
	parts []contained
}

// newRemoval prepares for dealer's hands of so many cards, of which least of one
// suit are enough for a flush. Beyond them a hand has at most two cards.
func newRemoval(size, least int, rank func([]card.Card) poker.Rank) *removal {
	g := &removal{size: size, rank: rank, slots: map[ranks]int32{}, worth: map[ranks]poker.Rank{}, number: map[ranks]int{}}
	all := multisets(size, card.Suits)
	for _, m := range all {
		g.worth[m] = rank(m.unsuited())
		g.order = append(g.order, g.worth[m])
	}
	flushes := g.flushRanks(least)
	for _, r := range flushes {
		g.order = append(g.order, r)
	}
	slices.Sort(g.order)
	g.order = slices.Compact(g.order)
	slices.SortFunc(all, func(a, b ranks) int { return cmp.Compare(g.worth[a], g.worth[b]) })
	for _, m := range all {
		h := plainHand{place: int32(g.place(g.worth[m])), from: uint32(len(g.within))}
		g.contain(m, card.Two, 0, 1)
		h.to = uint32(len(g.within))
		g.hands = append(g.hands, h)
	}
	g.plus = make([][card.Ranks]int32, len(g.slots))
	for m, slot := range g.slots {
		for r := range g.plus[slot] {
			if next, ok := g.slots[m+one(card.Rank(r))]; ok && m.of(card.Rank(r)) < card.Suits {
				g.plus[slot][r] = next
			} else {
				g.plus[slot][r] = -1
			}
		}
	}
	g.listOthers(size - least)
	g.listFlushes(flushes)
	return g
}

// place is that of a rank in the order of all.
func (g *removal) place(r poker.Rank) int {
	at, _ := slices.BinarySearch(g.order, r)
	return at
}

// contain adds everything that a hand contains, from a rank up, to what it contains
// below it.
func (g *removal) contain(m ranks, r card.Rank, within ranks, ways int32) {
	for r <= card.Ace && m.of(r) == 0 {
		r++
	}
	if r > card.Ace {
		slot, ok := g.slots[within]
		if !ok {
			slot = int32(len(g.slots))
			g.slots[within] = slot
		}
		g.within = append(g.within, contained{slot, ways})
		return
	}
	for i := range m.of(r) + 1 {
		g.contain(m, r+1, within+ranks(i)*one(r), ways*int32(choose[card.Suits-i][m.of(r)-i]))
	}
}

// flushRanks are the ranks of enough cards of one suit, by the set of their ranks.
func (g *removal) flushRanks(least int) map[uint16]poker.Rank {
	found := map[uint16]poker.Rank{}
	for set := range uint16(1 << card.Ranks) {
		if n := bits.OnesCount16(set); n >= least && n <= g.size {
			found[set] = g.rank(suitedCards(set))
		}
	}
	return found
}

// listOthers lists what a flush may have besides its suit.
func (g *removal) listOthers(most int) {
	for n := range most + 1 {
		for _, m := range multisets(n, 2) {
			g.number[m] = len(g.others)
			g.others = append(g.others, otherCards{ranks: m})
		}
	}
	for i := range g.others {
		o := &g.others[i]
		var list []card.Rank
		for r := card.Two; r <= card.Ace; r++ {
			for range o.ranks.of(r) {
				list = append(list, r)
			}
		}
		part := func(m ranks, ways int32) contained { return contained{int32(g.slot(0, m)), ways} }
		switch {
		case len(list) == 0:
			o.parts = []contained{part(0, 1)}
		case len(list) == 1:
			o.parts = []contained{part(0, 3), part(o.ranks, 1)}
		case list[0] == list[1]:
			o.parts = []contained{part(0, 3), part(one(list[0]), 2), part(o.ranks, 1)}
		default:
			o.parts = []contained{part(0, 9), part(one(list[0]), 3), part(one(list[1]), 3), part(o.ranks, 1)}
		}
	}
}

// listFlushes lists where hands begin and end to be counted wrong.
func (g *removal) listFlushes(flushes map[uint16]poker.Rank) {
	for set, flush := range flushes {
		var suited ranks
		for r := range suitedRanks(set) {
			suited += one(r)
		}
		for i := range g.others {
			if plain, ok := g.worth[suited+g.others[i].ranks]; ok && plain < flush {
				g.flush = append(g.flush, flushChange{int32(g.place(plain)), 1, set, uint16(i)}, flushChange{int32(g.place(flush)), -1, set, uint16(i)})
			}
		}
	}
	slices.SortFunc(g.flush, func(a, b flushChange) int { return cmp.Compare(a.place, b.place) })
}

// slot is that of flushes which contain suited cards and others.
func (g *removal) slot(suited uint16, others ranks) int {
	return g.number[others]<<card.Ranks | int(suited)
}
