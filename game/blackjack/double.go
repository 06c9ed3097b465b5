package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mayDoubleOn says on which scores of two cards a player may double down; on
// 21 nobody is asked. With both of the dealer's cards up a soft 19 or 20 is one
// of 9 or 10 only if the licensee lets the ace count one.
func (g *Game) mayDoubleOn(h *Hand, score int) bool {
	if !g.options.doublesOn(h, score) {
		return false
	}
	if !g.bothUp || score >= 9 && score <= 11 {
		return true
	}
	return g.options.SoftDouble && (h.hard() == 9 || h.hard() == 10)
}

// addable finds by how much the k-th bettor of a box can double the wagers on a hand: an amount
// beside each of them, for less at the least. It reports false for a seat without
// wagers there, or without chips for each.
func (g *Game) addable(d *table.Dealer, n, i uint8, b *box, k int, amounts *table.Range) bool {
	if g.spots == 1 {
		w := b.wagers[k]
		*amounts = d.CanAdd(b.bettors[k], mainAt(n, 0, i), w[mainOf(0, i)].Amount+w[doubleOf(0, i)].Amount)
	} else {
		*amounts = g.addableToEach(d, n, i, b.bettors[k])
	}
	return amounts.Most > 0
}

// addableToEach is addable where a hand plays against several of the dealer's.
func (g *Game) addableToEach(d *table.Dealer, n, i uint8, s table.Seat) table.Range {
	var least, most money.Cents
	for spot := range g.spots {
		area := mainAt(n, spot, i)
		wager := d.Amount(s, area)
		if wager == 0 {
			break
		}
		least += d.Posted().Payable(area, 1)
		most = max(most, wager)
	}
	if least == 0 || !d.Players().Has(s, least) {
		return table.Range{}
	}
	return d.CanAdd(s, mainAt(n, 0, i), most)
}

// stakeDouble puts the additional wager down: the amount named, but no more than
// the wager and the chips; and so beside each wager of multiple action.
func (g *Game) stakeDouble(d *table.Dealer, n, i uint8, s table.Seat, most money.Cents, by law.Cite) {
	for spot := range g.spots {
		amount := d.Amount(s, mainAt(n, spot, i))
		if amount == 0 {
			break
		}
		area := doubleAt(n, spot, i)
		amount += d.Amount(s, area) // of a hand that is doubled again
		if most < amount {
			amount = d.Posted().Payable(area, most)
		}
		least := d.Posted().Payable(area, 1)
		for later := spot + 1; later < g.spots; later++ {
			if d.Amount(s, mainAt(n, later, i)) > 0 && amount > least && !d.Players().Has(s, amount+least*money.Cents(g.spots-spot-1)) {
				amount = least
			}
		}
		for amount > 0 && !d.Players().Has(s, amount) {
			amount -= least
		}
		if spot > 0 {
			by = g.p.MultipleEach
		}
		if amount > 0 {
			d.Stake(s, area, amount, by)
		}
		g.raised[s] = amount
	}
}

// doubleDown is 2.10(a): the wager is raised, and one card dealt.
func (g *Game) doubleDown(d *table.Dealer, n uint8, b *box, i uint8, amount money.Cents) bool {
	h := &b.hands[i]
	h.doubled = true
	by := g.p.Double
	if g.bothUp {
		by = g.p.BothUpDouble
	}
	g.stakeDouble(d, n, i, b.bettors[0], amount, by)
	one := g.p.DoubleCard
	if b.betting > 1 {
		g.doubleAlong(d, n, b, i)
		one = g.p.ShareOneCard
	}
	if g.troubled && g.missCard(d, n, i) {
		return false
	}
	h.take(g.card(d, one, n, i, b.bettors[0], card.Up))
	h.call(d, g.p.Total, n)
	if g.p.doubled != nil {
		return g.afterDouble(d, n, b, i)
	}
	g.noMore(d, h, b.bettors[0])
	return true
}
