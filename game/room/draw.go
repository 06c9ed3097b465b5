package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// fiveDraw is 14.12(d) to (g): five cards down, a betting round, the draw, and
// the final betting round.
func (g *Game) fiveDraw(d *table.Dealer) {
	step(d, "14.12(c)", "button-marks-order", "the button marks the order of dealing and betting")
	first := g.blinds(d)
	for range g.down {
		g.cardEach(d, card.Down, g.laws.deal)
	}
	g.bettingRound(d, &g.opening, first)
	if g.over() {
		return
	}
	for _, s := range g.order {
		if g.live.has(s) {
			g.exchange(d, s)
		}
	}
	g.complete = true
	if g.over() {
		return
	}
	g.newBetting(d, true)
	g.bettingRound(d, &g.betting, next(g.button, g.live))
}

// exchange is 14.12(f): a player keeps the hand, or gets a new card for each
// that is discarded. Before anybody gets one a card is burned, and where the
// deck has no more, the discards are dealt from.
func (g *Game) exchange(d *table.Dealer, s table.Seat) {
	p := &g.players[s]
	a := d.Ask(s, s.Box(), 0, &drawing, table.AllChoices)
	if a.Choice == "" { // the hand is out of the round, or nobody else is in it
		return
	}
	away := a.Cards & card.SetOf(g.Hand(s)...)
	if away != a.Cards {
		d.Betting().Tell(s, law.Refuse("14.1[draw]", "only cards of one's own hand are exchanged"))
	}
	if a.Choice != Discard || away == 0 {
		step(d, "14.12(f)", "player-keeps-hand", "the player keeps the hand")
		return
	}
	d.Cite("14.12(f)")
	for c := range away.All {
		g.Deck().Discard(c)
		d.Discards(c, s.Box(), 0, s, card.Down)
	}
	if g.burned == 0 {
		g.burn(d, "14.12(f)1")
	}
	for i, c := range p.cards[:p.n] {
		if !away.Has(c) {
			continue
		}
		if !d.Reports().Coming() {
			g.faceUp(d, s.Box())
			g.offTable(d, s.Box())
		}
		if g.Deck().Left() == 0 {
			g.reuse(d)
		}
		d.Cite("14.12(f)")
		p.cards[i] = d.Deal(g.Deck(), s.Box(), 0, s, card.Down)
		p.up &^= 1 << i // if the one that is discarded was exposed
	}
}

// reuse is 14.12(f)2: the discards are shuffled and dealt from. Among them are
// the hands of those who folded and what this player has discarded, who has
// requested new cards. What others are still to discard is in their hands, and
// burned cards are kept apart.
func (g *Game) reuse(d *table.Dealer) {
	d.Cite("14.12(f)2")
	d.Shuffled("the deck has no more cards: the discards are shuffled and dealt from")
	for s := range (seatsOf(g.order) &^ g.live).each {
		for _, c := range g.Hand(s) {
			g.Deck().Discard(c)
		}
		g.players[s].n = 0
	}
	g.Deck().ShuffleRack()
}

func seatsOf(order []table.Seat) seats {
	var in seats
	for _, s := range order {
		in |= bit(s)
	}
	return in
}
