package blackjack

import (
	"boardwalk/card"
	"boardwalk/table"
)

// The decisions of 2.6(f).
const (
	Stand     table.Choice = "stand"
	Draw      table.Choice = "draw"
	Double    table.Choice = "double"
	Split     table.Choice = "split"
	Surrender table.Choice = "surrender"
)

// Their places in the offer.
const (
	toStand = iota
	toDraw
	toDouble
	toSplit
	toSurrender
)

// They as choices of the offer.
const (
	mayStand     table.Choices = 1 << toStand
	mayDraw      table.Choices = 1 << toDraw
	mayDouble    table.Choices = 1 << toDouble
	maySplit     table.Choices = 1 << toSplit
	maySurrender table.Choices = 1 << toSurrender
)

// decisions has the caller of a box play one hand. It returns false if a card
// that was asked for was not dealt, so that the hand is not complete.
func (g *Game) decisions(d *table.Dealer, n uint8, b *box, i uint8) bool {
	h := &b.hands[i]
	caller := b.bettors[0]
	if h.Len() == 1 {
		g.secondOfSplit(d, n, b, i)
	} else {
		h.call(d, g.p.Announce, n)
	}
	if g.spots > 1 {
		d.Cite(g.p.MultipleDecide)
		d.NoteAt(caller, "one-hand-against-each", "plays one hand against each of the dealer's")
	}
	for {
		var amounts table.Range
		open := g.open(d, n, b, i, &amounts)
		if g.troubled {
			open = g.openExposed(d, n, b, i, open)
		}
		if open == mayStand {
			if !b.barred {
				g.noMore(d, h, caller)
			}
			break
		}
		which, amount := d.AskWhichAmount(caller, table.Box(n), i, g.p.decide, open, &amounts)
		switch which {
		case toDraw:
			if g.troubled && g.missCard(d, n, i) {
				return false
			}
			h.take(g.card(d, g.p.Draw, n, i, caller, card.Up))
			h.call(d, g.p.Total, n)
			continue
		case toDouble:
			return g.doubleDown(d, n, b, i, amount)
		case toSplit:
			g.split(d, n, b, i)
			continue
		case toSurrender:
			g.surrender(d, n, b, i)
		}
		break
	}
	return true
}

// secondOfSplit deals the second card of a split hand. Where the caller has
// refused an exposed card, the hand stays as it is.
func (g *Game) secondOfSplit(d *table.Dealer, n uint8, b *box, i uint8) {
	if g.troubled {
		g.exposeFor(d, n)
		g.offerExposed(d, n, i)
	}
	if !b.barred {
		g.completeSplit(d, n, b, i)
	}
}

// openExposed offers a card that was exposed, and returns what is open after
// that to a hand to which so much was open before.
func (g *Game) openExposed(d *table.Dealer, n uint8, b *box, i uint8, open table.Choices) table.Choices {
	g.exposeFor(d, n)
	if open&mayDraw != 0 {
		g.offerExposed(d, n, i)
	}
	if b.barred {
		open &= mayStand | maySurrender
	}
	return open
}

// noMore says why a hand gets no more cards: 2.12(a)1 to 3.
func (g *Game) noMore(d *table.Dealer, h *Hand, caller table.Seat) {
	switch {
	case h.hard() > 21 || g.options.charlie(h):
		return
	case h.doubled:
		d.Cite(g.p.NoDrawDoubled)
	case h.Score() == 21:
		d.Cite(g.p.NoDraw21)
	default:
		d.Cite(g.p.NoDrawAces)
	}
	d.NoteAt(caller, "gets-no-more-cards", "gets no more cards")
}

// open says which decisions a hand allows, and by how much it may be doubled if it may.
func (g *Game) open(d *table.Dealer, n uint8, b *box, i uint8, amounts *table.Range) table.Choices {
	h := &b.hands[i]
	score := h.Score()
	if score >= 21 || g.options.charlie(h) {
		return mayStand
	}
	open := mayStand | mayDraw
	if h.Len() > 2 && !g.beyond {
		return open
	}
	aces := h.split && h.cards[0].Rank() == card.Ace && !g.options.PlayAces && !g.options.PlaySplitAces
	if aces {
		open = mayStand // one card each, 2.11(c)2
	} else if (h.Len() == 2 || g.options.DoubleAny) && (g.doubles || g.mayDoubleOn(h, score)) {
		if g.addable(d, n, i, b, 0, amounts) {
			open |= mayDouble
		}
	}
	if h.Pair() && g.maySplit(b, aces) && g.canMatch(d, b, i) {
		open |= maySplit
	}
	if g.options.Surrender && (!h.split && h.Len() == 2 || g.options.SurrenderAnytime) && g.spots == 1 && !g.bothUp {
		open |= maySurrender
	}
	return open
}

// canMatch reports whether the caller of a box has chips for as much again as lies on a hand.
func (g *Game) canMatch(d *table.Dealer, b *box, i uint8) bool {
	staked := g.staked(b, i, 0)
	return staked > 0 && d.Players().Has(b.bettors[0], staked)
}

// dealerSecond is 2.6(h), or the disclosure of the hole card.
func (g *Game) dealerSecond(d *table.Dealer) {
	switch {
	case g.dealer.Len() == 1:
		if d.Heard() {
			d.Cite(g.p.DealersCard)
			d.Announce("dealers-card-called", "Dealer's Card")
		}
		g.dealer.take(g.card(d, g.p.DealersCard, 0, 0, table.House, card.Up))
	case !g.dealer.turned:
		d.Cite(g.p.HoleCard)
		d.Turn(g.dealer.cards[1], 0, 0, table.House)
	}
	g.dealer.turned = true
}

// draw is 2.12(b): the dealer draws to 17, hard or soft.
func (g *Game) draw(d *table.Dealer) {
	for score := g.dealer.Score(); score < 17 || score == 17 && g.options.HitSoft17 && g.dealer.Soft(); score = g.dealer.Score() {
		g.dealer.take(g.card(d, g.p.DealerDraws, 0, 0, table.House, card.Up))
	}
}
