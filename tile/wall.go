package tile

import (
	"fmt"

	"boardwalk/chance"
)

// The stacks in which the shuffled tiles lie before they are dealt.
const (
	Stacks = 8
	Height = Total / Stacks // tiles in a stack
)

// Wall is one set of tiles in use: those still to come, in stacks of four, and
// those that are out on the layout.
//
// As in a shoe of cards, the tiles to come have no order until they come: each
// is drawn from all that are left, every one equally likely. That is the same as
// washing the tiles and stacking them. A full wall lies in the order of a new
// set, so every tile since a shuffle follows from what was drawn since. A Wall
// is a plain value: copying it copies all of it. It comes from [NewWall].
type Wall struct {
	tiles [Total]Tile // [:left] are to come; the others are out
	left  int16
}

// NewWall returns a wall of a new set, all of its tiles to come.
func NewWall() Wall {
	var w Wall
	w.Shuffle()
	return w
}

// newSet are the tiles of a full wall in their order.
var newSet = Set()

// Left returns how many tiles are to come.
func (w *Wall) Left() int { return int(w.left) }

// StacksLeft returns how many whole stacks are to come.
func (w *Wall) StacksLeft() int { return int(w.left) / Height }

// ToCome returns the tiles that are to come, in no order that means anything.
// The slice is the wall's own.
func (w *Wall) ToCome() []Tile { return w.tiles[:w.left] }

// Take takes the i-th of the tiles that are to come.
func (w *Wall) Take(i int) Tile {
	w.left--
	t := w.tiles[i]
	w.tiles[i] = w.tiles[w.left]
	w.tiles[w.left] = t
	return t
}

// Stack takes a stack of four tiles, drawn from those that are left.
func (w *Wall) Stack(s chance.Source) [Height]Tile {
	var stack [Height]Tile
	for i := range stack {
		stack[i] = w.Take(s.Draw(w.Left()))
	}
	return stack
}

// Shuffle takes all tiles up, wherever they are, and makes them to come again.
func (w *Wall) Shuffle() { w.tiles, w.left = newSet, Total }

// Verify counts the tiles and returns an error unless the set is complete;
// onLayout are those that are out.
func (w *Wall) Verify(onLayout ...Tile) error {
	var count [256]int
	for _, list := range [][]Tile{w.ToCome(), onLayout} {
		for _, t := range list {
			count[t]++
		}
	}
	for i, n := range count {
		t, want := Tile(i), 0
		if t.Known() {
			want = t.Count()
		}
		if n != want {
			return fmt.Errorf("there are %d tiles %v in the set, where there should be %d", n, t, want)
		}
	}
	return nil
}
