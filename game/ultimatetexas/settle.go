package ultimatetexas

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// MostWin is what a hand wins at most, in antes: 1 on the ante, 500 on the blind and 4
// on the play wager. What a trips wager wins depends on its own amount.
const MostWin = 1 + 500 + 4

// showDealer shows the dealer's two cards and says what hand they form, and whether it
// qualifies.
func (g *Game) showDealer(d *table.Dealer) {
	h := g.Dealer()
	d.Cite("house:ultimate-9(f)")
	g.Turn(d, h)
	g.Read(d, h)
	if !g.Qualifies(h.Rank) {
		deal.Step(d, "house:ultimate-9(g)[pair]", "dealer-below-pair", "the dealer has less than a pair and does not qualify")
	}
}

// settle settles all wagers player by player, counterclockwise from the dealer's right.
func (g *Game) settle(d *table.Dealer) {
	g.RaiseLimit(d, &g.options.Limit, MostWin)
	for h := range g.FromRight {
		d.Cite("house:ultimate-9(h)")
		g.Turn(d, h)
		g.Read(d, h)
		if h.Bets[play] != nil {
			g.compare(d, h)
		}
		versus.SettleByLine(d, h.Bets[trips], int(tripsLines[h.Class]), "house:ultimate-9(i)")
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	g.Rack(g.Community())
	deal.Step(d, "house:ultimate-9(j)",
		"racked-dealer-community-last", "the cards lie in the discard rack hand by hand, the dealer's and the community cards last")
}

// compare holds a hand against the dealer's and settles ante, blind and play wager.
func (g *Game) compare(d *table.Dealer, h *versus.Hand) {
	h.Result = h.Against(g.Dealer(), 0)
	if d.Heard() {
		g.TellComparison(d, h, "house:ultimate-5(c)[suits]")
	}
	qualifies := g.Qualifies(g.Dealer().Rank)
	switch h.Result {
	case versus.Tied:
		versus.Return(d, h.Bets[:blind+1], "house:ultimate-9(h)3")
		d.Returns(h.Bets[play], "house:ultimate-9(h)3")
		return
	case versus.Lost:
		d.Loses(h.Bets[play], "house:ultimate-9(h)1")
		d.Loses(h.Bets[blind], "house:ultimate-9(h)1")
		if qualifies {
			d.Loses(h.Bets[ante], "house:ultimate-9(h)1")
		}
	case versus.Won:
		d.Wins(h.Bets[play], "house:ultimate-9(h)2")
		if line := g.blind[h.Class]; line != versus.NoLine {
			d.WinsAt(h.Bets[blind], int(line), "house:ultimate-9(h)2")
		} else {
			d.Returns(h.Bets[blind], "house:ultimate-10(b)[push]")
		}
		if qualifies {
			d.Wins(h.Bets[ante], "house:ultimate-9(h)2")
		}
	}
	if !qualifies {
		d.Returns(h.Bets[ante], "house:ultimate-9(g)[ante]")
	}
}
