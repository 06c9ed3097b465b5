package game

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// dealtFrom52 are the games with cards that 19:46-1.17(a) lists and that we have;
// casino war has house rules that say the same.
var dealtFrom52 = []string{"blackjack", "punto-banco", "minibaccarat", "red-dog", "casino-war", "three-card-poker", "hold-em", "seven-card-stud", "five-card-draw"}

// TestCardsComeInDecksOf52 walks through the games and looks at what the shoe is
// made of whenever a card has come from it.
func TestCardsComeInDecksOf52(t *testing.T) {
	lawtest.Cites(t, "19:46-1.17(a)")
	for _, id := range dealtFrom52 {
		i := slices.IndexFunc(All, func(r *table.Rules) bool { return r.ID == id })
		if i < 0 {
			t.Fatalf("there is no game %q", id)
		}
		looked := 0
		tabletest.WalkEach(t, All[i], All[i].Options(), chance.NewFast(3, 1), 400, func(l *table.Live, _ table.Log) {
			pack, full := l.Table().Shoe()
			if full == 0 {
				return
			}
			looked++
			if pack != card.Standard || full%52 != 0 {
				t.Fatalf("%s: a shoe of %d cards, %d in a deck", id, full, pack.Len())
			}
		})
		if looked == 0 {
			t.Errorf("%s: no card was dealt", id)
		}
	}
}
