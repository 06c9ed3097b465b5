package letitride

import (
	"boardwalk/felt"
)

// Felt draws the layout: the community cards before the dealer and at every
// position three areas, bet one at the player's left, a place to make all three
// at once, and the player's cards.
func (g *Game) Felt(seats int) *felt.Felt {
	lines := []string{"LET IT RIDE", "PAIR OF TENS OR BETTER WINS"}
	if most := g.options.PayoutLimit; most != 0 {
		lines = append(lines, "NO HAND IS PAID MORE THAN "+most.String())
	}
	return felt.HalfRound("Let It Ride layout", seats).
		DealerCards(0, "Community").
		Inscribe(lines...).
		Position(felt.Box("all-three", "All three").Called("All Three").Sized(5, 1.6),
			felt.Row(felt.Circle("bet-one", "1").Called("Bet One").Sized(2.7, 2.7),
				felt.Circle("bet-two", "2").Called("Bet Two").Sized(2.7, 2.7),
				felt.Circle("bet-three", "$").Called("Bet Three").Sized(2.7, 2.7)), felt.Cards().Clear()).
		Felt()
}
