package paigow

import "boardwalk/felt"

// Felt draws the layout: a betting area and a place for tiles at every position, and the
// dead hand at the dealer's left.
func (g *Game) Felt(seats int) *felt.Felt {
	f := felt.HalfRound("Pai Gow layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("PAI GOW", "COPIES GO TO THE DEALER OR THE BANK").
		Position(felt.Circle("wager", "Wager").Main(), felt.Cards().Clear()).
		Felt()
	f.Places = append(f.Places, &felt.Place{Box: int(g.Dead()), Name: "Dead hand", X: 51, Y: 2.6, Card: 2, Room: 7})
	f.Holders = []felt.Holder{
		{Fact: "bank", Text: "has the bank", Sign: "BANK", Bank: true},
		{Fact: "co-bank", Text: "has the bank with the house", Sign: "CO-BANK", Bank: true},
	}
	return f
}
