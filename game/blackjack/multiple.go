package blackjack

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Section 2.18: a player's hand plays against two or three of the dealer's,
// all begun with the same up card. The first spot of a box is its main wager.

// mayWagerAgain refuses the wagers of the second and third spots out of order.
func (g *Game) mayWagerAgain(d *table.Dealer, a *table.Act, n uint8, what table.Area) *law.Refusal {
	before := mainAt(n, 0, 0)
	if what == slotOf(2) {
		before = mainAt(n, 1, 0)
	}
	if d.Amount(a.Seat, before) == 0 {
		return law.Refuse("house:added-5(a)", "wagers are made on the first spot, then the second and the third")
	}
	return nil
}

// complete reports whether a seat has made as many wagers on a box as it must.
func (g *Game) complete(d *table.Dealer, s table.Seat, n uint8) bool {
	return d.Amount(s, mainAt(n, 1, 0)) > 0 &&
		(g.options.MultipleAction != "three-required" || d.Amount(s, mainAt(n, 2, 0)) > 0)
}

// returnIncomplete gives back the wagers of those who have made too few, and
// refuses the round if that is everybody.
func (g *Game) returnIncomplete(d *table.Dealer) {
	by, text := g.p.MultipleWagers, "each player makes two or three wagers"
	if g.options.MultipleAction == "three-required" {
		by, text = g.p.MultipleThree, "each player makes three wagers at this table"
	}
	lacking, ready := table.House, false
	for n := uint8(1); n <= boxes; n++ {
		for _, s := range d.Players().Present() {
			switch {
			case d.Amount(s, mainAt(n, 0, 0)) == 0:
			case g.complete(d, s, n):
				ready = true
			case lacking == table.House:
				lacking = s
			}
		}
	}
	if lacking == table.House {
		return
	}
	if !ready {
		d.Refuse(lacking, law.Refuse(by, "%s", text))
	}
	for n := uint8(1); n <= boxes; n++ {
		for _, s := range d.Players().Present() {
			if d.Amount(s, mainAt(n, 0, 0)) > 0 && !g.complete(d, s, n) {
				for what := mains; what < perBox; what++ {
					if w := d.Bet(s, at(n, what)); w != nil {
						d.Returns(w, "house:added-5(c)")
					}
				}
			}
		}
	}
}

// playMultiple is 2.18(e) to (i). A hand of the dealer's against which nothing
// lies is not dealt, although something may lie against a later one.
func (g *Game) playMultiple(d *table.Dealer) {
	hands := [...]struct {
		deal, settled law.Cite
		text          string
	}{
		{g.p.FirstHand, g.p.FirstSettled, "the dealer's first hand"},
		{g.p.SecondHand, g.p.SecondSettled, "the up card is moved, and the dealer's second hand dealt"},
		{g.p.ThirdHand, g.p.ThirdSettled, "the up card is moved, and the dealer's third hand dealt"},
	}
	last := g.spots - 1
	for last >= 0 && !g.against(d, last) {
		last--
	}
	for spot := 0; spot <= last; spot++ {
		if !g.against(d, spot) {
			continue // all that is left is insurance of a later wager
		}
		if spot > 0 {
			g.keepUpCard(d)
		}
		d.Cite(hands[spot].deal)
		d.Note("dealers-hand", hands[spot].text)
		g.dealerSecond(d)
		g.settleSpot(d, spot)
		d.Cite(hands[spot].settled)
		d.Note("this-hand-settled", "the wagers against this hand are settled")
	}
	switch {
	case last == g.spots-1:
	case g.allOver():
		d.Cite(g.p.AllOver)
		d.Note("all-bust", "every hand has gone over 21: the dealer draws no more, and the up card is collected too")
	case last == 1:
		d.Cite(g.p.NoThird)
		d.Note("no-third-wager", "nobody has a third wager left: the round is over")
	default:
		d.Cite(g.p.DealerStays)
		d.Note("all-decided-no-more", "every hand is decided: the dealer draws no more")
	}
}

// against reports whether anything lies against one of the dealer's hands, and
// counts the hands that its score decides.
func (g *Game) against(d *table.Dealer, spot int) bool {
	any := false
	g.standing = 0
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for _, s := range b.bettors[:b.betting] {
			any = any || d.Bet(s, at(n, insurance+table.Area(spot))) != nil
			for i := range uint8(b.n) {
				if d.Bet(s, mainAt(n, spot, i)) != nil {
					any = true
					if h := &b.hands[i]; h.fate == standing && !g.secure(h) {
						g.standing++
					}
				}
			}
		}
	}
	return any
}

// allOver reports whether every hand has gone over 21.
func (g *Game) allOver() bool {
	hands := 0
	for _, n := range g.order[:g.active] {
		b := &g.boxes[n]
		for i := range b.n {
			if b.hands[i].hard() <= 21 {
				return false
			}
		}
		hands += b.n
	}
	return hands > 0 // a box that was dealt no cards has none
}

// keepUpCard collects the dealer's cards but the first.
func (g *Game) keepUpCard(d *table.Dealer) {
	d.Cite(g.p.UpCardKept)
	d.Note("dealer-collected-but-up-card", "the dealer's cards are collected, but for the up card")
	up := g.dealer.cards[0]
	for _, c := range g.dealer.Cards()[1:] {
		d.Discards(c, 0, 0, table.House, card.Up)
	}
	g.from.DiscardAll(g.dealer.Cards()[1:])
	g.dealer = Hand{}
	g.dealer.take(up)
	if g.troubled {
		g.upCardTrouble(d)
	}
}
