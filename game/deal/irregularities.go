package deal

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong.
const (
	FaceUp       = "face-up-card"
	DrawnInError = "drawn-in-error"
	StrayCard    = "stray-card"
	WrongNumber  = "wrong-number-of-cards"
	ExposedCard  = "dealer-card-exposed"
	Misdealt     = "stub-count-misdeal"
	BadDeck      = "stub-count-wrong"
	CountError   = "device-count-wrong"
	ShufflerJam  = "shuffler-jam"
	ShoeJam      = "dealing-shoe-jam"
	Touched      = "wager-touched"
	StoodUp      = "player-stands-up"
	UnfitDeck    = "unfit-deck"
)

// Incidents declares what may go wrong at a game. What has no paragraph here,
// or another outcome, the game declares itself.
func (p *Paragraphs) Incidents() []table.Declared {
	i, s := &p.Irregularities, &p.Stub
	return declared([]table.Declared{
		{ID: FaceUp, Law: i.FaceUp, Staff: true, Help: "a card is found face up in the shoe or deck; twice for two cards"},
		{ID: DrawnInError, Law: i.InError, Staff: true, Help: "a card was drawn in error and its face not exposed"},
		{ID: WrongNumber, Law: i.WrongNumber, Staff: true, Help: "somebody was dealt more or fewer than " + p.Cards + " cards"},
		{ID: ExposedCard, Law: i.Exposed, Staff: true, Help: "a card of the dealer's is exposed before its time"},
		{ID: Misdealt, Law: s.Misdeal, Staff: true, Help: "the count of the stub is wrong because somebody was misdealt"},
		{ID: BadDeck, Law: s.BadDeck, Staff: true, Help: "the count of the stub is wrong and nobody was misdealt"},
		{ID: CountError, Law: s.DeviceError, Staff: true, Help: "the shuffling device counts other than 52 cards"},
		{ID: ShufflerJam, Law: i.ShufflerJam, Staff: true, Help: "the shuffling device jams, stops or does not complete its cycle"},
		{ID: ShoeJam, Law: i.ShoeJam, Staff: true, Help: "the automated dealing shoe jams, stops or does not deal all cards"},
		{ID: Touched, Law: i.Locked, Staff: true, Args: "SEAT", Help: "a player raises or withdraws a wager after \"No more bets\""},
		{ID: StoodUp, Law: i.Stay, Staff: true, Args: "SEAT", Help: "a player with cards is about to leave the seat"},
		{ID: UnfitDeck, Law: p.Inspect, Staff: true,
			Help: "the next deck that is brought fails the inspection: a card is missing, extra or marked"},
	})
}

// mayReport refuses reports about the cards that cannot be true.
func (k *Kit) mayReport(a *table.Act) *law.Refusal {
	i := &k.p.Irregularities
	switch a.Word {
	case Misdealt, BadDeck:
		if k.exempt() {
			return law.Refuse(k.way().Exempt, "the stub is not counted here: the device counts the cards")
		}
	case CountError:
		if !k.counts || !k.machine() {
			return law.Refuse(k.deviceError(), "no device counts the cards here")
		}
	case ShufflerJam:
		if !k.machine() {
			return law.Refuse(i.ShufflerJam, "no device shuffles the cards here")
		}
	case ShoeJam:
		if !k.Automated() {
			return law.Refuse(i.ShoeJam, "the cards do not come from an automated dealing shoe")
		}
	}
	return nil
}

// NobodyAt refuses a report about a position where nobody sits.
func NobodyAt(d *table.Dealer, a *table.Act, by law.Cite) *law.Refusal {
	if !d.Players().Taken(a.SeatArg(0)) {
		return law.Refuse(by, "nobody sits at position %d", a.Args[0])
	}
	return nil
}

// misdrawn takes up what was reported of the next card, and returns the
// paragraph under which it is dealt.
func (k *Kit) misdrawn(d *table.Dealer, by law.Cite) law.Cite {
	i := &k.p.Irregularities
	for foundFaceUp(d, k.Deck(), i.FaceUp) {
		why := "a card lay face up"
		if k.found++; k.found > 1 {
			why = "more than one card lay face up"
		}
		if i.OneVoids || k.found > 1 {
			k.Void(d, i.FaceUpMore, why)
		}
	}
	return drawnInError(d, i.InError, by)
}

// foundFaceUp takes a card that was found face up out of play, if one was
// reported.
func foundFaceUp(d *table.Dealer, s *card.Shoe, by law.Cite) bool {
	if _, ok := d.Reports().Reported(FaceUp); !ok {
		return false
	}
	d.Cite(by)
	s.Discard(d.Cards().BurnUp(s))
	d.Note("boxed-card-not-used", "the card that lay face up is not used")
	return true
}

// drawnInError returns the paragraph of the next card. The cards to come have no
// order before they come, so a card that was drawn without being seen is simply
// the next one.
func drawnInError(d *table.Dealer, inError, by law.Cite) law.Cite {
	if _, ok := d.Reports().Reported(DrawnInError); ok {
		Step(d, inError, "drawn-card-next", "the card drawn in error is the next card")
		return inError
	}
	return by
}

// AfterDeal says that all hands are dealt: from now on it can be found that they are
// not as they should be.
func (k *Kit) AfterDeal(d *table.Dealer) {
	k.dealt = true
	d.Reports().LookAgain()
}

// Settling says that the wagers are being settled, at a game in which somebody is asked
// something meanwhile.
func (k *Kit) Settling() { k.paying = true }

// Dealt reports whether all hands of the round are dealt.
func (k *Kit) Dealt() bool { return k.dealt }

// Found says what is done about an incident that is found once the hands are dealt. A
// game with incidents of its own asks it about all others.
func (k *Kit) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	switch {
	case a.Word == UnfitDeck:
		return nil, law.RefuseFor(law.Stage, "", "no deck is brought to the table in the middle of a round")
	case !k.dealt, a.Word == ShufflerJam, a.Word == CountError: // which come after the round
		return nil, nil
	}
	if k.paying {
		return nil, law.RefuseFor(law.Stage, "", "the wagers are being settled: nothing about the hands can be put right any more")
	}
	i := &k.p.Irregularities
	switch a.Word {
	case WrongNumber:
		return func() { k.Void(d, i.WrongNumber, k.texts.wrong) }, nil
	case Misdealt:
		if k.away {
			return func() { k.miscounted(d, false) }, nil
		}
	case BadDeck:
		if k.away {
			return func() { k.miscounted(d, true) }, nil
		}
	case FaceUp:
		return nil, k.noMoreCards(i.FaceUp)
	case DrawnInError:
		return nil, k.noMoreCards(i.InError)
	case ShoeJam:
		if k.away {
			return nil, k.noMoreCards(i.ShoeJam)
		}
		return func() { k.voidForShoe(d) }, nil
	case Touched, StoodUp:
		return func() { remind(d, a, i.Locked, i.Stay, "cards") }, nil
	}
	return nil, nil
}

// noMoreCards refuses the report of something about a card that would be yet to come.
func (k *Kit) noMoreCards(by law.Cite) *law.Refusal {
	if !k.away {
		return nil
	}
	return law.RefuseFor(law.Stage, by, "all cards of the round are dealt")
}

// remind tells a player who touches a wager or stands up that this may not be; what
// says what the player has been dealt.
func remind(d *table.Dealer, a *table.Act, locked, stay law.Cite, what string) {
	if a.Word == Touched {
		d.Betting().Tell(a.SeatArg(0), law.Refuse(locked, "no wager is made, raised or withdrawn after \"No more bets\""))
		return
	}
	d.Betting().Tell(a.SeatArg(0), law.Refuse(stay, "a player with %s stays seated until the round is over", what))
}

// DealerExposed voids the round because a card of the dealer's, which is c, was exposed
// before its time.
func (k *Kit) DealerExposed(d *table.Dealer, c card.Card) {
	d.Cite(k.p.Irregularities.Exposed)
	d.Turn(c, 0, 0, table.House)
	k.Void(d, k.p.Irregularities.Exposed, "a card of the dealer's was exposed before its time")
}

// NobodyLeft says that all players have given up their hands. They stay given
// up whatever goes wrong with the cards from now on in the round.
func (k *Kit) NobodyLeft() { k.settled = true }

// VoidDeck ends a round in which all hands are void because the deck has a wrong
// number of cards. The deck leaves the table.
func (k *Kit) VoidDeck(d *table.Dealer, by law.Cite) {
	k.spoiled = by
	k.Void(d, by, k.texts.bad)
}

// Void ends a round in which all hands are void: the wagers are returned, and
// all cards taken up and reshuffled. If no hand is left it only says so.
func (k *Kit) Void(d *table.Dealer, by law.Cite, why string) {
	d.Cite(by)
	if k.settled {
		d.Note("all-hands-forfeited-before", "all hands were forfeited before")
		return
	}
	if k.Voiding != nil {
		k.Voiding(d)
		d.Cite(by)
	}
	k.Deck().Collect()
	k.stub = false
	defer k.End(d) // once the wagers are back: the void leaves the round from within
	d.VoidAndReturn(why)
}
