package tile

import (
	"fmt"
	"strings"
)

var numbers = [...]string{2: "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// String writes the tile as the spots of its ends, "2-4"; an unknown tile is
// "?-?".
func (t Tile) String() string {
	if !t.Known() {
		return "?-?"
	}
	return fmt.Sprintf("%d-%d", faces[t].low, faces[t].high)
}

// Number is what the regulation calls the tile, by the sum of its spots: "six"
// for 2-4, for 3-3 and for 1-5.
func (t Tile) Number() string {
	if !t.Known() {
		return "unknown"
	}
	return numbers[t.Spots()]
}

// Name is what players call the pair that the tile belongs to: "Teen" for 6-6,
// "Gee Joon" for 2-4 and 1-2.
func (t Tile) Name() string {
	if !t.Known() {
		return "unknown"
	}
	return faces[t].name
}

// Parse reads a tile from the spots of its ends, "2-4" or "4-2", or "?-?" for
// one that is not known.
func Parse(s string) (Tile, error) {
	if s == "?-?" {
		return Unknown, nil
	}
	if len(s) == 3 && s[1] == '-' {
		a, b := min(s[0], s[2])-'0', max(s[0], s[2])-'0'
		for t := range faces {
			if faces[t].low == a && faces[t].high == b {
				return Tile(t), nil
			}
		}
	}
	return Unknown, fmt.Errorf("%q is not a tile: write the spots of its two ends like 2-4 or 6-6", s)
}

// ParseAll reads a list of tiles separated by spaces or commas, and may be of
// none.
func ParseAll(s string) ([]Tile, error) {
	var tiles []Tile
	for field := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' }) {
		t, err := Parse(field)
		if err != nil {
			return nil, err
		}
		tiles = append(tiles, t)
	}
	return tiles, nil
}
