package paigowpoker

import (
	"fmt"

	"boardwalk/felt"
	"boardwalk/game/deal"
)

// Felt draws the layout: at every position its wager and room for two hands, and
// before the dealer the numbers of the additional wager and, where cards are dealt
// from the hand, the seven stacks.
func (g *Game) Felt(seats int) *felt.Felt {
	f := felt.HalfRound("Pai Gow Poker layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("PAI GOW POKER", "HIGH HAND AND LOW HAND", "A WIN PAYS 1 TO 1 LESS 5%").
		Position(felt.Circle("wager", "Bet").Main(), felt.Cards().Clear()).
		Felt()
	const side = 2.7
	for n := range numbers {
		f.Rect(fmt.Sprintf("number-%d", n+1), f.Width/2+(float64(n)-numbers/2.0)*side, 15.4, side-0.2, side-0.2).Labelled(fmt.Sprint(n+1), 1.2)
	}
	if g.options.Cards.Dealing == deal.FromHand {
		for n := range stacks {
			f.Places = append(f.Places, &felt.Place{Box: int(firstStack) + n, Name: fmt.Sprintf("Stack %d", n+1),
				X: f.Width/2 + (float64(stacks-1)/2-float64(n))*4, Y: 6.4, Card: 1.6,
				Room: 3.4}) // the first at the dealer's left, which is the players' right
		}
	}
	f.Holders = append(f.Holders,
		felt.Holder{Fact: "bank", Text: "has the bank", Sign: "BANK", Bank: true},
		felt.Holder{Fact: "co-bank", Text: "has the bank with the house", Sign: "CO-BANK", Bank: true})
	return f
}
