package threecard

import (
	"boardwalk/game/deal"
	"boardwalk/poker"
	"boardwalk/table"
)

// settle is 20.10(c) and (d), by the method that the licensee has chosen.
func (g *Game) settle(d *table.Dealer) {
	switch {
	case g.older:
		g.settleAsIn1998(d)
	case g.method2:
		g.settlePlayers(d)
	default:
		g.settleSteps(d)
	}
	g.gather(dealer)
	d.Cite("20.10(c)[dealer cards last]")
	if g.older {
		d.Cite("20.10(c)2[1998]")
	}
	d.Note("the dealer's cards go to the discard rack after all the players'")
	deal.Step(d, "20.10(d)", "the cards lie in the discard rack hand by hand")
}

// settleSteps is method 1: each step for all players, from the dealer's right.
func (g *Game) settleSteps(d *table.Dealer) {
	deal.Step(d, "20.10(c)1", "the wagers are settled step by step, counterclockwise from the dealer's right")
	for i := len(g.players) - 1; i >= 0; i-- {
		d.Cite("20.10(c)1i")
		g.reveal(d, g.players[i])
	}
	deal.Step(d, "20.10(c)1ii", "all losing wagers are collected")
	for i := len(g.players) - 1; i >= 0; i-- {
		g.collect(d, g.players[i])
	}
	deal.Step(d, "20.10(c)1iii", "all winning wagers are paid")
	for i := len(g.players) - 1; i >= 0; i-- {
		g.pay(d, g.players[i])
	}
	for i := len(g.players) - 1; i >= 0; i-- {
		g.gather(g.players[i])
	}
	deal.Step(d, "20.10(c)1iv", "all players' cards go to the discard rack")
}

// settlePlayers is method 2: all steps for one player after the other.
func (g *Game) settlePlayers(d *table.Dealer) {
	deal.Step(d, "20.10(c)2", "the wagers are settled player by player, counterclockwise from the dealer's right")
	for i := len(g.players) - 1; i >= 0; i-- {
		p := g.players[i]
		d.Cite("20.10(c)2i")
		g.reveal(d, p)
		d.Cite("20.10(c)2ii")
		d.NoteAt(g.hands[p].seat, "losing wagers are collected and winning wagers paid")
		g.collect(d, p)
		g.pay(d, p)
		g.gather(p)
		d.Cite("20.10(c)2iii")
		d.NoteAt(g.hands[p].seat, "the cards go to the discard rack")
	}
}

// settleAsIn1998 is the older 20.10(b), end, and (c).
func (g *Game) settleAsIn1998(d *table.Dealer) {
	for i := len(g.players) - 1; i >= 0; i-- {
		d.Cite("20.10(b)[player reveal][1998]")
		g.reveal(d, g.players[i])
	}
	deal.Step(d, "20.10(c)[losers first][1998]", "all losing wagers are collected before the first is paid")
	for i := len(g.players) - 1; i >= 0; i-- {
		g.collect(d, g.players[i])
	}
	deal.Step(d, "20.10(c)[face up][1998]", "the winning hands stay face up until all are paid")
	deal.Step(d, "20.10(c)1[1998]", "all winning wagers are paid, counterclockwise from the dealer's right")
	for i := len(g.players) - 1; i >= 0; i-- {
		g.pay(d, g.players[i])
	}
	for i := len(g.players) - 1; i >= 0; i-- {
		g.gather(g.players[i])
	}
}

// reveal shows a player's cards and compares them with the dealer's.
func (g *Game) reveal(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	g.read(h)
	h.result = g.against(h, &g.hands[dealer])
	g.turn(d, p)
}

// turn shows the cards of a position, laid out as the hand they form, and says
// what that is.
func (g *Game) turn(d *table.Dealer, p table.Box) {
	if !d.Heard() {
		return
	}
	h := &g.hands[p]
	for _, c := range h.arranged() {
		d.Turn(c, p, 0, h.seat)
	}
	g.tell(d, h)
}

// gather puts the cards of a position into the discard rack, in their order.
func (g *Game) gather(p table.Box) {
	h, deck := &g.hands[p], g.Deck()
	deck.DiscardAll(h.cards[:h.dealt])
	h.dealt = 0
}

// collect takes what a position has lost.
func (g *Game) collect(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	if h.result == lost {
		by := loses(h, &g.hands[dealer])
		d.Loses(h.ante, by)
		d.Loses(h.play, by)
	}
	if h.pairPlus != nil && h.class == poker.HighCard {
		d.Loses(h.pairPlus, "20.1[pair plus wager]")
	}
}

// pay pays what a position has won, and gives back what nobody has. The ante
// bonus is paid whatever the dealer holds, even on an ante that lost.
func (g *Game) pay(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	if line := lines[h.class].bonus; line != none && h.play != nil {
		staked := table.Bet{Seat: h.seat, Area: areaOf(p, ante), Amount: h.staked}
		d.Bonus(&staked, g.bonus[line].Odds, "20.11(a)3", g.bonus[line].Law)
	}
	switch h.result {
	case won:
		d.Wins(h.ante, "20.11(a)1[win]")
		d.Wins(h.play, "20.11(a)1[win]")
	case unopposed:
		d.Wins(h.ante, "20.11(a)1[dealer below queen high]")
		d.Returns(h.play, "20.11(a)1[dealer below queen high]")
	case drawn:
		d.Cite("20.3(a)[suits]")
		d.NoteAt(h.seat, "the hands differ in suit only, and no suit is above another")
		d.Returns(h.ante, "20.3(c)[draw]")
		d.Returns(h.play, "20.3(c)[draw]")
	}
	if line := lines[h.class].pairPlus; line != none && h.pairPlus != nil {
		d.WinsAt(h.pairPlus, int(line), "20.1[pair plus wager]")
	}
}
