package casinowar

import "boardwalk/felt"

// Felt draws the layout: at every position the tie wager, the ante with room
// for the war wager beside it, and the cards.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Casino War layout", seats).
		DealerCards(int(dealer), "Dealer").
		Inscribe("CASINO WAR", "ON A TIE SURRENDER HALF OR GO TO WAR", "TIE PAYS 10 TO 1").
		Position(felt.Circle("tie", "Tie").Sized(3.6, 3.6), felt.Row(felt.Box("ante", "Ante").Main().Sized(3.7, 2.9),
			felt.Box("war", "War").Sized(3.7, 2.9)), felt.Cards()).
		Felt()
}
