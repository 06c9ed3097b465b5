package fourcard

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// steps are those of either method.
var steps = versus.Steps[*Game]{Reveal: (*Game).reveal, Collect: (*Game).collect, Pay: (*Game).pay}

// revealDealer shows the dealer's cards and the best four of them.
func (g *Game) revealDealer(d *table.Dealer) {
	h := g.Dealer()
	h.Rank = versus.Rank(poker.FourOfSixAt((*[6]card.Card)(h.Cards[:])))
	g.show(d, h, "27.10(d)[dealer reveal]", "27.1[hand]")
}

// settle is 27.10(d) to (f), by the method that the licensee has chosen. (d) says
// that cards are shown and lost wagers collected, and (e) in which order: each
// is done once.
func (g *Game) settle(d *table.Dealer) {
	if g.options.Method == versus.SecondMethod {
		steps.SettleEach(g, &g.Table, d, &playerByPlayer)
	} else {
		steps.SettleInSteps(g, &g.Table, d, &stepByStep)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "27.10(e)[dealer cards last]",
		"dealer-racked-last", "the dealer's cards go to the discard rack after all the players'")
	deal.Step(d, "27.10(f)", "racked-by-hand", "the cards lie in the discard rack hand by hand")
}

// reveal shows a player's cards and compares the best four with the dealer's.
func (g *Game) reveal(d *table.Dealer, h *versus.Hand) {
	h.Read(poker.FourOfFiveAt((*[5]card.Card)(h.Cards[:])), g.aces) // nothing is paid by a class below
	h.Result = versus.NoContest
	if h.Bets[play] != nil {
		h.Result = h.Against(g.Dealer(), 0)
	}
	g.show(d, h, "27.10(d)[player reveal]", g.laidOut)
}

// show turns the cards of a hand face up, the four that make it first, and says
// what they are.
func (g *Game) show(d *table.Dealer, h *versus.Hand, turned, laidOut law.Cite) {
	if !d.Heard() {
		return
	}
	h.Class = h.Rank.Class()
	d.Cite(turned)
	cards := versus.BestFirst(h.Cards[:h.Dealt], 4, h.Rank)
	g.TurnOver(d, h, cards[:h.Dealt])
	d.Cite(laidOut)
	d.NoteAt(h.Seat, "best-four-selected", "the four cards that make the best hand are selected")
	g.Tell(d, h, cards[:4])
}

// collect takes what a position has lost.
func (g *Game) collect(d *table.Dealer, h *versus.Hand) {
	d.Cite("27.10(d)[losers]")
	if h.Result == versus.Lost {
		by := g.LosesBy(h)
		d.Loses(h.Bets[ante], by)
		d.Loses(h.Bets[play], by)
	}
	if b := h.Bets[acesUp]; b != nil && h.Rank < g.aces {
		d.Loses(b, "27.1[aces up wager]")
	}
}

// pay pays what a position has won. A tie wins, and the ante bonus is paid
// whatever the dealer holds, even on an ante that lost.
func (g *Game) pay(d *table.Dealer, h *versus.Hand) {
	if line := bonusLines[h.Class]; line != versus.NoLine && h.Bets[play] != nil {
		g.PayBonus(d, h, ante, line, "27.11(a)2")
	}
	switch h.Result {
	case versus.Tied:
		deal.Step(d, "27.3(a)[suits]", "suits-do-not-matter", "the hands differ in suit only, and no suit is above another")
		deal.Step(d, "27.3(c)[tie]", "tie-wins-for-player", "the hands are tied, which wins for the player")
		fallthrough
	case versus.Won:
		d.Wins(h.Bets[ante], "27.11(a)1")
		d.Wins(h.Bets[play], "27.11(a)1")
	}
	if b := h.Bets[acesUp]; b != nil && h.Rank >= g.aces {
		d.WinsAt(b, int(acesUpLines[h.Class]), "27.1[aces up wager]")
	}
}
