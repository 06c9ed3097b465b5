package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// playDealer completes the dealer's hand, or with multiple action each of
// them, and settles the wagers against it.
func (g *Game) playDealer(d *table.Dealer) {
	if g.spots > 1 {
		g.playMultiple(d)
		return
	}
	if g.standing+g.pending == 0 && !g.insured && !g.late {
		d.Cite(g.p.DealerStays)
		d.Note("all-decided-no-card", "every hand is decided: the dealer draws no card")
		if g.atEnd {
			g.settleOver(d)
		}
		return
	}
	g.dealerSecond(d)
	g.settleSpot(d, 0)
	if g.late {
		g.settleBeside(d)
	}
}

// finishDealer has the dealer call a blackjack, or draw if that decides something.
func (g *Game) finishDealer(d *table.Dealer) {
	if g.dealer.Blackjack() {
		d.Cite(g.p.Blackjack)
		d.Announce("blackjack", blackjackCalls[0])
	} else if g.standing > 0 || g.late {
		g.draw(d)
		g.dealer.call(d, g.p.DealersTotal, 0)
	} else {
		d.Cite(g.p.DealerStays)
		d.Note("count-decides-nothing", "the dealer's count decides nothing more: no further card is drawn")
	}
}

// settleSpot settles the wagers against one of the dealer's hands, which has
// its second card.
func (g *Game) settleSpot(d *table.Dealer, spot int) {
	if g.insured {
		g.settleInsurance(d, spot)
	}
	g.finishDealer(d)
	if g.troubled {
		g.dealerTrouble(d)
	}
	if g.atEnd {
		g.settleOver(d)
	}
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for i := range uint8(b.n) {
			switch b.hands[i].fate {
			case standing:
				g.settle(d, b, i, spot)
			case waiting:
				g.settleBlackjack(d, b, spot)
			case giving:
				g.settleSurrender(d, b, i)
			}
		}
	}
}

// settleOver collects the hands over 21 that were not collected at once. Of those
// the dealer's blackjack takes only the original wager, 2.10(b) and 2.11(d).
func (g *Game) settleOver(d *table.Dealer) {
	blackjack := g.dealer.Blackjack() && !g.bothUp
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for i := range uint8(b.n) {
			switch {
			case b.hands[i].fate != busted:
			case blackjack:
				g.settleAgainstBlackjack(d, b, i, 0)
			default:
				g.bust(d, b, i)
			}
		}
	}
}

// result is how a wager comes out.
type result uint8

const (
	loses result = iota
	wins
	ties
)

// settle settles the wagers on one hand.
func (g *Game) settle(d *table.Dealer, b *box, i uint8, spot int) {
	h := &b.hands[i]
	if g.dealer.Blackjack() && !g.bothUp {
		g.settleAgainstBlackjack(d, b, i, spot)
		return
	}
	r, by := g.judge(h)
	line := g.lines[even]
	if g.bonus && r != loses {
		r, line, by = g.special(h, r, by)
	}
	for k := range b.betting {
		if w := b.wager(k, mainOf(spot, i)); w != nil {
			come(d, w, r, line, by)
		}
		if h.doubled {
			if w := b.wager(k, doubleOf(spot, i)); w != nil {
				come(d, w, r, 0, by)
			}
		}
	}
}

// come settles one wager.
func come(d *table.Dealer, w *table.Bet, r result, line int, by law.Cite) {
	switch r {
	case wins:
		d.WinsAt(w, line, by)
	case ties:
		d.Returns(w, by)
	default:
		d.Loses(w, by)
	}
}

// judge is 2.3(a) and (b): how a hand of at most 21 fares against the
// dealer's.
func (g *Game) judge(h *Hand) (result, law.Cite) {
	player, dealer := h.Score(), g.dealer.Score()
	switch {
	case dealer > 21:
		return wins, g.p.DealerOver
	case g.options.charlie(h):
		return wins, g.p.Higher
	case player > dealer:
		return wins, g.p.Higher
	case player < dealer:
		return loses, g.p.Even
	case g.bothUp:
		return loses, g.p.BothUpTie
	case player == 21 && g.options.TwentyOneWins:
		return wins, g.p.TwentyOne
	case player == 21 && h.Len() == 2 && g.p.TwoCards != "": // the dealer has more: settle has settled a blackjack
		return wins, g.p.TwoCards
	}
	return ties, g.p.Tie
}

// settleAgainstBlackjack takes the original wager, and gives back what was
// added in doubling down and splitting: 2.3(b), 2.10(b), 2.11(d).
func (g *Game) settleAgainstBlackjack(d *table.Dealer, b *box, i uint8, spot int) {
	h := &b.hands[i]
	by := g.p.Even
	switch {
	case h.Score() == 21 && h.Len() == 5 && g.options.FiveCard21:
		by = g.p.FiveCard21Blackjack
	case h.Score() == 21:
		by = g.p.LosesToBlackjack
	}
	for k := range b.betting {
		if w := b.wager(k, mainOf(spot, i)); w != nil {
			if b.rides[k] == i || g.options.TakesAll {
				d.Loses(w, by)
			} else {
				d.Returns(w, g.p.SplitBlackjack)
			}
		}
		switch w := b.wager(k, doubleOf(spot, i)); {
		case w == nil:
		case g.options.TakesAll:
			d.Loses(w, by)
		default:
			d.Returns(w, g.p.DoubleBlackjack)
		}
	}
}

// special finds the odds of 2.3(e)1, 2 and 4 and of 2.16 for a hand that has
// not lost.
func (g *Game) special(h *Hand, r result, by law.Cite) (result, int, law.Cite) {
	o := &g.options
	if g.p.Bonuses != nil {
		return g.ownBonus(h, r, by)
	}
	switch {
	case h.Len() == 5 && h.Score() == 21 && o.FiveCard21:
		return g.fiveCards(r)
	case r != wins:
	case h.Len() == 5 && h.Score() == 21 && o.FiveCardOdds:
		return r, g.lines[fiveCards], by
	case h.Len() == 3 && o.SuitedSixSevenEight && suited(h.cards[:3], card.Six, card.Seven, card.Eight):
		return r, g.lines[suited678], by
	case h.Len() == 3 && o.ThreeSevens &&
		h.cards[0].Rank() == card.Seven && h.cards[1].Rank() == card.Seven && h.cards[2].Rank() == card.Seven:
		return r, g.lines[sevens], by
	}
	return r, g.lines[even], by
}

// suited reports whether the cards are of one suit and of these ranks.
func suited(cards []card.Card, ranks ...card.Rank) bool {
	seen := 0
	for _, c := range cards {
		for i, r := range ranks {
			if c.Rank() == r && c.Suit() == cards[0].Suit() {
				seen |= 1 << i
			}
		}
	}
	return seen == 1<<len(ranks)-1
}
