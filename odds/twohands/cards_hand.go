package twohands

import (
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
	var plain result // of the same ranks without a flush
	for i, r := range c.results {
		k := &c.kinds[i]
		if k.Joker && left[joker] == 0 {
			continue
		}
		if k.Suited == 0 {
			plain = r
			if n := waysOf(k, &left); n > 0 {
				add(r, n)
			}
		} else if r != plain {
			n := flushWays(k, &left, &suits)
			add(plain, -n)
			add(r, n)
		}
	}
	return g
}

// waysOf is in how many ways the cards that are left make the ranks of a kind.
func waysOf(k *houseway.Kind, left *[ranks]uint8) int64 {
	n := int64(1)
	from := 0
	if k.Joker {
		from = 1
	}
	for i := from; i < len(k.Ranks); i++ {
		if i == len(k.Ranks)-1 || k.Ranks[i+1] != k.Ranks[i] {
			n *= choose[left[k.Ranks[i]-2]][i+1-from]
			from = i + 1
		}
	}
	return n
}

// flushWays is in how many ways the cards that are left make a kind with a flush.
func flushWays(k *houseway.Kind, left *[ranks]uint8, suits *[card.Suits]uint16) (all int64) {
	var mask uint16      // the ranks of the flush
	var others [2]restOf // the cards of other suits
	n := 0
	for i, r := range k.Ranks {
		switch rank := r - 2; {
		case i == 0 && k.Joker:
		case k.Suited>>i&1 != 0:
			mask |= 1 << rank
		case n > 0 && others[n-1].rank == rank:
			others[n-1].n++
		default:
			others[n] = restOf{rank, 1}
			n++
		}
	}
	for _, suit := range suits {
		if mask&^suit != 0 {
			continue
		}
		ways := int64(1)
		for _, x := range others[:n] {
			ways *= choose[left[x.rank]-uint8(suit>>x.rank&1)][x.n]
		}
		all += ways
	}
	return all
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
