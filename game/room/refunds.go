package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// refund takes a player out of the round and gives back all that the player put
// in.
func (g *Game) refund(d *table.Dealer, s table.Seat, by law.Cite) {
	if b := d.Bet(s, bet); b != nil {
		d.Payments().ReturnsPart(b, b.Amount, table.Push, by)
	}
	sum := money.Cents(0)
	for i := range g.pots[:g.potCount] {
		sum += g.takeOut(d, &g.pots[i], s, by)
	}
	if sum > 0 {
		d.Pots().ReturnsFromPot(s, bet, sum, by)
	}
	p := &g.players[s]
	d.Cite(by)
	for i, c := range p.cards[:p.n] {
		side := card.Down
		if p.up>>i&1 != 0 {
			side = card.Up
		}
		d.Discards(c, s.Box(), 0, s, side)
	}
	p.put = 0
	g.live &^= bit(s)
}

// takeOut takes out of a pot what a player has put into it. What is no longer
// there has gone to the rake, and comes back from it. The pot has then not come
// so far towards the next level of an incremental rake.
func (g *Game) takeOut(d *table.Dealer, p *pot, s table.Seat, by law.Cite) money.Cents {
	part := p.from[s]
	if short := part - p.amount; short > 0 {
		g.unrake(d, short, by)
		p.amount += short
	}
	p.amount -= part
	p.from[s] = 0
	g.reached -= part
	return part
}

// unrake puts rake back into the pot.
func (g *Game) unrake(d *table.Dealer, amount money.Cents, by law.Cite) {
	if amount == 0 {
		return
	}
	g.raked -= amount
	d.Pots().Unrake(amount, by)
}

// unclaimed gives side pots back to those who put them in if everybody has lost
// the hand who could have won them: nobody else may, 14.7(c)4iii.
func (g *Game) unclaimed(d *table.Dealer) {
	for ; g.potCount > 0 && g.pots[g.potCount-1].who&g.live == 0; g.potCount-- {
		for _, s := range g.order {
			if part := g.takeOut(d, &g.pots[g.potCount-1], s, "14.7(c)4iii"); part > 0 {
				d.Pots().ReturnsFromPot(s, bet, part, "14.7(c)4iii")
			}
		}
	}
}
