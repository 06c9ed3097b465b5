package boston5

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// The answers to the offer of a second wager.
const (
	Fold  table.Choice = "fold"
	Raise table.Choice = "raise"
)

var secondOffer = &table.Offer{ID: "second", Law: "house:boston-6(a)", Choices: []table.Choice{Fold, Raise},
	Text: "Do you make a second wager as large as your first, or fold?"}

// Round conducts one round of play.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, lacks)
	g.Begin(d)
	g.NoMoreBets(d)
	for h := range g.Players {
		g.Stake(d, h, first, 2*h.Bets[ante].Amount, "house:boston-3(b)")
	}
	g.DealInTurn(d)
	g.AfterDeal(d)
	for h := range g.Players {
		g.settleBonus(d, h)
	}
	if g.decide(d) {
		for h := range g.Players {
			g.DealTo(d, h, 2, "house:boston-5(c)")
		}
		g.DealTo(d, g.Dealer(), 2, "house:boston-5(d)")
		g.PutStubAway(d)
		d.Cite("house:boston-6(d)")
		g.read(g.Dealer())
		g.Show(d, g.Dealer())
		for h := range g.FromRight {
			g.settle(d, h)
		}
	} else {
		g.PutStubAway(d)
		deal.Step(d, "house:boston-6(f)", "nobody-left", "nobody is left: no more cards are dealt")
	}
	g.Rack(g.Dealer())
	deal.Step(d, "house:boston-6(g)",
		"racked-dealer-last", "the cards lie in the discard rack hand by hand, the dealer's last")
	g.End(d)
}

// lacks says why no cards are dealt to a player: there are no chips for the first
// wager that goes with the ante.
func lacks(d *table.Dealer, h *versus.Hand) *law.Refusal {
	if h.Bets[ante] == nil || !d.Players().Has(h.Seat, 2*h.Bets[ante].Amount) {
		return law.Refuse("house:boston-3(b)[short]", "an ante needs a first wager of twice as much, and the chips do not suffice for it")
	}
	return nil
}

// settleBonus is rule 6(e): the three-card bonus is settled on the first three cards
// before anybody decides. Cards that pay are shown.
func (g *Game) settleBonus(d *table.Dealer, h *versus.Hand) {
	b := h.Bets[bonus]
	if b == nil {
		return
	}
	class := poker.ThreeAt((*[3]card.Card)(h.Cards[:3])).Class()
	line := bonusLines[class]
	if line == versus.NoLine {
		d.Loses(b, "house:boston-6(e)")
		return
	}
	d.Cite("house:boston-6(e)")
	g.TurnOver(d, h, h.Cards[:3])
	d.NoteAt(h.Seat, "hand", class.String())
	d.WinsAt(b, int(line), "house:boston-6(e)")
}

// decide has each player make a second wager or fold. It reports whether somebody is
// left.
func (g *Game) decide(d *table.Dealer) (left bool) {
	for h := range g.Players {
		if g.Ask(d, h, secondOffer, second, h.Bets[first].Amount, "house:boston-6(b)") {
			left = true
		} else {
			d.Loses(h.Bets[ante], "house:boston-6(c)")
			d.Loses(h.Bets[first], "house:boston-6(c)")
			g.Fold(d, h, "house:boston-6(c)")
		}
	}
	g.Decided()
	return left
}

// read ranks a hand of five cards.
func (g *Game) read(h *versus.Hand) {
	h.Rank = versus.Rank(poker.FiveAt((*[5]card.Card)(h.Cards[:5])))
	h.Class = h.Rank.Class()
}

// settle shows a hand, pays its ante bonus and settles it against the dealer's.
func (g *Game) settle(d *table.Dealer, h *versus.Hand) {
	g.read(h)
	h.Result = h.Against(g.Dealer(), 0)
	d.Cite("house:boston-6(d)")
	if b := h.Bets[bonus]; b != nil && bonusLines[poker.ThreeAt((*[3]card.Card)(h.Cards[:3])).Class()] != versus.NoLine {
		g.TurnOver(d, h, h.Cards[3:5]) // the others lie face up already
	} else {
		g.TurnOver(d, h, h.Cards[:5])
	}
	g.Tell(d, h, h.Cards[:5])
	if d.Heard() {
		g.TellComparison(d, h, "house:boston-4(d)")
	}
	if line := anteLines[h.Class]; line != versus.NoLine {
		g.PayBonus(d, h, ante, line, "house:boston-7(c)")
	}
	both := h.Bets[first : second+1]
	switch h.Result {
	case versus.Lost:
		d.Loses(h.Bets[ante], "house:boston-7(b)")
		versus.Lose(d, both, "house:boston-7(b)")
	case versus.Won:
		d.Returns(h.Bets[ante], "house:boston-7(a)")
		versus.Win(d, both, 0, "house:boston-7(a)")
	default:
		d.Returns(h.Bets[ante], "house:boston-7(e)")
		versus.Return(d, both, "house:boston-7(e)")
	}
	g.Rack(h)
}
