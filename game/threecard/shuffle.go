package threecard

import (
	"boardwalk/law"
	"boardwalk/table"
)

// machine reports whether an automated device shuffles.
func (g *Game) machine() bool { return g.device && !g.shufflerOut }

// after is what happens to the cards after each round: they are shuffled and
// made ready for the next, or the other deck is.
func (g *Game) after(d *table.Dealer) {
	g.beside = false
	if g.spoiled {
		g.spoiled = false
		d.Cite("20.7(e)2[bad deck]")
		g.replace(d)
	} else {
		g.shuffle(d)
	}
	if g.twoDecks() {
		step(d, "20.2(b)3", "this deck is shuffled by the device while the other is in play")
		step(d, "20.2(b)4", "the decks alternate")
		g.current ^= 1
		step(d, "20.2(b)5", "the discard rack is empty before the other deck is dealt")
	}
	g.stack(d)
}

// shuffle is 20.5(a), for the deck in play.
func (g *Game) shuffle(d *table.Dealer) {
	d.Cite("20.5(a)[when]")
	if !g.machine() {
		g.Deck().Shuffle()
		d.Shuffled("the cards are shuffled by hand")
		return
	}
	if !d.Untroubled() {
		g.deviceFails(d)
		d.Cite("20.5(a)[when]")
	}
	g.Deck().Shuffle()
	d.Shuffled("the cards are shuffled by the device")
	if g.options.DeviceCounts {
		g.deviceCounts(d)
	}
}

// stack makes the deck in play ready for dealing: 20.5(a) to (c). Cards that
// the dealer shuffled, or that came pre-shuffled, are cut.
func (g *Game) stack(d *table.Dealer) {
	bit := uint8(1) << g.current
	fresh := g.fresh&bit != 0
	g.fresh &^= bit
	if fresh {
		g.Deck().Shuffle()
		step(d, "20.5(a)[when]", "the cards came pre-shuffled, and are not shuffled before play")
	}
	g.cut = fresh || !g.machine()
	if !d.Heard() {
		return
	}
	step(d, "20.5(a)[stack]", "the deck is one stack")
	if g.cut {
		step(d, "20.5(b)2", "the dealer cuts the cards")
		g.cutCards(d)
	} else {
		step(d, "20.5(b)1", "the cards go to the deal as the device shuffled them")
	}
	g.load(d)
}

// least is how many cards a cut takes at least.
const least = 10

// cutCards is 20.5(c).
func (g *Game) cutCards(d *table.Dealer) {
	step(d, "20.5(c)1i", "the cover card is laid before the deck")
	step(d, "20.5(c)1ii", "ten cards or more go from the top onto the cover card")
	step(d, "20.5(c)1iii", "the rest of the deck goes on top of them")
	step(d, "20.5(c)1iv", "the cover card is taken out and laid into the discard rack")
	step(d, "20.5(c)2", "the cards that were cut go to the deal")
}

// load puts the stack where it is dealt from.
func (g *Game) load(d *table.Dealer) {
	w := &ways[g.way()]
	d.Cite(w.load)
	if g.options.IntoShoe && g.machine() && g.way() != fromHand {
		d.Cite("20.5(a)[into shoe]")
	}
	d.Note(w.loading)
}

// mayRecut is 20.5(d), with how many cards the cut takes; 0 for about half.
func (g *Game) mayRecut(cards int) *law.Refusal {
	switch {
	case !g.cut || g.spread:
		return law.Refuse("20.5(d)", "there are no cards that were cut and not dealt yet")
	case cards != 0 && (cards < least || cards >= g.Deck().Left()):
		return law.Refuse("20.5(c)1ii", "a cut takes at least %d cards from the top, and leaves some", least)
	}
	return nil
}
