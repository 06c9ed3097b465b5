package texasbonus

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// showDealer shows the dealer's two cards and says what hand they form.
func (g *Game) showDealer(d *table.Dealer) {
	h := g.Dealer()
	d.Cite("house:texas-10(f)")
	g.Turn(d, h)
	if g.contest {
		deal.Step(d, "28.1[hand]", "best-five", "a hand is the best five of the own two and the five community cards")
		g.Read(d, h)
	}
}

// settle settles all wagers player by player, counterclockwise from the dealer's
// right.
func (g *Game) settle(d *table.Dealer) {
	deal.Step(d, "house:texas-10(h)",
		"settled-by-player", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for h := range g.FromRight {
		d.Cite("house:texas-10(h)")
		g.Turn(d, h)
		if plays(h) {
			g.Read(d, h)
			g.compare(d, h)
		}
		g.settleBonus(d, h)
		g.Rack(h)
	}
	g.Rack(g.Dealer())
	g.Rack(g.Community())
	deal.Step(d, "house:texas-10(j)",
		"racked-dealer-community-last", "the cards lie in the discard rack hand by hand, the dealer's and the community cards last")
}

// compare holds a hand against the dealer's and settles all wagers but the bonus.
func (g *Game) compare(d *table.Dealer, h *versus.Hand) {
	h.Result = h.Against(g.Dealer(), 0)
	if d.Heard() {
		d.Cite("28.1[rank]")
		d.NoteAt(h.Seat, "compared-with-dealer", "the hand is compared with the dealer's")
		g.TellComparison(d, h, "28.1[suit]")
	}
	further := h.Bets[flop : river+1]
	switch h.Result {
	case versus.Lost:
		d.Loses(h.Bets[ante], "house:texas-10(h)1")
		versus.Lose(d, further, "house:texas-10(h)1")
	case versus.Won:
		if h.Class >= g.least {
			d.Wins(h.Bets[ante], g.antePays())
		} else {
			d.Returns(h.Bets[ante], g.antePays())
		}
		versus.Win(d, further, 0, "house:texas-10(h)2")
	default:
		d.Cite("house:texas-10(h)3")
		d.NoteAt(h.Seat, "all-but-bonus-pushed", "all wagers but the bonus are pushed")
		d.Returns(h.Bets[ante], "28.1[push]")
		versus.Return(d, further, "28.1[push]")
	}
}

// settleBonus settles the bonus wager, if there is one, on the player's two
// cards.
func (g *Game) settleBonus(d *table.Dealer, h *versus.Hand) {
	b := h.Bets[bonus]
	if b == nil {
		return
	}
	by := law.Cite("house:texas-10(i)")
	if !plays(h) {
		by = "house:texas-10(b)2"
	} else {
		deal.Step(d, "house:texas-6(c)[independent]",
			"bonus-settled-apart", "the bonus wager is settled whatever became of the others")
	}
	if line, ok := BonusLine(g.Hand(h.Box), g.Hand(0)); ok {
		d.WinsAt(b, line, by)
	} else {
		d.Loses(b, by)
	}
}
