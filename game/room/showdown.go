package room

import (
	"boardwalk/card"
	"boardwalk/poker"
	"boardwalk/table"
)

// showdown is the end of a round of play: the last player gets the pot, or the
// hands are shown and the pots awarded.
func (g *Game) showdown(d *table.Dealer) {
	g.showing = true
	g.unclaimed(d)
	g.merge()
	if g.over() {
		g.discardsCounted(d)
		d.Cite("14.6(e)5")
		g.each(d, func(p *pot, n int) { d.Pots().Award(next(0, g.live), n, p.amount, "14.6(d)", potNames[n]) })
		return
	}
	stepAlso(d, "14.6(d)[showdown]", "14.1[showdown]", "hands-shown", "the hands are shown to determine the winner")
	g.show(d)
	stepAlso(d, "14.6(e)5", g.kind(), "losing-hands-collected", "the dealer collects the losing hands")
	g.discardsCounted(d)
	g.each(d, func(p *pot, n int) {
		if d.Heard() {
			g.compare(d, p.who&g.live)
		}
		g.divide(d, p, n)
	})
}

var potNames = [...]string{"the pot", "side pot 1", "side pot 2", "side pot 3", "side pot 4", "side pot 5",
	"side pot 6", "side pot 7", "side pot 8", "side pot 9", "side pot 10", "side pot 11"}

// each awards every pot, the side pots before the one in the center, 14.6(e)6.
func (g *Game) each(d *table.Dealer, award func(p *pot, n int)) {
	if g.potCount > 1 {
		step(d, "14.6(e)6", "side-pots-first", "the side pots are awarded before the pot in the center")
	}
	for i := g.potCount - 1; i >= 0; i-- {
		if p := &g.pots[i]; p.amount > 0 { // what the rake has left
			award(p, i)
			p.amount = 0
		}
	}
}

// show has the players show their hands, 14.15(d): first the one who made the
// final wager, in whichever betting round that was and be it a blind or forced
// bet, then the others clockwise. Who sees that the hand has lost may concede.
func (g *Game) show(d *table.Dealer) {
	before := g.lastSeat()
	if g.bettor != 0 {
		before = g.bettor - 1 // the next in turn, if that player has folded since
	}
	for s := range g.after(before, g.live) {
		g.rank(s)
		if (g.beaten(s) || g.options.Record && g.opposed(s)) && d.Ask(s, s.Box(), 0, &showing, table.AllChoices).Choice == Concede {
			g.concede(d, s)
			continue
		}
		g.reveal(d, s)
	}
}

// rank finds out what a hand is worth, by its cards and not by what the player
// says, 14.3(f).
func (g *Game) rank(s table.Seat) {
	p := &g.players[s]
	switch {
	case g.omaha:
		hole := (*[4]card.Card)(p.cards[:4])
		p.high = poker.OmahaHighOf(hole, g.Board())
		if g.low != 0 {
			p.low = poker.OmahaLowOf(hole, g.Board())
		}
		return
	}
	var all [7]card.Card
	n := copy(all[:], g.Hand(s))
	n += copy(all[n:], g.Board())
	if g.high != 0 {
		p.high = poker.HighOf(all[:n])
	}
	switch g.low {
	case poker.Low:
		p.low = poker.LowOf(all[:n])
	case poker.EightOrBetter:
		p.low = poker.EightOrBetterOf(all[:n])
	}
}

// beaten reports whether a hand has lost every pot it contends for to hands
// that are shown.
func (g *Game) beaten(s table.Seat) bool {
	p := &g.players[s]
	for i := range g.pots[:g.potCount] {
		if !g.pots[i].who.has(s) {
			continue
		}
		high, low := g.high == 0, g.low == 0 || p.low == 0
		for o := range (g.pots[i].who & g.shown).each {
			high = high || g.players[o].high > p.high
			low = low || g.players[o].low > p.low
		}
		if !high || !low {
			return false
		}
	}
	return true
}

// opposed reports whether somebody else contends for each of a player's pots, so
// that none is left to nobody if the player concedes.
func (g *Game) opposed(s table.Seat) bool {
	for i := range g.pots[:g.potCount] {
		if in := g.pots[i].who & g.live; in == bit(s) {
			return false
		}
	}
	return true
}

// concede is a losing player's right; the licensee may have the hand disclosed.
// A hand that has lost every pot takes nothing from anybody by its being there,
// so it need not be taken out; but a hand from elsewhere may not have lost by
// the cards that we dealt for those that nobody knows.
func (g *Game) concede(d *table.Dealer, s table.Seat) {
	if g.options.Record && g.opposed(s) {
		g.live &^= bit(s)
	}
	d.Cite("14.15(d)[concede]")
	if g.options.Disclose {
		g.turnUp(d, s)
	}
	d.Pots().Concedes(s, "", "concedes and discards the hand")
}

// reveal shows a hand in its entirety and says what it is.
func (g *Game) reveal(d *table.Dealer, s table.Seat) {
	g.shown |= bit(s)
	if !d.Heard() {
		return
	}
	p := &g.players[s]
	d.Cite("14.15(d)")
	g.turnUp(d, s)
	if g.high != 0 {
		d.Cite(p.high.Law())
		d.NoteAt(s, "shows", shows[p.high.Class()])
		if c := p.high.Class(); (c == poker.Straight || c == poker.StraightFlush) && g.five(s, highHand)[4].Rank() == card.Ace {
			d.Cite("14.3(a)[ace low]")
			d.NoteAt(s, "ace-low", "has an ace that completes it with a two, three, four and five")
		}
	}
	if g.low != 0 && p.low != 0 {
		d.Cite(p.low.Law())
		d.NoteAt(s, "shows-low", showsLow[p.low.Class()])
	}
	if _, ok := g.reported(d, misstates, s); ok {
		g.misstated = true
		d.Cite("14.3(f)")
		d.Notes().Remark(s, "cards-speak", "said otherwise, but the cards count and not what is said of them")
	}
}

// shows and showsLow are what the dealer says of a hand. They are made once,
// since there are millions of showdowns.
var shows, showsLow = func() (high, low [poker.NoPair + 1]string) {
	for c := range poker.NoPair + 1 {
		high[c], low[c] = "shows "+c.String(), "shows for low "+c.String()
	}
	return
}()

// compare says by what a pot is decided where the classes of the hands do not
// tell: by the highest card that the other hand lacks, 14.3(c), the cards being
// ranked as in (a) or, for low, (d).
func (g *Game) compare(d *table.Dealer, in seats) {
	d.Cite("14.3(c)")
	if g.high != 0 && g.close(in, highHand) {
		d.Notes().NoteAlso("14.3(a)",
			"highest-card-decides", "of hands of one rank the one with the highest card that the other lacks is the higher")
	}
	if g.low != 0 && g.close(in, lowHand) {
		d.Notes().NoteAlso("14.3(d)",
			"lower-cards-decide", "of low hands of one rank the one with the lower cards is the higher, the highest card first")
	}
}

// close reports whether there is a hand of the class of the best, and lower.
func (g *Game) close(in seats, h hand) bool {
	best := g.best(in, h)
	if best == 0 {
		return false
	}
	top := g.rankOf(next(0, best), h).Class()
	for s := range (in &^ best).each {
		if r := g.rankOf(s, h); r != 0 && r.Class() == top {
			return true
		}
	}
	return false
}

func (g *Game) turnUp(d *table.Dealer, s table.Seat) {
	p := &g.players[s]
	for i, c := range p.cards[:p.n] {
		if p.up>>i&1 == 0 {
			d.Turn(c, s.Box(), 0, s)
		}
	}
}
