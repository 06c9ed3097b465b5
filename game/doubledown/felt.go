package doubledown

import "boardwalk/felt"

// Felt draws the layout: four cards before the dealer, what the hands pay, and
// at every position two areas and the player's card.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Double Down Stud layout", seats).
		DealerCards(0, "Dealer").
		Inscribe("DOUBLE DOWN STUD", "PAIR OF JACKS OR BETTER WINS · SIXES TO TENS PUSH").
		Position(felt.Row(felt.Box("original", "Bet").Main().Sized(3.7, 2.9),
			felt.Box("double-down", "Double").Called("Double Down").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}
