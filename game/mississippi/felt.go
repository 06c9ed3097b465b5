package mississippi

import "boardwalk/felt"

// Felt draws the layout: the community cards before the dealer, and at every position
// the ante above the three street wagers.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Mississippi Stud layout", seats).
		DealerCards(0, "Community").
		Inscribe("MISSISSIPPI STUD", "PAIR OF JACKS OR BETTER WINS", "SIXES TO TENS PUSH").
		Position(felt.Circle("ante", "Ante").Sized(3.6, 3.4),
			felt.Row(felt.Box("third-street", "3rd").Called("3rd Street").Sized(3, 2.6),
				felt.Box("fourth-street", "4th").Called("4th Street").Sized(3, 2.6),
				felt.Box("fifth-street", "5th").Called("5th Street").Sized(3, 2.6)), felt.Cards().Clear()).
		Felt()
}
