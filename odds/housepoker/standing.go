package housepoker

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// standing counts the dealer's hands that are worth a rank or less. It goes from
// rank to rank, up or down, so that hands are counted quickest in the order of their
// ranks.
type standing struct {
	*removal
	plain     []int32 // hands without regard to suits, by the slot of what they contain
	wrong     []int32 // flushes among them that are worth more, by theirs
	handsTo   int     // the first of hands that is worth more
	flushesTo int     // the first of flush likewise
}

func newStanding(g *removal) *standing {
	return &standing{removal: g, plain: make([]int32, len(g.slots)), wrong: make([]int32, len(g.others)<<card.Ranks)}
}

// moveTo goes to a rank, which no hand of the dealer's need have.
func (s *standing) moveTo(r poker.Rank) {
	place, found := slices.BinarySearch(s.order, r) // the first that is higher
	if found {
		place++
	}
	for ; s.handsTo < len(s.hands) && s.hands[s.handsTo].place < int32(place); s.handsTo++ {
		s.count(&s.hands[s.handsTo], 1)
	}
	for ; s.handsTo > 0 && s.hands[s.handsTo-1].place >= int32(place); s.handsTo-- {
		s.count(&s.hands[s.handsTo-1], -1)
	}
	for ; s.flushesTo < len(s.flush) && s.flush[s.flushesTo].place < int32(place); s.flushesTo++ {
		s.change(&s.flush[s.flushesTo], 1)
	}
	for ; s.flushesTo > 0 && s.flush[s.flushesTo-1].place >= int32(place); s.flushesTo-- {
		s.change(&s.flush[s.flushesTo-1], -1)
	}
}

// count counts a hand so many times.
func (s *standing) count(h *plainHand, times int32) {
	for _, c := range s.within[h.from:h.to] {
		s.plain[c.slot] += times * c.ways
	}
}

// change counts a flush as wrong, or no longer.
func (s *standing) change(f *flushChange, times int32) {
	times *= f.times
	for _, p := range s.others[f.others].parts {
		wrong, ways := s.wrong[p.slot:][:1<<card.Ranks], times*p.ways
		for set := f.suited; ; set = (set - 1) & f.suited {
			if wrong[set] += ways; set == 0 {
				break
			}
		}
	}
}

// term is some cards that a hand contains, as inclusion and exclusion counts it:
// added so many times, or subtracted.
type term struct{ slot, times int32 }

// without adds the terms of hands that have none of some cards, from a rank up, and
// contain others.
func (g *removal) without(terms []term, avoid ranks, r card.Rank, within ranks, times int32) []term {
	for r <= card.Ace && avoid.of(r) == 0 {
		r++
	}
	if r > card.Ace {
		if slot, ok := g.slots[within]; ok {
			terms = append(terms, term{slot, times})
		}
		return terms
	}
	for i, n := 0, avoid.of(r); i <= n; i++ {
		t := times * int32(choose[n][i])
		if i&1 != 0 {
			t = -t
		}
		terms = g.without(terms, avoid, r+1, within+ranks(i)*one(r), t)
	}
	return terms
}

// free counts hands without the cards of the terms.
func (s *standing) free(terms []term) (n int64) {
	for _, t := range terms {
		n += int64(t.times) * int64(s.plain[t.slot])
	}
	return n
}

// with counts those of them that have a certain card of a rank.
func (s *standing) with(terms []term, up card.Rank) (n int64) {
	for _, t := range terms {
		if slot := s.plus[t.slot][up]; slot >= 0 {
			n += int64(t.times) * int64(s.plain[slot])
		}
	}
	return n
}

// wrongWithout finds how many flushes of a suit are counted wrong that have none of the
// player's cards of that suit, for each set m of them. Sets are the ranks of each m.
// The flushes contain what is in the slot base.
func (s *standing) wrongWithout(found *[32]int64, base int, sets []uint16) {
	for m, set := range sets {
		n := int64(s.wrong[base|int(set)])
		if bits.OnesCount16(uint16(m))&1 != 0 {
			n = -n
		}
		found[m] = n
	}
	for bit := 1; bit < len(sets); bit <<= 1 { // the sums over all parts of each set
		for m := range sets {
			if m&bit != 0 {
				found[m] += found[m^bit]
			}
		}
	}
}

// heldRanks are the different ranks of a player's cards, and the ranks in each set of
// places among them.
type heldRanks struct {
	ranks []card.Rank
	sets  []uint16
}

func (h *heldRanks) find(held ranks) {
	h.ranks, h.sets = h.ranks[:0], h.sets[:0]
	for r := card.Two; r <= card.Ace; r++ {
		if held.of(r) > 0 {
			h.ranks = append(h.ranks, r)
		}
	}
	for m := range uint16(1) << len(h.ranks) {
		set := uint16(0)
		for i, r := range h.ranks {
			set |= m >> i & 1 << r
		}
		h.sets = append(h.sets, set)
	}
}
