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

// Pretty writes the tile as it lies on its side, "[2:4]", for people rather than
// programs; a tile that lies face down is "[░░░]". Parse reads the former too.
func (t Tile) Pretty() string {
	if !t.Known() {
		return "[░░░]"
	}
	return fmt.Sprintf("[%d:%d]", faces[t].low, faces[t].high)
}

// Read returns the faces that a text may mean: one for the spots of the two ends
// ("2-4", "4-2", "2:4" or "[2:4]") and for most names ("teen"), and two for a name
// that both tiles of a pair share ("gee joon"). The words of a name may be joined
// by a hyphen, and capitals make no difference.
func Read(s string) ([]Tile, error) {
	var list []Tile
	spots := strings.TrimSuffix(strings.TrimPrefix(s, "["), "]")
	if len(spots) == 3 && (spots[1] == '-' || spots[1] == ':') {
		a, b := min(spots[0], spots[2])-'0', max(spots[0], spots[2])-'0'
		for t := T66; t <= T12; t++ {
			if faces[t].low == a && faces[t].high == b {
				return []Tile{t}, nil
			}
		}
	}
	for t := T66; t <= T12; t++ {
		if strings.EqualFold(strings.ReplaceAll(s, "-", " "), faces[t].name) {
			list = append(list, t)
		}
	}
	if list == nil {
		return nil, fmt.Errorf("%q is not a tile: write the spots of its two ends like 2-4, or its name like teen", s)
	}
	return list, nil
}

// Parse reads one tile as [Read] does, or "?-?" for one that is not known.
func Parse(s string) (Tile, error) {
	if s == "?-?" {
		return Unknown, nil
	}
	list, err := Read(s)
	switch {
	case err != nil:
		return Unknown, err
	case len(list) > 1:
		return Unknown, fmt.Errorf("%q is both %v and %v: write the spots of its two ends", s, list[0], list[1])
	}
	return list[0], nil
}

// ParseAll reads a list of tiles separated by spaces or commas, and may be of
// none. Names of two words are joined by a hyphen.
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
