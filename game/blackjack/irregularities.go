package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// takeExposed gives a hand the card that lies ready.
func (g *Game) takeExposed(d *table.Dealer, box, hand uint8, owner table.Seat) card.Card {
	g.exposed = false
	d.Cite(g.p.Exposed)
	d.Cards().Form(g.outOfTurn, table.NoBox, 0, table.Box(box), hand, owner)
	return g.outOfTurn
}

// unusual is what may happen to a card before it comes from the shoe under a paragraph. It
// returns the paragraph under which the card is dealt.
func (g *Game) unusual(d *table.Dealer, by law.Cite) law.Cite {
	g.refill(d)
	if g.troubled {
		if _, ok := d.Reports().Reported("face-up-card"); ok {
			d.Cite(g.p.FaceUp)
			d.Notes().Remark(table.House, "boxed-card-in-shoe", "a card lies face up in the shoe, and is not used")
			g.from.Discard(d.Cards().BurnUp(g.from))
			if g.found++; g.found > 1 && g.p.FaceUpMore != "" {
				g.void(d, g.p.FaceUpMore, "more than one card lay face up in the shoe")
			}
			g.refill(d)
		}
		if g.p.StrayTen != "" {
			g.strayTen(d)
		}
		if _, ok := d.Reports().Reported("drawn-unexposed"); ok {
			d.Cite(g.p.InError)
			d.Notes().Remark(table.House, "drawn-card-next", "the card that was drawn in error is the next card")
			by = g.p.InError
		}
	}
	return by
}

// refill is 2.15(f): when the shoe is empty, the discards are shuffled and cut,
// a card is burned, and the round goes on. Where there are no discards either
// it cannot, and the wagers are returned.
func (g *Game) refill(d *table.Dealer) {
	if g.from.Left() > 0 {
		return
	}
	d.Cite(g.p.RunOut)
	if len(g.from.Rack()) < 2 {
		g.pickUp()
		g.due, g.dueSides = ordered, 0b11
		d.VoidAndReturn("there are not enough cards to complete the round")
	}
	g.refilled = true
	g.from.ShuffleRack()
	d.Shuffled("the shoe is empty: the discards are shuffled")
	if !g.device() {
		g.p.cuttingOut.Cut(d, g.from, g.farRight(d), d.Players().Clockwise, 0)
	}
	d.Cite(g.p.RunOut)
	d.Burn(g.from)
}

// missNoCards is 2.15(g): a hand that was dealt no cards is dead.
func (g *Game) missNoCards(d *table.Dealer, n uint8) bool {
	if !g.reported(d, "no-cards", n) {
		return false
	}
	d.Cite(g.p.NoCards)
	d.NoteAt(g.boxes[n].bettors[0],
		"dealt-no-cards", "was dealt no cards: the hand is dead, and the player is included in the next deal")
	g.dead(d, n, 0, g.p.NoCards)
	g.boxes[n].n = 0
	return true
}

// dead returns the wagers on a hand, and on its box if it is the only one.
func (g *Game) dead(d *table.Dealer, n, i uint8, by law.Cite) {
	b := &g.boxes[n]
	for _, s := range b.bettors[:b.betting] {
		for spot := range g.spots {
			for _, a := range [...]table.Area{mainAt(n, spot, i), doubleAt(n, spot, i)} {
				if w := d.Bet(s, a); w != nil {
					d.Returns(w, by)
				}
			}
		}
		for _, what := range [...]table.Area{over, under, sameSuit} {
			if w := d.Bet(s, at(n, what)); w != nil {
				d.Returns(w, by)
			}
		}
	}
	d.Cite(by)
	for _, c := range b.hands[i].Cards() {
		d.Discards(c, table.Box(n), i, b.bettors[0], card.Up)
	}
	g.rack(&b.hands[i])
}

// Answers about cards that were not dealt as they should have been.
const (
	Accept table.Choice = "accept"
	Refuse table.Choice = "refuse"
	Take   table.Choice = "take"
	Dead   table.Choice = "dead"
)

// missesOwn is 2.15(e): the dealer misses a card of his or her own.
func (g *Game) missesOwn(d *table.Dealer, which uint8) bool {
	if !g.reported(d, "dealer-missed", which) {
		return false
	}
	d.Cite(g.p.DealerMissed)
	d.Note("dealer-misses-card", "the dealer misses a card of his or her own: the players' two cards are completed first")
	return true
}

// missSecond is a box that misses its second card.
func (g *Game) missSecond(d *table.Dealer, n uint8) bool {
	if !g.reported(d, "one-card", n) {
		return false
	}
	d.Cite(g.p.OneCard)
	d.NoteAt(g.boxes[n].bettors[0], "dealt-one-card", "was dealt only one card")
	return true
}

// dealMissed deals what was missed in the initial deal: the players' second
// cards, as they wish, and the dealer's first. It reports whether the dealer misses the
// second.
func (g *Game) dealMissed(d *table.Dealer, dealer bool) bool {
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		if b.n == 0 || b.hands[0].Len() > 1 {
			continue
		}
		if d.Ask(b.bettors[0], table.Box(n), 0, g.p.takeSecond, 0b11).Choice == Take {
			b.hands[0].take(g.card(d, g.p.OneCard, n, 0, b.bettors[0], card.Up))
			continue
		}
		g.dead(d, n, 0, g.p.OneCard)
		b.n = 0
	}
	if dealer {
		g.dealer.take(g.card(d, g.p.DealerMissed, 0, 0, table.House, card.Up))
	}
	return g.missesOwn(d, 2)
}

// stopped is the duty of the house's own people.
func (g *Game) stopped(d *table.Dealer) {
	d.Cite(g.p.Staff)
	d.Note("not-permitted", "the dealer does not permit it, and the wager lies as it lay")
}

// readerTrouble is 2.15(j) and (k), before the hole card is read.
func (g *Game) readerTrouble(d *table.Dealer) {
	if _, ok := d.Reports().Reported("reader-failed"); ok {
		g.readerFails(d)
	}
	if g.readerDown || g.blackjackPossible() {
		return
	}
	if r, ok := d.Reports().Reported("reader-misused"); ok {
		g.readerMisused(d, r.Args[0] == 1)
	}
}

// readerFails has cards dealt as without a reader from now on.
func (g *Game) readerFails(d *table.Dealer) {
	g.readerDown = true
	d.Cite(g.p.ReaderFailed)
	d.Note("card-reader-failed", "the card reader has failed: the cards are dealt as without one")
}

// readerMisused voids the round if a player could learn the hole card, which was read
// without need.
func (g *Game) readerMisused(d *table.Dealer, seen bool) {
	d.Cite(g.p.ReaderMisused)
	d.Note("hole-card-read-without-need", "the hole card was read without need, and a supervisor is told")
	if !seen {
		d.Cite(g.p.ReaderUnseen)
		d.Note("hole-card-not-learned", "no player could learn the hole card: play continues")
		return
	}
	d.Cite(g.p.ReaderSeen)
	d.Note("cards-collected", "the cards are collected")
	g.pickUp()
	g.endVoid(d)
	d.VoidAndReturn("a player could learn the hole card: all hands are dead")
}

// endVoid leaves the table as a round that ends here must.
func (g *Game) endVoid(d *table.Dealer) {
	if g.cut || g.carter || g.options.DoubleShoe {
		g.reshuffle(d)
		d.Cite(g.p.ReaderSeen)
	}
	g.firstOn = [boxes + 1]table.Seat{}
}

// exposeFor is 2.15(c): a card drawn in error and seen at a box lies ready as the
// next card from the shoe, for whoever draws next.
func (g *Game) exposeFor(d *table.Dealer, n uint8) {
	if g.exposed || !g.reported(d, "drawn-exposed", n) {
		return
	}
	g.unusual(d, g.p.Exposed)
	d.Cite(g.p.Exposed)
	g.outOfTurn, g.exposed = d.Cards().Expose(g.from, table.Box(n)), true
	for i := range g.boxes {
		g.boxes[i].asked = false
	}
	if g.from.CutReached() && !g.cut {
		g.cutComes(n)
	}
}

// offerExposed asks a player who may draw whether he or she accepts the card that
// lies ready. Who refuses it gets no more cards in this round, and has every other
// right.
func (g *Game) offerExposed(d *table.Dealer, n, i uint8) {
	b := &g.boxes[n]
	if !g.exposed || b.asked || b.barred {
		return
	}
	b.asked = true
	if d.Ask(b.bettors[0], table.Box(n), i, g.p.acceptExposed, 0b11).Choice == Refuse {
		d.Cite(g.p.ExposedRefused)
		d.NoteAt(b.bettors[0], "refuses-exposed-card", "refuses the exposed card, and gets no more cards in this round")
		b.barred = true
	}
}

// exposeLate is a card that was seen at a box whose turn is over: it is the next
// card for the dealer.
func (g *Game) exposeLate(d *table.Dealer) {
	for _, n := range g.order[:g.active] {
		g.exposeFor(d, n)
	}
}

// missed is a card that was asked for and not dealt.
type missed struct{ box, hand uint8 }

// missCard is 2.15(i): the hand is not complete, and others go first.
func (g *Game) missCard(d *table.Dealer, n, i uint8) bool {
	if !g.reported(d, "missed-card", n) {
		return false
	}
	g.missed[g.misses] = missed{n, i}
	g.misses++
	d.Cite(g.p.CardMissed)
	d.NoteAt(g.boxes[n].bettors[0], "card-not-dealt", "was not dealt the card that was asked for")
	return true
}

// dealLate deals the cards that were missed, after everybody else's, or calls
// the hands dead, as the players wish; and completes their boxes.
func (g *Game) dealLate(d *table.Dealer) {
	d.Reports().LookAgain()
	for _, m := range g.missed[:g.misses] {
		g.dealMissedCard(d, m.box, m.hand)
		g.playBox(d, m.box) // whatever other hands it has
	}
}

func (g *Game) dealMissedCard(d *table.Dealer, n, i uint8) {
	b := &g.boxes[n]
	h := &b.hands[i]
	if d.Ask(b.bettors[0], table.Box(n), i, g.p.takeMissed, 0b11).Choice == Dead {
		d.Cite(g.p.CardMissed)
		d.NoteAt(b.bettors[0], "hand-called-dead", "has the hand called dead")
		g.dead(d, n, i, g.p.CardMissed)
		return
	}
	h.take(g.card(d, g.p.CardMissed, n, i, b.bettors[0], card.Up))
	if h.doubled {
		h.call(d, g.p.Total, n)
		if g.p.doubled != nil && !g.afterDouble(d, n, b, i) {
			return
		}
	} else if !g.decisions(d, n, b, i) {
		return
	}
	g.finish(d, n, b, i)
}

// dealerTrouble is 2.15(d).
func (g *Game) dealerTrouble(d *table.Dealer) {
	if g.dealer.Score() >= 17 {
		if _, ok := d.Reports().Reported("dealer-overdrew"); ok && g.from.Left() > 0 {
			d.Cite(g.p.Overdrawn)
			d.Note("dealer-drew-on-seventeen", "the dealer drew a card on 17 or more: it is burned")
			d.Burn(g.from)
		}
	}
}

// upCardTrouble is 2.15(l) and (m).
func (g *Game) upCardTrouble(d *table.Dealer) {
	if _, ok := d.Reports().Reported("up-card-unmoved"); ok {
		d.Cite(g.p.UpCardUnmoved)
		d.Note("up-card-not-moved", "the up card was not moved, and counts as moved")
		d.Cards().Form(g.dealer.cards[0], 0, 0, 0, 0, table.House)
	}
	if _, ok := d.Reports().Reported("up-card-racked"); ok {
		up := g.dealer.cards[0]
		d.Cite(g.p.UpCardRacked)
		d.Discards(up, 0, 0, table.House, card.Up)
		d.Note("up-card-put-back", "the up card is in the discard rack: a supervisor rebuilds the last hand and puts it back")
		d.Cards().Form(up, table.NoBox, 0, 0, 0, table.House)
	}
}
