package ultimatetexas

import "boardwalk/felt"

// Felt draws the layout: before the dealer the own cards and the community cards, and at
// every position trips above ante and blind, with a place to make both at once, and play.
func (g *Game) Felt(seats int) *felt.Felt {
	return g.Places(felt.HalfRound("Ultimate Texas Hold 'Em layout", seats).
		InscribeLower("ULTIMATE TEXAS HOLD 'EM", "DEALER QUALIFIES WITH A PAIR").
		Position(felt.Row(felt.Circle("trips", "Trips").Sized(3, 2.6), felt.Box("both", "Both").Called("Ante and Blind").Sized(3.4, 1.8)),
			felt.Row(felt.Circle("ante", "Ante").Sized(3, 2.6), felt.Circle("blind", "Blind").Sized(3, 2.6), felt.Circle("play", "Play").Sized(3, 2.6)),
			felt.Cards().Clear()).
		Felt())
}
