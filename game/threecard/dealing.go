package threecard

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// The ways of dealing: sections 20.7, 20.8 and 20.9.
const (
	manualShoe = iota
	fromHand
	automated
)

// ways are what the three sections have in common, each in its own paragraphs.
var ways = [...]struct {
	notice                                      table.Notice
	load, announce, player, dealer, stub, count law.Cite
	loading                                     string
}{
	manualShoe: {
		notice: table.Notice{By: "20.7(a)[shoe]", Text: "the cards are dealt from a manual dealing shoe"},
		load:   "20.7(a)[loading]", loading: "the stack is put into the dealing shoe", announce: "20.7(b)[announce]",
		player: "20.7(c)[order]", dealer: "20.7(c)[face down]", stub: "20.7(d)", count: "20.7(e)[every five rounds]",
	},
	fromHand: {
		notice: table.Notice{By: "20.8(a)", Text: "the cards are dealt from the dealer's hand"},
		load:   "20.8(b)2", loading: "the dealer takes the stack in one hand", announce: "20.8(b)3[announce]",
		player: "20.8(c)", dealer: "20.8(c)", stub: "20.8(d)", count: "20.8(e)",
	},
	automated: {
		notice: table.Notice{By: "20.9(a)[choice]", Text: "the cards are dealt from an automated dealing shoe, in stacks of three"},
		load:   "20.9(b)1", loading: "the cards are put into the automated dealing shoe", announce: "20.9(b)2",
		player: "20.9(c)[players]", dealer: "20.9(c)1", stub: "20.9(d)", count: "20.9(e)",
	},
}

func (o *Options) source() int {
	switch o.Dealing {
	case AutomatedShoe, DealerLast:
		return automated
	case FromHand:
		return fromHand
	}
	return manualShoe
}

// way is how cards are dealt now. Without an automated shoe that was taken away
// they come from a manual one; so they do if nobody but the dealer can shuffle,
// 20.8(b)1.
func (g *Game) way() int {
	if g.source == automated && g.shoeOut || g.source == fromHand && !g.machine() {
		return manualShoe
	}
	return g.source
}

// dealsLast reports whether the dealer's cards come after the players' decision,
// 20.9(c)2.
func (g *Game) dealsLast() bool { return g.options.Dealing == DealerLast && !g.shoeOut }

// deal announces "No more bets" and deals every player in the round and the
// dealer three cards.
func (g *Game) deal(d *table.Dealer) {
	w := &ways[g.way()]
	d.Cite(w.announce)
	d.Announce("No more bets")
	d.NoLate("20.6(d)[deadline]", "ante and pair plus wagers are made before \"No more bets\"")
	g.cut = false
	if g.way() == automated {
		g.dispense(d)
		return
	}
	deck := g.Deck()
	for i := range uint8(3) {
		for _, p := range g.players {
			g.card(d, deck, p, i, w.player)
		}
		g.card(d, deck, dealer, i, w.dealer)
	}
	g.stub(d)
}

// dealer is the dealer's own box.
const dealer table.Box = 0

// card deals the i-th card of a hand, face down.
func (g *Game) card(d *table.Dealer, deck *card.Shoe, p table.Box, i uint8, by law.Cite) {
	if !d.Untroubled() {
		by = g.misdrawn(d, by)
	}
	d.Cite(by)
	h := &g.hands[p]
	h.cards[i] = d.Deal(deck, p, 0, h.seat, card.Down)
	h.dealt = i + 1
}

// dispense is 20.9(c): stacks of three from an automated dealing shoe.
func (g *Game) dispense(d *table.Dealer) {
	for i, p := range g.players {
		g.stackFor(d, p, "20.9(c)[players]")
		if i == 0 && !d.Untroubled() {
			g.shoeFails(d)
		}
	}
	switch {
	case g.older:
		g.stackFor(d, dealer, "20.9(c)[dealer stack][1998]")
		g.stub(d)
		return
	case g.dealsLast():
		g.cover(d)
		return
	}
	g.cover(d)
	g.stackFor(d, dealer, "20.9(c)1")
	g.stub(d)
}

func (g *Game) stackFor(d *table.Dealer, p table.Box, by law.Cite) {
	for i := range uint8(3) {
		g.card(d, g.Deck(), p, i, by)
	}
}

func (g *Game) cover(d *table.Dealer) {
	step(d, "20.9(c)[cover card]", "the cover card is put on the dealer's three cards in the automated dealing shoe")
}
