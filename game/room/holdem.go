package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// boardCards are the community cards of 14.10(g) to (i), before each of which a
// card is burned.
var boardCards = [...]struct {
	cards int
	by    law.Cite
}{{3, "14.10(g)"}, {1, "14.10(h)"}, {1, "14.10(i)"}}

// communityCards is hold 'em, 14.10(d) to (i), and Omaha, which differs in how
// many cards each player gets.
func (g *Game) communityCards(d *table.Dealer) {
	if g.omaha {
		step(d, "14.11(c)", "button-marks-order", "the button marks the order of dealing and betting")
	}
	first := g.blinds(d)
	for range g.down {
		g.cardEach(d, card.Down, g.laws.deal)
	}
	if g.omaha {
		step(d, "14.11(e)", "blinds-as-in-holdem", "the blind bets and all further dealing and betting are as in hold 'em")
	}
	g.bettingRound(d, &g.opening, first)
	for i, b := range boardCards {
		if g.over() {
			return
		}
		g.burn(d, b.by)
		for range b.cards {
			g.community(d, b.by)
		}
		step(d, "14.1[community card]", "center-cards-everybodys", "the cards in the center are everybody's")
		g.complete = i == len(boardCards)-1
		g.newBetting(d, i > 0)
		g.bettingRound(d, &g.betting, next(g.button, g.live))
	}
}
