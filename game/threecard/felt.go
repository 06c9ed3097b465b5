package threecard

import "boardwalk/felt"

// Felt draws the layout: at every position pair plus, ante and play, as the
// dealer comes to them.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Three Card Poker layout", seats).
		DealerCards(0, "Dealer").
		Inscribe("THREE CARD POKER", "DEALER PLAYS WITH QUEEN HIGH OR BETTER").
		Position(felt.Circle("pair-plus", "Pair Plus").Sized(4.4, 4.4),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("play", "Play").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}
