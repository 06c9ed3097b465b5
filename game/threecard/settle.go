package threecard

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// steps are those of either method.
var steps = versus.Steps[*Game]{Reveal: (*Game).reveal, Collect: (*Game).collect, Pay: (*Game).pay}

// settle is 20.10(c) and (d), by the method that the licensee has chosen.
func (g *Game) settle(d *table.Dealer) {
	switch {
	case g.older:
		steps.SettleInSteps(g, &g.Table, d, &stepsOf1998)
	case g.options.Method == versus.SecondMethod:
		steps.SettleEach(g, &g.Table, d, &playerByPlayer)
	default:
		steps.SettleInSteps(g, &g.Table, d, &stepByStep)
	}
	g.Rack(g.Dealer())
	d.Cite("20.10(c)[dealer cards last]")
	if g.older {
		d.Cite("20.10(c)2[1998]")
	}
	d.Note("dealer-racked-last", "the dealer's cards go to the discard rack after all the players'")
	deal.Step(d, "20.10(d)", "racked-by-hand", "the cards lie in the discard rack hand by hand")
}

// reveal shows a player's cards and compares them with the dealer's.
func (g *Game) reveal(d *table.Dealer, h *versus.Hand) {
	g.read(h)
	h.Result = versus.NoContest
	if h.Bets[play] != nil {
		h.Result = h.Against(g.Dealer(), paragraphs.Least)
	}
	g.Show(d, h)
}

// read ranks a hand that is complete.
func (g *Game) read(h *versus.Hand) { h.Read(poker.ThreeAt((*[3]card.Card)(h.Cards[:3])), g.pair) }

// collect takes what a position has lost.
func (g *Game) collect(d *table.Dealer, h *versus.Hand) {
	if h.Result == versus.Lost {
		by := g.LosesBy(h)
		d.Loses(h.Bets[ante], by)
		d.Loses(h.Bets[play], by)
	}
	if h.Bets[pairPlus] != nil && h.Class == poker.HighCard {
		d.Loses(h.Bets[pairPlus], "20.1[pair plus wager]")
	}
}

// pay pays what a position has won, and gives back what nobody has. The ante
// bonus is paid whatever the dealer holds, even on an ante that lost.
func (g *Game) pay(d *table.Dealer, h *versus.Hand) {
	if line := bonusLines[h.Class]; line != versus.NoLine && h.Bets[play] != nil {
		g.PayBonus(d, h, ante, line, "20.11(a)3")
	}
	switch h.Result {
	case versus.Won:
		d.Wins(h.Bets[ante], "20.11(a)1[win]")
		d.Wins(h.Bets[play], "20.11(a)1[win]")
	case versus.Unopposed:
		d.Wins(h.Bets[ante], "20.11(a)1[dealer below queen high]")
		d.Returns(h.Bets[play], "20.11(a)1[dealer below queen high]")
	case versus.Tied:
		d.Cite("20.3(a)[suits]")
		d.NoteAt(h.Seat, "suits-do-not-matter", "the hands differ in suit only, and no suit is above another")
		d.Returns(h.Bets[ante], "20.3(c)[draw]")
		d.Returns(h.Bets[play], "20.3(c)[draw]")
	}
	if line := pairPlusLines[h.Class]; line != versus.NoLine && h.Bets[pairPlus] != nil {
		d.WinsAt(h.Bets[pairPlus], int(line), "20.1[pair plus wager]")
	}
}
