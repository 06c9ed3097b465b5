package blackjack

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// card deals a card from the shoe to a hand of a box, 0 for the dealer's.
func (g *Game) card(d *table.Dealer, by law.Cite, box, hand uint8, owner table.Seat, side card.Side) card.Card {
	if !g.careful {
		if c, ok := d.Cards().DealOneUnheard(g.from); ok {
			if g.from.CutReached() {
				g.cutComes(box)
			}
			return c
		}
	}
	return g.cardHeard(d, by, box, hand, owner, side)
}

// cardHeard is card where somebody hears of it, or something may be out of the ordinary.
func (g *Game) cardHeard(d *table.Dealer, by law.Cite, box, hand uint8, owner table.Seat, side card.Side) card.Card {
	if d.Reports().Coming(); g.careful {
		if g.exposed {
			return g.takeExposed(d, box, hand, owner)
		}
		by = g.unusual(d, by)
	}
	d.Cite(by)
	c := d.Deal(g.from, table.Box(box), hand, owner, side)
	if g.from.CutReached() {
		if !g.cut {
			g.cutComes(box)
		}
	}
	return c
}

// dealInitial is 2.6(e): two cards to each box and one to the dealer, and the
// hole card where 2.6(j) or (k) has one.
func (g *Game) dealInitial(d *table.Dealer) {
	if d.Heard() {
		d.Cite(g.p.DealOrder)
		d.Note("deal-begins-left", "the deal begins at the dealer's left")
	}
	g.dealAround(d)
	d.Reports().LookAgain()
}

// dealAround deals those cards.
func (g *Game) dealAround(d *table.Dealer) {
	if g.options.Attack {
		g.attack(d)
	}
	if !g.careful && !g.determined && g.dealUnheard(d) {
		return
	}
	without := g.order[:g.active] // a first card
	if g.determined {
		without = without[1:]
	}
	for _, n := range without {
		if g.troubled && g.missNoCards(d, n) {
			continue
		}
		b := &g.boxes[n]
		b.hands[0].take(g.card(d, g.p.FirstCard, n, 0, b.bettors[0], card.Up))
	}
	missed := g.troubled && g.missesOwn(d, 1)
	if !missed && g.dealer.Len() == 0 {
		g.dealer.take(g.card(d, g.p.UpCard, 0, 0, table.House, card.Up))
	}
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		if g.troubled && (b.n == 0 || g.missSecond(d, n)) {
			continue
		}
		b.hands[0].take(g.card(d, g.p.SecondCard, n, 0, b.bettors[0], card.Up))
	}
	hole, up := g.p.HoleCard, g.p.BothUp
	if g.troubled && g.dealMissed(d, missed) {
		hole, up = g.p.DealerMissed, g.p.DealerMissed
	}
	switch {
	case g.holed:
		g.dealer.take(g.card(d, hole, 0, 0, table.House, card.Down))
	case g.bothUp:
		g.dealer.take(g.card(d, up, 0, 0, table.House, card.Up))
		g.dealer.turned = true
	}
}

// dealUnheard is dealAround where nobody hears of single cards, nothing is out of the ordinary and the cutting card
// does not come among them. It reports whether that is so.
func (g *Game) dealUnheard(d *table.Dealer) bool {
	n := 2*g.active + 1
	if g.holed || g.bothUp {
		n++
	}
	if g.dealer.Len() != 0 || !g.from.CutAfter(n) {
		return false
	}
	cards := d.Cards().DealUnheard(g.from, n)
	if cards == nil {
		return false
	}
	next := n - 1 // the last one dealt is the first
	for _, box := range g.order[:g.active] {
		h := &g.boxes[box].hands[0]
		h.take(cards[next])
		h.take(cards[next-g.active-1])
		next--
	}
	g.dealer.take(cards[next])
	if g.holed || g.bothUp {
		g.dealer.take(cards[0])
		g.dealer.turned = g.bothUp
	}
	return true
}

// determine is 2.6(d): the suit of a card drawn from one side of a double shoe
// says which side deals the round.
func (g *Game) determine(d *table.Dealer) {
	side := g.nextSide
	if g.shoes[side].Left() == 0 {
		side = 1 - side
	}
	g.nextSide = 1 - side
	first := g.order[0]
	b := &g.boxes[first]
	d.Cite(g.p.DrawDeterminant)
	c := d.Deal(&g.shoes[side], table.Box(first), 0, b.bettors[0], card.Up)
	red := c.Suit() == card.Hearts || c.Suit() == card.Diamonds
	deals := 1
	if red == (g.options.RedSide == sideNames[0]) {
		deals = 0
	}
	d.Cite(g.p.DeterminantSuits)
	d.Note("determinant-suit", suitNotes[c.Suit()])
	d.Cite(g.p.Determinant)
	d.Note("determinant-says-side", "the determinant card says that the "+sideNames[deals]+" side deals this round")
	wrong := false
	if g.troubled {
		_, wrong = d.Reports().Reported("wrong-side")
	}
	switch {
	case deals == side:
		d.Cite(g.p.DeterminantStays)
		d.Note("determinant-is-first-card", "it becomes the first card of the first box")
		b.hands[0].take(c)
		g.determined = true
	default:
		g.shoes[side].Discard(c)
		d.Cite(g.p.DeterminantBurned)
		d.Discards(c, table.Box(first), 0, b.bettors[0], card.Up)
		d.Note("determinant-burned", "it is burned into the segregated area of the shoe")
	}
	if wrong {
		deals, g.stray = 1-deals, g.determined
		d.Cite(g.p.WrongSide)
		d.Note("wrong-side-stands", "the round is dealt from the wrong side, and stands as if from the right one")
	}
	g.from = &g.shoes[deals]
	d.Cite(g.p.DoubleShoe)
	d.NoteAt(table.House, sideNames[deals], "the "+sideNames[deals]+" side of the shoe deals, and the other is shut")
}

var suitNotes = [card.Suits]string{
	card.Clubs: "a club: a black suit", card.Diamonds: "a diamond: a red suit", card.Hearts: "a heart: a red suit",
	card.Spades: "a spade: a black suit",
}

// blackjackPossible reports whether the dealer's first card is an ace or counts ten, so that
// a blackjack is possible.
func (g *Game) blackjackPossible() bool {
	p := points[g.dealer.cards[0]]
	return p == 1 || p == 10
}

// read is the card reader of 2.6(j). It returns true if the dealer has
// blackjack, and no more cards are dealt.
func (g *Game) read(d *table.Dealer) bool {
	if g.troubled {
		g.readerTrouble(d)
	}
	if g.readerDown || !g.blackjackPossible() {
		return false
	}
	d.Cite(g.p.Read)
	d.Note("card-reader-says", "the card reader says whether the dealer has blackjack")
	if !g.dealer.Blackjack() {
		return false
	}
	d.Cite(g.p.ReadBlackjack)
	d.Note("dealer-has-blackjack", "the dealer has blackjack: no more cards are dealt")
	for _, n := range g.order[:g.active] {
		if b := &g.boxes[n]; b.n > 0 && b.hands[0].fate == playing {
			b.hands[0].fate = standing
			g.standing++
		}
	}
	return true
}

// playBoxes is 2.6(f) and (g): each player in turn, from the dealer's left.
func (g *Game) playBoxes(d *table.Dealer) {
	for _, n := range g.order[:g.active] {
		if g.troubled {
			g.exposeFor(d, n)
		}
		g.playBox(d, n)
	}
	if g.troubled {
		g.dealLate(d)
		g.exposeLate(d)
	}
}

// playBox completes the hands of a box, the first incomplete one on the
// dealer's left before any other.
func (g *Game) playBox(d *table.Dealer, n uint8) {
	b := &g.boxes[n]
	for p := 0; p < b.n; p++ {
		i := b.places[p]
		if h := &b.hands[i]; h.fate == playing && g.decisions(d, n, b, i) {
			g.finish(d, n, b, i)
		}
	}
}

// finish has a complete hand wait for the dealer, or collects it if it has
// gone over 21.
func (g *Game) finish(d *table.Dealer, n uint8, b *box, i uint8) {
	h := &b.hands[i]
	if g.p.Complete != nil {
		g.p.Complete(g, d, n, h)
	}
	if h.hard() > 21 {
		g.bust(d, b, i)
	} else if h.fate == playing { // not surrendered
		h.fate = standing
		if g.secure(h) {
			g.pending++
		} else {
			g.standing++
		}
	}
}

// secure reports whether nothing but the dealer's blackjack beats a hand, so
// that the dealer's further cards decide nothing: 21 in two cards wins against
// 21 in more, 2.3(a)3, but not where the hole card lies face up, 2.6(k)1.
func (g *Game) secure(h *Hand) bool { return h.Score() == 21 && g.secures(h) }

// secures is secure for a hand of 21.
func (g *Game) secures(h *Hand) bool {
	if h.Len() > 2 || g.p.TwoCards == "" {
		return g.options.TwentyOneWins
	}
	return h.Len() == 2 && !g.bothUp
}

// bust collects the wagers on a hand that has gone over 21, and its cards: at
// once or, as 2.3(e) is written, when the round is complete. Then the dealer's
// second card may still decide over what was added in doubling and splitting.
func (g *Game) bust(d *table.Dealer, b *box, i uint8) {
	h := &b.hands[i]
	if g.atEnd && h.fate != busted {
		h.fate = busted
		if (h.doubled || h.split) && g.blackjackPossible() && !g.bothUp {
			g.pending++
		}
		return
	}
	by := g.p.Even
	if g.spots > 1 {
		by = g.p.MultipleBust
	}
	for k := range b.betting {
		for spot := range g.spots {
			if w := b.wager(k, mainOf(spot, i)); w != nil {
				d.Loses(w, by)
			}
			if h.doubled {
				if w := b.wager(k, doubleOf(spot, i)); w != nil {
					d.Loses(w, by)
				}
			}
		}
	}
	g.rack(h)
}

// rack puts the cards of a hand into the discard rack.
func (g *Game) rack(h *Hand) {
	if g.stray && h == &g.boxes[g.order[0]].hands[0] {
		g.rackStray(h)
	} else {
		g.from.DiscardAll(h.Cards())
	}
	h.fate = collected
}

// rackStray puts the determinant card of a round that was dealt from the wrong
// side back with the cards of its own side.
func (g *Game) rackStray(h *Hand) {
	other := &g.shoes[0]
	if other == g.from {
		other = &g.shoes[1]
	}
	other.Discard(h.cards[0])
	g.from.DiscardAll(h.Cards()[1:])
}

// collect is 2.6(i): what lies on the layout is picked up from the far right,
// the dealer's cards last.
func (g *Game) collect(d *table.Dealer) {
	if g.exposed {
		d.Cite(g.p.ExposedBurned)
		d.Note("exposed-card-burned", "nobody can use the exposed card: it is burned")
	}
	if d.Heard() {
		d.Cite(g.p.PickUp)
		if g.spots > 1 {
			d.Cite(g.p.MultiplePickUp)
		}
		d.Note("picked-up-from-right", "the cards are picked up from the far right, the dealer's last")
	}
	g.pickUp()
	if g.cut || g.carter || g.options.DoubleShoe {
		g.reshuffle(d)
	}
	if !g.own {
		g.firstOn = [boxes + 1]table.Seat{}
	}
}

func (g *Game) pickUp() {
	if g.exposed {
		g.from.Discard(g.outOfTurn)
		g.exposed = false
	}
	for i := g.active - 1; i >= 0; i-- {
		b := &g.boxes[g.order[i]]
		for _, hand := range b.places[:b.n] {
			if h := &b.hands[hand]; h.fate != collected {
				g.rack(h)
			}
		}
	}
	g.from.DiscardAll(g.dealer.Cards())
}

// Verify says whether every card and every wager is where it can be between
// two rounds.
func (g *Game) Verify(d *table.Dealer) error {
	for b := range d.Bets {
		if w := &g.layout.Wagers[b.Area]; w.Supplement {
			return fmt.Errorf("seat %d: a %s lies there between two rounds", b.Seat, w.Name)
		}
	}
	for side := range g.sides() {
		if err := g.shoes[side].Verify(); err != nil {
			return err
		}
	}
	return nil
}
