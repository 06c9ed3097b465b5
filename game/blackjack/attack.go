package blackjack

import (
	"boardwalk/card"
	"boardwalk/table"
)

// Attack raises a wager when the dealer's first card is seen.
const Attack table.Choice = "attack"

// attack deals the dealer's first card before any other, and lets everybody raise
// a wager by as much as it is. From then on the two are one wager.
func (g *Game) attack(d *table.Dealer) {
	g.dealer.take(g.card(d, g.p.UpCard, 0, 0, table.House, card.Up))
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			area := mainAt(n, 0, 0)
			amounts := d.CanAdd(s, area, d.Amount(s, area))
			if amounts.Most == 0 {
				continue
			}
			if a := d.AskAmount(s, table.Box(n), 0, g.p.raise, 0b11, amounts); a.Choice == Attack {
				d.Stake(s, area, a.Amount, g.p.Attack)
			}
		}
	}
}
