package doubledown

import (
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)

	g.NoMoreBets(d)
	g.DealInTurn(d) // 17.8(b): one card to each player face up, one face down and three face up before the dealer
	g.AfterDeal(d)
	g.LastCard(d)

	g.decide(d)
	d.Cite("17.8(d)")
	d.Announce("no-more-bets", "No more bets")
	d.Turn(g.Dealer().Cards[0], g.Dealer().Box, 0, table.House)

	g.settle(d)
	g.End(d)
}

// The answers to the offer of 17.8(c).
const (
	Decline table.Choice = "decline"
	Double  table.Choice = "double" // with an amount of up to the original wager, all of it if none is named
)

var doubleOffer = &table.Offer{ID: "double-down", Law: "17.8(c)", Choices: []table.Choice{Decline, Double},
	Amounts: 1 << 1, Sizes: "17.1[double down wager]", AllIn: true,
	Says: map[table.Choice]string{Double: "double down"},
	Text: "Do you make a double down wager of up to your original wager?"}

// decide is 17.8(c): each player may make a double down wager.
func (g *Game) decide(d *table.Dealer) {
	for h := range g.Players {
		g.AskUpTo(d, h, doubleOffer, doubleDown, 0, h.Bets[original].Amount, "17.1[double down wager]")
	}
}
