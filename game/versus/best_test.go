package versus_test

import (
	"slices"
	"testing"

	"boardwalk/game/versus"
	"boardwalk/poker"
)

// The cards that make a hand come first, laid out as people read it, and the others
// after them.
func TestBestFirst(t *testing.T) {
	for _, c := range []struct {
		kind        poker.Kind
		made        int
		dealt, laid string
	}{
		{poker.FourCard, 4, "2c Ah 7d As Kd", "Ah As Kd 7d 2c"},
		{poker.FourCard, 4, "9c 4h 4d 9s 9h 4s", "9c 9s 9h 4h 4d 4s"},
		{poker.ThreeCard, 3, "Ah 9c 2d 3s", "3s 2d Ah 9c"},
		{poker.High, 5, "Kc 2h 5s 3h 4h Ah Kd", "5s 4h 3h 2h Ah Kc Kd"},
	} {
		dealt := cards(t, c.dealt)
		r, err := c.kind.Rank(dealt...)
		if err != nil {
			t.Fatal(err)
		}
		got := versus.BestFirst(dealt, c.made, versus.Rank(r))
		if !slices.Equal(got[:len(dealt)], cards(t, c.laid)) {
			t.Errorf("%s is laid out as %v, not %s", c.dealt, got, c.laid)
		}
		if n := testing.AllocsPerRun(10, func() { versus.BestFirst(dealt, c.made, versus.Rank(r)) }); n != 0 {
			t.Errorf("%s: %v allocations", c.dealt, n)
		}
	}
}
