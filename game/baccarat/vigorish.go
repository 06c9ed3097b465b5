package baccarat

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// vigorish is what a winning Banker wager owes, and under which paragraph: the
// rate, or the rounding where that makes a difference. Rounded up it could be
// more than a very small wager wins; as we read it, vigorish comes out of the
// amount won and so is never more.
func (g *Game) vigorish(won money.Cents) (money.Cents, law.Cite) {
	if g.unit == 0 {
		return g.rate.Down(won, money.Cent), g.at.rate
	}
	owed := min(g.rate.Up(won, g.unit), won)
	if int64(owed)*int64(money.Whole) != int64(won)*int64(g.rate) {
		return owed, g.at.rounding
	}
	return owed, g.at.rate
}

// extract takes the vigorish of a Banker wager that won, or marks it. Where it
// is taken before the wager is paid, a player who has no chips left until then
// gets a marker, too.
func (g *Game) extract(d *table.Dealer, s table.Seat) {
	if g.onTie {
		d.Cite(g.at.onTieExclusive)
		d.NoteAt(s, "vigorish-on-ties-only", "no vigorish is taken of the amount won: it is charged on ties")
		return
	}
	switch owed, by := g.vigorish(g.won[s]); {
	case owed == 0:
	case g.deferred || !d.Players().Has(s, owed):
		g.mark(d, s, owed)
	default:
		d.Payments().Charge(s, banker, owed, by)
	}
}

// mark puts a marker button with the amount owed into the player's rectangle.
func (g *Game) mark(d *table.Dealer, s table.Seat, owed money.Cents) {
	g.owed[s] += owed
	g.owing = true
	d.Layout().Mark(s, banker, owed, g.owed[s], g.at.marker)
}

// collect takes all vigorish that is owed.
func (g *Game) collect(d *table.Dealer) {
	if !g.owing {
		return
	}
	present := d.Players().Present()
	for i := len(present) - 1; i >= 0; i-- {
		g.collectFrom(d, present[i])
	}
	g.owing = false
}

func (g *Game) collectFrom(d *table.Dealer, s table.Seat) {
	if owed := g.owed[s]; owed != 0 {
		g.owed[s] = 0
		d.Payments().Charge(s, banker, owed, g.at.collection)
		d.Layout().Mark(s, banker, -owed, 0, g.at.collection)
	}
}

// Leaving collects what a player owes who leaves the table.
func (g *Game) Leaving(d *table.Dealer, s table.Seat) { g.collectFrom(d, s) }

// mayWager refuses a wager of chips that are needed for vigorish that is owed,
// so that it can be collected before the reshuffle whatever happens.
func (g *Game) mayWager(d *table.Dealer, a *table.Act) *law.Refusal {
	owed := g.owed[a.Seat]
	if a.Tender == table.Cash || a.Tender == table.Coupon || a.Amount <= 0 || d.Players().Has(a.Seat, a.Amount+owed) {
		return nil
	}
	return law.Refuse("house:added-7(a)", "%s of the chips must be left for the vigorish that is owed", owed)
}

// voidBankers gives the Banker wagers back on a tie. Where vigorish is charged
// on ties, a quarter of each is taken then: of the chips, since a match play
// coupon that comes back has won nothing.
func (g *Game) voidBankers(d *table.Dealer) {
	if !g.onTie {
		each(d, banker, (*table.Dealer).Returns, g.at.bankerVoid)
		return
	}
	const quarter = 25 * money.Percent
	present := d.Players().Present()
	for i := len(present) - 1; i >= 0; i-- {
		s := present[i]
		if b := d.Bet(s, banker); b != nil {
			share := quarter.Down(b.Amount, money.Cent)
			d.Returns(b, g.at.bankerVoid)
			d.Payments().Charge(s, banker, share, g.at.onTie)
		}
	}
	d.Cite(g.at.onTieCollection)
	d.Note("vigorish-on-tie", "the vigorish on the tie is collected before any card of the next round")
}
