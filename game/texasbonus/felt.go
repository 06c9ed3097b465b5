package texasbonus

import "boardwalk/felt"

// Felt draws the layout: before the dealer the own cards and the community cards,
// and at every position bonus and ante above flop, turn and river.
func (g *Game) Felt(seats int) *felt.Felt {
	return g.Places(felt.HalfRound("Texas Hold 'Em Bonus layout", seats).
		InscribeLower("TEXAS HOLD 'EM BONUS", "ANTE PAYS WITH A "+map[string]string{OnFlush: "FLUSH", OnStraight: "STRAIGHT"}[g.options.AntePaysOn]+" OR BETTER").
		Position(felt.Row(felt.Circle("bonus", "Bonus").Sized(3.6, 3.4), felt.Circle("ante", "Ante").Sized(3.6, 3.4)),
			felt.Row(felt.Box("flop", "Flop").Sized(3, 2.6), felt.Box("turn", "Turn").Sized(3, 2.6), felt.Box("river", "River").Sized(3, 2.6)), felt.Cards().Clear()).
		Felt())
}
