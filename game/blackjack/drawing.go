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

// They as choices of the offer.
const (
	mayStand table.Choices = 1 << iota
	mayDraw
	mayDouble
	maySplit
	maySurrender
)

// decisions has the caller of a box play one hand. It returns false if a card
// that was asked for was not dealt, so that the hand is not complete.
func (g *Game) decisions(d *table.Dealer, n uint8, b *box, i uint8) bool {
	h := &b.hands[i]
	caller := b.bettors[0]
	if g.troubled && h.n == 1 {
		g.exposeFor(d, n)
		g.offerExposed(d, n, i)
	}
	switch {
	case h.n == 1 && b.barred: // stays as it is
	case h.n == 1:
		g.completeSplit(d, n, b, i)
	default:
		h.call(d, g.p.Announce, n)
	}
	if g.spots > 1 {
		d.Cite(g.p.MultipleDecide)
		d.NoteAt(caller, "plays one hand against each of the dealer's")
	}
	for {
		open := g.open(d, n, b, i)
		if g.troubled {
			g.exposeFor(d, n)
			if open&mayDraw != 0 {
				g.offerExposed(d, n, i)
			}
			if b.barred {
				open &= mayStand | maySurrender
			}
		}
		if open == mayStand {
			if !b.barred {
				g.noMore(d, h, caller)
			}
			break
		}
		a := g.ask(d, n, i, caller, open)
		switch a.Choice {
		case Draw:
			if g.troubled && g.missCard(d, n, i) {
				return false
			}
			h.take(g.card(d, g.p.Draw, n, i, caller, card.Up))
			h.call(d, g.p.Total, n)
			continue
		case Double:
			return g.doubleDown(d, n, b, i, a.Amount)
		case Split:
			g.split(d, n, b, i)
			continue
		case Surrender:
			g.surrender(d, n, b, i)
		}
		break
	}
	return true
}

// ask puts the question to a caller, with the amounts where the hand may be doubled.
func (g *Game) ask(d *table.Dealer, n, i uint8, caller table.Seat, open table.Choices) table.Answer {
	var amounts table.Range
	if open&mayDouble != 0 {
		amounts = g.addable(d, n, i, caller)
	}
	return d.AskAmount(caller, table.Box(n), i, g.p.decide, open, amounts)
}

// noMore says why a hand gets no more cards: 2.12(a)1 to 3.
func (g *Game) noMore(d *table.Dealer, h *Hand, caller table.Seat) {
	switch {
	case h.hard > 21:
		return
	case h.doubled:
		d.Cite(g.p.NoDrawDoubled)
	case h.Score() == 21:
		d.Cite(g.p.NoDraw21)
	default:
		d.Cite(g.p.NoDrawAces)
	}
	d.NoteAt(caller, "gets no more cards")
}

// open says which decisions a hand allows.
func (g *Game) open(d *table.Dealer, n uint8, b *box, i uint8) table.Choices {
	h := &b.hands[i]
	score := h.Score()
	if score >= 21 {
		return mayStand
	}
	open := mayStand | mayDraw
	if h.n > 2 {
		return open
	}
	aces := h.split && h.cards[0].Rank() == card.Ace
	caller := b.bettors[0]
	staked := g.staked(d, n, i, caller)
	matches := staked > 0 && d.Has(caller, staked) // as much again, which is enough for either
	if aces {
		open = mayStand // one card each, 2.11(c)2
	} else if g.mayDoubleOn(h, score) && (matches || g.addable(d, n, i, caller).Most > 0) {
		open |= mayDouble
	}
	if h.Pair() && matches && g.maySplit(b, aces) {
		open |= maySplit
	}
	if g.options.Surrender && !h.split && g.spots == 1 && g.options.Dealing != BothUp {
		open |= maySurrender
	}
	return open
}

// dealerSecond is 2.6(h), or the disclosure of the hole card.
func (g *Game) dealerSecond(d *table.Dealer) {
	switch {
	case g.dealer.n == 1:
		d.Cite(g.p.DealersCard)
		d.Announce("Dealer's Card")
		g.dealer.take(g.card(d, g.p.DealersCard, 0, 0, table.House, card.Up))
	case !g.dealer.turned:
		d.Cite(g.p.HoleCard)
		d.Turn(g.dealer.cards[1], 0, 0, table.House)
	}
	g.dealer.turned = true
}

// draw is 2.12(b): the dealer draws to 17, hard or soft.
func (g *Game) draw(d *table.Dealer) {
	for g.dealer.Score() < 17 {
		g.dealer.take(g.card(d, g.p.DealerDraws, 0, 0, table.House, card.Up))
	}
}
