package blackjack

import (
	"boardwalk/law"
	"boardwalk/table"
)

// announceBlackjacks is 2.7: a blackjack is paid at once where the dealer
// cannot have one, and waits for the dealer's second card where that may be.
func (g *Game) announceBlackjacks(d *table.Dealer) {
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		h := &b.hands[0]
		switch {
		case !h.Blackjack() || b.n == 0:
		case g.blackjackPossible() && !g.options.TwentyOneWins:
			d.Cite(g.p.WaitBlackjack)
			d.Announce("blackjack", blackjackCalls[n])
			h.fate = waiting
			g.pending++
		default:
			d.Cite(g.p.PayBlackjack)
			d.Announce("blackjack", blackjackCalls[n])
			for spot := range g.spots {
				g.payBlackjack(d, b, spot, g.p.PayBlackjack)
			}
			g.rack(h)
		}
	}
}

// payBlackjack pays a blackjack against one of the dealer's hands.
func (g *Game) payBlackjack(d *table.Dealer, b *box, spot int, by law.Cite) {
	line := g.lines[standard]
	if g.options.designated(&b.hands[0]) {
		line = g.lines[designated]
	}
	for k := range b.betting {
		if w := b.wager(k, mainOf(spot, 0)); w != nil {
			d.WinsAt(w, line, by)
		}
	}
}

// settleBlackjack settles a blackjack that waited for the dealer's second
// card.
func (g *Game) settleBlackjack(d *table.Dealer, b *box, spot int) {
	switch {
	case !g.dealer.Blackjack():
		g.payBlackjack(d, b, spot, g.p.PayWaiting)
	case g.bothUp:
		g.payBlackjack(d, b, spot, g.p.BothUpTie)
	default:
		for k := range b.betting {
			if w := b.wager(k, mainOf(spot, 0)); w != nil {
				d.Returns(w, g.p.StandOff)
			}
		}
	}
}
