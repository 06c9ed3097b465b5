package game_test

import (
	"encoding/json"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game"
)

// TestEveryGameHasAPictureOfItsOwn holds the miniatures of all games against each other: no two are
// the same, every card that lies there is one, and every wager with a chip is on the layout.
func TestEveryGameHasAPictureOfItsOwn(t *testing.T) {
	drawn := map[string]string{}
	for _, r := range game.All {
		m := r.Miniature()
		text, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if other := drawn[string(text)]; other != "" {
			t.Errorf("%s has the picture of %s", r.ID, other)
		}
		drawn[string(text)] = r.ID
		if len(m.Hands)+len(m.Chips)+len(m.Dice) == 0 {
			t.Errorf("%s: nothing lies there", r.ID)
		}
		for _, h := range m.Hands {
			for _, c := range h.Cards {
				if strings.Contains(c, "-") {
					continue // a tile
				}
				if _, err := card.Parse(c); err != nil {
					t.Errorf("%s: %v", r.ID, err)
				}
			}
		}
		for _, c := range m.Chips {
			if c.X < 0 || c.X > 300 || c.Y < 0 || c.Y > 150 {
				t.Errorf("%s: a chip lies outside, at %v, %v", r.ID, c.X, c.Y)
			}
		}
		f := r.Felt(nil, 1)
		for _, wager := range strings.Fields(r.About.Lies["chips"]) {
			if f.Find(wager) == nil {
				t.Errorf("%s has no wager %s", r.ID, wager)
			}
		}
	}
}
