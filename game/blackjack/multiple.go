package blackjack

import (
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
		return law.Refuse("2.18(b)", "wagers are made on the first spot, then the second and the third")
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
	by, text := law.Cite("2.18(b)"), "each player makes two or three wagers"
	if g.options.MultipleAction == "three-required" {
		by, text = "2.18(b)[three required]", "each player makes three wagers at this table"
	}
	lacking, ready := table.House, false
	for n := uint8(1); n <= boxes; n++ {
		for _, s := range d.Present() {
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
		for _, s := range d.Present() {
			if d.Amount(s, mainAt(n, 0, 0)) > 0 && !g.complete(d, s, n) {
				for what := mains; what < perBox; what++ {
					if w := d.Bet(s, at(n, what)); w != nil {
						d.Returns(w, by)
					}
				}
			}
		}
	}
}

// playMultiple is 2.18(e) to (i).
func (g *Game) playMultiple(d *table.Dealer) {
	for spot := range g.spots {
		switch {
		case !g.against(d, spot) && spot == 2:
			d.Cite("2.18(h)[no third wager]")
			d.Note("nobody has a third wager left: the round is over")
			return
		case !g.against(d, spot):
			d.Cite("2.18(f)1")
			d.Note("every hand has gone over 21: the dealer draws no more, and the up card is collected too")
			return
		case spot > 0:
			g.keepUpCard(d)
		}
		d.Cite(spotLaw[spot].deal)
		d.Note(spotLaw[spot].text)
		g.dealerSecond(d)
		g.settleSpot(d, spot)
		d.Cite(spotLaw[spot].settled)
		d.Note("the wagers against this hand are settled")
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
					if b.hands[i].fate == standing {
						g.standing++
					}
				}
			}
		}
	}
	return any
}

var spotLaw = [3]struct {
	deal, settled law.Cite
	text          string
}{
	{"2.18(e)", "2.18(f)", "the dealer's first hand"},
	{"2.18(g)", "2.18(h)", "the up card is moved, and the dealer's second hand dealt"},
	{"2.18(h)[third hand]", "2.18(i)", "the up card is moved, and the dealer's third hand dealt"},
}

// keepUpCard collects the dealer's cards but the first.
func (g *Game) keepUpCard(d *table.Dealer) {
	d.Cite("2.18(f)2")
	d.Note("the dealer's cards are collected, but for the up card")
	up := g.dealer.cards[0]
	g.from.DiscardAll(g.dealer.Cards()[1:])
	g.dealer = Hand{}
	g.dealer.take(up)
	if g.troubled {
		g.upCardTrouble(d)
	}
}
