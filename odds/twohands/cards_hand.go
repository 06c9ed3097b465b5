package twohands

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/houseway"
)

// Setting is one setting of seven cards and how it fares.
type Setting struct {
	Low  [2]int // the places of the two cards of the low hand
	High houseway.High
	Rank houseway.Low
	Foul bool         // the low hand is the higher one, so that the hand loses: nothing is counted
	Of   [roles]Count // against every hand that may come
}

// Settings counts how all 21 settings of a hand fare, against every hand that may come from the cards that are neither
// in it nor gone. Settings that rank alike fare alike.
func (c *Cards) Settings(hand *[7]card.Card, gone card.Set) [houseway.Settings]Setting {
	kind, order := houseway.KindOf(hand)
	var s houseway.Set
	kind.Rank(c.way.WheelLow(), &s)
	var list [houseway.Settings]Setting
	var highs, lows []int
	for i := range list {
		low := houseway.LowPlaces[i]
		list[i] = Setting{Low: [2]int{int(order[low[0]]), int(order[low[1]])}, High: s.High[i], Rank: s.Low[i], Foul: s.Lawful>>i&1 == 0}
		for r := range roles {
			q := c.query(Role(r), s.High[i], s.Low[i])
			highs, lows = append(highs, int(q.high)), append(lows, int(q.low))
		}
	}
	grid := c.against(gone|card.SetOf(hand[:]...), highs, lows)
	for i := range list {
		if list[i].Foul {
			continue
		}
		for r := range roles {
			list[i].Of[r] = grid.count(c.query(Role(r), s.High[i], s.Low[i]))
		}
	}
	return list
}

// grid is how many hands of the house lie between the hands that are asked about.
type grid struct {
	high, low []int   // the bounds, from the lowest up
	hands     []int64 // by what lies below the bound of the same place, and not below the one before
}

// against deals every hand from the cards that are not gone.
func (c *Cards) against(gone card.Set, highs, lows []int) *grid {
	g := &grid{high: append(distinct(highs), len(c.highs)), low: append(distinct(lows), len(c.lows))}
	inHigh, inLow := spread(g.high, len(c.highs)), spread(g.low, len(c.lows))
	g.hands = make([]int64, len(g.high)*len(g.low))
	add := func(r result, n int64) { g.hands[int(inHigh[r.high])*len(g.low)+int(inLow[r.low])] += n }

	left := [ranks]uint8{joker: 1}
	var suits [card.Suits]uint16 // the ranks that are left of each
	if gone.Has(card.Joker) {
		left[joker] = 0
	}
	for x := range card.Joker {
		if !gone.Has(x) {
			left[x.Rank()]++
			suits[x.Suit()] |= 1 << x.Rank()
		}
	}
	for i := range c.plains {
		p := &c.plains[i]
		if p.counts[joker] > left[joker] {
			continue
		}
		n := int64(1)
		for rest := p.mask; rest != 0; rest &= rest - 1 {
			r := bits.TrailingZeros16(rest)
			n *= choose[left[r]][p.counts[r]]
		}
		if n > 0 {
			add(p.result, n)
		}
	}
	for i := range c.flush {
		f := &c.flush[i]
		if f.joker && left[joker] == 0 || f.result == c.plains[f.plain].result {
			continue
		}
		all := int64(0)
		for _, suit := range suits {
			if f.mask&^suit != 0 {
				continue
			}
			n := int64(1)
			for _, x := range f.rest() {
				n *= choose[left[x.rank]-uint8(suit>>x.rank&1)][x.n]
			}
			all += n
		}
		if all > 0 {
			add(c.plains[f.plain].result, -all)
			add(f.result, all)
		}
	}
	return g
}

// spread says between which bounds each of so many places lies.
func spread(bounds []int, n int) []uint8 {
	list := make([]uint8, n)
	for i := range list {
		at, found := slices.BinarySearch(bounds, i)
		if found {
			at++
		}
		list[i] = uint8(at)
	}
	return list
}

// count counts the hands of which both, one or none of the two hands is below a query.
func (g *grid) count(q query) (c Count) {
	for h, high := range g.high {
		for l, low := range g.low {
			c.add(high <= int(q.high), low <= int(q.low), g.hands[h*len(g.low)+l])
		}
	}
	return c
}
