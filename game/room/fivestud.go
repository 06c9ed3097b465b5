package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// fiveStud is 14.13(c) to (g): one card down and one up, then three more up,
// with a betting round after each.
func (g *Game) fiveStud(d *table.Dealer) {
	g.cardEach(d, card.Down, "14.13(c)")
	g.cardEach(d, card.Up, "14.13(c)")
	g.forcedBet(d)
	for street := 3; street <= 5 && !g.over(); street++ {
		by := law.Cite("14.13(g)")
		if street == 3 {
			by = "14.13(f)"
		}
		g.street(d, card.Up, by)
		g.complete = street == 5
		g.newBetting(d, street > 3)
		g.bettingRound(d, &g.betting, g.highestShowing(d, "14.13(f)[opener]", "14.13(f)[opener]"))
	}
}
