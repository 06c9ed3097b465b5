package blackjack

import "boardwalk/law"

// fiveCards is section 2.16: 21 in five cards wins 2 to 1, unless the dealer
// has 21 too. Against a dealer's blackjack it is settled as any other 21.
func (g *Game) fiveCards(r result) (result, int, law.Cite) {
	if r == ties {
		return ties, g.lines[even], g.p.FiveCard21Tie
	}
	return wins, g.lines[fiveCardRule], g.p.FiveCards
}
