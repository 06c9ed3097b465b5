package room

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Found says what is done about an incident that is found in the course of a round. What
// is wrong with the deal or the deck ends the round at once; what becomes of one hand is
// done at once too. What is about a card or a bet that is yet to come waits for it.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	switch a.Word {
	case noShuffle, wrongCut, foreignCard, missingCard, extraCard, wrongStart, notDealtIn:
		return g.foundDeal(d, a)
	case faceUpCard, offTable, ineligible:
		if g.complete {
			return nil, law.RefuseFor(law.Stage, "", "all cards of the round are dealt")
		}
		return nil, nil
	case wrongStub, wrongDiscards:
		return nil, nil
	}
	s := a.SeatArg(0)
	if !g.live.has(s) {
		return nil, law.RefuseFor(law.Stage, "", "position %d has no hand in the round", s)
	}
	if a.Word == misstates {
		return nil, nil
	}
	if g.showing {
		return nil, law.RefuseFor(law.Stage, "", "the hands are being shown")
	}
	return g.foundHand(d, a, s)
}

// foundDeal is what is wrong with the deal or the deck, if it is found now and not after
// a later betting round.
func (g *Game) foundDeal(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	wagered := g.voluntary.count()
	switch found := a.Args[0]; a.Word {
	case wrongStart:
		if found > wagered {
			return nil, nil
		}
		return g.misdealt(d, wagered, "14.15(f)2", "the deal began at the wrong position")
	case notDealtIn:
		switch {
		case seatsOf(g.order).has(a.SeatArg(0)):
			return nil, law.RefuseFor(law.Stage, "", "position %d has cards", found)
		case !g.leftOut.has(a.SeatArg(0)) && g.out.has(a.SeatArg(0)):
			return nil, law.RefuseFor(law.Stage, "", "position %d sits out", found)
		case a.Args[1] > wagered:
			return nil, nil
		}
		return g.misdealt(d, wagered, "14.15(f)4", "an eligible player was not dealt in")
	case wrongCut:
		if a.Args[1] <= g.bettings {
			return func() { g.wronglyCut(d, a.Args[0]) }, nil
		}
	case noShuffle:
		if found <= g.bettings {
			return func() { g.notShuffled(d) }, nil
		}
	case foreignCard:
		if found <= g.bettings {
			return func() { g.wrongDeck(d, "14.2(a)", foreign) }, nil
		}
	default:
		if found <= g.bettings {
			return func() { g.wrongDeck(d, "14.15(h)", incomplete) }, nil
		}
	}
	return nil, nil
}

// misdealt is an error in the deal, which is a misdeal unless two players have wagered.
func (g *Game) misdealt(d *table.Dealer, wagered int, by law.Cite, why string) (act func(), r *law.Refusal) {
	if wagered > 1 {
		return nil, law.RefuseFor(law.Stage, by, "%s, which is found too late: two players have wagered", why)
	}
	return func() { g.misdeal(d, by, why) }, nil
}

// foundHand is what happens to the hand of a player who is in the round. What the player
// who is asked does with it is the answer, and the question is withdrawn.
func (g *Game) foundHand(d *table.Dealer, a *table.Act, s table.Seat) (act func(), r *law.Refusal) {
	asked := d.Reports().IsAsked(s)
	switch a.Word {
	case holeCardUp, downCardUp:
		if int(g.players[s].n) >= a.Args[1] {
			return nil, law.RefuseFor(law.Stage, "", "that card was dealt, and nobody else has seen it")
		}
		return nil, nil
	case outOfTurn:
		if asked {
			return nil, law.RefuseFor(law.Stage, "", "it is that player's turn")
		}
	}
	if a.Args[1] > g.bettings || !d.Reports().Waits() { // the procedure looks at every turn
		return nil, nil
	}
	switch a.Word {
	case outOfTurn:
		return func() { g.bindsNothing(d, s) }, nil
	case gesture:
		if asked {
			return func() { g.gestures(d, s) }, nil
		}
	case gone:
		if !g.guards(d, s) {
			return g.leavesRound(d, s, func() { g.givesUp(d, s, "14.15(j)4", gone, hasLeft) }), nil
		}
	case fouled, collected:
		return g.leavesRound(d, s, func() { g.loses(d, s, a.Word == fouled) }), nil
	case discards:
		if asked && !g.mustOpen(s) && !g.gestured.has(s) {
			return g.leavesRound(d, s, func() { g.givesUp(d, s, "14.15(k)1i", discards, discarded) }), nil
		}
	case turnsDown:
		if asked && !g.mustOpen(s) && !g.gestured.has(s) {
			return g.leavesRound(d, s, func() { g.givesUp(d, s, "14.15(k)1ii", turnsDown, turnedDown) }), nil
		}
	}
	return nil, nil
}

// leavesRound takes a hand out of the round, with the question to its player, and to the
// only one who is then left.
func (g *Game) leavesRound(d *table.Dealer, s table.Seat, gives func()) (act func()) {
	return func() {
		gives()
		d.Reports().Unask(s, s.Box())
		if g.over() {
			last := next(0, g.live)
			d.Reports().Unask(last, last.Box())
		}
	}
}

// What is said of such hands.
const (
	hasLeft    = "has left without a word: the hand is collected and discarded"
	discarded  = "discards the hand face down, and has folded"
	turnedDown = "turns the up-cards face down, and has folded"
	foreign    = "a card's back is not that of the deck: the round is dead"
	incomplete = "the deck does not have the right cards: the round is dead"
)
