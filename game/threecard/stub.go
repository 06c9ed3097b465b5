package threecard

import "boardwalk/table"

// stub is what becomes of the cards that were not dealt. They stay among the
// cards to come, of which none comes before the next shuffle: that leaves them
// as unseen as the discard rack would. They are counted when that is due, or
// when something is wrong that the dealer finds by counting.
func (g *Game) stub(d *table.Dealer) {
	step(d, "20.1[stub]", "the cards that are left are the stub")
	w := &ways[g.way()]
	g.uncounted++
	var misdeal, bad bool
	if !d.Untroubled() && !g.exempt() {
		_, misdeal = d.Reported(misdealt)
		_, bad = d.Reported(badDeck)
	}
	if g.exempt() || g.uncounted < g.options.CountEvery && !misdeal && !bad {
		d.Cite(w.stub)
		d.Note("the stub goes to the discard rack unexposed")
		return
	}
	d.Cite(w.count)
	d.Note("the stub is counted")
	g.count(d, misdeal, bad)
}

// exempt is 20.7(f): the device counts.
func (g *Game) exempt() bool { return g.options.DeviceCounts && g.machine() }

// count is 20.7(e).
func (g *Game) count(d *table.Dealer, misdeal, bad bool) {
	g.uncounted = 0
	step(d, "20.7(e)[face down]", "the cards of the stub are counted face down on the layout")
	if bad {
		g.spoiled = true
		g.void(d, "20.7(e)2[bad deck]", "the deck has not 52 cards")
		return
	}
	if misdeal {
		g.void(d, "20.7(e)2[misdeal]", "the deck has 52 cards, and somebody has not three of them")
		return
	}
	step(d, "20.7(e)1", "there are 52 cards in the deck, and the stub goes to the discard rack unexposed")
}
