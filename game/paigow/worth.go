package paigow

import (
	"strconv"

	"boardwalk/table"
	"boardwalk/tile"
)

// TileWorth says what a hand of two tiles is worth: "mixed nines", or "8, highest tile
// 1-1". A stack of four that is not set has no value.
func (g *Game) TileWorth(_ table.Box, _ uint8, tiles []tile.Tile) string {
	if len(tiles) != 2 || !tiles[0].Known() || !tiles[1].Known() {
		return ""
	}
	return Worth(tiles[0], tiles[1])
}

// Worth says what two tiles are worth as a hand.
func Worth(a, b tile.Tile) string {
	r := tile.Of(a, b)
	if p := r.Pair(); p != tile.NoPair {
		return p.String()
	}
	highest := a
	if place, _ := a.Place(); place != r.Highest() {
		highest = b
	}
	return strconv.Itoa(r.Value()) + ", highest tile " + highest.String()
}
