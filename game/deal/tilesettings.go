package deal

import (
	"slices"

	"boardwalk/table"
	"boardwalk/tile"
)

// TileSettings returns the three ways to set a stack of four tiles, each with the choice
// that names it: which tile, the second, third or fourth, goes with the first. House is
// how the house sets that stack, or nil if the game does not say. It returns nil if a
// tile is not known.
func TileSettings(choices [3]table.Choice, tiles []tile.Tile, house *tile.Hands) []table.Setting {
	if len(tiles) != tile.Height || slices.ContainsFunc(tiles, func(t tile.Tile) bool { return !t.Known() }) {
		return nil
	}
	list := make([]table.Setting, 0, len(choices))
	for i, choice := range choices {
		h := tile.Split([tile.Height]tile.Tile(tiles), i+1)
		s := table.Setting{Answer: table.Answer{Choice: choice}, Low: []int{0, i + 1},
			LowWorth: tile.Of(h.Low[0], h.Low[1]).String(), HighWorth: tile.Of(h.High[0], h.High[1]).String()}
		if h.High == [2]tile.Tile{tiles[0], tiles[i+1]} { // the other two are the low hand
			s.Low = slices.DeleteFunc([]int{1, 2, 3}, func(at int) bool { return at == i+1 })
		}
		s.House = house != nil && sameTiles(h.Low, house.Low) && sameTiles(h.High, house.High)
		list = append(list, s)
	}
	return list
}

// sameTiles reports whether two hands have the same tiles, in whatever order.
func sameTiles(a, b [2]tile.Tile) bool { return a == b || a == [2]tile.Tile{b[1], b[0]} }
