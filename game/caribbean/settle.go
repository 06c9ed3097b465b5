package caribbean

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// settle is 16.10(e): the dealer qualifies. Losing wagers are collected as the
// hands are turned over, then ties, and then the winners are paid.
func (g *Game) settle(d *table.Dealer) {
	dealer := g.Dealer()
	deal.Step(d, "16.1[qualifying hand]", "dealer-has-ace-king", "the dealer has an ace and a king or better, and plays")
	for h := range g.FromRight {
		d.Cite("16.10(e)")
		g.turnOver(d, h)
		if h.Result = h.Against(dealer, 0); h.Result == versus.Lost {
			by := g.LosesBy(h)
			d.Cite("16.10(e)1")
			d.Loses(h.Bets[ante], by)
			d.Loses(h.Bets[bet], by)
			g.Jackpot.Settle(d, h)
		}
	}
	g.Jackpot.CountRoyals() // none of them has lost
	for h := range g.FromRight {
		if h.Result == versus.Tied {
			d.Cite("16.1[suit]")
			d.NoteAt(h.Seat, "suits-do-not-matter", "the hands differ in suit only, and no suit is above another")
			d.Cite("16.5(c)")
			d.Returns(h.Bets[ante], "16.10(e)2")
			d.Returns(h.Bets[bet], "16.10(e)2")
			g.Jackpot.Settle(d, h)
		}
	}
	for h := range g.FromRight {
		if h.Result == versus.Won {
			d.Wins(h.Bets[ante], "16.10(e)3")
			d.WinsAt(h.Bets[bet], betLine(h.Class), "16.10(e)3")
			g.Jackpot.Settle(d, h)
		}
	}
}

// settleNoHand is 16.10(f): the dealer does not qualify. The antes are paid, and
// the bet wagers are void.
func (g *Game) settleNoHand(d *table.Dealer) {
	d.Cite("16.10(f)2")
	d.Announce("no-hand", "No hand")
	for h := range g.FromRight {
		h.Result = versus.Unopposed
		if g.options.TurnAll || h.Bets[progressiveWager] != nil {
			d.Cite("16.10(f)1")
			g.turnOver(d, h)
		}
	}
	g.Jackpot.CountRoyals()
	for h := range g.FromRight {
		d.Wins(h.Bets[ante], "16.10(f)2")
		d.Returns(h.Bets[bet], "16.10(f)3")
		g.Jackpot.Settle(d, h)
	}
}

// turnOver shows a player's cards and ranks them.
func (g *Game) turnOver(d *table.Dealer, h *versus.Hand) {
	g.read(h)
	g.Show(d, h)
}

// collectCards takes up all cards, those last that wait for the documents of a
// progressive payout: 16.10(e)3, (f)4 and (g).
func (g *Game) collectCards(d *table.Dealer) {
	by := law.Cite("16.10(e)3[cards]")
	if !g.Qualifies(g.Dealer().Rank) {
		by = "16.10(f)4"
	}
	for h := range g.FromRight {
		if !g.Jackpot.Keeps(h) {
			g.Rack(h)
		}
	}
	g.Rack(g.Dealer())
	deal.Step(d, by,
		"players-racked-with-deck", "the players' cards go to the discard rack, together with the rest of the deck")
	g.Jackpot.Document(d, by)
	deal.Step(d, "16.10(g)", "racked-by-hand", "the cards lie in the discard rack hand by hand")
}
