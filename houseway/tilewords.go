package houseway

import (
	"strconv"
	"strings"

	"boardwalk/tile"
)

// tileWords is what can be said of four tiles.
var tileWords = vocabulary[stack]{
	game:       TileGame,
	condition:  tileCondition,
	wish:       tileWish,
	conditions: `"any hand" and "holding" with tiles like 6-6`,
	wishes: `"high" and "low" with "supreme pair", "matched pair", "mixed pair", "pair", "wong", "gong", a value like 9 or 7-9 ` +
		`or one with its highest tile like 9 with 6-6 ("or" between several, "or better" at the end), "together" and ` +
		`"apart" with two tiles, "highest tile with lowest tile", "best high" and "best low"`,
}

func tileCondition(words string) condition[stack] {
	if words == "any hand" {
		return always[stack]
	}
	list, ok := strings.CutPrefix(words, "holding ")
	if !ok {
		return nil
	}
	tiles, ok := readTiles(list)
	if !ok || len(tiles) > tile.Height {
		return nil
	}
	return func(s *stack) bool {
		left := s.tiles
		for _, want := range tiles {
			found := false
			for i, t := range left {
				if t == want {
					left[i], found = tile.None, true
					break
				}
			}
			if !found {
				return false
			}
		}
		return true
	}
}

// readTiles reads tiles that are written with their spots.
func readTiles(list string) ([]tile.Tile, bool) {
	var tiles []tile.Tile
	for word := range strings.FieldsSeq(list) {
		faces, err := tile.Read(word)
		if err != nil || len(faces) != 1 {
			return nil, false
		}
		tiles = append(tiles, faces[0])
	}
	return tiles, len(tiles) > 0
}

func tileWish(words string) wish[stack] {
	switch words {
	case "best high":
		return most(func(s *stack, i int) uint32 { return uint32(s.high[i]) })
	case "best low":
		return most(func(s *stack, i int) uint32 { return uint32(s.low[i]) })
	case "highest tile with lowest tile":
		return keep(highestWithLowest)
	}
	first, rest, _ := strings.Cut(words, " ")
	switch first {
	case "high", "low":
		fits := tileKinds(rest)
		if fits == nil {
			return nil
		}
		if first == "low" {
			return keep(func(s *stack, i int) bool { return fits(s.low[i]) })
		}
		return keep(func(s *stack, i int) bool { return fits(s.high[i]) })
	case "together", "apart":
		tiles, ok := readTiles(rest)
		if !ok || len(tiles) != 2 {
			return nil
		}
		return keep(func(s *stack, i int) bool { return s.joins(i, tiles[0], tiles[1]) == (first == "together") })
	}
	return nil
}

// joins reports whether a setting has two faces in one hand.
func (s *stack) joins(setting int, x, y tile.Tile) bool {
	for a := range s.tiles {
		for b := range s.tiles {
			if a != b && s.tiles[a] == x && s.tiles[b] == y && s.together(setting, a, b) {
				return true
			}
		}
	}
	return false
}

// highestWithLowest reports whether a setting has the highest ranking tile and the lowest one in one hand. Of several
// tiles of the same rank any will do.
func highestWithLowest(s *stack, setting int) bool {
	highest, _ := s.tiles[0].Place()
	lowest, _ := s.tiles[tile.Height-1].Place()
	for a, x := range s.tiles {
		for b, y := range s.tiles {
			px, _ := x.Place()
			py, _ := y.Place()
			if a != b && px == highest && py == lowest && s.together(setting, a, b) {
				return true
			}
		}
	}
	return false
}

// tileKinds reads kinds of hands, "pair or wong" or "7 or better".
func tileKinds(words string) func(tile.Rank) bool {
	words, better := strings.CutSuffix(words, " or better")
	var kinds [tile.Pairs + 1]bool
	var values [10]bool
	var highest [10]uint32 // of a value, one bit for each place that its highest tile may have
	for word := range strings.SplitSeq(words, " or ") {
		if value, face, ok := strings.Cut(word, " with "); ok {
			v, err := strconv.Atoi(value)
			tiles, ok := readTiles(face)
			if err != nil || !ok || v < 0 || v > 9 || len(tiles) != 1 {
				return nil
			}
			place, _ := tiles[0].Place()
			highest[v] |= 1 << place
			continue
		}
		if from, to, ok := pairRange(word); ok {
			for p := from; p <= to; p++ {
				kinds[p] = true
			}
			continue
		}
		low, high, ok := strings.Cut(word, "-")
		if !ok {
			high = low
		}
		from, err := strconv.Atoi(low)
		to, err2 := strconv.Atoi(high)
		if err != nil || err2 != nil || from < 0 || to > 9 || from > to {
			return nil
		}
		for v := from; v <= to; v++ {
			values[v] = true
		}
	}
	fits := func(r tile.Rank) bool {
		if p := r.Pair(); p != tile.NoPair {
			return kinds[p]
		}
		return values[r.Value()] || highest[r.Value()]>>r.Highest()&1 != 0
	}
	if !better {
		return fits
	}
	least := ^tile.Rank(0)
	for a := tile.T66; a <= tile.T12; a++ {
		for b := a; b <= tile.T12; b++ {
			if r := tile.Of(a, b); (a != b || a.Count() == 2) && fits(r) {
				least = min(least, r)
			}
		}
	}
	return func(r tile.Rank) bool { return r >= least }
}

// pairRange is which pairs a word means.
func pairRange(word string) (from, to tile.Pair, ok bool) {
	switch word {
	case "supreme pair":
		return tile.Supreme, tile.Supreme, true
	case "matched pair":
		return tile.Pair66, tile.Pair15, true
	case "mixed pair":
		return tile.MixedNines, tile.MixedFives, true
	case "pair":
		return tile.Supreme, tile.MixedFives, true
	case "wong":
		return tile.TwelveWong, tile.TwoWong, true
	case "gong":
		return tile.TwelveGong, tile.TwoGong, true
	}
	return 0, 0, false
}
