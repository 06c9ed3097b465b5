package game

import (
	"reflect"
	"testing"

	"boardwalk/table"
)

// TestGamesThatAreNotAskedHaveNothingToSay asks games about plain wagers whose layout says that
// they need not be asked: they permit all of them, and nothing follows.
func TestGamesThatAreNotAskedHaveNothingToSay(t *testing.T) {
	unasked := 0
	for _, rules := range All {
		g := rules.New(rules.Options())
		l := g.Layout()
		if !l.Unasked {
			continue
		}
		unasked++
		for area := range l.Wagers {
			for seat := table.Seat(1); int(seat) <= rules.Seats; seat++ {
				a := table.Act{Kind: table.Make, Seat: seat, Area: table.Area(area), Amount: 1}
				before := g.Snapshot()
				if r := g.Check(nil, &a); r != nil {
					t.Errorf("%s refuses %s: %v", rules.ID, l.Wagers[area].ID, r)
				}
				if g.After(nil, &a); !reflect.DeepEqual(before, g.Snapshot()) {
					t.Errorf("at %s something follows from %s", rules.ID, l.Wagers[area].ID)
				}
			}
		}
	}
	if unasked == 0 {
		t.Error("there is no such game")
	}
}
