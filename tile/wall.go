package tile

import "fmt"

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
	set   [Total]Tile // the tiles of the full wall, in their order
	total int16
	left  int16
	sum   uint64 // checksum of the set
}

// NewWall returns a wall of a new set, all of its tiles to come.
func NewWall() Wall {
	w := Wall{set: newSet, total: Total, sum: checksum(newSet[:])}
	w.Shuffle()
	return w
}

// WallOf returns a wall of some tiles of a set only, so that an enumeration can
// visit every deal. It panics if a set has fewer of one of the tiles.
func WallOf(tiles ...Tile) Wall {
	var count [256]int
	for _, t := range tiles {
		if count[t]++; !t.Known() || count[t] > t.Count() {
			panic(fmt.Sprintf("tile: a wall cannot be made of %v", tiles))
		}
	}
	w := Wall{total: int16(len(tiles)), sum: checksum(tiles)}
	copy(w.set[:], tiles)
	w.Shuffle()
	return w
}

// newSet are the tiles of a full wall in their order.
var newSet = Set()

// Total returns how many tiles the wall was made of.
func (w *Wall) Total() int { return int(w.total) }

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

// TakeLast takes the last n of the tiles that are to come. The slice is the wall's own,
// and good until the next shuffle.
func (w *Wall) TakeLast(n int) []Tile {
	tiles := w.tiles[int(w.left)-n : w.left]
	w.left -= int16(n)
	return tiles
}

// Picker is a source of outcomes that picks a tile for what it is, as a case
// does, where others draw any: it returns the place of the tile in the pool. The
// box that the tile is for is 0 for the dealer's.
type Picker interface {
	PickTile(pool []Tile, box int) int
}

// Shuffle takes all tiles up, wherever they are, and makes them to come again.
func (w *Wall) Shuffle() { w.tiles, w.left = w.set, w.total }

// Verify counts the tiles and returns an error unless the set is complete;
// onLayout are those that are out.
func (w *Wall) Verify(onLayout ...Tile) error {
	if w.left+int16(len(onLayout)) == w.total && checksum(w.ToCome())+checksum(onLayout) == w.sum {
		return nil
	}
	return w.missing(onLayout)
}

// VerifyOut returns an error unless onLayout are the tiles that were taken since the last
// shuffle. It does not count those to come, and so takes less time than [Wall.Verify].
func (w *Wall) VerifyOut(onLayout ...Tile) error {
	out := w.tiles[w.left:w.total]
	if len(out) == len(onLayout) && checksum(out) == checksum(onLayout) {
		return nil
	}
	return w.missing(onLayout)
}

// checksum counts tiles in three bits for each face. A set has no more than two of one,
// so a sum that is right for the number of tiles is that of the right tiles.
func checksum(tiles []Tile) (sum uint64) {
	for _, t := range tiles {
		sum += units[t&mask]
	}
	return sum
}

// units are what a tile adds to a checksum. What is no tile has a bit of its own.
var units = func() (list [mask + 1]uint64) {
	for t := range list {
		list[t] = 1 << 63
		if Tile(t).Known() {
			list[t] = 1 << (3 * (t - 1))
		}
	}
	return list
}()

// missing says which tile there are too few or too many of.
func (w *Wall) missing(onLayout []Tile) error {
	var want, got [256]int8
	for _, t := range w.set[:w.total] {
		want[t]++
	}
	for _, list := range [][]Tile{w.ToCome(), onLayout} {
		for _, t := range list {
			got[t]++
		}
	}
	for t, n := range got {
		if n != want[t] {
			return fmt.Errorf("there are %d tiles %v in the set, where there should be %d", n, Tile(t), want[t])
		}
	}
	return nil
}
