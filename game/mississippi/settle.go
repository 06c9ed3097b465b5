package mississippi

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// settle settles all wagers player by player, counterclockwise from the dealer's
// right.
func (g *Game) settle(d *table.Dealer) {
	g.RaiseLimit(d, &g.options.Limit, g.MostWin())
	for h := range g.FromRight {
		d.Cite("house:mississippi-9(f)")
		g.Turn(d, h)
		g.read(d, h)
		bets := h.Bets[:fifth+1]
		switch h.Result {
		case versus.Won:
			versus.Win(d, bets, versus.LineFromPair(h.Class), "house:mississippi-9(f)1")
		case versus.Tied:
			versus.Return(d, bets, "house:mississippi-10(b)[tens]")
		default:
			versus.Lose(d, bets, "house:mississippi-10(b)[less]")
		}
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "house:mississippi-9(g)",
		"racked-community-last", "the cards lie in the discard rack hand by hand, the community cards last")
}

// read finds out what a hand is worth, and says so.
func (g *Game) read(d *table.Dealer, h *versus.Hand) {
	five := g.Hand(h.Box)
	h.Rank = versus.Rank(poker.FiveAt(&five))
	h.Class, h.Result = h.Rank.Class(), versus.Lost
	switch {
	case h.Rank >= g.jacks:
		h.Result = versus.Won
	case h.Rank >= g.sixes:
		h.Result = versus.Tied
	}
	g.Tell(d, h, five[:])
}
