package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// maySplit says whether a pair of a box may be split by a player who has the
// chips: 2.11(a), (c)1 and (e), 2.6(k)5.
func (g *Game) maySplit(b *box, acesAgain bool) bool {
	if g.spots > 1 || g.bothUp || acesAgain && g.options.SplitAcesOnce {
		return b.n < 2
	}
	return b.n < g.options.SplitHands
}

// staked is what the k-th bettor of a box has on a hand, against all of the dealer's hands.
func (g *Game) staked(b *box, i uint8, k int) money.Cents {
	sum := money.Cents(0)
	for spot := range g.spots {
		sum += b.wagers[k][mainOf(spot, i)].Amount
	}
	return sum
}

// split forms two hands of a pair, the new one to the right of the first. The
// first gets its second card at once, the new one when it is its turn.
func (g *Game) split(d *table.Dealer, n uint8, b *box, i uint8) {
	h := &b.hands[i]
	formed := uint8(b.n)
	b.hands[formed] = Hand{split: true}
	b.hands[formed].take(h.cards[1])
	first := h.cards[0]
	*h = Hand{split: true}
	h.take(first)
	b.n++
	p := 0
	for b.places[p] != i {
		p++
	}
	copy(b.places[p+2:b.n], b.places[p+1:b.n-1])
	b.places[p+1] = formed

	by := g.p.Split
	if formed > 1 {
		by = g.p.Resplit
	}
	d.Cite(by)
	d.Cards().Form(b.hands[formed].cards[0], table.Box(n), i, table.Box(n), formed, b.bettors[0])
	g.stakeSplit(d, n, i, formed, b.bettors[0], by)
	if b.betting > 1 {
		g.splitAlong(d, n, b, i, formed)
	}
	g.completeSplit(d, n, b, i)
}

// stakeSplit puts on the new hand what lies on the first.
func (g *Game) stakeSplit(d *table.Dealer, n, i, formed uint8, s table.Seat, by law.Cite) {
	for spot := range g.spots {
		if amount := d.Amount(s, mainAt(n, spot, i)); amount > 0 {
			if spot > 0 {
				by = g.p.MultipleEach
			}
			d.Stake(s, mainAt(n, spot, formed), amount, by)
		}
	}
}

// completeSplit deals the second card to a hand of a split pair and announces
// its total.
func (g *Game) completeSplit(d *table.Dealer, n uint8, b *box, i uint8) {
	h := &b.hands[i]
	h.take(g.card(d, g.p.SplitCard, n, i, b.bettors[0], card.Up))
	h.call(d, g.p.SplitTotal, n)
	switch {
	case h.cards[0].Rank() == card.Ace && (g.options.PlayAces || g.options.PlaySplitAces):
		d.Cite(g.p.SplitAces)
		d.NoteAt(b.bettors[0], "split-aces-as-others", "split aces are played as any other hands")
	case h.cards[0].Rank() == card.Ace:
		d.Cite(g.p.SplitAces)
		if b.n > 2 {
			d.Cite(g.p.ResplitEach)
		}
		d.NoteAt(b.bettors[0], "split-aces-one-card", "split aces have one card each")
	case h.Pair() && g.options.SplitHands == 2:
		d.Cite(g.p.SplitOnce)
		d.NoteAt(b.bettors[0], "no-resplit", "the pair may not be split again")
	}
}
