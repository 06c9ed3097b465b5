package room

import (
	"cmp"
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// divide awards a pot at the showdown. A pot with a high and a low hand is
// halved, what is left over going to the high hand; without a low hand that
// qualifies the high hand gets it all.
func (g *Game) divide(d *table.Dealer, p *pot, n int) {
	in := p.who & g.live
	if in&(in-1) == 0 {
		d.Cite("14.7(c)4iii")
		d.Pots().Award(next(0, in), n, p.amount, "14.6(d)", potNames[n])
		return
	}
	d.Cite(g.laws.showdown)
	switch {
	case g.high == 0:
		g.share(d, g.best(in, lowHand), p.amount, lowHand, n)
	case g.low == 0:
		g.share(d, g.best(in, highHand), p.amount, highHand, n)
	default:
		g.halve(d, in, p.amount, n)
	}
}

// hand says which of a player's two hands is meant.
type hand uint8

const (
	highHand hand = iota
	lowHand
)

func (g *Game) rankOf(s table.Seat, h hand) poker.Rank {
	if h == lowHand {
		return g.players[s].low
	}
	return g.players[s].high
}

// best returns who has the best hand, or of equal ones all who have it.
func (g *Game) best(in seats, h hand) seats {
	top, who := poker.Rank(0), seats(0)
	for s := range in.each {
		switch r := g.rankOf(s, h); {
		case r > top:
			top, who = r, bit(s)
		case r == top:
			who |= bit(s)
		}
	}
	if top == 0 {
		return 0
	}
	return who
}

// halve divides a pot between high and low.
func (g *Game) halve(d *table.Dealer, in seats, amount money.Cents, n int) {
	high, low := g.best(in, highHand), g.best(in, lowHand)
	if low == 0 {
		remark(d, g.laws.nobody, "no-low-hand", "no hand qualifies for low: the whole pot is the high hand's")
		g.share(d, high, amount, highHand, n)
		return
	}
	if d.Heard() {
		for s := range (high & low).each {
			g.twoHands(d, s)
		}
	}
	half := (amount / 2).Down(g.unit(d))
	half = max(half, amount-half-g.unit(d)) // of a pot that is not all in such steps
	if amount > 2*half {
		remark(d, g.laws.excess, "odd-chip-high", "what cannot be divided goes to the high hand")
	}
	d.Cite(g.laws.split)
	g.share(d, high, amount-half, highHand, n)
	d.Cite(g.laws.split)
	g.share(d, low, half, lowHand, n)
}

// unit is in what steps pots are divided: what is left over may not exceed a
// dollar, 14.9(i)2.
func (g *Game) unit(d *table.Dealer) money.Cents { return min(d.Posted().Chip(), money.Dollar) }

// share divides an amount equally among the winners, 14.3(c). What is left over
// goes by suit, a unit each.
func (g *Game) share(d *table.Dealer, who seats, amount money.Cents, h hand, pot int) {
	by := g.laws.best
	if h == lowHand {
		by = g.laws.lowest
	}
	n := money.Cents(who.count())
	if n == 1 {
		g.award(d, next(0, who), pot, amount, by, h)
		return
	}
	by = "14.3(c)[tie]"
	if g.boardPlays(who) {
		by = "14.10(j)[board]"
	}
	tie := g.laws.highTie
	if h == lowHand {
		tie = g.laws.lowTie
	}
	each := (amount / n).Down(g.unit(d))
	rest := amount - n*each
	if rest == 0 {
		if g.high != 0 && g.low != 0 {
			d.Cite(tie)
		}
		for s := range who.each {
			g.award(d, s, pot, each, by, h)
		}
		return
	}
	stepAlso(d, g.laws.suits, "14.1[suit]", "odd-chip-by-suit", "what cannot be divided goes by the suit of the card")
	d.Cite(tie)
	for _, s := range g.inOrder(who, h) {
		part := min(rest, g.unit(d))
		rest -= part
		g.award(d, s, pot, each+part, by, h)
	}
}

// award pays a winner at the showdown. Where somebody has misstated a hand it is
// awarded by 14.3(f): by the cards and not by what was said of them.
func (g *Game) award(d *table.Dealer, s table.Seat, pot int, amount money.Cents, by law.Cite, h hand) {
	if g.misstated {
		d.Cite("14.3(f)")
	}
	if h == lowHand {
		d.Pots().AwardLow(s, pot, amount, by, potNames[pot])
		return
	}
	d.Pots().Award(s, pot, amount, by, potNames[pot])
}

// boardPlays reports whether the winners' hands all are the five community
// cards of hold 'em.
func (g *Game) boardPlays(who seats) bool {
	return g.family == community && !g.omaha && who == g.live &&
		g.players[next(0, who)].high == poker.HighOf(g.board[:])
}

// inOrder puts tied players in the order in which they get what is left over:
// the high hand with the highest card by suit first, the low hand with the
// lowest. We take the lowest card to be the one nearest the ace, although
// 14.3(d) ranks that one highest (see our readings). Hands of the same five cards go by position, as
// does everything where the licensee has it so.
func (g *Game) inOrder(who seats, h hand) []table.Seat {
	tied := make([]table.Seat, 0, maxSeats)
	for s := range g.after(g.lastSeat(), who) {
		tied = append(tied, s)
	}
	if g.options.OddChip == ByPosition {
		return tied
	}
	slices.SortStableFunc(tied, func(a, b table.Seat) int {
		if h == lowHand {
			return slices.Compare(g.bySuit(a, h), g.bySuit(b, h))
		}
		return slices.Compare(g.bySuit(b, h), g.bySuit(a, h))
	})
	return tied
}

// lastSeat is the position before the first in the order of dealing.
func (g *Game) lastSeat() table.Seat {
	if g.buttoned() {
		return g.button
	}
	return 0
}

// bySuit returns a tied hand's cards as numbers that compare by rank and then
// suit: of a high hand the highest first, of a low hand, aces low, the lowest.
func (g *Game) bySuit(s table.Seat, h hand) []int {
	five := g.five(s, h)
	numbers := make([]int, len(five))
	for i, c := range five {
		rank := int(c.Rank())
		if h == lowHand {
			rank = (rank + 1) % card.Ranks
		}
		numbers[i] = rank*card.Suits + int(c.Suit())
	}
	slices.SortFunc(numbers, func(a, b int) int {
		if h == lowHand {
			return cmp.Compare(a, b)
		}
		return cmp.Compare(b, a)
	})
	return numbers
}

// five returns the cards that make a player's hand.
func (g *Game) five(s table.Seat, h hand) []card.Card {
	kind := g.high
	if h == lowHand {
		kind = g.low
	}
	_, five := poker.Best(kind, append(slices.Clone(g.Hand(s)), g.Board()...))
	return five
}

// twoHands says how a player wins of both shares, 14.9(k) and (l): with the same
// five cards or with others, and with an ace that is high in one hand and low in
// the other.
func (g *Game) twoHands(d *table.Dealer, s table.Seat) {
	high, low := g.five(s, highHand), g.five(s, lowHand)
	by, word, text := g.laws.two, "two-hands", "forms two different hands for high and low"
	if sameRanks(high, low) {
		by, word, text = g.laws.same, "same-five-cards", "uses the same five cards for high and low"
		switch g.players[s].high.Class() {
		case poker.Straight:
			by = g.laws.straight
		case poker.Flush, poker.StraightFlush:
			by = g.laws.flush
		}
	}
	d.Cite(by)
	d.NoteAt(s, word, text)
	for i, c := range high {
		aceLow := i > 0 && high[i-1].Rank() == card.Two // of a straight
		if c.Rank() == card.Ace && !aceLow && slices.Contains(low, c) {
			d.Cite(g.laws.ace)
			d.NoteAt(s, "ace-high-and-low", "uses an ace high and low at once")
			return
		}
	}
}

// sameRanks reports whether the cards of two hands have the same ranks: then
// those of a high hand make the low hand as well.
func sameRanks(a, b []card.Card) bool {
	var ranks [card.Ranks]int
	for i := range a {
		ranks[a[i].Rank()]++
		ranks[b[i].Rank()]--
	}
	return ranks == [card.Ranks]int{}
}
