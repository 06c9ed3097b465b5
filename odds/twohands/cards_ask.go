package twohands

import (
	"math/bits"
	"slices"

	"boardwalk/houseway"
)

// asking is what must be known of one kind of hand.
type asking struct {
	need  []int32       // queries, by their place among those of the hand's ranks
	may   [roles]uint64 // which of the needed are settings that may be the best
	house [roles]uint8  // which of the needed is how the house sets the hand
}

// ask finds which settings of every kind of hand are to be looked at.
func (k *counting) ask() {
	for i := range k.plains {
		p := &k.plains[i]
		at := len(k.asked)
		k.first = append(k.first, int32(at))
		k.plain[i] = k.settings(&p.kind, at)
		for f := p.flush; f < p.noFlush; f++ {
			k.flush[f] = k.settings(&k.handList.flush[f].kind, at)
		}
	}
	k.first = append(k.first, int32(len(k.asked)))
}

// settings chooses those of a kind of hand of which no other has two hands that are as high. Queries that are not there
// are added to those that begin at a place.
func (k *counting) settings(kind *houseway.Kind, at int) (a asking) {
	var s houseway.Set
	kind.Rank(k.way.WheelLow(), &s)
	house := k.way.Setting(kind)
	for r := range roles {
		var list [houseway.Settings]query
		n := 0
		for rest := s.Lawful; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros32(rest)
			list[n] = k.query(Role(r), s.High[i], s.Low[i])
			n++
		}
		for i, q := range list[:n] {
			if !beaten(list[:n], i) {
				a.may[r] |= 1 << a.number(k.number(q, at))
			}
		}
		a.house[r] = uint8(a.number(k.number(k.query(Role(r), s.High[house], s.Low[house]), at)))
	}
	return a
}

// beaten reports whether another setting is at least as high in both hands. Of several that are alike the first is not.
func beaten(list []query, i int) bool {
	q := list[i]
	for j, x := range list {
		if x.high >= q.high && x.low >= q.low && (x != q || j < i) {
			return true
		}
	}
	return false
}

// number is that of a query among those that begin at a place. It is added if it is not there.
func (k *counting) number(q query, at int) int32 {
	i := slices.Index(k.asked[at:], q)
	if i < 0 {
		i = len(k.asked) - at
		k.asked = append(k.asked, q)
	}
	return int32(i)
}

// number is the place of a query among those that are needed. It is added if it is not there.
func (a *asking) number(q int32) int {
	i := slices.Index(a.need, q)
	if i < 0 {
		i = len(a.need)
		a.need = append(a.need, q)
	}
	return i
}

// query is that of two hands: a player's must be higher than the house's, and the bank's as high.
func (c *Cards) query(r Role, high houseway.High, low houseway.Low) query {
	if r == Player {
		return query{uint16(below(c.highs, high)), uint8(below(c.lows, low))}
	}
	return query{uint16(upTo(c.highs, high)), uint8(upTo(c.lows, low))}
}

// narrow drops the settings that cannot be the best whatever the flushes of the house are.
//
// Of two settings that are left, one has the higher high hand and the other the higher low hand. So against one hand of
// the house they differ by one of the two comparisons at most, and in worth by a win or a loss at most; and what a
// flush of the house changes about that difference is twice as much at most. A setting that is further behind than
// that, for as many flushes as can be left in the deck, stays behind.
func (k *counting) narrow() {
	for i := range k.plain {
		joker := k.plains[i].counts[joker] > 0
		k.plain[i].narrow(k, k.first[i], k.flushesLeft(joker, 0))
		for f := k.plains[i].flush; f < k.plains[i].noFlush; f++ {
			k.flush[f].narrow(k, k.first[i], k.flushesLeft(joker, size(k.handList.flush[f].mask)))
		}
	}
}

func (a *asking) narrow(k *counting, at int32, flushes int64) {
	for r := range roles {
		var drop uint64
		for rest := a.may[r]; rest != 0; rest &= rest - 1 {
			j := bits.TrailingZeros64(rest)
			for others := a.may[r]; others != 0; others &= others - 1 {
				if k.behind(k.met[at+a.need[j]], k.met[at+a.need[bits.TrailingZeros64(others)]], flushes) {
					drop |= 1 << j
					break
				}
			}
		}
		a.may[r] &^= drop
	}
	a.forget()
}

// behind reports whether one setting is so far behind another that no flushes make it as good, for wagers of every size.
// What they are worth and what flushes change is in proportion to what is won and lost, so whoever is behind for the first
// and the last size is behind for those between.
func (k *counting) behind(x, y packed, flushes int64) bool {
	for _, n := range [...]Net{k.worth[0], k.worth[len(k.worth)-1]} {
		if n.value(x) >= n.value(y)-2*n.Lost*flushes {
			return false
		}
	}
	return true
}

// forget leaves out the queries that are needed no more.
func (a *asking) forget() {
	old := *a
	*a = asking{}
	for r := range roles {
		for rest := old.may[r]; rest != 0; rest &= rest - 1 {
			a.may[r] |= 1 << a.number(old.need[bits.TrailingZeros64(rest)])
		}
		a.house[r] = uint8(a.number(old.need[old.house[r]]))
	}
}

// flushesLeft is at least how many hands with a flush can be dealt from what a hand leaves: one that has the joker or
// not, and that has a flush of so many cards or none. Of the hands that it may be, the suits that leave most count.
func (k *counting) flushesLeft(joker bool, suited int) int64 {
	at := suited
	if joker {
		at += 10
	}
	if k.left[at] != 0 {
		return k.left[at]
	}
	cards, most := 7, 4 // in one suit without a flush
	if joker {
		cards, most = 6, 3
	}
	least := 0
	if suited > 0 {
		least, most = suited, suited
	}
	found := int64(0)
	for a := least; a <= min(most, size(k.deck)); a++ {
		for b := 0; b <= min(cards-a, size(k.deck)); b++ {
			for d := 0; d <= min(cards-a-b, size(k.deck)); d++ {
				if e := cards - a - b - d; e <= size(k.deck) {
					found = max(found, k.flushesOf(joker, a)+k.flushesOf(joker, b)+k.flushesOf(joker, d)+k.flushesOf(joker, e))
				}
			}
		}
	}
	k.left[at] = found
	return found
}

// flushesOf is how many hands have a flush of a suit of which so many cards are gone, seven cards in all.
func (c *Cards) flushesOf(jokerGone bool, gone int) (n int64) {
	suit := int64(size(c.deck) - gone)
	left := int64(size(c.deck))*4 - 7
	if jokerGone {
		left = int64(size(c.deck))*4 - 6
	}
	for i := int64(5); i <= 7; i++ {
		n += binomial(suit, i) * binomial(left-suit, 7-i)
	}
	if !jokerGone {
		for i := int64(4); i <= 6; i++ {
			n += binomial(suit, i) * binomial(left-suit, 6-i)
		}
	}
	return n
}

// binomial is in how many ways k of n can be taken.
func binomial(n, k int64) int64 {
	if k < 0 || k > n {
		return 0
	}
	x := int64(1)
	for i := range k {
		x = x * (n - i) / (i + 1)
	}
	return x
}
