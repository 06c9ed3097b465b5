package room

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong.
const (
	noShuffle     = "not-shuffled"
	wrongCut      = "wrong-cut"
	foreignCard   = "foreign-card"
	wrongDiscards = "discards-count-wrong"
	wrongStart    = "wrong-start"
	notDealtIn    = "not-dealt-in"
	faceUpCard    = "face-up-card"
	ineligible    = "dealt-to-ineligible"
	missingCard   = "missing-card"
	extraCard     = "additional-card"
	wrongStub     = "stub-count-wrong"
	fouled        = "hand-fouled"
	collected     = "hand-collected"
	protects      = "hand-protected"
	gone          = "player-gone"
	holeCardUp    = "hole-card-up"
	downCardUp    = "down-card-up"
	offTable      = "card-off-table"
	discards      = "discards-hand"
	turnsDown     = "turns-cards-down"
	throwsAway    = "throws-cards-away"
	outOfTurn     = "acts-out-of-turn"
	gesture       = "gesture-differs"
	wrongAmount   = "wrong-amount"
	adds          = "adds-to-bet"
	notComplete   = "says-not-complete"
	raisesCall    = "raises-own-call"
	handsMoving   = "hands-still-moving"
	pushed        = "chips-pushed-forward"
	releasedShort = "chips-released-short"
	takesBack     = "takes-chips-back"
	misstates     = "misstates-hand"
)

// incidents are what 14.15 provides for, and what 14.7 forbids or explains. Of
// most it is said after how many betting rounds they happen; without that they
// happen as soon as they can.
func incidents(v *variant) []table.Declared {
	list := []table.Declared{
		{ID: noShuffle, Law: "14.15(f)1", Staff: true, Args: "BETTING-ROUNDS",
			Help: "the cards were not shuffled and cut as they should be; found after so many betting rounds"},
		{ID: wrongCut, Law: "14.5(b)", Staff: true, Args: "CARDS BETTING-ROUNDS",
			Help: "the dealer cut so few cards; found after so many betting rounds"},
		{ID: foreignCard, Law: "14.2(a)", Staff: true, Args: "BETTING-ROUNDS", Help: "a card is found whose back is not that of the deck"},
		{ID: wrongStart, Law: "14.15(f)2", Staff: true, Args: "PLAYERS",
			Help: "the deal began at the wrong position; found after so many players have wagered voluntarily"},
		{ID: notDealtIn, Law: "14.15(f)4", Staff: true, Args: "SEAT PLAYERS",
			Help: "an eligible player got no cards; found after so many players have wagered voluntarily"},
		{ID: faceUpCard, Law: "14.15(i)", Staff: true, Args: "BETTING-ROUNDS", Help: "a card is found face up in the deck; twice for two cards"},
		{ID: ineligible, Law: "14.15(g)", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a card is dealt to a player who has no part in the round"},
		{ID: missingCard, Law: "14.15(h)", Staff: true, Args: "BETTING-ROUNDS", Help: "a card is found missing, after so many betting rounds"},
		{ID: extraCard, Law: "14.15(h)", Staff: true, Args: "BETTING-ROUNDS", Help: "a card too many is found, after so many betting rounds"},
		{ID: wrongStub, Law: "14.6(e)4", Staff: true, Help: "the count of the stub, when it is due, is wrong"},
		{ID: wrongDiscards, Law: "14.6(e)7", Staff: true,
			Help: "the count of the discarded hands, before the pot is pushed to the winner, is wrong"},
		{ID: fouled, Law: "14.15(j)", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a hand is fouled: mixed with discards, or not of the right number of cards"},
		{ID: collected, Law: "14.15(j)", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "the dealer collects a hand by accident"},
		{ID: protects, Law: "14.15(j)3", Staff: true, Args: "SEAT FAULT",
			Help: "a player holds the hand or has put a chip on it; 1 if the player contributes to its being lost all the same"},
		{ID: gone, Law: "14.15(j)4", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player has left without a word and without protecting the hand"},
		{ID: offTable, Law: "14.15(m)", Staff: true, Args: "BETTING-ROUNDS", Help: "a card is dealt off the table"},
		{ID: discards, Law: "14.15(k)1i", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player who is to act discards the hand face down"},
		{ID: throwsAway, Law: "14.15(k)2", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player throws the cards away after saying what to wager, or having to bet"},
		{ID: outOfTurn, Law: "14.7(d)", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player says something while it is another's turn"},
		{ID: gesture, Law: "14.15(k)", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player's gesture differs from what the player says"},
		{ID: wrongAmount, Law: "14.7(e)", Staff: true, Args: "SEAT DOLLARS", Help: "a player puts so much in, and not what was announced"},
		{ID: adds, Law: "14.7(g)", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player wants to add to a bet that is made"},
		{ID: notComplete, Law: "14.7(g)1", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player says while betting that the bet is not yet complete"},
		{ID: raisesCall, Law: "14.7(g)2", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player who has put in a call wants to raise"},
		{ID: handsMoving, Law: "14.7(g)3", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player who has said \"raise\" goes on putting chips in"},
		{ID: pushed, Law: "14.7(f)1", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player pushes chips forward to bet"},
		{ID: releasedShort, Law: "14.7(f)3", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player lets chips go at some distance from the pot, plainly to bet"},
		{ID: takesBack, Law: "14.7(f)2", Staff: true, Args: "SEAT BETTING-ROUNDS", Help: "a player wants to take chips back that are a bet"},
		{ID: misstates, Law: "14.3(f)", Staff: true, Args: "SEAT",
			Help: "a player says at the showdown that the hand is something else than it is"},
	}
	switch v.family {
	case stud:
		list = append(list, table.Declared{ID: holeCardUp, Law: "14.15(l)", Staff: true, Args: "SEAT CARD",
			Help: "a player's first or second hole card is turned up by accident in the deal"})
		fallthrough
	case fiveStud:
		list = append(list, table.Declared{ID: turnsDown, Law: "14.15(k)1ii", Staff: true, Args: "SEAT BETTING-ROUNDS",
			Help: "a player who is to act turns the up-cards face down"})
	case community:
		list = append(list, table.Declared{ID: downCardUp, Law: "14.15(n)", Staff: true, Args: "SEAT CARD",
			Help: "a player's first, second, ... face-down card is turned up by accident in the deal"})
	case draw:
		list = append(list, table.Declared{ID: downCardUp, Law: "14.15(o)", Staff: true, Args: "SEAT CARD",
			Help: "a player's first, second, ... card is turned up by accident in the deal"})
	}
	return list
}

// mayReport refuses reports that cannot be true.
func (g *Game) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case noShuffle, wrongStart, faceUpCard, missingCard, extraCard, wrongStub, offTable, foreignCard, wrongDiscards:
		return nil
	case wrongCut:
		if n := a.Args[0]; n >= leastCut && n < 52 {
			return law.Refuse("14.5(b)", "a cut of %d cards is as it should be: at least %d", n, leastCut)
		}
		return nil
	case holeCardUp:
		if n := a.Args[1]; n < 1 || n > 2 {
			return law.Refuse("14.15(l)", "there is a first and a second hole card, not %d", n)
		}
	case downCardUp:
		if n := a.Args[1]; n < 1 || n > g.down {
			return law.Refuse(g.laws.exposed, "face-down cards are numbered 1 to %d: there is no card %d", g.down, n)
		}
	}
	if !d.Players().Taken(a.SeatArg(0)) {
		return law.Refuse("", "nobody sits at position %d", a.Args[0])
	}
	if s := a.SeatArg(0); a.Word == ineligible && !g.out.has(s) && d.Players().Stack(s) >= g.Stake(d) {
		return law.Refuse("14.15(g)", "position %d is not sitting out, and has what the round takes", s)
	}
	return nil
}

// reported takes an incident that concerns a seat out of the reports, if its
// betting round has come.
func (g *Game) reported(d *table.Dealer, id string, s table.Seat) (table.Act, bool) {
	return d.Reports().ReportedIf(func(a *table.Act) bool {
		return a.Word == id && a.Args[0] == int(s) && a.Args[1] <= g.bettings
	})
}

// occurred is reported for what concerns no seat.
func (g *Game) occurred(d *table.Dealer, id string) bool {
	_, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == id && a.Args[0] <= g.bettings })
	return ok
}

// spare reports whether a card may be put aside that was to go to a box, or to
// be burned, so that the round can still be dealt to its end. At stud that is
// the cards that are being dealt, since a common card makes up for others; at
// draw those of the next player, since discards do.
func (g *Game) spare(b table.Box) bool {
	deck := g.Deck()
	left, undealt := deck.Left(), 0
	switch g.family {
	case community:
		return left > g.undealt()+len(boardCards)+len(g.board)-int(g.burned+g.boards)
	case draw:
		undealt = g.undealt() + 1 - int(g.burned)
		return left > undealt && left+len(deck.Rack()) > undealt+g.down
	}
	switch undealt = (g.live | g.ghosts).count(); b {
	case pool:
		undealt = 1
	case table.NoBox:
		undealt++
	}
	return left > undealt
}

// undealt is how many cards the players are yet to get before the first betting
// round.
func (g *Game) undealt() int {
	n := 0
	for s := range g.live.each {
		n += g.down - int(g.players[s].n)
	}
	return n
}

// faceUp is 14.15(i) and (f)3: a card found face up in the deck is not used,
// and a second one is a misdeal.
func (g *Game) faceUp(d *table.Dealer, b table.Box) {
	for g.spare(b) && g.occurred(d, faceUpCard) {
		g.found++
		d.Cite("14.15(i)")
		d.Cards().BurnUp(g.Deck())
		d.Notes().Remark(table.House, "boxed-card-discarded", "the card that lay face up is put with the discards")
		if g.found > 1 {
			g.misdeal(d, "14.15(f)3", "more than one card lay face up in the deck")
		}
	}
}

// offTable is 14.15(m).
func (g *Game) offTable(d *table.Dealer, b table.Box) {
	if g.spare(b) && g.occurred(d, offTable) {
		d.Cite("14.15(m)")
		c := d.Deal(g.Deck(), b, 0, table.House, card.Up)
		d.Discards(c, b, 0, table.House, card.Up)
		d.Notes().Remark(table.House, "card-off-table", "the card that fell off the table is examined and put with the discards")
	}
}

// misfortune is what happens to a card on its way to a player. It returns which
// way up the next one lies.
func (g *Game) misfortune(d *table.Dealer, s table.Seat, side card.Side, by law.Cite) card.Side {
	g.faceUp(d, s.Box())
	g.offTable(d, s.Box())
	g.strayCards(d, s.Box())
	switch p := &g.players[s]; {
	case g.family == community || g.family == draw:
		side = g.exposure(d, s, side)
	case g.family == stud && p.n < 2:
		if _, ok := d.Reports().ReportedIf(func(a *table.Act) bool {
			return a.Word == holeCardUp && a.Args == [2]int{int(s), int(p.n) + 1}
		}); ok {
			d.Cite("14.15(l)")
			d.Notes().Remark(s, "hole-card-exposed", "the hole card is turned up by accident")
			side = card.Up
		}
	}
	d.Cite(by)
	return side
}

// strayCards is 14.15(g): cards that are dealt to players who have no part in
// the round.
func (g *Game) strayCards(d *table.Dealer, b table.Box) {
	for g.spare(b) {
		a, ok := d.Reports().ReportedIf(func(a *table.Act) bool {
			s := a.SeatArg(0)
			return a.Word == ineligible && a.Args[1] <= g.bettings && d.Players().Taken(s) && !seatsOf(g.order).has(s)
		})
		if !ok {
			return
		}
		d.Cite("14.15(g)")
		c := d.Deal(g.Deck(), a.BoxArg(0), 0, table.House, card.Down)
		d.Discards(c, a.BoxArg(0), 0, table.House, card.Down)
		d.Notes().Remark(a.SeatArg(0),
			"card-of-absent-discarded", "has no part in the round: the card is discarded, and the round goes on")
	}
}

// exposure is 14.15(n): at hold 'em and Omaha an exposed card is exchanged. At
// draw, of which the text says nothing, it is exchanged or stays, as the
// licensee's internal controls have it, 14.15(o).
func (g *Game) exposure(d *table.Dealer, s table.Seat, side card.Side) card.Side {
	keep := g.family == draw && g.options.Exposed == Keep
	for keep || g.spare(s.Box()) {
		if _, ok := d.Reports().ReportedIf(func(a *table.Act) bool {
			return a.Word == downCardUp && a.Args == [2]int{int(s), int(g.players[s].n) + 1}
		}); !ok {
			return side
		}
		d.Cite(g.laws.exposed)
		if keep {
			d.Notes().Remark(s, "card-exposed-stays", "the card is exposed, and stays")
			return card.Up
		}
		c := d.Deal(g.Deck(), s.Box(), 0, s, card.Up)
		d.Discards(c, s.Box(), 0, s, card.Up)
		d.Notes().Remark(s, "exposed-card-exchanged", "the exposed card is put with the discards and exchanged")
	}
	return side
}

// deadHands is the rest of 14.15(l): a player both of whose hole cards were
// turned up has no hand, and gets the ante back.
func (g *Game) deadHands(d *table.Dealer) {
	for s := range g.live.each {
		if g.players[s].up&3 != 3 {
			continue
		}
		d.Cite("14.15(l)[both]")
		d.Notes().Remark(s, "both-hole-cards-exposed", "both hole cards were turned up: the hand is dead")
		g.refund(d, s, "14.15(l)[both]")
	}
	if g.live == 0 {
		g.dead(d, "14.15(l)[both]", "every hand is dead")
	}
}
