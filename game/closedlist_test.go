package game_test

import (
	"testing"

	"boardwalk/game"
	"boardwalk/law/lawtest"
)

// The list is closed: 35 names of 19:40-1.2(b) and one of a later edition. Every
// game here is dealt under one of them, or under a petition, and those that are said to lack their text
// are dealt by none.
func TestTheClosedList(t *testing.T) {
	lawtest.Cites(t, "19:40-1.2(b)[table game]")
	if len(game.ClosedList) != 36 {
		t.Errorf("%d names", len(game.ClosedList))
	}
	for _, r := range game.All {
		if a := game.Listed(r); a == nil && r.Petition != "" {
			continue // it is tested under a petition, 8.4
		} else if a == nil {
			t.Errorf("%s is not on the list", r.Name)
		} else if a.Missing != "" {
			t.Errorf("%s is dealt, and said to lack %s", r.Name, a.Missing)
		}
	}
	for name, ids := range map[string][]string{
		"Baccarat": {"punto-banco", "chemin-de-fer"}, "Minibaccarat": {"minibaccarat"}, "Pai Gow": {"pai-gow"},
		"Pai Gow Poker":     {"pai-gow-poker"},
		"Let It Ride Poker": {"let-it-ride"}, "Colorado Hold 'Em Poker": nil, "Three Card Draw": {"three-card-draw"},
	} {
		deals := game.FindListed(name).Deals()
		if len(deals) != len(ids) {
			t.Errorf("%s: %d games", name, len(deals))
			continue
		}
		for i, r := range deals {
			if r.ID != ids[i] {
				t.Errorf("%s: %s", name, r.ID)
			}
		}
	}
	if n := len(game.FindListed("poker").Deals()); n != 9 {
		t.Errorf("%d games of poker", n)
	}
	for _, name := range []string{"whist", "", "hold em"} {
		if a := game.FindListed(name); a != nil {
			t.Errorf("%q is %s", name, a.Name)
		}
	}
}
