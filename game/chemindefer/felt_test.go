package chemindefer

import (
	"testing"

	"boardwalk/felt"
)

// Chips lie below the words of every area and so cover none of them, on a wide screen and on a narrow one.
func TestChipsCoverNoWords(t *testing.T) {
	f := New(*DefaultOptions()).Felt(0)
	for _, drawn := range []*felt.Felt{f, f.Upright} {
		for _, a := range drawn.Areas {
			if !a.Low || a.Chip.Y <= a.Y+a.H/2 || a.Chip.Y >= a.Y+a.H {
				t.Errorf("%s: chips lie at %v of an area from %v, %v high", a.Label, a.Chip, a.Y, a.H)
			}
		}
	}
}
