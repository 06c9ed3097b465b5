package paigowpoker

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in the
// discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.stacked = false
	g.Gather(d)
	g.Kit.Bank = g.Table.Bank()
	g.Begin(d)
	g.DealerStakes(d)
	g.NoMoreBets(d)
	g.deal(d)
	g.LastCard(d)
	g.AfterDeal(d)
	g.decideExposed(d)

	deal.Step(d, "11.1[set]",
		"hands-of-five-and-two", "the seven cards of each hand are set into a high hand of five and a low hand of two")
	g.SetHands(d, setOffer)
	if g.DealerPlays() {
		g.setDealer(d)
	}
	g.Settle(d)
	g.Finish()
	g.End(d)
}
