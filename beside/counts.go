package beside

import (
	"math/bits"

	"boardwalk/card"
)

// counts are cards as poker and totals look at them. Jokers are no cards of any rank or suit.
type counts struct {
	cards   int
	rank    [card.Ranks]uint8
	suit    [card.Suits]uint16 // the ranks of each suit, one bit each
	inSuit  [card.Suits]uint8
	present uint16 // ranks, one bit each
	most    uint8  // of one rank
	known   bool   // best is known
	best    int    // the class of the best hand
}

func countCards(cards []card.Card, c *counts) {
	*c = counts{cards: len(cards)}
	for _, x := range cards {
		if !x.Suited() {
			continue
		}
		r, s := x.Rank(), x.Suit()
		c.rank[r]++
		c.most = max(c.most, c.rank[r])
		c.present |= 1 << r
		c.suit[s] |= 1 << r
		c.inSuit[s]++
	}
}

// size is of how many cards a hand of poker is: three, four or five, the best of all that there are.
func (c *counts) size() int { return min(c.cards, 5) }

// straightIn returns the highest rank of a straight of n cards among ranks; false if there is none. An ace is high or low.
func straightIn(ranks uint16, n int) (top card.Rank, ok bool) {
	run := ranks
	for i := 1; i < n; i++ {
		run &= ranks >> i
	}
	if run != 0 {
		return card.Rank(bits.Len16(run) - 1 + n - 1), true
	}
	const ace = 1 << card.Ace
	low := uint16(1<<(n-1) - 1)
	return card.Rank(n - 2), ranks&ace != 0 && ranks&low == low
}

func (c *counts) ofAKind(n int) bool { return int(c.most) >= n }

// groups is how many ranks there are with at least n cards.
func (c *counts) groups(n int) (ranks int) {
	if int(c.most) < n {
		return 0
	}
	for _, k := range c.rank {
		if int(k) >= n {
			ranks++
		}
	}
	return ranks
}

func (c *counts) flush() bool {
	for _, n := range c.inSuit {
		if int(n) >= c.size() && n > 0 {
			return true
		}
	}
	return false
}

func (c *counts) straight() bool {
	_, ok := straightIn(c.present, c.size())
	return ok && c.cards >= 3
}

func (c *counts) straightFlush(least card.Rank) bool {
	if !c.flush() { // and so hardly ever looked for
		return false
	}
	for _, ranks := range c.suit {
		if top, ok := straightIn(ranks, c.size()); ok && top >= least && c.cards >= 3 {
			return true
		}
	}
	return false
}

func (c *counts) fullHouse() bool { return c.most >= 3 && c.groups(2) >= 2 }

// classes are the hands of poker, as a wager names them.
const (
	highCard = iota
	pair
	twoPair
	flush
	straight
	threeOfAKind
	fullHouse
	fourOfAKind
	fiveOfAKind
	straightFlush
	royalFlush
	classes
)

var classNames = [classes]string{"high card", "pair", "two pair", "flush", "straight", "three of a kind", "full house",
	"four of a kind", "five of a kind", "straight flush", "royal flush"}

// orders are the hands from the best down, of two cards, of three, four and five.
var orders = [6][]int{
	2: {pair},
	3: {royalFlush, straightFlush, threeOfAKind, straight, flush, pair},
	4: {royalFlush, fourOfAKind, straightFlush, threeOfAKind, flush, straight, twoPair, pair},
	5: {fiveOfAKind, royalFlush, straightFlush, fourOfAKind, fullHouse, flush, straight, threeOfAKind, twoPair, pair},
}

// class is the best hand that the cards make.
func (c *counts) class() int {
	if !c.known {
		c.known, c.best = true, c.find()
	}
	return c.best
}

func (c *counts) find() int {
	for _, class := range orders[max(c.size(), 0)] {
		if c.makes(class) {
			return class
		}
	}
	return highCard
}

func (c *counts) makes(class int) bool {
	switch class {
	case pair:
		return c.ofAKind(2)
	case twoPair:
		return c.groups(2) >= 2
	case threeOfAKind:
		return c.ofAKind(3)
	case fourOfAKind:
		return c.ofAKind(4)
	case fiveOfAKind:
		return c.ofAKind(5)
	case fullHouse:
		return c.fullHouse()
	case flush:
		return c.flush()
	case straight:
		return c.straight()
	case straightFlush:
		return c.straightFlush(0)
	case royalFlush:
		return c.straightFlush(card.Ace)
	}
	return true
}

// grouped is the highest rank of which there are most cards, as three of a kind is of a rank.
func (c *counts) grouped(n int) (card.Rank, bool) {
	for r := card.Ace; ; r-- {
		if int(c.rank[r]) >= n {
			return r, true
		}
		if r == card.Two {
			return 0, false
		}
	}
}

// hardOf is what a card counts with the ace as one.
func hardOf(c card.Card) int {
	switch r := c.Rank(); {
	case !c.Suited():
		return 0
	case r == card.Ace:
		return 1
	default:
		return min(int(r)+2, 10)
	}
}

// hard is the total with aces as one, best that with an ace as eleven where that is no more than 21, and points that
// of baccarat.
func hard(cards []card.Card) (n int) {
	for _, c := range cards {
		n += hardOf(c)
	}
	return n
}

func best(cards []card.Card) int {
	n, ace := 0, false
	for _, c := range cards {
		n += hardOf(c)
		ace = ace || c.Suited() && c.Rank() == card.Ace
	}
	if ace && n <= 11 {
		n += 10
	}
	return n
}

func pointsOf(cards []card.Card) int { return hard(cards) % 10 }
