package deal

import (
	"fmt"
	"testing"

	"boardwalk/table"
	"boardwalk/tile"
)

// TestTileSettings looks at the three ways to set a stack, one of which is the house's.
func TestTileSettings(t *testing.T) {
	stack := [tile.Height]tile.Tile{tile.T12, tile.T66, tile.T24, tile.T45}
	choices := [3]table.Choice{"second", "third", "fourth"}
	house := tile.Split(stack, 2)
	list := TileSettings(choices, stack[:], &house)
	if len(list) != 3 {
		t.Fatalf("%d ways", len(list))
	}
	for i, want := range []string{"second [2 3]", "third [1 3]", "fourth [0 3]"} {
		s := list[i]
		h := tile.Split(stack, i+1)
		if got := fmt.Sprint(s.Answer.Choice, " ", s.Low); got != want {
			t.Errorf("way %d is %s, not %s", i, got, want)
		}
		if low := tile.Of(h.Low[0], h.Low[1]).String(); s.LowWorth != low || s.House != (i == 1) || s.Foul {
			t.Errorf("%s has the low hand %q, not %q; the house's: %v, foul: %v", want, s.LowWorth, low, s.House, s.Foul)
		}
	}
	stack[3] = tile.Unknown
	if list := TileSettings(choices, stack[:], nil); list != nil {
		t.Errorf("with a tile face down: %v", list)
	}
}
