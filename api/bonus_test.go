package api_test

import (
	"encoding/json"
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// TestBonusesAreDescribed asks for games that pay something besides, whatever
// becomes of the wager.
func TestBonusesAreDescribed(t *testing.T) {
	h := open(t, casinoOf("casino-war"))
	for path, want := range map[string]wire.Pay{
		"/api/games/three-card-poker":                         {On: "straight flush", Odds: "5 to 1", Law: "19:47-20.11(a)3"},
		"/api/games/three-card-poker?option=ante-bonus=1-5-6": {On: "straight flush", Odds: "6 to 1", Law: "19:47-20.11(a)3"},
		"/api/games/casino-war?option=bonus=yes":              {On: "a second tie", Odds: "1 to 1", Law: "house:war-7(e)[bonus]"},
	} {
		var g wire.Game
		_, text := h.as(people.Nobody).ask("GET", path, "")
		if err := json.Unmarshal([]byte(text), &g); err != nil {
			t.Fatal(text)
		}
		ante := g.Wagers[slices.IndexFunc(g.Wagers, func(w wire.Wager) bool { return w.ID == "ante-1" })]
		if !slices.ContainsFunc(ante.Bonus, func(p wire.Pay) bool { return p.On == want.On && p.Odds == want.Odds }) {
			t.Errorf("%s: %+v", path, ante.Bonus)
		}
	}
}

// TestTheBankersWagerIsNotPressed has the page told that nobody puts the Banker's wager
// down: the dealer asks for it.
func TestTheBankersWagerIsNotPressed(t *testing.T) {
	h := open(t, casinoOf("chemin-de-fer"))
	var g wire.Game
	_, text := h.as(people.Nobody).ask("GET", "/api/games/chemin-de-fer", "")
	if err := json.Unmarshal([]byte(text), &g); err != nil {
		t.Fatal(text)
	}
	for _, w := range g.Wagers {
		if w.Never != (w.ID == "bank") {
			t.Errorf("%s: never is %v", w.ID, w.Never)
		}
	}
}
