package letitride

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// settle is 18.10(g) to (j), counterclockwise from the dealer's right.
func (g *Game) settle(d *table.Dealer) {
	for h := range g.FromRight { // (g)
		d.Cite("18.10(g)")
		g.Turn(d, h)
		g.read(d, h)
	}
	deal.Step(d, "18.10(h)", "losers-collected", "all losing wagers are collected")
	for h := range g.FromRight { // (h)
		if h.Result == versus.Lost {
			versus.Lose(d, h.Bets[:betThree+1], "18.10(h)")
			g.Rack(h)
		}
	}
	deal.Step(d, "18.10(i)", "winning-hands-stay", "the winning hands stay face up until all are paid")
	deal.Step(d, "18.10(i)1",
		"winners-paid-counterclockwise", "all winning wagers are paid, counterclockwise from the dealer's right")
	for h := range g.FromRight { // (i)
		if h.Result == versus.Won {
			versus.Win(d, h.Bets[:betThree+1], versus.LineFromPair(h.Class), "18.10(i)")
		}
	}
	for h := range g.FromRight {
		g.Rack(h) // that of a loser is there already
	}
	g.Rack(g.Dealer())
	deal.Step(d, "18.10(i)2", "winners-racked", "the winners' cards and the community cards go to the discard rack")
	deal.Step(d, "18.10(j)", "racked-by-hand", "the cards lie in the discard rack hand by hand")
}

// read finds out what a hand is worth, and says so.
func (g *Game) read(d *table.Dealer, h *versus.Hand) {
	five := g.five(h)
	h.Rank = versus.Rank(poker.FiveAt(&five))
	h.Class, h.Result = h.Rank.Class(), versus.Lost
	if g.Wins(h.Rank) {
		h.Result = versus.Won
	}
	if !d.Heard() {
		return
	}
	d.Cite("18.10(g)1")
	d.Notes().NoteAmountAlso(h.Seat, table.NoArea, 0, "18.1[hand]",
		"three-and-community", "the player's three cards and the two community cards form the hand")
	g.Tell(d, h, five[:])
	d.Cite("18.10(g)2")
	if h.Result == versus.Won {
		d.NoteAt(h.Seat, "hand-paid", "the hand is paid")
	} else {
		d.NoteAt(h.Seat, "below-tens", "the hand is lower than a pair of tens")
	}
}
