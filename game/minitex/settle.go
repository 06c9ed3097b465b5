package minitex

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// revealDealer shows the dealer's hand.
func (g *Game) revealDealer(d *table.Dealer) {
	deal.Step(d, "36.10(f)[cover card]",
		"cover-card-off-dealer", "the cover card is taken off the dealer's cards and laid on the layout")
	g.show(d, g.Dealer(), "36.10(f)[dealer hand]")
	if g.Qualifies(g.Dealer().Rank) {
		deal.Step(d, "36.10(g)1", "dealer-qualifies", "the dealer's hand qualifies")
	} else {
		deal.Step(d, "36.10(g)1", "dealer-does-not-qualify", "the dealer's hand does not qualify")
	}
}

// show turns the two cards of a hand face up, and announces the best three cards
// with at least one of them.
func (g *Game) show(d *table.Dealer, h *versus.Hand, by law.Cite) {
	hole, community := (*[2]card.Card)(h.Cards[:]), (*[3]card.Card)(g.Community().Cards[:])
	h.Rank = versus.Rank(poker.MiniTexOf(hole, community))
	if !d.Heard() {
		return
	}
	h.Class = h.Rank.Class() // only told, not needed to compare hands
	d.Cite(by)
	g.Turn(d, h)
	d.Announce("hand", h.Class.String())
	made := poker.MiniTexCards(hole, community)
	g.Tell(d, h, made[:])
}

// settle is 36.10(g) and (h): player by player, counterclockwise from the dealer's
// right. The pocket poker wagers of those who have folded are settled in turn.
func (g *Game) settle(d *table.Dealer) {
	deal.Step(d, "36.10(g)[one at a time]",
		"settled-by-player", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for h := range g.FromRight {
		by := law.Cite("36.10(g)7[pocket]")
		if h.Bets[play] != nil {
			g.show(d, h, "36.10(g)[player hand]")
			g.settleHand(d, h)
		} else {
			g.turnPocket(d, h, "36.1[pocket poker hand]")
			by = "36.6(c)[independent]"
		}
		rack := law.Cite("36.10(g)[collect cards]")
		if h.Bets[pocket] != nil {
			g.settlePocket(d, h, by)
			rack = "36.10(g)7[cards]"
		}
		g.Rack(h)
		if d.Heard() {
			d.Cite(rack)
			d.NoteAt(h.Seat, "racked", "the cards go to the discard rack")
		}
	}
	g.Rack(g.Community())
	g.Rack(g.Dealer())
	deal.Step(d, "36.10(h)", "racked-by-hand", "the cards lie in the discard rack hand by hand")
}

// settleHand settles the wagers of a hand that is compared with the dealer's. A
// hand below the dealer's loses even if the dealer's does not qualify.
func (g *Game) settleHand(d *table.Dealer, h *versus.Hand) {
	dealer := g.Dealer()
	switch result := h.Against(dealer, 0); {
	case result == versus.Lost:
		if d.Heard() {
			d.Cite(g.LosesBy(h))
		}
		versus.Lose(d, h.Bets[:pocket], "36.10(g)2")
	case result == versus.Tied:
		d.Cite("36.5(c)[push]")
		d.Returns(h.Bets[ante], "36.10(g)5")
		d.Cite("36.1[push]")
		versus.Return(d, h.Bets[flop:pocket], "36.10(g)5")
	case g.Qualifies(dealer.Rank):
		versus.Win(d, h.Bets[:pocket], 0, "36.10(g)3")
	default:
		versus.Win(d, h.Bets[:play], 0, "36.10(g)4")
		d.Returns(h.Bets[play], "36.10(g)4")
	}
	if h.Rank == g.royal && len(g.Bonuses(ante)) > 0 {
		g.PayBonus(d, h, ante, 0, "36.10(g)6")
	}
}
