package blackjack

import "boardwalk/table"

// beside settles the additional wager of a kin of blackjack on the first cards, or
// has the dealer's hand played out where that decides it.
func (g *Game) beside(d *table.Dealer) {
	if !g.p.Beside.Late {
		g.settleBeside(d)
		return
	}
	for _, n := range g.order[:g.active] {
		for _, s := range g.Bettors(n) {
			g.late = g.late || d.Bet(s, at(n, sameSuit)) != nil
		}
	}
}

// settleBeside settles the additional wagers of all boxes.
func (g *Game) settleBeside(d *table.Dealer) {
	k := g.p.Beside
	for _, n := range g.order[:g.active] {
		for _, s := range g.Bettors(n) {
			w := d.Bet(s, at(n, sameSuit))
			if w == nil {
				continue
			}
			if line := k.Line(g.boxes[n].hands[0].Cards(), g.dealer.Cards()); line >= 0 {
				d.WinsAt(w, line, k.Wins)
			} else {
				d.Loses(w, k.Loses)
			}
		}
	}
}
