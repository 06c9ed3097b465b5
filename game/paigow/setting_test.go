package paigow

import (
	"testing"

	"boardwalk/table"
	"boardwalk/tile"
)

// TestSettings holds that the ways to set a stack are told in the words in which hands
// are announced, and that exactly one of them is the house's.
func TestSettings(t *testing.T) {
	g := New(*DefaultOptions())
	tiles := []tile.Tile{tile.T46, tile.T13, tile.T16, tile.T35}
	list := g.Settings(&table.Question{Offer: offerSet, Box: 1}, nil, tiles)
	house := 0
	for _, s := range list {
		if low := g.TileWorth(1, 1, []tile.Tile{tiles[s.Low[0]], tiles[s.Low[1]]}); s.LowWorth != low {
			t.Errorf("%s has the low hand %q, not %q", s.Answer.Choice, s.LowWorth, low)
		}
		if s.House {
			house++
		}
	}
	if len(list) != 3 || house != 1 {
		t.Errorf("%d ways, %d of them the house's", len(list), house)
	}
	if g.Settings(&table.Question{Offer: &table.Offer{}}, nil, tiles) != nil {
		t.Error("another question is answered by setting a hand")
	}
}
