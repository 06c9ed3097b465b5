package play

import (
	"strings"
	"testing"

	"boardwalk/table"
	"boardwalk/table/tabletest/tiletest"
	"boardwalk/tile"
)

// Tiles are drawn by their spots, one's own at once and the others' when they are
// turned.
func TestTilesAreDrawnByTheirSpots(t *testing.T) {
	tiletest.Install(t)
	s := open(t, tiletest.ID, 2)
	s.Do("wager 10")
	goOn(s)
	if s.Question() == nil {
		t.Fatalf("nobody asks for the hands: %v", s.Draw(80, 24))
	}
	own := s.eye.Hands.TilesOf(s.Seat().Box(), 0)
	drawn := strings.Join(s.Draw(80, 24), "\n")
	for _, x := range own {
		if !x.Known() || !strings.Contains(drawn, strings.Trim(x.Pretty(), "[]")) {
			t.Errorf("one's own %v is drawn as\n%s", x, drawn)
		}
	}
	for _, x := range s.eye.Hands {
		for _, k := range x.Tiles {
			if x.Owner != s.Seat() && k != tile.Unknown {
				t.Errorf("%v of box %d can be seen", k, x.Box)
			}
		}
	}
	if len(own) != tile.Height || !strings.Contains(drawn, "░░░") {
		t.Errorf("%d own tiles, drawn as\n%s", len(own), drawn)
	}
	ask := s.Ask()
	if !strings.Contains(ask, "low hand") || !strings.Contains(ask, "\n[2]  ") || strings.Count(ask, own[0].Pretty()) < 3 {
		t.Errorf("asked without what the ways come to: %q", ask)
	}
	if page := s.Do("hint").Page; len(page) != 4 { // below the heads
		t.Errorf("the ways to set the hand are %q", page)
	}
	s.Do("second")
	told := s.cardLine([]table.Event{{Kind: table.Turned, Tile: tile.T46, Box: s.Seat().Box()}})
	if s.Question() != nil || !strings.HasSuffix(told, " [4:6].") {
		t.Errorf("a tile that is turned up: %q", told)
	}
}
