package housepoker

import (
	"cmp"
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

var caribbeanRemoval = sync.OnceValue(func() *removal {
	return newRemoval(5, 5, func(cards []card.Card) poker.Rank { return poker.FiveAt((*[5]card.Card)(cards)) })
})

// caribbeanUnqualified counts the dealer's hands that do not qualify.
var caribbeanUnqualified = sync.OnceValue(func() *standing {
	s := newStanding(caribbeanRemoval())
	s.moveTo(AceKing() - 1)
	return s
})

// caribbeanKind is the player's hands of the same ranks that are flushes, or are not.
type caribbeanKind struct {
	held  ranks
	flush bool
	rank  poker.Rank
}

// caribbeanKinds are all kinds, from the lowest rank up.
var caribbeanKinds = sync.OnceValue(func() []caribbeanKind {
	var all []caribbeanKind
	var h heldRanks
	for _, held := range multisets(5, card.Suits) {
		all = append(all, caribbeanKind{held, false, poker.FiveAt((*[5]card.Card)(held.unsuited()))})
		if h.find(held); len(h.ranks) == 5 {
			all = append(all, caribbeanKind{held, true, poker.FiveAt((*[5]card.Card)(suitedCards(h.sets[31])))})
		}
	}
	slices.SortFunc(all, func(a, b caribbeanKind) int { return cmp.Compare(a.rank, b.rank) })
	return all
})

// walkCaribbean visits every hand with every up card, but one for all that differ
// only in what does not matter: the names of the suits, and which of the player's
// cards are of which suit that is not the up card's.
func walkCaribbean(tell Progress, visit func(worker int, h *CaribbeanHand, s *Showdowns, ways uint64)) {
	all := caribbeanKinds()
	walks := make([]*caribbeanWalk, workers())
	share(len(all), tell, func(worker, step int) {
		if walks[worker] == nil {
			g := caribbeanRemoval()
			walks[worker] = &caribbeanWalk{counts: [3]*standing{newStanding(g), newStanding(g), caribbeanUnqualified()}}
		}
		w := walks[worker]
		w.begin(&all[step])
		for up := card.Two; up <= card.Ace; up++ {
			if w.held.of(up) < card.Suits {
				w.each(up, func(h *CaribbeanHand, s *Showdowns, ways uint64) { visit(worker, h, s, ways) })
			}
		}
	})
}

// caribbeanWalk is the player's hands of a kind. It has what is needed to compare
// them: how many dealer's hands are worth no more, less, and less than what
// qualifies.
type caribbeanWalk struct {
	heldRanks
	*caribbeanKind
	terms  []term
	counts [3]*standing
	plain  [3]int64     // without regard to suits
	wrong  [3][32]int64 // what that is wrong by, by the player's cards in the up card's suit

	// What is told, kept so that nothing is allocated.
	told    CaribbeanHand
	results Showdowns
}

func (w *caribbeanWalk) begin(k *caribbeanKind) {
	w.caribbeanKind = k
	w.find(k.held)
	w.counts[0].moveTo(k.rank)
	w.counts[1].moveTo(k.rank - 1)
	w.terms = w.counts[0].without(w.terms[:0], k.held, card.Two, 0, 1)
}

// each visits the hands with an up card of a rank, by which of the player's cards are
// of the up card's suit.
func (w *caribbeanWalk) each(up card.Rank, visit func(*CaribbeanHand, *Showdowns, uint64)) {
	for i, s := range w.counts {
		w.plain[i] = s.with(w.terms, up)
		s.wrongWithout(&w.wrong[i], s.slot(1<<up, 0), w.sets)
	}
	for m := range w.sets {
		if ways := w.ways(uint16(m), up); ways > 0 {
			visit(w.hand(uint16(m), up), w.showdowns(m), 4*ways)
		}
	}
}

// ways is in how many ways just the ranks in m are held in the up card's suit.
func (w *caribbeanWalk) ways(m uint16, up card.Rank) (ways uint64) {
	ways = 1
	for i, r := range w.ranks {
		n := w.held.of(r)
		if m>>i&1 != 0 {
			if n--; r == up {
				return 0
			}
		}
		ways *= uint64(choose[3][n])
	}
	flushes := uint64(0)
	switch {
	case len(w.ranks) < 5:
	case m == 0: // all five of one of the other suits
		flushes = 3
	case m == 1<<5-1:
		flushes = 1
	}
	if w.flush {
		return flushes
	}
	return ways - flushes
}

// hand is one of those hands. The up card is of the first suit.
func (w *caribbeanWalk) hand(m uint16, up card.Rank) *CaribbeanHand {
	h := &w.told
	h.Up, h.Rank = card.New(up, 0), w.rank
	at := 0
	for i, r := range w.ranks {
		n := w.held.of(r)
		if m>>i&1 != 0 {
			h.Cards[at] = card.New(r, 0)
			at, n = at+1, n-1
		}
		for j := range n {
			suit := card.Suit(1 + (i+j)%3)
			if w.flush {
				suit = 1
			}
			h.Cards[at] = card.New(r, suit)
			at++
		}
	}
	return h
}

func (w *caribbeanWalk) showdowns(m int) *Showdowns {
	s := &w.results
	to, below := w.plain[0]-w.wrong[0][m], w.plain[1]-w.wrong[1][m]
	*s = Showdowns{Unqualified: w.plain[2] - w.wrong[2][m]}
	if w.rank >= AceKing() {
		s.Won, s.Tied, s.Lost = below-s.Unqualified, to-below, caribbeanDeals-to
	} else {
		s.Lost = caribbeanDeals - s.Unqualified
	}
	return s
}
