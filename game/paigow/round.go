package paigow

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/table"
)

// Round conducts one round of play, from "No more bets" to the next shuffle.
func (g *Game) Round(d *table.Dealer) {
	way := &tileParagraphs.House
	if g.Bank() != table.House {
		way = &tileParagraphs.Bank
	}
	g.Gather(d)
	g.DealerStakes(d)
	g.Begin(d, way)
	g.Deal(d, way, g.Shake(d, way, g.Bank()), g.owner)
	g.SetHands(d, offerSet)
	g.setDealer(d)
	g.Settle(d)
	g.End(d)
	g.Finish()
}

// playerOf says who plays the stack of a box, and may look at it. The hands of a
// co-bank are the dealer's to set.
func (g *Game) playerOf(box table.Box) (table.Seat, bool) {
	h := g.At(box)
	if g.CoBanked() && h == g.Opponent() {
		return table.House, true
	}
	return h.Seat, h.Plays
}

// handVoid takes a hand out of the round that its player has void, 10.9(d).
func (g *Game) handVoid(d *table.Dealer, box table.Box) {
	h := g.At(box)
	d.Returns(h.Bet, "10.9(d)")
	h.Plays = false
}

// setDealer turns the dealer's tiles up and sets them in the house way, if the dealer
// plays.
func (g *Game) setDealer(d *table.Dealer) {
	switch {
	case !g.DealerPlays():
		return
	case g.Bank() != table.House:
		g.TurnUp(d, 0, "10.8(n)")
	default:
		g.TurnUp(d, 0, "10.7(c)")
	}
	g.SetAsHouse(d, g.Dealer(), card.Up, "")
	deal.Step(d, "10.7(c)",
		"dealer-high-right", "the high hand lies face up at the dealer's right, and the low hand at the left")
}
