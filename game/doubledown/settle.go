package doubledown

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// settle is 17.9: first the losing wagers, then the pushes, then the winning
// ones, counterclockwise from the dealer's right.
func (g *Game) settle(d *table.Dealer) {
	for h := range g.FromRight {
		g.read(d, h)
	}
	for h := range g.FromRight { // (a)
		if h.Result == versus.Lost {
			d.Cite("17.10(b)[pair of fives or less]")
			versus.Lose(d, h.Bets[:doubleDown+1], "17.9(a)")
		}
	}
	g.rack(d, versus.Lost, "17.9(a)", "losing-hands-racked", "the losing hands go to the discard rack")
	for h := range g.FromRight { // (b)
		if h.Result == versus.Tied {
			d.Cite("17.10(b)[pair of sixes to tens]")
			versus.Return(d, h.Bets[:doubleDown+1], "17.9(b)")
		}
	}
	g.rack(d, versus.Tied, "17.9(b)", "pushes-racked", "the cards of pushes go to the discard rack")
	for h := range g.FromRight { // (c)
		if h.Result == versus.Won {
			versus.Win(d, h.Bets[:doubleDown+1], versus.LineFromPair(h.Class), "17.9(c)")
		}
	}
	g.rack(d, versus.Won, "17.9(c)[cards]",
		"winning-hands-racked", "the winning hands, which lay face up until all were paid, go to the discard rack")
	g.Rack(g.Dealer())
	g.PutStubAway(d)
}

// read finds out what a hand is worth, and says so.
func (g *Game) read(d *table.Dealer, h *versus.Hand) {
	five := g.five(h)
	h.Rank = versus.Rank(poker.FiveAt(&five))
	h.Class, h.Result = h.Rank.Class(), g.ResultOf(h.Rank)
	if !d.Heard() {
		return
	}
	d.Cite("17.8(b)[hand]")
	d.Notes().NoteAmountAlso(h.Seat, table.NoArea, 0, "17.1[hand]",
		"four-and-own-card", "the player's card and the four before the dealer form the hand")
	g.Tell(d, h, five[:])
}

// ResultOf says whether a hand wins, is a push or loses.
func (g *Game) ResultOf(r versus.Rank) versus.Result {
	switch {
	case r >= g.jacks:
		return versus.Won
	case r >= g.sixes:
		return versus.Tied
	}
	return versus.Lost
}

// rack puts the cards of players with one result into the discard rack.
func (g *Game) rack(d *table.Dealer, of versus.Result, by law.Cite, word, text string) {
	racked := false
	for h := range g.FromRight {
		if h.Result == of {
			g.Rack(h)
			racked = true
		}
	}
	if racked {
		deal.Step(d, by, word, text)
	}
}
