package baccarat

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what the sections on irregularities provide for.
func (s *subchapter) incidents() []table.Declared {
	const disclosed = "DISCLOSED"
	list := []table.Declared{
		{ID: "third-card", Law: s.inError, Staff: true, Args: disclosed,
			Help: "a third card is dealt to a Player's Hand that stays: 0 nobody saw it, 1 it was disclosed"},
		{ID: "excess-card", Law: s.excess, Staff: true, Args: disclosed,
			Help: "a card too many is drawn from the shoe: 0 nobody saw it, 1 it was disclosed"},
		{ID: "face-up-cards", Law: s.faceUp, Staff: true, Args: "NUMBER",
			Help: "so many cards are found face upwards in the shoe"},
	}
	if s.handledWager != "" {
		list = append(list, table.Declared{ID: "handled-wager", Law: s.handledWager, Staff: true, Args: "SEAT",
			Help: "a participant reaches for a wager after the first card is out of the shoe"})
	}
	if s.handledCards != "" {
		list = append(list, table.Declared{ID: "handled-cards", Law: s.handledCards, Staff: true, Args: "SEAT",
			Help: "a participant reaches for the cards; 0 for a spectator"})
	}
	return list
}

// checkReport refuses reports that do not say what they must.
func (g *Game) checkReport(d *table.Dealer, a *table.Act) *law.Refusal {
	n := a.Args[0]
	seat := d.Players().Taken(a.SeatArg(0))
	switch a.Word {
	case "third-card", "excess-card":
		if n != 0 && n != 1 {
			return law.Refuse(g.reportLaw(a.Word), "say whether the card was disclosed: 0 no, 1 yes")
		}
	case "face-up-cards":
		if n < 1 || n > g.shoe.Total() {
			return law.Refuse(g.at.faceUp, "say how many cards were found face upwards")
		}
	case "handled-wager":
		if !seat {
			return law.Refuse(g.at.handledWager, "nobody sits at position %d", n)
		}
	case "handled-cards":
		if n != 0 && !seat {
			return law.Refuse(g.at.handledCards, "nobody sits at position %d", n)
		}
	}
	return nil
}

func (g *Game) reportLaw(word string) law.Cite {
	if word == "third-card" {
		return g.at.inError
	}
	return g.at.excess
}

// cardInError is a third card dealt to a Player's Hand that may not have one.
// It is the Banker's third card if that hand is obliged to draw, and reports
// whether it was.
func (g *Game) cardInError(d *table.Dealer, obliged bool) bool {
	if g.shoe.Left() == 0 {
		return false
	}
	report, ok := d.Reports().Reported("third-card")
	if !ok {
		return false
	}
	d.Cite(g.at.inError)
	c, disclosed := g.drawInError(d, playerBox, &report)
	switch {
	case obliged:
		d.Cite(g.at.letters)
		d.Note("table-2-draws", "Table 2 obliges the Banker's Hand to draw")
		d.Cite(g.at.inError)
		d.Note("third-card-in-error-used", "the card dealt in error becomes the third card of the Banker's Hand")
		d.Turn(c, bankerBox, 0, table.House)
		g.banker.add(c)
	case disclosed:
		g.burnDisclosed(d, c, g.at.errorDisclosed)
	default:
		g.hold(d, c, g.at.errorStays)
	}
	return obliged
}

// cardsInExcess is a card drawn when both hands have what they are entitled to.
func (g *Game) cardsInExcess(d *table.Dealer) {
	if g.shoe.Left() == 0 {
		return
	}
	report, ok := d.Reports().Reported("excess-card")
	if !ok {
		return
	}
	d.Cite(g.at.excess)
	c, disclosed := g.drawInError(d, dealerBox, &report)
	if g.player.n == 3 || g.banker.n == 3 {
		d.Cite(g.at.onlyOne)
		d.Note("one-card-at-most", "no hand gets more than one additional card")
	}
	if disclosed {
		g.burnDisclosed(d, c, g.at.excess)
	} else {
		g.hold(d, c, g.at.excess)
	}
}

func (g *Game) drawInError(d *table.Dealer, box table.Box, report *table.Act) (c card.Card, disclosed bool) {
	if report.Args[0] == 1 {
		return d.Deal(&g.shoe, box, 0, table.House, card.Up), true
	}
	return d.Deal(&g.shoe, box, 0, table.House, card.Down), false
}

// burnDisclosed discards a card that everybody saw, and as many more as its
// number.
func (g *Game) burnDisclosed(d *table.Dealer, c card.Card, by law.Cite) {
	d.Cite(by)
	d.Note("disclosed-card-discarded", "the card was disclosed: it is discarded, with as many more as its number")
	g.shoe.Discard(c)
	g.burnAsMany(d, c)
}

// hold keeps a card that nobody saw for the next hand.
func (g *Game) hold(d *table.Dealer, c card.Card, by law.Cite) {
	d.Cite(by)
	d.Note("card-first-of-next-hand", "the card was not disclosed: it will be the first of the next hand")
	g.waiting[g.held], g.heldBy[g.held] = c, by
	g.held++
}

// drawnBefore is the card that waited.
func (g *Game) drawnBefore(d *table.Dealer, box table.Box, side card.Side) card.Card {
	c, by := g.waiting[0], g.heldBy[0]
	g.waiting[0], g.heldBy[0] = g.waiting[1], g.heldBy[1]
	g.held--
	d.Cite(by)
	d.Note("drawn-card-used", "the card that was drawn before is used")
	if side == card.Up {
		d.Turn(c, box, 0, table.House)
		d.Cite(g.at.dealFaceUp)
	} else {
		d.Cite(g.at.deal)
	}
	return c
}

// foundFaceUp takes cards that lie face upwards in the shoe out of the game,
// each with as many more as its number. We have them found before the first
// card of a hand is dealt.
func (g *Game) foundFaceUp(d *table.Dealer) {
	for report, ok := d.Reports().Reported("face-up-cards"); ok; report, ok = d.Reports().Reported("face-up-cards") {
		d.Cite(g.at.faceUp)
		for range report.Args[0] {
			if g.shoe.Left() == 0 {
				return
			}
			g.burnAsMany(d, g.burnFaceUp(d))
		}
	}
}

// runOut voids a round for which the cards do not suffice. The next one begins
// with a shuffle of all of them.
func (g *Game) runOut(d *table.Dealer) {
	for _, h := range []*Hand{&g.player, &g.banker} {
		g.shoe.DiscardAll(h.cards[:h.n])
		*h = Hand{}
	}
	g.stage = unshuffled
	d.Cite(g.at.runOut)
	d.VoidAndReturn("there are too few cards to complete the round: all are reshuffled")
}

// handled tells those off who reach for wagers or cards. Nothing moves.
func (g *Game) handled(d *table.Dealer) {
	for report, ok := d.Reports().Reported("handled-wager"); ok; report, ok = d.Reports().Reported("handled-wager") {
		d.Betting().Tell(report.SeatArg(0), law.Refuse(g.at.handledWager,
			"no wager may be handled, removed or altered from the first card to the settlement"))
	}
	for report, ok := d.Reports().Reported("handled-cards"); ok; report, ok = d.Reports().Reported("handled-cards") {
		d.Betting().Tell(report.SeatArg(0), law.Refuse(g.at.handledCards,
			"no participant or spectator may handle, remove or alter the cards"))
	}
}
