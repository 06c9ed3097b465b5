package fourcard

import "boardwalk/felt"

// Felt draws the layout: at every position aces up, ante and play, as the dealer
// comes to them.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Four Card Poker layout", seats).
		DealerCards(0, "Dealer").
		Inscribe("FOUR CARD POKER", "BONUS FROM THREE OF A KIND UP").
		Position(felt.Circle("aces-up", "Aces Up").Sized(4.4, 4.4),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("play", "Play").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}
