package dice

import "boardwalk/chance"

// Pair is two dice as they came to rest, as in craps.
type Pair [2]Face

// Throw throws two dice. The first face of the pair is drawn first.
func Throw(s chance.Source) Pair { return Pair{roll(s), roll(s)} }

// Total is the sum of the two faces.
func (p Pair) Total() int { return int(p[0]) + int(p[1]) }

// Hard reports whether both dice show the same face, the hard way to make an even total.
func (p Pair) Hard() bool { return p[0] == p[1] }

// String writes the faces in the order thrown, "3-4".
func (p Pair) String() string { return p[0].String() + "-" + p[1].String() }

// ParsePair reads two faces, "3 4" or "3-4".
func ParsePair(s string) (Pair, error) {
	var p Pair
	if err := parse(s, p[:]); err != nil {
		return Pair{}, err
	}
	return p, nil
}
