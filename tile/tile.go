// Package tile is the 32 tiles of pai gow: what they are ([Tile]), how two of
// them rank as a hand ([Of]), how they are written ([Parse], [Draw]) and the set
// in use at a table ([Wall]). How hands are set and what they win is the game's.
//
// Other modules may build on this package.
package tile

import "boardwalk/law"

// Tile is what the face of a tile shows. There are 21 different faces, and of
// eleven of them a set has two tiles, which nobody can tell apart. The faces are
// numbered by their rank as single tiles, from 1 on; the zero value is no tile.
type Tile uint8

// The faces, the highest first, named for their spots.
const (
	// None is no tile at all, as in an event that is about a card.
	None Tile = iota
	T66
	T11
	T44
	T13
	T55
	T33
	T22
	T56
	T46
	T16
	T15
	T36
	T45
	T26
	T35
	T25
	T34
	T24
	T14
	T23
	T12

	// Unknown stands for a tile whose face may not be seen.
	Unknown Tile = 255
)

const (
	// Faces is how many different faces there are.
	Faces = 21
	// Total is how many tiles a set has, 10.2(a).
	Total = 32
	// twice is the last of the faces, from the first on, that a set has two tiles of.
	twice = T15
)

// face is what there is to know of a face.
type face struct {
	low, high uint8 // the spots of its two ends
	place     uint8 // its rank as a single tile, 1 the highest: 10.2(g)
	name      string
}

var faces = [Faces + 1]face{
	T66: {6, 6, 1, "Teen"},
	T11: {1, 1, 2, "Day"},
	T44: {4, 4, 3, "Yun"},
	T13: {1, 3, 4, "Gor"},
	T55: {5, 5, 5, "Mooy"},
	T33: {3, 3, 6, "Chong"},
	T22: {2, 2, 7, "Bon"},
	T56: {5, 6, 8, "Foo"},
	T46: {4, 6, 9, "Ping"},
	T16: {1, 6, 10, "Tit"},
	T15: {1, 5, 11, "Look"},
	T36: {3, 6, 12, "Chop Gow"},
	T45: {4, 5, 12, "Chop Gow"},
	T26: {2, 6, 13, "Chop Bot"},
	T35: {3, 5, 13, "Chop Bot"},
	T25: {2, 5, 14, "Chop Chit"},
	T34: {3, 4, 14, "Chop Chit"},
	T24: {2, 4, 15, "Gee Joon"},
	T14: {1, 4, 16, "Chop Ng"},
	T23: {2, 3, 16, "Chop Ng"},
	T12: {1, 2, 17, "Gee Joon"},
}

// Known reports whether the tile has a face that can be seen.
func (t Tile) Known() bool { return t-1 < Faces }

// Ends returns how many spots are at either end of the tile, the fewer first.
func (t Tile) Ends() (low, high int) { return int(faces[t].low), int(faces[t].high) }

// Spots returns how many spots are on the tile, 2 to 12.
func (t Tile) Spots() int { return int(faces[t].low + faces[t].high) }

// Red returns how many of the spots at either end are red; the others are white.
// Ones and fours are red, and so is half of each six of the twelve.
func (t Tile) Red() (low, high int) {
	f := &faces[t]
	return red(t, f.low), red(t, f.high)
}

func red(t Tile, spots uint8) int {
	switch {
	case spots == 1 || spots == 4:
		return int(spots)
	case t == T66:
		return 3
	}
	return 0
}

// Count returns how many tiles of that face a set has, 1 or 2.
func (t Tile) Count() int {
	if t <= twice {
		return 2
	}
	return 1
}

// Place returns the rank of the tile as a single one: 1, the highest, to 17.
// by is the paragraph that says so.
func (t Tile) Place() (place int, by law.Cite) {
	place = int(faces[t].place)
	return place, placeLaw(place)
}

// placeLaw is the paragraph that lists a place.
func placeLaw(place int) law.Cite {
	if place <= 11 {
		return "10.2(g)[first to eleventh]"
	}
	return "10.2(g)[twelfth to seventeenth]"
}

// Set returns the 32 tiles of a new set: the two of a pair lie together, the
// pairs in the order of the faces.
func Set() [Total]Tile {
	var set [Total]Tile
	i := 0
	for t := T66; t <= T12; t++ {
		for range t.Count() {
			set[i] = t
			i++
		}
	}
	return set
}
