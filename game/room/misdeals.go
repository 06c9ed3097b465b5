package room

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/table"
)

// afterShuffle is what goes wrong as the deal begins: somebody is left out, or
// the first card goes to the wrong position.
func (g *Game) afterShuffle(d *table.Dealer) {
	g.leftOut, g.ruled, g.dealing = 0, 0, g.order
	if d.Reports().Untroubled() {
		return
	}
	// otherwise it stays reported until it is found
	alone := func(a *table.Act) bool { return a.Word == notDealtIn && !g.leaveOut(a.SeatArg(0)) }
	if _, ok := d.Reports().ReportedIf(alone); ok {
		g.misdeal(d, "14.15(f)4", "an eligible player was not dealt in")
	}
	g.dealing = g.order
	if _, ok := d.Reports().Pending(wrongStart); ok {
		g.dealing = append(append(g.turned[:0], g.order[1:]...), g.order[0])
	}
}

// leaveOut deals a player out who should be in. It reports false where that would leave
// one player alone: then it is found at once.
func (g *Game) leaveOut(s table.Seat) bool {
	if !g.live.has(s) {
		return true
	}
	if g.live.count() == 2 {
		return false
	}
	g.live &^= bit(s)
	g.leftOut |= bit(s)
	g.order = g.order[:0]
	for p := range g.after(g.lastSeat(), g.live) {
		g.order = append(g.order, p)
	}
	return true
}

// detect is 14.15(f)2 and 4: an error in the deal is a misdeal if it is found
// before two players have placed wagers voluntarily.
func (g *Game) detect(d *table.Dealer) {
	wagered := g.voluntary.count()
	if _, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == wrongStart && a.Args[0] <= wagered }); ok {
		g.misdealUnless(d, wagered > 1, "14.15(f)2", "the deal began at the wrong position")
	}
	if _, ok := d.Reports().ReportedIf(func(a *table.Act) bool {
		return a.Word == notDealtIn && g.leftOut.has(a.SeatArg(0)) && a.Args[1] <= wagered
	}); ok {
		g.misdealUnless(d, wagered > 1, "14.15(f)4", "an eligible player was not dealt in")
	}
}

func (g *Game) misdealUnless(d *table.Dealer, late bool, by law.Cite, why string) {
	if !late {
		g.misdeal(d, by, why)
	}
	d.Cite(by)
	d.Notes().Remark(table.House, "found-too-late", why+", which is found too late: two players have wagered")
}

// hazards are what is found before a betting round or the showdown.
func (g *Game) hazards(d *table.Dealer) {
	g.dealing = g.order // the first cards are dealt
	g.detect(d)
	if g.occurred(d, noShuffle) {
		g.notShuffled(d)
	}
	if a, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == wrongCut && a.Args[1] <= g.bettings }); ok {
		g.wronglyCut(d, a.Args[0])
	}
	if g.occurred(d, foreignCard) {
		g.wrongDeck(d, "14.2(a)", foreign)
	}
	if g.occurred(d, missingCard) || g.occurred(d, extraCard) {
		g.wrongDeck(d, "14.15(h)", incomplete)
	}
	g.idleHands(d)
}

// notShuffled is 14.15(f)1.
func (g *Game) notShuffled(d *table.Dealer) {
	g.misdeal(d, "14.15(f)1", "the cards were not shuffled and cut as they should be")
}

// wronglyCut is 14.5(b): the dealer cut too few cards.
func (g *Game) wronglyCut(d *table.Dealer, cards int) {
	remark(d, "14.15(f)", "all-cards-returned-dealer", "all cards are returned to the dealer for a reshuffle")
	d.Cite("14.5(b)")
	g.dead(d, "14.15(f)1", fmt.Sprintf("the dealer cut %d cards, and not at least %d", cards, leastCut))
}

// wrongDeck is 14.15(h): the deck does not have the right cards, as is found under
// a paragraph. It leaves the table, and everybody gets everything back.
func (g *Game) wrongDeck(d *table.Dealer, found law.Cite, why string) {
	d.Cite("14.15(h)")
	g.replace(d)
	remark(d, found, "deck-not-whole", "the cards are not those of one whole deck")
	g.dead(d, "14.15(h)", why)
}

// discardsCounted is 14.6(e)7: the discarded hands are counted when those that
// lost are collected, before the pot is pushed to the winner.
func (g *Game) discardsCounted(d *table.Dealer) {
	if _, ok := d.Reports().Reported(wrongDiscards); ok {
		g.wrongDeck(d, "14.6(e)7", "the discarded hands do not have the right number of cards: the round is dead")
	}
}

// misdeal is 14.15(f): all cards go back for a reshuffle.
func (g *Game) misdeal(d *table.Dealer, by law.Cite, why string) {
	remark(d, "14.15(f)", "all-cards-returned-dealer", "all cards are returned to the dealer for a reshuffle")
	g.dead(d, by, why)
}

// Refund gives everybody back what lies in the pot, the rake too, in a round that the
// house calls off.
func (g *Game) Refund(d *table.Dealer) { g.refundAll(d, "") }

// refundAll gives everybody back what was put into the pot, the rake too.
func (g *Game) refundAll(d *table.Dealer, by law.Cite) {
	g.unrake(d, g.raked, by)
	for _, s := range g.order {
		if in := min(g.players[s].put-d.Amount(s, bet)-d.Amount(s, ante), d.Pots().Pot()); in > 0 {
			d.Pots().ReturnsFromPot(s, bet, in, by)
		}
	}
}

// dead ends the round and gives everybody back what was put in, the rake too.
func (g *Game) dead(d *table.Dealer, by law.Cite, why string) {
	g.refundAll(d, by)
	g.Deck().Collect()
	g.live, g.potCount = 0, 0
	d.Cite(by)
	d.VoidAndReturn(why)
}
