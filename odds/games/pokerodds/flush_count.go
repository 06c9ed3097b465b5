package pokerodds

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/game/highcardflush"
	"boardwalk/game/versus"
)

// choose are the binomial coefficients of up to 13 cards.
var choose = func() (c [card.Ranks + 1][card.Ranks + 1]uint64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

const (
	whole  = 1<<card.Ranks - 1 // all cards of a suit
	belowN = 1<<card.Nine - 1  // those below a nine
)

// flushSuit is what the dealer may have of a suit against a player's flush: how many cards are
// left, how many of them below a nine, and how many flushes of the same length are lower
// than the player's, or not higher.
type flushSuit struct{ left, low, lower, upTo uint64 }

// flushSuitOf looks at the cards of a suit that are left.
func flushSuitOf(left uint16, r versus.Rank) flushSuit {
	flush, length := uint16(r&whole), highcardflush.Length(r)
	s := flushSuit{left: uint64(bits.OnesCount16(left)), low: uint64(bits.OnesCount16(left & belowN))}
	for flush != 0 { // a lower flush lacks a card of this one, and has only lower ones for it and the rest
		top := uint16(1) << (bits.Len16(flush) - 1)
		s.lower += choose[bits.OnesCount16(left&(top-1))][length]
		if left&top == 0 {
			s.upTo = s.lower
			return s
		}
		flush, length = flush&^top, length-1
	}
	s.upTo = s.lower + 1
	return s
}

// flushHands counts hands of seven cards with at most so many of each suit as f has entries:
// f[k] ways to have k of it.
func flushHands(f *[4][8]uint64) uint64 {
	ways := f[0]
	for _, s := range f[1:] {
		var next [8]uint64
		for have, n := range ways {
			for k := 0; n != 0 && have+k < len(next); k++ {
				next[have+k] += n * s[k]
			}
		}
		ways = next
	}
	return ways[highcardflush.Cards]
}

// flushDeals are the hands that the dealer may have, by what becomes of a player's.
type flushDeals struct{ Unqualified, Won, Tied, Lost uint64 }

// flushAgainst counts the dealer's hands from what is left of each suit.
func flushAgainst(r versus.Rank, suits *[4]flushSuit) (d flushDeals) {
	var all, unqualified, lower, upTo [4][8]uint64
	length := highcardflush.Length(r)
	for i, s := range suits {
		for k := range all[i] {
			ways := choose[s.left][k]
			all[i][k] = ways
			if k < 3 {
				unqualified[i][k] = ways
			}
			if k < length {
				lower[i][k], upTo[i][k] = ways, ways
			}
		}
		unqualified[i][3] = choose[s.low][3]
		lower[i][length], upTo[i][length] = s.lower, s.upTo
	}
	d.Unqualified, d.Lost = flushHands(&unqualified), flushHands(&all)
	if r < highcardflush.Least {
		d.Lost -= d.Unqualified
		return d
	}
	below, not := flushHands(&lower), flushHands(&upTo)
	d.Won, d.Tied, d.Lost = below-d.Unqualified, not-below, d.Lost-not
	return d
}

// againstFlush counts the dealer's hands against seven cards, of which none is among those gone.
func againstFlush(hand []card.Card, gone card.Set) flushDeals {
	left := [4]uint16{whole, whole, whole, whole}
	for _, c := range card.Deck() {
		if gone&card.SetOf(c) != 0 {
			left[c.Suit()] &^= 1 << c.Rank()
		}
	}
	for _, c := range hand {
		left[c.Suit()] &^= 1 << c.Rank()
	}
	var suits [4]flushSuit
	r := highcardflush.Rank(hand)
	for i := range left {
		suits[i] = flushSuitOf(left[i], r)
	}
	return flushAgainst(r, &suits)
}

// eachFlushHand visits all hands of seven cards, those together that are worth the same: by
// the longest flush, how many suits have it, and what the other suits leave for the dealer.
func eachFlushHand(visit func(r versus.Rank, d flushDeals, ways uint64)) {
	for flush := uint16(1); flush <= whole; flush++ {
		r := highcardflush.RankOf(flush)
		length := highcardflush.Length(r)
		if length < 2 || length > highcardflush.Cards {
			continue
		}
		for same := 1; same <= 4 && same*length <= highcardflush.Cards; same++ {
			left := highcardflush.Cards - same*length
			hand := flushHand{others: flushGroups(r, left), visit: func(s *[4]flushSuit, ways uint64) { visit(r, flushAgainst(r, s), ways) }}
			for i := range same {
				hand.suits[i] = flushSuitOf(whole&^flush, r)
			}
			hand.fill(0, 0, same, left, choose[4][same], 1)
		}
	}
}

// flushGroup are cards of a suit that a hand may have beside a higher flush, and that leave the
// same for the dealer: how many they are, and in how many ways.
type flushGroup struct {
	cards int
	suit  flushSuit
	ways  uint64
}

// flushGroups groups all sets of at most so many cards of one suit that are below a flush.
func flushGroups(r versus.Rank, most int) (list []flushGroup) {
	for held := range uint16(whole) {
		n := bits.OnesCount16(held)
		if n > most || highcardflush.RankOf(held) >= r {
			continue
		}
		g := flushGroup{n, flushSuitOf(whole&^held, r), 1}
		if at := slices.IndexFunc(list, func(x flushGroup) bool { return x.cards == n && x.suit == g.suit }); at >= 0 {
			list[at].ways++
		} else {
			list = append(list, g)
		}
	}
	return list
}

// flushHand is a hand whose suits are filled one after the other.
type flushHand struct {
	suits  [4]flushSuit
	others []flushGroup
	visit  func(suits *[4]flushSuit, ways uint64)
}

// fill gives the suits from at on groups from one on, which the suits before have run times,
// with so many cards in all. Place is which of the suits it is among those that are filled:
// each choice of groups is visited once, with all orders that it has.
func (h *flushHand) fill(from, run, at, cards int, ways, place uint64) {
	if at == len(h.suits) {
		if cards == 0 {
			h.visit(&h.suits, ways)
		}
		return
	}
	for i := from; i < len(h.others); i++ {
		if i > from {
			run = 0
		}
		if g := &h.others[i]; g.cards <= cards {
			h.suits[at] = g.suit
			h.fill(i, run+1, at+1, cards-g.cards, ways*g.ways*place/uint64(run+1), place+1)
		}
	}
}
