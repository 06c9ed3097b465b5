package api_test

import (
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/game"
	"boardwalk/people"
)

// Every game says how a round goes, what is asked in it and with which wager one begins.
func TestGamesAreToldForBeginners(t *testing.T) {
	ann := open(t, casinoOf("craps")).as(people.Guest)
	for _, r := range game.All {
		g := read[wire.Game](ann, "/api/games/"+r.ID)
		first := func(w wire.Wager) bool { return w.ID == g.First && !w.Never }
		if len(g.Round) < 5 || g.Begin == "" || r.EachOther != (g.First == "") || !r.EachOther && !slices.ContainsFunc(g.Wagers, first) {
			t.Errorf("%s: begins with %q: %q, %q", r.ID, g.First, g.Begin, g.Round)
		}
		for _, o := range g.Offers {
			if o.Text == "" || len(o.Choices) == 0 || o.Choices[0].Say == "" {
				t.Errorf("%s: %+v", r.ID, o)
			}
		}
		if len(g.Presets) != len(r.Presets) {
			t.Errorf("%s: %d presets", r.ID, len(g.Presets))
		}
	}
}
