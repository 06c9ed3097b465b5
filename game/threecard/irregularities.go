package threecard

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong.
const (
	faceUp       = "face-up-card"
	drawnInError = "drawn-in-error"
	wrongNumber  = "wrong-number-of-cards"
	exposedCard  = "dealer-card-exposed"
	misdealt     = "stub-count-misdeal"
	badDeck      = "stub-count-wrong"
	countError   = "device-count-wrong"
	shufflerJam  = "shuffler-jam"
	shoeJam      = "dealing-shoe-jam"
	touched      = "wager-touched"
	stoodUp      = "player-stands-up"
)

// incidents are what section 20.12 and the count of the stub provide for, and
// what 20.6 forbids.
var incidents = []table.Declared{
	{ID: faceUp, Law: "20.12(a)[one card]", Staff: true, Help: "a card is found face up in the shoe or deck; twice for two cards"},
	{ID: drawnInError, Law: "20.12(b)", Staff: true, Help: "a card was drawn in error and its face not exposed"},
	{ID: wrongNumber, Law: "20.12(c)", Staff: true, Help: "somebody was dealt more or fewer than three cards"},
	{ID: exposedCard, Law: "20.12(d)", Staff: true, Help: "a card of the dealer's is exposed before its time"},
	{ID: misdealt, Law: "20.7(e)2[misdeal]", Staff: true, Help: "the count of the stub is wrong because somebody was misdealt"},
	{ID: badDeck, Law: "20.7(e)2[bad deck]", Staff: true, Help: "the count of the stub is wrong and nobody was misdealt"},
	{ID: countError, Law: "20.7(f)[device finds error]", Staff: true, Help: "the shuffling device counts other than 52 cards"},
	{ID: shufflerJam, Law: "20.12(e)", Staff: true, Help: "the shuffling device jams, stops or does not complete its cycle"},
	{ID: shoeJam, Law: "20.12(f)", Staff: true, Help: "the automated dealing shoe jams, stops or does not deal all cards"},
	{ID: touched, Law: "20.6(d)[locked]", Staff: true, Args: "SEAT", Help: "a player raises or withdraws a wager after \"No more bets\""},
	{ID: stoodUp, Law: "20.6(c)[stay]", Staff: true, Args: "SEAT", Help: "a player with cards is about to leave the seat"},
}

// mayReport refuses reports that cannot be true.
func (g *Game) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Word {
	case misdealt, badDeck:
		if g.exempt() {
			return law.Refuse("20.7(f)[exempt]", "the stub is not counted here: the device counts the cards")
		}
	case countError:
		if !g.exempt() {
			return law.Refuse("20.7(f)[device finds error]", "no device counts the cards here")
		}
	case shufflerJam:
		if !g.machine() {
			return law.Refuse("20.12(e)", "no device shuffles the cards here")
		}
	case shoeJam:
		if g.way() != automated {
			return law.Refuse("20.12(f)", "the cards do not come from an automated dealing shoe")
		}
	case touched:
		return nobodyAt(d, a.Args[0], "20.6(d)[locked]")
	case stoodUp:
		return nobodyAt(d, a.Args[0], "20.6(c)[stay]")
	}
	return nil
}

// nobodyAt refuses a report about a position where nobody sits.
func nobodyAt(d *table.Dealer, s int, by law.Cite) *law.Refusal {
	if s < 1 || s > seats || !d.Taken(table.Seat(s)) {
		return law.Refuse(by, "nobody sits at position %d", s)
	}
	return nil
}

// misdrawn is 20.12(a) and (b), and returns the paragraph under which the next
// card is dealt. The cards to come have no order before they come, so a card
// that was drawn without being seen is simply the next one.
func (g *Game) misdrawn(d *table.Dealer, by law.Cite) law.Cite {
	for {
		if _, ok := d.Reported(faceUp); !ok {
			break
		}
		g.found++
		d.Cite("20.12(a)[one card]")
		g.Deck().Discard(d.Deal(g.Deck(), table.NoBox, 0, table.House, card.Up))
		d.Note("the card that lay face up is not used")
		if g.found > 1 {
			g.void(d, "20.12(a)[more than one]", "more than one card lay face up")
		}
	}
	if _, ok := d.Reported(drawnInError); ok {
		step(d, "20.12(b)", "the card drawn in error is the next card")
		return "20.12(b)"
	}
	return by
}

// afterDeal is what is found once all cards are dealt.
func (g *Game) afterDeal(d *table.Dealer) {
	if _, ok := d.Reported(wrongNumber); ok {
		g.void(d, "20.12(c)", "somebody was dealt more or fewer than three cards")
	}
	if g.hands[dealer].dealt > 0 {
		g.exposed(d)
	}
	for a, ok := d.Reported(touched); ok; a, ok = d.Reported(touched) {
		d.Tell(table.Seat(a.Args[0]), law.Refuse("20.6(d)[locked]", "no wager is made, raised or withdrawn after \"No more bets\""))
	}
	for a, ok := d.Reported(stoodUp); ok; a, ok = d.Reported(stoodUp) {
		d.Tell(table.Seat(a.Args[0]), law.Refuse("20.6(c)[stay]", "a player with cards stays seated until the round is over"))
	}
}

// exposed is 20.12(d).
func (g *Game) exposed(d *table.Dealer) {
	if _, ok := d.Reported(exposedCard); !ok {
		return
	}
	d.Cite("20.12(d)")
	d.Turn(g.hands[dealer].cards[0], dealer, 0, table.House)
	g.void(d, "20.12(d)", "a card of the dealer's was exposed before its time")
}

// void ends a round in which all hands are void: the wagers are returned, and
// all cards reshuffled. A hand that was forfeited before, as it can be where the
// dealer's cards come last, has ended its part in the round and stays so; if
// all were, there is nothing left to be void.
func (g *Game) void(d *table.Dealer, by law.Cite, why string) {
	d.Cite(by)
	if len(g.players) == 0 {
		d.Note("all hands were forfeited before")
		return
	}
	g.gatherAll()
	defer g.after(d) // once the wagers are back: the void leaves the round from within
	d.VoidAndReturn(why)
}

// gatherAll takes up all cards on the layout.
func (g *Game) gatherAll() {
	for _, p := range g.players {
		g.gather(p)
	}
	g.gather(dealer)
}
