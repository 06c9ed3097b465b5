package caribbean

import "boardwalk/felt"

// Felt draws the layout: at every position the acceptor of the progressive
// wager, the ante and the bet.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Caribbean Stud Poker layout", seats).
		DealerCards(0, "Dealer").
		Inscribe("CARIBBEAN STUD POKER", "DEALER PLAYS WITH ACE AND KING OR BETTER").
		Position(felt.Circle("progressive", "Progressive").Sized(3.2, 3.2),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("bet", "Bet").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}
