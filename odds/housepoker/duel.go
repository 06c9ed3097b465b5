package housepoker

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// Duel is a game in which every player has a hand, and it meets the dealer's: what a new game needs to be counted. Its fields
// are not changed once it was asked. It is for several goroutines. The ranks may be of any order of hands, as long as names of
// suits make no difference: [poker.Rank] is one.
type Duel struct {
	Pack    card.Pack                    // what is dealt; the zero value is 52 cards, and of any other Flush is zero
	Own     int                          // cards of the player's hand
	OwnRank func([]card.Card) poker.Rank // what they are worth
	Dealers int                          // cards of the dealer's hand
	Rank    func([]card.Card) poker.Rank // what they are worth, and as many of them as Flush says or more
	Flush   int                          // how many cards of one suit are a flush of the dealer's: all, or up to two fewer; see below
	Least   poker.Rank                   // the least hand with which the dealer qualifies; zero for every hand
	Up      bool                         // a card of the dealer's is seen

	// A Flush of zero says that hands are ranked by more than their ranks and their cards of one suit, as with wild cards. Then
	// every hand of the dealer's is ranked by itself. It has five cards at most, and the player's six.

	ready       sync.Once
	removal     *removal
	others      [card.Ranks + 1][card.Ranks + 1]int // the number of what a flush may have besides its suit, below zero for none
	unqualified *standing                           // of hands that do not qualify; nil for none
	whole       *wholeHands                         // the dealer's hands, where each is ranked by itself

	alone  sync.Mutex
	single *duelWalk // counts hands that are asked about one by one
}

// Met is a hand of a player's, and how it fares.
type Met struct {
	Cards   []card.Card // valid until the next hand
	Rank    poker.Rank
	Up      card.Card // the dealer's card that is seen, if one is
	Against Against
	Ways    uint64 // how many hands, with their up cards, differ from it in the names of suits alone; it stands for them
}

// Count goes through every hand of the player's and every up card, and returns the ends of so many strategies. Add is told of
// each hand and adds how rounds end with it by each of them; it is called by several goroutines, with ends of their own. What add
// asks for again and again (the rank of a certain hand) it should have ready: five cards with every up card are six million.
func (d *Duel) Count(tell Progress, strategies int, add func(ends []Ends, m *Met)) []Ends {
	d.prepare()
	hands := d.hands()
	const part = 1 << 9 // hands that a worker takes at once: as many as need no long way from rank to rank
	sums := newSums(strategies)
	walks := make([]duelCounter, workers())
	share((len(hands)+part-1)/part, tell, func(worker, step int) {
		if walks[worker] == nil {
			walks[worker] = d.newCounter()
		}
		w := walks[worker]
		for i := range hands[step*part : min(len(hands), (step+1)*part)] {
			h := &hands[step*part+i]
			w.begin(h.cards, h.rank)
			met := Met{Cards: h.cards, Rank: h.rank, Ways: h.ways}
			if !d.Up {
				met.Against = w.against(noCard)
				add(sums[worker], &met)
				continue
			}
			for met.Up = range (d.Pack.Set() &^ card.SetOf(h.cards...)).All {
				met.Against = w.against(met.Up)
				add(sums[worker], &met)
			}
		}
	})
	for _, other := range sums[1:] {
		for i := range sums[0] {
			sums[0][i].merge(other[i])
		}
	}
	return sums[0]
}

// Against counts how one hand fares against every hand that the dealer may have of the cards that are neither in it nor gone.
// The up card is asked for only where one is seen.
func (d *Duel) Against(hand []card.Card, up card.Card, gone card.Set) Against {
	if !d.Up {
		up = noCard
	}
	if d.Flush == 0 {
		d.prepare()
		return d.whole.dealt(d.OwnRank(hand), d.Least, up, d.Pack.Set()&^card.SetOf(hand...)&^gone)
	}
	if gone != 0 {
		return d.dealt(hand, up, gone)
	}
	d.prepare()
	d.alone.Lock()
	defer d.alone.Unlock()
	if d.single == nil {
		d.single = d.newWalk()
	}
	d.single.begin(hand, d.OwnRank(hand))
	return d.single.against(up)
}

// noCard stands for an up card where none is seen.
const noCard = card.Unknown

// dealt deals every hand to the dealer.
func (d *Duel) dealt(hand []card.Card, up card.Card, gone card.Set) (a Against) {
	own, seen := d.OwnRank(hand), gone|card.SetOf(hand...)
	cards := make([]card.Card, 0, d.Dealers)
	if up != noCard {
		seen, cards = seen|card.SetOf(up), append(cards, up)
	}
	left := unseen(seen)
	var deal func(cards []card.Card, below int)
	deal = func(cards []card.Card, below int) {
		if len(cards) == d.Dealers {
			a.count(own, d.Rank(cards), d.Least)
			return
		}
		for i := range below {
			deal(append(cards, left[i]), i)
		}
	}
	deal(cards, len(left))
	return a
}

// count counts one hand of the dealer's.
func (a *Against) count(own, dealers, least poker.Rank) {
	switch {
	case dealers < least:
		a.Unqualified++
	case own > dealers:
		a.Won++
	case own < dealers:
		a.Lost++
	default:
		a.Tied++
	}
}

// prepare works out what counts many hands quickly.
func (d *Duel) prepare() {
	d.ready.Do(func() {
		if d.Flush == 0 {
			d.whole = newWholeHands(d)
			return
		}
		if d.Pack != card.Standard {
			panic("housepoker: a Duel with a pack of its own has no Flush: it is zero, and hands are ranked one by one")
		}
		g := newRemoval(d.Dealers, d.Flush, d.Rank)
		for a := range d.others {
			for b := range d.others[a] {
				n, ok := g.number[otherRanks(a)+otherRanks(b)]
				if !ok {
					n = -1
				}
				d.others[a][b] = n
			}
		}
		if d.Least > 0 {
			d.unqualified = newStanding(g)
			d.unqualified.moveTo(d.Least - 1)
		}
		d.removal = g
	})
}

// noRank stands for no card in others.
const noRank = card.Ranks

// otherRanks is one card of a rank, or none.
func otherRanks(rank int) ranks {
	if rank == noRank {
		return 0
	}
	return one(card.Rank(rank))
}

// duelHand stands for the player's hands that differ from it in the names of suits alone.
type duelHand struct {
	cards []card.Card
	rank  poker.Rank
	ways  uint64
}

// hands are those of the player's, from the lowest rank up.
func (d *Duel) hands() []duelHand {
	var hands []duelHand
	for _, c := range classesOf(d.Pack, d.Own) {
		hands = append(hands, duelHand{c.cards, d.OwnRank(c.cards), c.ways})
	}
	slices.SortFunc(hands, func(a, b duelHand) int { return cmp.Compare(a.rank, b.rank) })
	return hands
}

// duelWalk counts the dealer's hands against hands of the player's, quickest in the order of their ranks.
type duelWalk struct {
	*Duel
	upTo, below *standing
	cards       []card.Card
	rank        poker.Rank
	terms       []term
	deals       [2]uint64 // how many hands the dealer may have: with no card seen, and with one
}

// duelCounter counts the dealer's hands against hands of the player's, to which it goes one after the other.
type duelCounter interface {
	begin(cards []card.Card, rank poker.Rank)
	against(up card.Card) Against
}

// newCounter is called once the duel is prepared.
func (d *Duel) newCounter() duelCounter {
	if d.whole != nil {
		return d.whole.newWalk(d.Least)
	}
	return d.newWalk()
}

func (d *Duel) newWalk() *duelWalk {
	left := 52 - d.Own
	return &duelWalk{Duel: d, upTo: newStanding(d.removal), below: newStanding(d.removal),
		deals: [2]uint64{Choose(left, d.Dealers), Choose(left-1, d.Dealers-1)}}
}

// begin goes to a hand.
func (w *duelWalk) begin(cards []card.Card, rank poker.Rank) {
	if w.cards == nil || rank != w.rank {
		w.upTo.moveTo(rank)
		w.below.moveTo(rank - 1)
	}
	w.cards, w.rank = cards, rank
	var held ranks
	for _, c := range cards {
		held += one(c.Rank())
	}
	w.terms = w.removal.without(w.terms[:0], held, card.Two, 0, 1)
}

// against counts the dealer's hands with an up card, or with none.
func (w *duelWalk) against(up card.Card) (a Against) {
	all := w.deals[0]
	if up != noCard {
		all = w.deals[1]
	}
	if w.unqualified != nil {
		a.Unqualified = w.clear(w.unqualified, up)
	}
	if w.rank < w.Least {
		a.Lost = all - a.Unqualified
		return a
	}
	upTo, below := w.clear(w.upTo, up), w.clear(w.below, up)
	a.Won, a.Tied, a.Lost = below-a.Unqualified, upTo-below, all-upTo
	return a
}

// clear counts the dealer's hands that are worth the rank of a standing or less, and have the up card and none of the player's.
// Flushes that are counted though they are worth more are taken out again, suit by suit.
func (w *duelWalk) clear(s *standing, up card.Card) uint64 {
	var n int64
	if up == noCard {
		n = s.free(w.terms)
	} else {
		n = s.with(w.terms, up.Rank())
	}
	for suit := range card.Suit(card.Suits) {
		n -= w.wrong(s, suit, up)
	}
	return uint64(n)
}

// wrong counts flushes of a suit that are counted though they are worth more. By inclusion and exclusion they have none of the
// player's cards: neither among those of the suit nor among the two, at most, besides.
func (w *duelWalk) wrong(s *standing, suit card.Suit, up card.Card) (n int64) {
	var held, with uint16 // of the suit: the player's cards, and the up card
	beside := noRank      // the rank of the up card that is of another suit
	switch {
	case up == noCard:
	case up.Suit() == suit:
		with = 1 << up.Rank()
	default:
		beside = int(up.Rank())
	}
	for _, c := range w.cards {
		if c.Suit() == suit {
			held |= 1 << c.Rank()
		}
	}
	n = w.parts(s, held, with, noRank, beside)
	for i, a := range w.cards {
		if a.Suit() == suit {
			continue
		}
		n -= w.parts(s, held, with, int(a.Rank()), beside)
		if beside != noRank {
			continue // there is one more card at most
		}
		for _, b := range w.cards[:i] {
			if b.Suit() != suit {
				n += w.parts(s, held, with, int(a.Rank()), int(b.Rank()))
			}
		}
	}
	return n
}

// parts counts such flushes with certain others that have none of the cards held in their suit.
func (w *duelWalk) parts(s *standing, held, with uint16, a, b int) (n int64) {
	number := w.others[a][b]
	if number < 0 {
		return 0
	}
	wrong := s.wrong[number<<card.Ranks:][:1<<card.Ranks]
	for part := held; ; part = (part - 1) & held {
		if bits.OnesCount16(part)&1 == 0 {
			n += int64(wrong[part|with])
		} else {
			n -= int64(wrong[part|with])
		}
		if part == 0 {
			return n
		}
	}
}
