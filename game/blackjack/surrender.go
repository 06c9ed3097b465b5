package blackjack

import (
	"boardwalk/law"
	"boardwalk/table"
)

// surrender is 2.8(a): the player gives up half the wager and the hand; all of
// the wager, if the dealer can and does have blackjack.
func (g *Game) surrender(d *table.Dealer, n uint8, b *box, i uint8) {
	d.Cite("2.8(a)[order]")
	d.NoteAt(b.bettors[0], "surrenders before any other decision")
	h := &b.hands[i]
	if g.blackjackPossible() {
		d.Cite("2.8(a)2")
		d.NoteAt(b.bettors[0], "the wager is put on the cards until the dealer's second card is revealed")
		h.fate = giving
		g.pending++
		for _, s := range b.bettors[:b.betting] {
			if d.Bet(s, at(n, insurance)) != nil {
				d.Cite("2.8(b)")
				d.NoteAt(s, "the insurance wager is settled on its own")
			}
		}
		return
	}
	g.halve(d, n, b, "2.8(a)1")
	g.rack(h)
}

func (g *Game) halve(d *table.Dealer, n uint8, b *box, by law.Cite) {
	d.Cite("2.8(a)")
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
		g.halve(d, n, b, "2.8(a)2")
		return
	}
	for _, s := range b.bettors[:b.betting] {
		if w := d.Bet(s, mainAt(n, 0, 0)); w != nil {
			d.Loses(w, "2.8(a)2")
		}
	}
}
