package twohands

import (
	"slices"

	"boardwalk/houseway"
	"boardwalk/tile"
)

// Tiles is pai gow against somebody who sets by a house way.
type Tiles struct {
	way    *houseway.Tiles
	stacks []tileStack
}

// tileStack is a kind of stack: its faces, sorted, how many stacks show them, and what the house makes of it.
type tileStack struct {
	faces     [tile.Height]tile.Tile
	factors   [tile.Height]uint8
	ways      int64
	high, low tile.Rank
	zero      bool // the low hand is worth zero, and never wins
}

// NewTiles returns the game for a house way.
func NewTiles(way *houseway.Tiles) *Tiles {
	t := &Tiles{way: way}
	left := fullSet()
	var choose func(s [tile.Height]tile.Tile, n int, from tile.Tile)
	choose = func(s [tile.Height]tile.Tile, n int, from tile.Tile) {
		if n < tile.Height {
			for f := from; f <= tile.T12; f++ {
				s[n] = f
				choose(s, n+1, f)
			}
			return
		}
		x := tileStack{faces: s}
		var ok bool
		if x.factors, ok = factorsOf(s); !ok {
			return
		}
		if x.ways = x.among(&left); x.ways == 0 {
			return
		}
		h := way.Set(s)
		x.high, x.low = tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])
		x.zero = isZero(x.low)
		t.stacks = append(t.stacks, x)
	}
	choose([tile.Height]tile.Tile{}, 0, tile.T66)
	return t
}

// isZero reports whether a hand is no pair and has a value of zero.
func isZero(r tile.Rank) bool { return r.Pair() == tile.NoPair && r.Value() == 0 }

// left is what is left of the tiles: how many of each face, in how many ways two of a face can be had, and 1.
type left [one + 1]int64

// pairOf is where the pairs of a face stand, after the single tiles, and one where the number 1 stands.
const (
	pairOf = tile.Faces + 1
	one    = 2 * pairOf
)

func fullSet() (l left) {
	for f := tile.T66; f <= tile.T12; f++ {
		l[f] = int64(f.Count())
	}
	l.pairs()
	return l
}

// pairs works out in how many ways two tiles of each face can be had.
func (l *left) pairs() {
	for f := range pairOf {
		l[pairOf+f] = l[f] * (l[f] - 1) / 2
	}
	l[one] = 1
}

// factorsOf are the places of the numbers whose product is in how many ways a sorted stack can be dealt; false if it
// has three tiles of a face.
func factorsOf(s [tile.Height]tile.Tile) (list [tile.Height]uint8, ok bool) {
	for i := range s {
		switch {
		case i > 0 && s[i] == s[i-1]:
			if i > 1 && s[i] == s[i-2] {
				return list, false
			}
			list[i] = one
		case i+1 < tile.Height && s[i] == s[i+1]:
			list[i] = uint8(pairOf + int(s[i]))
		default:
			list[i] = uint8(s[i])
		}
	}
	return list, true
}

// among is in how many ways the stack can be dealt from the tiles that are left.
func (s *tileStack) among(l *left) int64 {
	return l[s.factors[0]] * l[s.factors[1]] * l[s.factors[2]] * l[s.factors[3]]
}

// Settings counts how the three settings of a stack fare, in the order of [tile.Split], against every stack that may
// come from the tiles that are neither in it nor gone. It is false if there are not so many tiles of one face.
func (t *Tiles) Settings(stack [tile.Height]tile.Tile, gone []tile.Tile) (list [roles][tile.Height - 1]Count, ok bool) {
	l := fullSet()
	for _, f := range append(stack[:], gone...) {
		if !f.Known() || l[f] == 0 {
			return list, false
		}
		l[f]--
	}
	l.pairs()
	return t.against(stack, &l), true
}

// against counts the settings of a stack against those of the tiles that are left.
func (t *Tiles) against(stack [tile.Height]tile.Tile, l *left) (list [roles][tile.Height - 1]Count) {
	var high, low [tile.Height - 1]tile.Rank
	var zero [tile.Height - 1]bool
	for i := range high {
		h := tile.Split(stack, i+1)
		high[i], low[i] = tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])
		zero[i] = isZero(low[i])
	}
	var sums [roles][tile.Height - 1][3]int64 // by how many of the two hands win
	for j := range t.stacks {
		d := &t.stacks[j]
		n := d.among(l)
		if n == 0 {
			continue
		}
		for i := range high {
			// 10.7(h) to (j): the player's hand is compared with the dealer's, who wins copies.
			sums[Player][i][number(high[i] > d.high)+number(low[i] > d.low && !zero[i])] += n
			// 10.8(o): and here the other is the player.
			sums[Bank][i][number(high[i] >= d.high)+number(low[i] >= d.low || d.zero)] += n
		}
	}
	for r := range sums {
		for i, x := range sums[r] {
			list[r][i] = Count{Won: x[2], Pushed: x[1], Lost: x[0]}
		}
	}
	return list
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// add counts so many deals in which the two hands win or do not.
func (c *Count) add(high, low bool, n int64) {
	switch {
	case high && low:
		c.Won += n
	case high || low:
		c.Pushed += n
	default:
		c.Lost += n
	}
}

// StackEnds is how one kind of stack fares against all others.
type StackEnds struct {
	Ways  int64 // in how many ways the stack is dealt
	House int   // the setting of the house, in the order of [tile.Split]
	Of    [roles][tile.Height - 1]Count
}

// TileEnds is how all kinds of stacks fare, with every setting: what is counted once for wagers of every size. It is kept
// in files.
type TileEnds struct{ Stacks []StackEnds }

// Count goes through every pair of stacks, on so many cores or on all for 0.
func (t *Tiles) Count(cores int, tell Progress) *TileEnds {
	e := &TileEnds{make([]StackEnds, len(t.stacks))}
	share(len(t.stacks), workers(cores), tell, func(_, step int) {
		s := &t.stacks[step]
		l := fullSet()
		for _, f := range s.faces {
			l[f]--
		}
		l.pairs()
		e.Stacks[step] = StackEnds{s.ways, s.houseSetting(), t.against(s.faces, &l)}
	})
	return e
}

// For returns how all deals end for wagers of one size: what a setting is worth decides which is best.
func (e *TileEnds) For(worth [roles]Net) *Found {
	sum := &Found{}
	for i := range e.Stacks {
		s := &e.Stacks[i]
		for r := range roles {
			best := s.Of[r][0]
			for _, c := range s.Of[r] {
				if worth[r].of(c) > worth[r].of(best) {
					best = c
				}
			}
			sum.Best[r] = sum.Best[r].plus(best, s.Ways)
			sum.House[r] = sum.House[r].plus(s.Of[r][s.House], s.Ways)
		}
	}
	return sum
}

// Whole reports whether every setting of every stack has met as many others. There are 32 tiles.
func (e *TileEnds) Whole() bool {
	const stacks, others = 32 * 31 * 30 * 29 / 24, 28 * 27 * 26 * 25 / 24
	ways := int64(0)
	for i := range e.Stacks {
		s := &e.Stacks[i]
		if s.House < 0 || s.House >= tile.Height-1 {
			return false
		}
		for _, of := range s.Of {
			for _, c := range of {
				if c.Deals() != others {
					return false
				}
			}
		}
		ways += s.Ways
	}
	return ways == stacks
}

// houseSetting is the first setting of a stack that ranks as the house sets it.
func (s *tileStack) houseSetting() int {
	for i := range tile.Height - 1 {
		h := tile.Split(s.faces, i+1)
		if tile.Of(h.High[0], h.High[1]) == s.high && tile.Of(h.Low[0], h.Low[1]) == s.low {
			return i
		}
	}
	return 0
}

// Best returns the setting of a stack that is worth most, in the order of [tile.Split], against every other stack.
func (t *Tiles) Best(stack [tile.Height]tile.Tile, r Role, worth Net) int {
	counts, _ := t.Settings(stack, nil)
	best := 0
	for i, c := range counts[r] {
		if worth.of(c) > worth.of(counts[r][best]) {
			best = i
		}
	}
	return best
}

// BestTiles is the best setting of every kind of stack.
type BestTiles struct{ with []uint8 }

// BestOfAll finds the best setting of every kind of stack.
func (t *Tiles) BestOfAll(r Role, worth Net) *BestTiles {
	b := &BestTiles{make([]uint8, 1<<(tile.Height*faceBits))}
	share(len(t.stacks), workers(0), nil, func(_, step int) {
		s := t.stacks[step].faces
		b.with[placeOf(&s)] = uint8(1 + t.Best(s, r, worth))
	})
	return b
}

// With returns which tile of a stack, 1 to 3, goes with the first.
func (b *BestTiles) With(stack [tile.Height]tile.Tile) int {
	sorted := stack
	slices.Sort(sorted[:])
	h := tile.Split(sorted, max(1, int(b.with[placeOf(&sorted)])))
	for _, hand := range [][2]tile.Tile{h.High, h.Low} {
		for i, t := range hand {
			if t == stack[0] {
				return 1 + slices.Index(stack[1:], hand[1-i])
			}
		}
	}
	return 1
}

// faceBits is how many bits a face takes in the place of a stack.
const faceBits = 5

// placeOf is where a sorted stack stands in a table.
func placeOf(s *[tile.Height]tile.Tile) int {
	at := 0
	for _, t := range s {
		at = at<<faceBits | int(t)&(1<<faceBits-1)
	}
	return at
}
