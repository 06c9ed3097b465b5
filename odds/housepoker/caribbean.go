package housepoker

import (
	"math/bits"
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Caribbean is caribbean stud: five cards against the dealer's five, of which
// one is seen, and a bet of double the ante for who goes on.
type Caribbean struct {
	Ante, Bet money.Cents
	AntePays  money.Cents                       // what an ante wins
	BetPays   [poker.RoyalFlush + 1]money.Cents // what a bet wins, by the player's hand
}

// CaribbeanHand is what a player knows who decides.
type CaribbeanHand struct {
	Cards [5]card.Card
	Rank  poker.Rank
	Up    card.Card // the dealer's
}

// CaribbeanRule is a way to play: it says whether to bet.
type CaribbeanRule func(*CaribbeanHand) bool

// Showdowns is how a hand fares against all that the dealer may have.
type Showdowns struct {
	Won, Lost, Tied int64
	Unqualified     int64 // the dealer's hand does not qualify
}

// Hands returns how many hands there are.
func (s *Showdowns) Hands() int64 { return s.Won + s.Lost + s.Tied + s.Unqualified }

// AceKing is the least hand with which the dealer qualifies at caribbean stud.
var AceKing = sync.OnceValue(func() poker.Rank {
	return poker.Five([5]card.Card{card.New(card.Ace, card.Clubs), card.New(card.King, card.Hearts), card.New(card.Four, card.Clubs),
		card.New(card.Three, card.Clubs), card.New(card.Two, card.Clubs)})
})

// CaribbeanAgainst counts how a hand fares against every hand that the dealer may have,
// of the cards that are not seen.
func CaribbeanAgainst(h *CaribbeanHand, seen card.Set) (s Showdowns) {
	seen |= card.SetOf(h.Cards[:]...) | card.SetOf(h.Up)
	left := unseen(seen)
	least := AceKing()
	d := [5]card.Card{4: h.Up}
	for a := range left {
		d[0] = left[a]
		for b := range left[:a] {
			d[1] = left[b]
			for c := range left[:b] {
				d[2] = left[c]
				for _, last := range left[:c] {
					d[3] = last
					s.count(h.Rank, poker.FiveAt(&d), least)
				}
			}
		}
	}
	return s
}

func (s *Showdowns) count(player, dealer, least poker.Rank) {
	switch {
	case dealer < least:
		s.Unqualified++
	case player > dealer:
		s.Won++
	case player < dealer:
		s.Lost++
	default:
		s.Tied++
	}
}

// unseen are the cards of a deck that are not in a set.
func unseen(seen card.Set) []card.Card {
	left := make([]card.Card, 0, card.Joker)
	for c := range card.Joker {
		if !seen.Has(c) {
			left = append(left, c)
		}
	}
	return left
}

// Value is what the ante and the bet win together, over all of the dealer's
// hands.
func (c *Caribbean) Value(r poker.Rank, s *Showdowns) money.Cents {
	pays := c.BetPays[r.Class()]
	return (c.AntePays+pays)*money.Cents(s.Won) + c.AntePays*money.Cents(s.Unqualified) - (c.Ante+c.Bet)*money.Cents(s.Lost)
}

// caribbeanDeals is how many hands a dealer can have beside an up card.
const caribbeanDeals = 46 * 45 * 44 * 43 / 24

// caribbeanTally counts rounds by the player's class and how they end.
type caribbeanTally [poker.RoyalFlush + 1]struct{ folded, won, unqualified, tied, lost uint64 }

func (t *caribbeanTally) add(class poker.Class, bets bool, s *Showdowns, ways uint64) {
	n := &t[class]
	if !bets {
		n.folded += ways * caribbeanDeals
		return
	}
	n.won += ways * uint64(s.Won)
	n.unqualified += ways * uint64(s.Unqualified)
	n.tied += ways * uint64(s.Tied)
	n.lost += ways * uint64(s.Lost)
}

func (c *Caribbean) ends(t *caribbeanTally) Ends {
	e, all := Ends{}, c.Ante+c.Bet
	for class, n := range t {
		e.add(-c.Ante, c.Ante, n.folded)
		e.add(c.AntePays+c.BetPays[class], all, n.won)
		e.add(c.AntePays, all, n.unqualified)
		e.add(0, all, n.tied)
		e.add(-all, all, n.lost)
	}
	return e
}

// Count goes through every hand of the player's and every up card, and returns
// how rounds end by best play and by each rule.
func (c *Caribbean) Count(tell Progress, rules ...CaribbeanRule) (best Ends, by []Ends) {
	tallies := make([][]caribbeanTally, workers())
	for w := range tallies {
		tallies[w] = make([]caribbeanTally, 1+len(rules))
	}
	walkCaribbean(tell, func(worker int, h *CaribbeanHand, s *Showdowns, ways uint64) {
		class := h.Rank.Class()
		tallies[worker][0].add(class, c.Value(h.Rank, s) > -c.Ante*caribbeanDeals, s, ways)
		for i, rule := range rules {
			tallies[worker][1+i].add(class, rule(h), s, ways)
		}
	})
	sums := newSums(1 + len(rules))
	for w := range tallies {
		for i := range tallies[w] {
			sums[w][i] = c.ends(&tallies[w][i])
		}
	}
	return sums.whole()
}

var caribbeanRemoval = sync.OnceValue(func() *removal {
	return newRemoval(5, 5, func(cards []card.Card) poker.Rank { return poker.FiveAt((*[5]card.Card)(cards)) })
})

// walkCaribbean visits every hand with every up card, but one for all that differ
// only in what does not matter: the names of the suits, and which of the player's
// cards are of which suit that is not the up card's.
func walkCaribbean(tell Progress, visit func(worker int, h *CaribbeanHand, s *Showdowns, ways uint64)) {
	g := caribbeanRemoval()
	all := multisets(5, card.Suits)
	walks := make([]caribbeanWalk, workers())
	share(len(all), tell, func(worker, step int) {
		w := &walks[worker]
		w.removal, w.held, w.ranks = g, all[step], w.ranks[:0]
		w.prepare()
		for up := card.Two; up <= card.Ace; up++ {
			if w.held.of(up) < card.Suits {
				w.up = up
				w.each(func(h *CaribbeanHand, s *Showdowns, ways uint64) { visit(worker, h, s, ways) })
			}
		}
	})
}

// caribbeanWalk is the hands of certain ranks.
type caribbeanWalk struct {
	*removal
	held  ranks
	ranks []card.Rank // the different ones
	rank  poker.Rank  // where it is no flush
	up    card.Rank
	terms []term

	// What is told and worked with, kept so that nothing is allocated.
	told             CaribbeanHand
	results          Showdowns
	noFlush, flushes held
}

func (w *caribbeanWalk) prepare() {
	w.rank = w.worth[w.held]
	for r := card.Two; r <= card.Ace; r++ {
		if w.held.of(r) > 0 {
			w.ranks = append(w.ranks, r)
		}
	}
}

// each visits the hands with an up card of each rank, by which of the player's
// cards are of the up card's suit.
func (w *caribbeanWalk) each(visit func(*CaribbeanHand, *Showdowns, uint64)) {
	w.terms = w.plainTerms(w.terms[:0], w.held, w.up)
	w.noFlush.find(w, w.rank)
	for m := range uint16(1) << len(w.ranks) {
		ways, ok := w.ways(m)
		if !ok {
			continue
		}
		flushes := uint64(0)
		if len(w.ranks) == 5 {
			switch m {
			case 0: // all five of one of the other suits
				flushes = 3
			case 1<<5 - 1:
				flushes = 1
			}
		}
		if ways > flushes {
			h := w.hand(m, false)
			visit(h, w.noFlush.showdowns(&w.results, m), 4*(ways-flushes))
		}
		if flushes > 0 {
			h := w.hand(m, true)
			w.flushes.find(w, h.Rank)
			visit(h, w.flushes.showdowns(&w.results, m), 4*flushes)
		}
	}
}

// ways is in how many ways just the ranks in m are held in the up card's suit.
func (w *caribbeanWalk) ways(m uint16) (ways uint64, ok bool) {
	ways = 1
	for i, r := range w.ranks {
		n := w.held.of(r)
		if m>>i&1 != 0 {
			if n--; r == w.up {
				return 0, false
			}
		}
		ways *= uint64(choose[3][n])
	}
	return ways, ways > 0
}

// hand is one of those hands. The up card is of the first suit.
func (w *caribbeanWalk) hand(m uint16, flush bool) *CaribbeanHand {
	h := &w.told
	h.Up = card.New(w.up, 0)
	at := 0
	for i, r := range w.ranks {
		n := w.held.of(r)
		if m>>i&1 != 0 {
			h.Cards[at] = card.New(r, 0)
			at, n = at+1, n-1
		}
		for j := range n {
			suit := card.Suit(1 + (i+j)%3)
			if flush {
				suit = 1
			}
			h.Cards[at] = card.New(r, suit)
			at++
		}
	}
	h.Rank = poker.FiveAt(&h.Cards)
	return h
}

// held has what is needed to compare hands of a rank: how many dealer's hands are
// worth no more than the rank, less than it, and less than what qualifies.
type held struct {
	player poker.Rank
	to     [3]int64
	wrong  [3][32]int64 // by the ranks in the up card's suit
}

func (h *held) find(w *caribbeanWalk, r poker.Rank) {
	h.player = r
	for i, rank := range [...]poker.Rank{r, r - 1, AceKing() - 1} {
		h.to[i] = w.plainTo(w.terms, rank)
		b := w.bands[level(max(rank, w.least))]
		key := b.key(rank)
		for m := range uint16(1) << len(w.ranks) {
			set := uint16(1) << w.up
			for j, r := range w.ranks {
				set |= m >> j & 1 << r
			}
			n := b.wrong(w.slot(set, 0), key)
			if bits.OnesCount16(m)&1 != 0 {
				n = -n
			}
			h.wrong[i][m] = n
		}
		for j := range w.ranks { // the sums over all parts of each set
			for m := range uint16(1) << len(w.ranks) {
				if m>>j&1 != 0 {
					h.wrong[i][m] += h.wrong[i][m^1<<j]
				}
			}
		}
	}
}

func (h *held) showdowns(s *Showdowns, m uint16) *Showdowns {
	to, below := h.to[0]-h.wrong[0][m], h.to[1]-h.wrong[1][m]
	*s = Showdowns{Unqualified: h.to[2] - h.wrong[2][m]}
	if h.player >= AceKing() {
		s.Won, s.Tied, s.Lost = below-s.Unqualified, to-below, caribbeanDeals-to
	} else {
		s.Lost = caribbeanDeals - s.Unqualified
	}
	return s
}
