package threecard

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// dealer is the dealer's own box.
const dealer table.Box = 0

// deal announces "No more bets" and deals every player in the round and the
// dealer three cards: 20.7(c), 20.8(c) or 20.9(c).
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	if g.Automated() {
		g.dispense(d)
		return
	}
	w, deck := g.Way(), g.Deck()
	for i := range uint8(3) {
		for _, p := range g.players {
			g.card(d, deck, p, i, w.Player)
		}
		g.card(d, deck, dealer, i, w.Dealer)
	}
	g.PutStubAway(d)
}

// card deals the i-th card of a hand, face down.
func (g *Game) card(d *table.Dealer, deck *card.Shoe, p table.Box, i uint8, by law.Cite) {
	d.Cite(g.Next(d, by))
	h := &g.hands[p]
	h.cards[i] = d.Deal(deck, p, 0, h.seat, card.Down)
	h.dealt = i + 1
}

// dispense is 20.9(c): stacks of three from an automated dealing shoe.
func (g *Game) dispense(d *table.Dealer) {
	w := g.Way()
	for i, p := range g.players {
		g.stackFor(d, p, w.Player)
		if i == 0 {
			g.ShoeFails(d)
		}
	}
	if !g.older {
		deal.Step(d, "20.9(c)[cover card]", "the cover card is put on the dealer's three cards in the automated dealing shoe")
	}
	if !g.DealsLast() {
		g.stackFor(d, dealer, w.Dealer)
		g.PutStubAway(d)
	}
}

func (g *Game) stackFor(d *table.Dealer, p table.Box, by law.Cite) {
	for i := range uint8(3) {
		g.card(d, g.Deck(), p, i, by)
	}
}
