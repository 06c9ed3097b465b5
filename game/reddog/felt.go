package reddog

import (
	"strings"

	"boardwalk/felt"
)

// Felt draws the layout: two cards and the third between them before the
// dealer, what the spreads pay, and two areas at every position.
func (g *Game) Felt(seats int) *felt.Felt {
	var pays []string
	for _, p := range g.layout.Wagers[original].Pays {
		if p.On != "" {
			pays = append(pays, p.On+": "+p.Odds.String())
		}
	}
	half := (len(pays) + 1) / 2
	return felt.HalfRound("Red Dog layout", seats).
		Middle(felt.Place{Box: int(leftBox), Name: "left"}, felt.Place{Box: int(middleBox), Name: "third"},
				felt.Place{Box: int(rightBox), Name: "right"}).
		Announced(). // the spread is marked, 6.5(g)
		Inscribe("RED DOG", strings.Join(pays[:half], " · "), strings.Join(pays[half:], " · ")).
		Position(felt.Circle("raise", "Raise").Sized(4.2, 4.2), felt.Circle("original", "Bet").Main()).
		Felt()
}
