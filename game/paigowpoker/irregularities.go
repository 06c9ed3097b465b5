package paigowpoker

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong besides what package deal knows. A place is 0 for the dealer's
// or the number of a position.
const (
	cardExposed   = "card-exposed"
	stackExposed  = "stack-card-exposed"
	stacksWrong   = "stacks-dealt-wrongly"
	misset        = "dealer-sets-wrongly"
	handTouched   = "hand-touched"
	wronglyTotals = deal.WrongTotal
)

// shakerLaw has three dice in the shaker at all times.
const shakerLaw law.Cite = "11.4(a)"

var incidents = []table.Declared{
	deal.ShakerIncident(shakerLaw),
	{ID: deal.NotFlat, Law: "11.11(a)", Staff: true, Help: "the dice do not all lie flat on the bottom of the shaker"},
	{ID: deal.FellOut, Law: "11.11(b)", Staff: true, Help: "a die falls out of the shaker"},
	{ID: deal.LidLifted, Law: "11.10(h)2", Staff: true, Help: "the player who has the bank lifts the lid of the shaker"},
	{ID: wronglyTotals, Law: "11.11(c)", Staff: true,
		Help: "the dice were wrongly totaled, and the first card or stack went to a wrong place"},
	{ID: cardExposed, Law: "11.11(d)", Staff: true, Args: "PLACE", Help: "a card of a place is exposed: 0 for the dealer's"},
	{ID: stackExposed, Law: "11.11(k)", Staff: true, Help: "a card is exposed while the seven stacks are dealt"},
	{ID: stacksWrong, Law: "11.11(l)", Staff: true, Help: "the seven stacks are dealt in another order than they should be"},
	{ID: misset, Law: "11.11(i)", Staff: true, Help: "the dealer sets a hand otherwise than the licensee has submitted"},
	{ID: handTouched, Law: "11.9(b)", Staff: true, Args: "SEAT",
		Help: "somebody else touches a player's cards, or the player does after laying them down"},
}

// mayReport refuses reports that cannot be true.
func (g *Game) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case deal.NotFlat, deal.FellOut, deal.LidLifted, wronglyTotals, deal.ShakerFault:
		if g.number {
			return law.Refuse("11.4(b)", "a random number generator is used, and no dice")
		}
		if a.Word == deal.LidLifted && g.Table.Bank() == table.House {
			return law.Refuse("11.10(h)2", "the dealer shakes the shaker, and lifts its lid")
		}
		if a.Word == deal.ShakerFault && g.Kit.IsOpen() {
			return deal.Inspected(shakerLaw)
		}
	case cardExposed:
		if a.BoxArg(0) >= boxes {
			return law.Refuse("11.11(d)", "no cards are dealt to a place %d", a.Args[0])
		}
	case stackExposed, stacksWrong:
		if g.options.Cards.Dealing != deal.FromHand {
			return law.Refuse("11.8A(a)", "the cards are not dealt from the dealer's hand")
		}
	case handTouched:
		return deal.NobodyAt(d, a, "11.9(b)")
	case deal.Touched:
		return deal.NobodyAt(d, a, "11.7(c)")
	case deal.StoodUp:
		return deal.NobodyAt(d, a, "11.7(b)")
	}
	return nil
}

// Found says what is done about an incident that is found once the hands are dealt.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	switch a.Word {
	case stackExposed, stacksWrong:
		if g.stacked {
			return nil, law.RefuseFor(law.Stage, "", "the seven stacks are dealt")
		}
		return nil, nil
	}
	if !g.Dealt() {
		if a.Word == cardExposed && !g.InPlay(a.BoxArg(0)) {
			return g.foundExposed(d, a.BoxArg(0))
		}
		return g.Kit.Found(d, a)
	}
	switch a.Word {
	case deal.NotFlat, deal.FellOut, deal.LidLifted:
		return nil, law.RefuseFor(law.Stage, "", "the shaker was shaken, and the cards are dealt")
	case wronglyTotals:
		return func() {
			g.Void(d, "11.11(c)", "the dice were wrongly totaled, and the first card went to a wrong place")
		}, nil
	case deal.Misdealt:
		return func() {
			g.Void(d, countings[g.dealing].wrong, "more or fewer than four cards are left: somebody has not seven")
		}, nil
	case deal.BadDeck:
		return func() { g.VoidDeck(d, countings[g.dealing].wrong) }, nil
	case cardExposed:
		return g.foundExposed(d, a.BoxArg(0))
	case handTouched:
		return func() {
			d.Betting().Tell(a.SeatArg(0), law.Refuse("11.9(b)", "players set their own hands alone, and do not touch them once they are laid down"))
		}, nil
	}
	return g.Kit.Found(d, a)
}

// foundExposed is a card that is exposed once all are dealt. One of the dealer's or the
// bank's voids the round. A player has looked at the hand by now.
func (g *Game) foundExposed(d *table.Dealer, box table.Box) (act func(), r *law.Refusal) {
	switch h := g.At(box); {
	case !h.Plays:
		return nil, law.RefuseFor(law.Stage, "11.11(d)", "nobody plays the cards of place %d", box)
	case h.Bet != nil:
		return nil, law.RefuseFor(law.Stage, "11.11(d)", "the player has looked at the hand, or decides about a card already")
	}
	return func() { g.exposes(d, box, 0) }, nil
}

// misstacked has the cards reshuffled if something was wrong with the seven stacks,
// 11.11(k) and (l), and reports whether it was. Nobody has a hand yet that could be void,
// and no wager is withdrawn after "No more bets", 11.7(c): the same wagers are dealt to
// again. The stacks are so many cards high by now.
func (g *Game) misstacked(d *table.Dealer, height int) bool {
	if _, ok := d.Reports().Reported(stackExposed); ok {
		d.Cite("11.11(k)")
		d.Cards().BurnUp(g.Deck())
		d.Notes().Remark(table.House,
			"card-exposed-in-stacks", "a card was exposed while the stacks were dealt: the cards are taken up and reshuffled")
	} else if _, ok := d.Reports().Reported(stacksWrong); ok {
		d.Cite("11.11(l)")
		d.Notes().Remark(table.House,
			"stacks-out-of-order", "the stacks were not dealt in their order: the cards are taken up and reshuffled")
	} else {
		return false
	}
	for n := range table.Box(stacks) {
		for range height {
			d.Discards(card.Unknown, firstStack+n, 0, table.House, card.Down)
		}
	}
	g.Reshuffle(d)
	return true
}

// isExposed takes a report that a card of a place is exposed. The player whose it is
// looks at no further card before deciding about it.
func (g *Game) isExposed(d *table.Dealer, box table.Box) bool {
	if d.Reports().Untroubled() {
		return false
	}
	_, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == cardExposed && a.BoxArg(0) == box })
	g.hands[box].blind = g.hands[box].blind || ok
	return ok
}

// exposes shows everybody a card of a place. One of the dealer's or the bank's voids
// the round, 11.11(e).
func (g *Game) exposes(d *table.Dealer, box table.Box, i int) {
	h := g.At(box)
	by := law.Cite("11.11(d)")
	if h.Bet == nil {
		by = "11.11(e)"
	}
	d.Cite(by)
	d.Turn(g.hands[box].cards[i], box, 0, h.Seat)
	if h.Bet == nil {
		g.Void(d, by, "a card of the dealer's or the bank's was exposed")
	}
}

// exposedOffer is 11.11(d).
var exposedOffer = &table.Offer{ID: "exposed-card", Law: "11.11(d)", Choices: []table.Choice{deal.PlayHand, deal.VoidHand},
	Says: deal.SaysExposed,
	Text: "One of your cards was exposed. Will you play the hand or have it void?"}

// decideExposed asks the players of whose cards one was exposed, who have not looked
// at the others, whether they play the hand. Who does may then look.
func (g *Game) decideExposed(d *table.Dealer) {
	for h := range g.Players {
		hand := &g.hands[h.Box]
		if !hand.blind {
			continue
		}
		if d.Ask(h.Seat, h.Box, 0, exposedOffer, table.AllChoices).Choice == deal.VoidHand {
			g.Collect(d, h, card.Down, "11.11(d)")
			g.VoidHand(d, h, "11.11(d)", "hand-void", "has the hand void")
			continue
		}
		hand.blind = false
		d.Cite("11.11(d)")
		for _, c := range hand.cards {
			d.Cards().LooksAt(c, h.Box, 0, h.Seat)
		}
	}
}
