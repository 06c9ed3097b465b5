package highcardflush

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in the discard rack.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.NoMoreBets(d)
	g.DealInTurn(d)
	g.PutStubAway(d)
	g.AfterDeal(d)
	g.decide(d)
	g.Decided()
	g.settle(d)
	g.End(d)
}

// The answers to the offer: to fold, or how many times the ante is wagered.
const (
	Fold   table.Choice = "fold"
	Once   table.Choice = "raise-1x"
	Twice  table.Choice = "raise-2x"
	Thrice table.Choice = "raise-3x"
)

// Times are the answers by how many times the ante is wagered.
var Times = []table.Choice{Fold, Once, Twice, Thrice}

var raiseOffer = &table.Offer{ID: "raise", Law: "house:flush-9(a)", Choices: Times,
	Text: "Do you raise, or fold and lose your ante?",
	Says: map[table.Choice]string{Once: "raise as much as the ante", Twice: "raise twice the ante", Thrice: "raise three times the ante"}}

// decide asks each player, clockwise from the dealer's left, to fold or to raise by the length of the flush. A player
// who folds loses the ante, and keeps the bonus wagers.
func (g *Game) decide(d *table.Dealer) {
	times := [...]money.Cents{0, 1, 2, most}
	for h := range g.Players {
		length := Length(Rank(h.Cards[:h.Dealt]))
		if g.AskTimes(d, h, raiseOffer, raise, times[:1+MostTimes(length)], "house:flush-9(b)") > 0 || h.Out {
			continue
		}
		d.Loses(h.Bets[ante], "house:flush-9(c)[ante]")
		h.Bets[ante] = nil
		g.FoldBut(d, h, "house:flush-9(c)[cards]", "house:flush-9(c)[bonuses]",
			"folds-under-bonus", "folds, and the cards lie face down under the bonus wagers")
	}
}

// settle shows the dealer's hand and settles all wagers player by player, counterclockwise from the dealer's right.
func (g *Game) settle(d *table.Dealer) {
	dealer := g.Dealer()
	d.Cite("house:flush-9(d)")
	g.Reveal(d, dealer)
	if !g.Qualifies(dealer.Rank) {
		deal.Step(d, "house:flush-9(e)", "dealer-does-not-qualify", "the dealer does not qualify")
	}
	for h := range g.FromRight {
		d.Cite("house:flush-9(f)")
		g.Reveal(d, h)
		if h.Bets[raise] != nil {
			g.compare(d, h)
		}
		versus.SettleByLine(d, h.Bets[flushBonus], max(Length(h.Rank)-4, versus.NoLine), "house:flush-9(g)")
		versus.SettleByLine(d, h.Bets[straightBonus], max(StraightFlush(h.Cards[:h.Dealt])-3, versus.NoLine), "house:flush-9(g)")
		g.Rack(h)
	}
	g.Rack(dealer)
	deal.Step(d, "house:flush-9(h)",
		"racked-dealer-last", "the cards lie in the discard rack hand by hand, the dealer's last")
}

// compare settles ante and raise against the dealer's hand.
func (g *Game) compare(d *table.Dealer, h *versus.Hand) {
	wagers := []*table.Bet{h.Bets[ante], h.Bets[raise]}
	switch h.Result = h.Against(g.Dealer(), Least); h.Result {
	case versus.Unopposed:
		d.Wins(h.Bets[ante], "house:flush-9(e)")
		d.Returns(h.Bets[raise], "house:flush-9(e)")
	case versus.Won:
		versus.Win(d, wagers, 0, "house:flush-9(f)1")
	case versus.Tied:
		versus.Return(d, wagers, "house:flush-9(f)3")
	default:
		versus.Lose(d, wagers, "house:flush-9(f)2")
	}
}
