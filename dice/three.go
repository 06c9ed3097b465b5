package dice

import "boardwalk/chance"

// Three is three dice as they came to rest in the shaker, as in sic bo.
type Three [3]Face

// Shake shakes three dice. The faces are drawn in their order.
func Shake(s chance.Source) Three { return Three{roll(s), roll(s), roll(s)} }

// Total is the sum of the three faces.
func (t Three) Total() int { return int(t[0]) + int(t[1]) + int(t[2]) }

// Alike reports whether all three dice show the same face.
func (t Three) Alike() bool { return t[0] == t[1] && t[1] == t[2] }

// Count is how many of the dice show f.
func (t Three) Count(f Face) int {
	count := 0
	for _, face := range t {
		if face == f {
			count++
		}
	}
	return count
}

// String writes the faces in the order drawn, "3-4-5".
func (t Three) String() string {
	return t[0].String() + "-" + t[1].String() + "-" + t[2].String()
}

// ParseThree reads three faces, "3 4 5" or "3-4-5".
func ParseThree(s string) (Three, error) {
	var t Three
	if err := parse(s, t[:]); err != nil {
		return Three{}, err
	}
	return t, nil
}
