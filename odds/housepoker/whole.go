package housepoker

import (
	"fmt"
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// The most cards of hands that are ranked one by one: the dealer's, and the player's.
const (
	mostWhole    = 5
	mostWholeOwn = 6
)

// wholeHands are all hands that the dealer may have of a pack, each ranked by itself, so that wild cards may make of a hand what they
// like. A [wholeStanding] counts those that have none of the player's cards by inclusion and exclusion over sets of cards.
//
// A set of cards in rising order has a number among those of its size: the sum of choose[card][place+1].
type wholeHands struct {
	pack  card.Set
	size  int
	ranks []poker.Rank           // by the number of the hand
	order []poker.Rank           // all that there are, from the lowest up
	from  []int32                // the first hand of each of them, and the end
	hands [][mostWhole]card.Card // from the lowest up
	first [mostWhole + 1]int32   // where the sets of each size begin in a standing
}

func newWholeHands(d *Duel) *wholeHands {
	if d.Dealers > mostWhole || d.Own > mostWholeOwn {
		panic(fmt.Sprintf("housepoker: hands of %d against %d cards are too many to be ranked one by one: at most %d against %d",
			d.Own, d.Dealers, mostWholeOwn, mostWhole))
	}
	w := &wholeHands{pack: d.Pack.Set(), size: d.Dealers, ranks: make([]poker.Rank, choose[card.MaxPack][d.Dealers])}
	for k := range d.Dealers {
		w.first[k+1] = w.first[k] + int32(choose[card.MaxPack][k])
	}
	cards := d.Pack.Cards()
	share(len(cards), nil, func(_, low int) { // by the lowest card
		w.each(cards[low:], func(hand []card.Card) { w.ranks[numberOf(hand)] = d.Rank(slices.Clone(hand)) })
	})
	ways := map[poker.Rank]int32{}
	w.all(cards, func(hand []card.Card) { ways[w.ranks[numberOf(hand)]]++ })
	for r := range ways {
		w.order = append(w.order, r)
	}
	slices.Sort(w.order)
	next := map[poker.Rank]int32{}
	at := int32(0)
	for _, r := range w.order {
		w.from, next[r] = append(w.from, at), at
		at += ways[r]
	}
	w.from = append(w.from, at)
	w.hands = make([][mostWhole]card.Card, at)
	w.all(cards, func(hand []card.Card) {
		r := w.ranks[numberOf(hand)]
		copy(w.hands[next[r]][:], hand)
		next[r]++
	})
	return w
}

// all visits every hand, its cards in rising order.
func (w *wholeHands) all(cards []card.Card, visit func([]card.Card)) {
	for low := range cards {
		w.each(cards[low:], visit)
	}
}

// each visits the hands of which the first card is the lowest.
func (w *wholeHands) each(cards []card.Card, visit func([]card.Card)) {
	hand := make([]card.Card, 1, mostWhole)
	hand[0] = cards[0]
	var deal func(hand, cards []card.Card)
	deal = func(hand, cards []card.Card) {
		if len(hand) == w.size {
			visit(hand)
			return
		}
		for i, c := range cards {
			deal(append(hand, c), cards[i+1:])
		}
	}
	deal(hand, cards[1:])
}

// numberOf is the number of a set of cards in rising order.
func numberOf(cards []card.Card) (n int32) {
	for i, c := range cards {
		n += int32(choose[c][i+1])
	}
	return n
}

// dealt deals every hand to the dealer from the cards that are left, with the card that is seen if one is.
func (w *wholeHands) dealt(own, least poker.Rank, up card.Card, left card.Set) (a Against) {
	cards := make([]card.Card, 0, card.MaxPack)
	for c := range (left | w.pack&card.SetOf(up)).All {
		cards = append(cards, c)
	}
	has := up == noCard
	var deal func(held, from int, number int32, has bool)
	deal = func(held, from int, number int32, has bool) {
		if held == w.size {
			if has {
				a.count(own, w.ranks[number], least)
			}
			return
		}
		for i := from; i < len(cards); i++ {
			deal(held+1, i+1, number+int32(choose[cards[i]][held+1]), has || cards[i] == up)
		}
	}
	deal(0, 0, 0, has)
	return a
}

// wholeStanding counts the dealer's hands up to a rank, by all smaller sets of cards that are in them.
type wholeStanding struct {
	*wholeHands
	count []int32
	to    int // the first place in order that is higher
}

func (w *wholeHands) newStanding() *wholeStanding {
	return &wholeStanding{wholeHands: w, count: make([]int32, w.first[w.size])}
}

// moveTo goes to a rank, which no hand of the dealer's need have: up to it, or below it.
func (s *wholeStanding) moveTo(r poker.Rank, upTo bool) {
	place, found := slices.BinarySearch(s.order, r)
	if found && upTo {
		place++
	}
	for ; s.to < place; s.to++ {
		s.add(s.to, 1)
	}
	for ; s.to > place; s.to-- {
		s.add(s.to-1, -1)
	}
}

// add counts the hands of a place so many times.
func (s *wholeStanding) add(place int, times int32) {
	var numbers [1 << mostWhole]int32
	for i := range s.hands[s.from[place]:s.from[place+1]] {
		hand := s.hands[int(s.from[place])+i][:s.size]
		for j, c := range hand {
			for set := range 1 << j {
				size := bits.OnesCount(uint(set)) + 1
				n := numbers[set] + int32(choose[c][size])
				numbers[1<<j|set] = n
				if size < s.size {
					s.count[s.first[size]+n] += times
				}
			}
		}
		s.count[0] += times
	}
}

// having counts hands that have a set of cards in rising order.
func (s *wholeStanding) having(cards []card.Card) int32 {
	switch n := numberOf(cards); {
	case len(cards) < s.size:
		return s.count[s.first[len(cards)]+n]
	case s.to > 0 && s.ranks[n] <= s.order[s.to-1]:
		return 1
	}
	return 0
}

// clear counts hands that have the up card, if one is seen, and none of some cards in rising order.
func (s *wholeStanding) clear(own []card.Card, up card.Card) (n uint64) {
	var list [mostWhole]card.Card
	most := s.size
	if up != noCard {
		most--
	}
	for set := range uint(1) << len(own) {
		taken := bits.OnesCount(set)
		if taken > most {
			continue
		}
		cards, waits := list[:0], up != noCard
		for i, c := range own {
			if set>>i&1 == 0 {
				continue
			}
			if waits && up < c {
				cards, waits = append(cards, up), false
			}
			cards = append(cards, c)
		}
		if waits {
			cards = append(cards, up)
		}
		if taken&1 == 0 {
			n += uint64(s.having(cards))
		} else {
			n -= uint64(s.having(cards))
		}
	}
	return n
}

// wholeWalk counts the dealer's hands against hands of the player's, quickest in the order of their ranks.
type wholeWalk struct {
	upTo, below *wholeStanding
	unqualified *wholeStanding // nil for none
	least, rank poker.Rank
	cards       []card.Card // in rising order
}

func (w *wholeHands) newWalk(least poker.Rank) *wholeWalk {
	walk := &wholeWalk{upTo: w.newStanding(), below: w.newStanding(), least: least}
	if least > 0 {
		walk.unqualified = w.newStanding()
		walk.unqualified.moveTo(least, false)
	}
	return walk
}

func (w *wholeWalk) begin(cards []card.Card, rank poker.Rank) {
	if w.cards == nil || rank != w.rank {
		w.upTo.moveTo(rank, true)
		w.below.moveTo(rank, false)
	}
	w.cards, w.rank = append(w.cards[:0], cards...), rank
	slices.Sort(w.cards)
}

func (w *wholeWalk) against(up card.Card) (a Against) {
	left, size := w.upTo.pack.Len()-len(w.cards), w.upTo.size
	all := Choose(left, size)
	if up != noCard {
		all = Choose(left-1, size-1)
	}
	if w.unqualified != nil {
		a.Unqualified = w.unqualified.clear(w.cards, up)
	}
	if w.rank < w.least {
		a.Lost = all - a.Unqualified
		return a
	}
	upTo, below := w.upTo.clear(w.cards, up), w.below.clear(w.cards, up)
	a.Won, a.Tied, a.Lost = below-a.Unqualified, upTo-below, all-upTo
	return a
}
