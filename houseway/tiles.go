package houseway

import (
	"fmt"

	"boardwalk/tile"
)

// Tiles is a house way of pai gow. It comes from [ForTiles] or [ParseTiles].
type Tiles struct {
	file  string
	rules []rule[stack]
	with  []uint8 // which tile goes with the first of a sorted stack, by its faces
}

// stack is four tiles, sorted by their faces, and what its three settings rank. Setting i puts the first tile together
// with the one of place i+1.
type stack struct {
	tiles     [tile.Height]tile.Tile
	high, low [tile.Height - 1]tile.Rank
}

// everySetting is all three.
const everySetting settings = 1<<(tile.Height-1) - 1

func newStack(tiles [tile.Height]tile.Tile) stack {
	s := stack{tiles: tiles}
	for i := range s.high {
		h := tile.Split(tiles, i+1)
		s.high[i], s.low[i] = tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])
	}
	return s
}

// together reports whether a setting puts two tiles, by their places, into one hand.
func (s *stack) together(setting, a, b int) bool {
	a, b = min(a, b), max(a, b)
	if a == 0 {
		return b == setting+1
	}
	return a != setting+1 && b != setting+1
}

// ParseTiles reads a house way of pai gow. file is the name that faults give.
func ParseTiles(file, text string) (*Tiles, []Fault) {
	rules, faults := parse(file, text, &tileWords)
	if len(faults) > 0 {
		return nil, faults
	}
	w := &Tiles{file: file, rules: rules, with: make([]uint8, 1<<(4*faceBits))}
	for t, at := range everyStack {
		s := newStack(t)
		left, by := decide(rules, &s, everySetting)
		if by >= 0 {
			w.with[at] = uint8(left.first() + 1)
		}
	}
	return w, nil
}

// faceBits is how many bits a face takes in the place of a stack.
const faceBits = 5

// placeOf is where a sorted stack stands in the table.
func placeOf(s *[tile.Height]tile.Tile) int {
	at := 0
	for _, t := range s {
		at = at<<faceBits | int(t)&(1<<faceBits-1)
	}
	return at
}

// everyStack visits every kind of stack, sorted, and its place.
func everyStack(yield func([tile.Height]tile.Tile, int) bool) {
	var s [tile.Height]tile.Tile
	var choose func(i int, from tile.Tile) bool
	choose = func(i int, from tile.Tile) bool {
		if i == tile.Height {
			return yield(s, placeOf(&s))
		}
		for t := from; t <= tile.T12; t++ {
			if i > 0 && s[i-1] == t && (t.Count() == 1 || i > 1 && s[i-2] == t) {
				continue
			}
			if s[i] = t; !choose(i+1, t) {
				return false
			}
		}
		return true
	}
	choose(0, tile.T66)
}

// ways is how many of the 35,960 stacks show the faces of a sorted one.
func ways(s *[tile.Height]tile.Tile) int {
	n := 1
	for i, t := range s {
		switch {
		case t.Count() == 1 || i > 0 && s[i-1] == t: // there is one, or it is the second of two
		case i+1 < tile.Height && s[i+1] == t: // both
		default:
			n *= 2
		}
	}
	return n
}

// Set sets a stack as the house does. The hands are the same whatever the order of the tiles.
func (w *Tiles) Set(tiles [tile.Height]tile.Tile) tile.Hands {
	s := sorted(tiles)
	return tile.Split(s, max(1, int(w.with[placeOf(&s)])))
}

// sorted returns the tiles by their faces.
func sorted(s [tile.Height]tile.Tile) [tile.Height]tile.Tile {
	s[0], s[1] = min(s[0], s[1]), max(s[0], s[1])
	s[2], s[3] = min(s[2], s[3]), max(s[2], s[3])
	s[0], s[2] = min(s[0], s[2]), max(s[0], s[2])
	s[1], s[3] = min(s[1], s[3]), max(s[1], s[3])
	s[1], s[2] = min(s[1], s[2]), max(s[1], s[2])
	return s
}

// Check holds the way against all 35,960 hands of four tiles: every one must be decided, with one setting or with
// several that rank alike, and every rule must decide some hand.
func (w *Tiles) Check() []Fault {
	c := checker[stack]{
		file: w.file, rules: w.rules, kinds: "hands",
		all:   func(*stack) settings { return everySetting },
		alike: func(s *stack, a, b int) bool { return s.high[a] == s.high[b] && s.low[a] == s.low[b] },
		write: func(s *stack) string { return fmt.Sprint(s.tiles) },
		set: func(s *stack, i int) string {
			h := tile.Split(s.tiles, i+1)
			return fmt.Sprint(h.High, " over ", h.Low)
		},
	}
	for t := range everyStack {
		s := newStack(t)
		c.hold(&s, ways(&t))
	}
	return c.faults()
}

// Exceptions returns how many hands the way sets otherwise than 10.7(d) says, which 10.7(e) wants noted, and one of them
// in words. Where 10.7(d) leaves a choice, any is as it says.
func (w *Tiles) Exceptions() (hands int, example string) {
	for t := range everyStack {
		s := newStack(t)
		set := int(w.with[placeOf(&t)]) - 1
		if set >= 0 && !s.follows(set) {
			if hands == 0 {
				h := tile.Split(t, set+1)
				example = fmt.Sprint(h.High, " over ", h.Low)
			}
			hands += ways(&t)
		}
	}
	return hands, example
}

// follows reports whether a setting is one that 10.7(d) allows.
func (s *stack) follows(setting int) bool {
	for _, fits := range []func(tile.Rank) bool{
		func(r tile.Rank) bool { return r.Pair() == tile.Supreme },
		func(r tile.Rank) bool { return r.Pair() != tile.NoPair },
		func(r tile.Rank) bool { return r.Value() >= 7 },
	} {
		for _, high := range s.high {
			if fits(high) {
				return fits(s.high[setting])
			}
		}
	}
	return highestWithLowest(s, setting)
}
