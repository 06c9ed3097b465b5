package canvas

import (
	"strings"

	"boardwalk/table"
	"boardwalk/tile"
)

// Tile draws a tile of five by three characters, its spots side by side.
func (c *Canvas) Tile(x, y int, k tile.Tile) {
	c.Box(x, y, 4, 2)
	c.Center(x+1, y+1, 3, strings.Trim(k.Pretty(), "[]"), TileInk(k))
}

// TileInk returns the ink of a tile: red if all its spots are red. Terminals
// without colours show the number of spots all the same.
func TileInk(k tile.Tile) Ink {
	if !k.Known() {
		return Faint
	}
	if low, high := k.Red(); low+high == k.Spots() {
		return Losses
	}
	return Plain
}

// FaceOf returns what is seen of the card or the tile that an event is about.
func FaceOf(e *table.Event) string {
	if e.Tile != tile.None {
		return e.Tile.Pretty()
	}
	return Face(e.Card)
}
