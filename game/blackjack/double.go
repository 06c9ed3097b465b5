package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mayDoubleOn says on which scores of two cards a player may double down; on
// 21 nobody is asked.
func (g *Game) mayDoubleOn(score int) bool {
	return g.options.Dealing != BothUp || score >= 9 && score <= 11
}

// mayDouble says whether a seat has wagers on a hand and the chips to add
// something to each.
func (g *Game) mayDouble(d *table.Dealer, n, i uint8, s table.Seat) bool {
	least := money.Cents(0)
	for spot := range g.spots {
		area := mainAt(n, spot, i)
		if d.Amount(s, area) == 0 {
			break
		}
		least += d.Payable(area, 1) // for less, at least
	}
	return least > 0 && d.Has(s, least)
}

// refuseDouble refuses to double for more than the wager, or for what cannot
// be bet.
func (g *Game) refuseDouble(d *table.Dealer, n, i uint8, s table.Seat, amount money.Cents) *law.Refusal {
	area := mainAt(n, 0, i)
	switch wager := d.Amount(s, area); {
	case amount == 0:
		return nil
	case amount < 0 || amount > wager:
		return law.Refuse(g.p.Double, "a wager of %s is doubled by at most as much", wager)
	case d.Payable(area, amount) != amount || !d.Has(s, amount):
		return law.Refuse(g.p.Double, "%s cannot be bet in chips", amount)
	}
	return nil
}

// stakeDouble puts the additional wager down: the amount named, or as much as
// the wager, as far as the chips reach; and beside each wager of multiple
// action.
func (g *Game) stakeDouble(d *table.Dealer, n, i uint8, s table.Seat, most money.Cents, by law.Cite) {
	for spot := range g.spots {
		amount := d.Amount(s, mainAt(n, spot, i))
		if amount == 0 {
			break
		}
		area := doubleAt(n, spot, i)
		if most > 0 && most < amount {
			amount = d.Payable(area, most)
		}
		least := d.Payable(area, 1)
		for later := spot + 1; later < g.spots; later++ {
			if d.Amount(s, mainAt(n, later, i)) > 0 && amount > least && !d.Has(s, amount+least*money.Cents(g.spots-spot-1)) {
				amount = least
			}
		}
		for amount > 0 && !d.Has(s, amount) {
			amount -= least
		}
		if spot > 0 {
			by = g.p.MultipleEach
		}
		if amount > 0 {
			d.Stake(s, area, amount, by)
		}
	}
}

// doubleDown is 2.10(a): the wager is raised, and one card dealt.
func (g *Game) doubleDown(d *table.Dealer, n uint8, b *box, i uint8, amount money.Cents) bool {
	h := &b.hands[i]
	h.doubled = true
	by := g.p.Double
	if g.options.Dealing == BothUp {
		by = g.p.BothUpDouble
	}
	g.stakeDouble(d, n, i, b.bettors[0], amount, by)
	if b.betting > 1 {
		g.doubleAlong(d, n, b, i)
	}
	if g.troubled && g.missCard(d, n, i) {
		return false
	}
	h.take(g.card(d, g.p.DoubleCard, n, i, b.bettors[0], card.Up))
	h.call(d, g.p.Total, n)
	g.noMore(d, h, b.bettors[0])
	return true
}
