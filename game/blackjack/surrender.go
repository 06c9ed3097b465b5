package blackjack

import (
	"boardwalk/law"
	"boardwalk/table"
)

// surrender is 2.8(a): the player gives up half the wager and the hand; all of
// the wager, if the dealer can and does have blackjack.
func (g *Game) surrender(d *table.Dealer, n uint8, b *box, i uint8) {
	d.Cite(g.p.SurrenderFirst)
	d.NoteAt(b.bettors[0], "surrenders before any other decision")
	h := &b.hands[i]
	if g.blackjackPossible() {
		d.Cite(g.p.SurrenderWaits)
		d.NoteAt(b.bettors[0], "the wager is put on the cards until the dealer's second card is revealed")
		h.fate = giving
		g.pending++
		for _, s := range b.bettors[:b.betting] {
			if d.Bet(s, at(n, insurance)) != nil {
				d.Cite(g.p.SurrenderInsured)
				d.NoteAt(s, "the insurance wager is settled on its own")
			}
		}
		return
	}
	g.halve(d, n, b, g.p.SurrenderAtOnce)
	g.rack(h)
}

func (g *Game) halve(d *table.Dealer, n uint8, b *box, by law.Cite) {
	d.Cite(g.p.Surrender)
	d.Note("half of the wager is surrendered")
	for _, s := range b.bettors[:b.betting] {
		if w := d.Bet(s, mainAt(n, 0, 0)); w != nil {
			d.Halves(w, by)
		}
	}
}

// settleSurrender settles a surrender that waited for the dealer's second
// card.
func (g *Game) settleSurrender(d *table.Dealer, n uint8, b *box) {
	if !g.dealer.Blackjack() {
		g.halve(d, n, b, g.p.SurrenderWaits)
		return
	}
	for _, s := range b.bettors[:b.betting] {
		if w := d.Bet(s, mainAt(n, 0, 0)); w != nil {
			d.Loses(w, g.p.SurrenderWaits)
		}
	}
}
