package threedraw

import "boardwalk/felt"

// Felt draws the layout that 13:69E-1.13BB(b)2 asks for: at every position the
// first 3 bonus, the ante and in to win/draw.
func (g *Game) Felt(seats int) *felt.Felt {
	t := felt.HalfRound("Three Card Draw layout", seats).DealerCards(0, "Dealer")
	if g.options.Inscribed {
		t = t.Inscribe("THREE CARD DRAW", "DEALER ALWAYS QUALIFIES", "IN TO WIN/DRAW MUST EQUAL ANTE")
	} else {
		t = t.Inscribe("THREE CARD DRAW")
	}
	return t.Position(felt.Circle("first-3", "First 3").Called("First 3 Bonus").Sized(4.4, 4.4),
		felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("in-to-win", "Win/Draw").Called("In To Win/Draw").Sized(4.6, 2.9)), felt.Cards().Clear()).
		Felt()
}
