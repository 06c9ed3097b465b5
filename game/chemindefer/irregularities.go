package chemindefer

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what 4.12 provides for.
var incidents = []table.Declared{
	{ID: "wrong-order", Law: "4.12(a)", Staff: true, Args: "TRANSFER",
		Help: "the Banker took the first cards in the wrong order, beyond repair: 0 the Banker keeps the bank, 1 it " +
			"goes to the next participant"},
	{ID: "banker-three-cards", Law: "4.12(b)", Staff: true, Help: "the Banker took more than two of the first cards, beyond repair"},
	{ID: "player-three-cards", Law: "4.12(c)", Staff: true,
		Help: "the Dominant Player was dealt three cards, and nobody knows which is in excess"},
	{ID: "banker-two-for-one", Law: "4.12(d)", Staff: true, Help: "the Banker took two cards instead of one for a third, beyond repair"},
	{ID: "card-after-stay", Law: "4.12(e)", Staff: true, Args: "MISTAKEN",
		Help: "the Dominant Player was dealt a card face up after \"Stay\": 0 the dealer had repeated it rightly, 1 as \"Card\""},
	{ID: "excess-card", Law: "4.12(g)", Staff: true, Help: "a card too many was drawn from the shoe, and nobody saw it"},
	{ID: "banker-draws-first", Law: "4.12(h)", Staff: true,
		Help: "the Banker drew a card for the Banker's Hand although the Dominant Player had asked for one"},
	{ID: "face-up-cards", Law: "4.12(i)", Staff: true, Args: "NUMBER", Help: "so many cards are found face upwards in the shoe"},
}

// checkReport refuses reports that do not say what they must.
func (g *Game) checkReport(a *table.Act) *law.Refusal {
	n := a.Args[0]
	switch a.Word {
	case "wrong-order":
		if n != 0 && n != 1 {
			return law.Refuse("4.12(a)", "say whether the bank is transferred: 0 no, 1 yes")
		}
	case "card-after-stay":
		if n != 0 && n != 1 {
			return law.Refuse("4.12(e)", "say whether the dealer had mistaken \"Stay\" for \"Card\": 0 no, 1 yes")
		}
	case "face-up-cards":
		if n < 1 || n > g.shoe.Total() {
			return law.Refuse("4.12(i)", "say how many cards were found face upwards")
		}
	}
	return nil
}

// Found says what is done about an incident that is found once the first four cards are
// dealt: at once what went wrong with those, and the rest when its card comes. Once the
// Banker's cards lie face up only the order in which they came can still be wrong.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	switch {
	case !g.dealt:
		return nil, nil
	case a.Word == "wrong-order":
		return func() { g.annul(d, a.Args[0] == 1) }, nil
	case a.Word == "face-up-cards":
		return func() { g.discardFaceUp(d, a.Args[0]) }, nil
	case g.shown:
		switch a.Word {
		case "banker-three-cards", "player-three-cards", "card-after-stay", "banker-draws-first":
			return nil, law.RefuseFor(law.Stage, "", "the Dominant Player has decided, and the Banker's cards lie face up")
		}
	case a.Word == "banker-three-cards" && g.banker.n > 2, a.Word == "player-three-cards" && g.player.n > 2:
		return nil, law.RefuseFor(law.Stage, "", "that hand has a card too many already")
	case a.Word == "banker-three-cards":
		return func() { g.bankerHasThree(d) }, nil
	case a.Word == "player-three-cards":
		return func() { g.playerHasThree(d) }, nil
	}
	return nil, nil
}

// bankerHasThree is a Banker's Hand that was dealt a card too many.
func (g *Game) bankerHasThree(d *table.Dealer) {
	d.Cite("4.12(b)")
	g.banker.add(g.draw(d, bankerBox, g.bank, card.Down))
	g.banker.count = 0
	d.Notes().Remark(g.bank, "more-than-two-cards", "has taken more than two cards: the Point Count is regarded as zero")
}

// playerHasThree is a Player's Hand that was dealt a card too many. If the Dominant
// Player is being asked what to do with it, that begins anew.
func (g *Game) playerHasThree(d *table.Dealer) {
	d.Cite("4.12(c)")
	g.player.add(g.draw(d, playerBox, g.dominant, card.Down))
	g.player.pairs(func(count uint8) { g.player.count = max(g.player.count, count) })
	d.Notes().Remark(g.dominant,
		"highest-of-three-cards", "has three cards: the Point Count is the highest of any two or all three")
	d.Reports().Unask(g.dominant, playerBox)
}

// annul ends a hand whose first cards were taken in the wrong order. The bank may go
// to the next participant.
func (g *Game) annul(d *table.Dealer, transferred bool) {
	g.endInVoid()
	d.Cite("4.12(a)")
	if transferred {
		d.Notes().Remark(g.bank, "loses-bank", "loses the bank, which is offered counterclockwise")
		g.giveUp(table.House)
	}
	d.VoidAndReturn("the Banker took cards in the wrong order: the hand is annulled")
}

// endInVoid takes the cards of a hand up that is void. The Banker is asked again
// before the next.
func (g *Game) endInVoid() {
	g.clear()
	g.player, g.banker = hand{}, hand{}
	g.settled, g.dominant = false, table.House
}

// cardAfterStay is a card dealt face up to a Player's Hand that stays. It becomes the
// Banker's third card or is discarded with as many more as its number; it reports
// whether there was one. If the dealer had mistaken what was said, it is the Banker's
// only where Table 3 obliges the Banker to draw.
func (g *Game) cardAfterStay(d *table.Dealer) bool {
	if g.shoe.Left() == 0 {
		return false
	}
	report, ok := d.Reports().Reported("card-after-stay")
	if !ok {
		return false
	}
	letter := g.table3[g.banker.count][none]
	takes, by, discarded := letter != 'S', law.Cite("4.12(e)"), law.Cite("4.12(e)[banker stays]")
	if report.Args[0] == 1 {
		takes, by, discarded = letter == 'D', "4.12(f)", "4.12(f)[no obligation]"
	}
	d.Cite(by)
	c := d.Deal(&g.shoe, playerBox, 0, g.dominant, card.Up)
	if takes {
		d.Cards().Form(c, playerBox, 0, bankerBox, 0, g.bank)
		g.banker.add(c)
		return true
	}
	d.Cite(discarded)
	d.Discards(c, playerBox, 0, table.House, card.Up)
	g.shoe.Discard(c)
	g.burnAsMany(d, c)
	d.Cite(rowLaws[g.banker.count])
	d.Note("banker-hand-stays", "the Banker's Hand stays")
	return true
}

// bankersCardForPlayer is the card that the Banker drew for the Banker's Hand
// although the Dominant Player had asked for one: it is the Dominant Player's. It
// returns card.Unknown if nothing of the kind happened.
func (g *Game) bankersCardForPlayer(d *table.Dealer) card.Card {
	if g.shoe.Left() == 0 {
		return card.Unknown
	}
	if _, ok := d.Reports().Reported("banker-draws-first"); !ok {
		return card.Unknown
	}
	d.Cite("4.12(h)")
	c := d.Deal(&g.shoe, bankerBox, 0, g.bank, card.Up)
	d.Cards().Form(c, bankerBox, 0, playerBox, 0, g.dominant)
	return c
}

// bankerTakesTwo is a second card that the Banker took with the third: the Point Count
// is the lowest of any two cards of the hand.
func (g *Game) bankerTakesTwo(d *table.Dealer) {
	if _, ok := d.Reports().Reported("banker-two-for-one"); !ok {
		return
	}
	d.Cite("4.12(d)")
	g.banker.add(g.draw(d, bankerBox, g.bank, card.Up))
	g.banker.count = 9
	g.banker.pairs(func(count uint8) { g.banker.count = min(g.banker.count, count) })
	d.Notes().Remark(g.bank, "two-cards-for-one", "has taken two cards for one: the Point Count is the lowest of any two")
}

// excessCard is a card drawn too many that nobody saw. It begins the next hand unless
// the cutting card is out; it is never put back.
func (g *Game) excessCard(d *table.Dealer) {
	if g.shoe.Left() == 0 {
		return
	}
	if _, ok := d.Reports().Reported("excess-card"); !ok {
		return
	}
	d.Cite("4.12(g)")
	c := d.Cards().BurnAside(&g.shoe)
	if g.stage == lastHand || g.shoe.CutReached() {
		d.Cite("4.12(g)[no return]")
		d.Discards(c, dealerBox, 0, table.House, card.Down)
		g.shoe.Discard(c)
		return
	}
	d.Note("card-first-of-next-hand", "the card was not disclosed: it will be the first of the next hand")
	g.waiting, g.held = c, true
}

// drawnBefore is the card that waited.
func (g *Game) drawnBefore(d *table.Dealer, box table.Box, owner table.Seat, side card.Side) card.Card {
	g.held = false
	d.Cite("4.12(g)")
	d.Cards().DealDrawn(g.waiting, box, 0, owner, side)
	d.Cite("4.8(d)")
	return g.waiting
}

// foundFaceUp takes cards that lie face upwards in the shoe out of the game before the
// first card of a hand is dealt.
func (g *Game) foundFaceUp(d *table.Dealer) {
	for report, ok := d.Reports().Reported("face-up-cards"); ok; report, ok = d.Reports().Reported("face-up-cards") {
		g.discardFaceUp(d, report.Args[0])
	}
}

// discardFaceUp takes so many cards out of the game, each with as many more as its
// number. In the last hand of a shoe they make it void.
func (g *Game) discardFaceUp(d *table.Dealer, cards int) {
	d.Cite("4.12(i)")
	for range cards {
		if g.shoe.Left() == 0 {
			break
		}
		g.burnAsMany(d, g.burnFaceUp(d))
	}
	if g.stage == lastHand {
		g.endInVoid()
		g.stage = unshuffled
		d.Cite("4.12(i)[last hand]")
		d.VoidAndReturn("a card of the last hand of the shoe lay face upwards")
	}
}

// runOut voids a hand for which the cards do not suffice. The next one begins with a
// shuffle of all of them.
func (g *Game) runOut(d *table.Dealer) {
	g.endInVoid()
	g.stage = unshuffled
	d.Cite("4.12(j)")
	d.VoidAndReturn("there are too few cards to complete the hand")
}
