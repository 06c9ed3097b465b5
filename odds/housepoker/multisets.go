package housepoker

import (
	"math/bits"

	"boardwalk/card"
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
var choose = func() (c [card.MaxPack + 1][8]int64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < len(c[n]) && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()
