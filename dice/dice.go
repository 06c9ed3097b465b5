// Package dice is the dice of craps, of sic bo and their kin: what a die shows, what two
// and three of them come to, and how they are thrown.
//
// Other modules may build on this package.
package dice

import (
	"fmt"
	"strings"

	"boardwalk/chance"
)

// Face is the number of spots on the uppermost side of a die, 1 to 6. The zero value is a
// die that has not been thrown.
type Face uint8

// Valid reports whether a die has that face.
func (f Face) Valid() bool { return f-1 < 6 }

// Opposite is the face on the side away from f: the two always add up to seven. It lets a
// cocked die be read and a misspotted one be found out.
func (f Face) Opposite() Face { return 7 - f }

// String writes the face as a digit, or "?" where a die has no such face.
func (f Face) String() string {
	if !f.Valid() {
		return "?"
	}
	return string('0' + rune(f))
}

// ParseFace reads a face from its digit, "1" to "6".
func ParseFace(s string) (Face, error) {
	if len(s) != 1 || !Face(s[0]-'0').Valid() {
		return 0, fmt.Errorf("%q is not a face of a die: use 1 to 6", s)
	}
	return Face(s[0] - '0'), nil
}

// roll is one die, each face equally likely.
func roll(s chance.Source) Face { return Face(s.Draw(6) + 1) }

// parse reads as many faces as there is room for, separated by spaces, commas or hyphens.
func parse(s string, into []Face) error {
	fields := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' || r == '-' })
	if len(fields) != len(into) {
		return fmt.Errorf("%q is not %d dice: write them like %s", s, len(into), "3-4-5"[:2*len(into)-1])
	}
	for i, field := range fields {
		face, err := ParseFace(field)
		if err != nil {
			return err
		}
		into[i] = face
	}
	return nil
}
