package floppoker

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// The answers to the offer of a flop wager.
const (
	Fold  table.Choice = "fold"
	Raise table.Choice = "raise"
)

var flopOffer = &table.Offer{ID: "flop", Law: "house:flop-6(a)", Choices: []table.Choice{Fold, Raise},
	Says: map[table.Choice]string{Fold: "fold and play for the pot alone", Raise: "raise by as much as the ante"},
	Text: "Do you make a flop wager as large as your ante, or fold and play for the pot alone?"}

// Round conducts one round of play.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, g.lacks)
	g.Begin(d)
	g.NoMoreBets(d)
	for h := range g.Players {
		g.Stake(d, h, pot, g.potWager(d), "house:flop-3(b)")
	}
	g.DealInTurn(d)
	g.AfterDeal(d)
	g.decide(d)
	g.DealTo(d, g.Dealer(), 3, "house:flop-5(c)")
	g.PutStubAway(d)
	g.RaiseLimit(d, &g.options.Limit, MostWin)
	for h := range g.FromRight {
		g.settle(d, h)
	}
	g.awardPot(d)
	for h := range g.FromRight {
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "house:flop-6(f)",
		"racked-community-last", "the cards lie in the discard rack hand by hand, the community cards last")
	g.End(d)
}

// potWager is how much everybody puts into the pot.
func (g *Game) potWager(d *table.Dealer) money.Cents {
	return max(d.Posted().Limit(g.Area(1, ante)).Min, d.Posted().Chip())
}

// lacks says why no cards are dealt to a player: there are no chips for the pot wager
// that goes with the ante.
func (g *Game) lacks(d *table.Dealer, h *versus.Hand) *law.Refusal {
	if !d.Players().Has(h.Seat, g.potWager(d)) {
		return law.Refuse("house:flop-3(b)[short]", "an ante needs a pot wager of %s, and the chips do not suffice for it", g.potWager(d))
	}
	return nil
}

// decide has each player make a flop wager or fold. Who folds loses the ante at once
// and keeps the cards, which play for the pot.
func (g *Game) decide(d *table.Dealer) {
	for h := range g.Players {
		if g.Ask(d, h, flopOffer, flop, h.Bets[ante].Amount, "house:flop-6(b)") {
			continue
		}
		d.Loses(h.Bets[ante], "house:flop-6(c)")
		g.FoldBut(d, h, "", "house:flop-6(d)", "folds-keeps-cards", "folds, and keeps the cards for the pot")
	}
}

// settle shows a hand and settles its wagers against the pay tables.
func (g *Game) settle(d *table.Dealer, h *versus.Hand) {
	d.Cite("house:flop-6(e)")
	g.Turn(d, h)
	g.settleBonus(d, h)
	made, rank := best(h.Cards[:3], g.Dealer().Cards[:3])
	h.Rank, h.Class = versus.Rank(rank), rank.Class()
	deal.Step(d, "house:flop-4(c)", "best-two-of-flop", "the three cards are played with the best two of the flop")
	g.Tell(d, h, made[:])
	switch {
	case h.Bets[flop] == nil: // folded
	case h.Rank < g.jacks:
		d.Loses(h.Bets[ante], "house:flop-7(c)")
		d.Loses(h.Bets[flop], "house:flop-7(c)")
	default:
		d.Wins(h.Bets[ante], "house:flop-7(a)")
		d.WinsAt(h.Bets[flop], versus.LineFromPair(h.Class), "house:flop-7(b)")
	}
}

// settleBonus settles the three-card bonus, if there is one, on the player's own cards.
func (g *Game) settleBonus(d *table.Dealer, h *versus.Hand) {
	b := h.Bets[bonus]
	if b == nil {
		return
	}
	rank := poker.ThreeAt((*[3]card.Card)(h.Cards[:3]))
	line := int(bonusLines[rank.Class()])
	if versus.Rank(rank) == g.royal {
		line = miniRoyal
	}
	versus.SettleByLine(d, b, line, "house:flop-7(e)")
}
