package blackjack

import (
	"boardwalk/law"
	"boardwalk/table"
)

// surrender is 2.8(a): the player gives up half the wager and the hand; all of
// the wager, if the dealer can and does have blackjack.
func (g *Game) surrender(d *table.Dealer, n uint8, b *box, i uint8) {
	h := &b.hands[i]
	if h.Len() > 2 || h.split {
		d.Cite(g.p.SurrenderLate)
		d.NoteAt(b.bettors[0], "surrenders-later", "surrenders in the course of the hand")
	} else {
		d.Cite(g.p.SurrenderFirst)
		d.NoteAt(b.bettors[0], "surrenders-at-first", "surrenders before any other decision")
	}
	if g.blackjackPossible() && !(g.beyond && g.known()) {
		d.Cite(g.p.SurrenderWaits)
		d.NoteAt(b.bettors[0], "wager-on-cards", "the wager is put on the cards until the dealer's second card is revealed")
		h.fate = giving
		g.pending++
		for _, s := range b.bettors[:b.betting] {
			if d.Bet(s, at(n, insurance)) != nil {
				d.Cite(g.p.SurrenderInsured)
				d.NoteAt(s, "insurance-settled-apart", "the insurance wager is settled on its own")
			}
		}
		return
	}
	g.halve(d, b, i, g.p.SurrenderAtOnce)
	g.rack(h)
}

// known reports whether a card reader has told that the dealer has no blackjack.
func (g *Game) known() bool { return g.reader && !g.readerDown }

func (g *Game) halve(d *table.Dealer, b *box, i uint8, by law.Cite) {
	d.Cite(g.p.Surrender)
	d.Note("half-wager-surrendered", "half of the wager is surrendered")
	for k := range b.betting {
		if w := b.wager(k, mainOf(0, i)); w != nil {
			d.Halves(w, by)
		}
		if w := b.wager(k, doubleOf(0, i)); w != nil {
			d.Halves(w, by)
		}
	}
}

// settleSurrender settles a surrender that waited for the dealer's second
// card.
func (g *Game) settleSurrender(d *table.Dealer, b *box, i uint8) {
	if !g.dealer.Blackjack() {
		g.halve(d, b, i, g.p.SurrenderWaits)
		return
	}
	if h := &b.hands[i]; h.doubled || h.split {
		g.settleAgainstBlackjack(d, b, i, 0)
		return
	}
	for k := range b.betting {
		if w := b.wager(k, mainOf(0, 0)); w != nil {
			d.Loses(w, g.p.SurrenderWaits)
		}
	}
}
