package deal

import (
	"cmp"
	"errors"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// ShoeParagraphs are where a game's subchapter says how its cards are handled, at
// a game that is dealt from a shoe until the cutting card comes. A step whose
// paragraph is empty is not part of the game.
type ShoeParagraphs struct {
	Equipment Equipment
	Pack      card.Pack
	Opening   Opening
	Cutting   Cutting
	Behind    int      // the cutting card goes in front of the last cards, one in so many
	Burn      law.Cite // the first card of a shoe is burned
	NewDealer law.Cite // and one by every new dealer
	Disclose  law.Cite // a player may ask to see the burned card
	Reshuffle law.Cite // staff may have the cards shuffled after any round
	Came      law.Cite // the cutting card has come, and the cards are reshuffled
	Automatic law.Cite // a device reshuffles the cards after every round
	FaceUp    law.Cite // a card lies face up in the shoe
	InError   law.Cite // a card drawn in error is the next card
	Stray     law.Cite // a card dealt where none is due goes to the discard rack
	Short     law.Cite // too few cards are left to finish a round, which is void
}

// ShoeKit conducts what happens to the cards at a game that is dealt from a shoe
// over many rounds. A game embeds a ShoeKit in its value and gives it its
// paragraphs. In a round it calls [ShoeKit.Prepare], [ShoeKit.Card] for each card
// and, once all cards lie in the discard rack, [ShoeKit.End].
//
// ShoeKit is also the part of [table.Game] that is about the cards, as [Kit] is.
type ShoeKit struct {
	table.Plain
	ShoeState
	p         *ShoeParagraphs
	decks     int
	total     int // cards in so many decks
	automatic bool
}

// ShoeState is what lasts from round to round. A game's snapshot includes it.
type ShoeState struct {
	shoe      card.Shoe
	fill      bool      // the cards must be shuffled before the next round
	playing   bool      // the cards have been cut since the table opened
	newDealer bool      // somebody new is to deal, and burns a card first
	burnt     card.Card // the card burned last, if burned
	burned    bool      // a card of this shoe has been burned
	arrivals  Arrivals
}

// SetUp fills the shoe with so many decks. If automatic is set a device
// reshuffles the cards after every round. The kit keeps the pointer.
func (k *ShoeKit) SetUp(p *ShoeParagraphs, decks int, automatic bool) {
	*k = ShoeKit{p: p, decks: decks, automatic: automatic}
	k.shoe, k.fill = p.Pack.Shoe(decks), true
	k.total = k.shoe.Total()
}

// Shoe returns the cards to come and the discard rack.
func (k *ShoeKit) Shoe() *card.Shoe { return &k.shoe }

// Stack puts a shoe into play as if it had been shuffled, cut and burned, for
// analysis and tests. Burned cards that nobody has seen change no chance.
func (k *ShoeKit) Stack(s card.Shoe) { k.shoe, k.fill, k.newDealer = s, false, false }

// What staff and players may do about the cards.
const (
	Reshuffle    = "reshuffle"
	NewDealer    = "new-dealer"
	DiscloseBurn = "disclose-burn"
)

// Acts declares what staff and players may do about the cards at a game.
func (p *ShoeParagraphs) Acts() []table.Declared {
	return declared([]table.Declared{
		ChangeAct,
		{ID: Reshuffle, Law: p.Reshuffle, Staff: true, Help: "the cards are shuffled although the cutting card has not come"},
		{ID: NewDealer, Law: p.NewDealer, Staff: true, Help: "a new dealer comes to the table, and burns a card before dealing"},
		{ID: DiscloseBurn, Law: p.Disclose, Help: "ask to see the card that was burned last"},
	})
}

// Incidents declares what may go wrong with the cards at a game.
func (p *ShoeParagraphs) Incidents() []table.Declared {
	return declared([]table.Declared{
		{ID: FaceUp, Law: p.FaceUp, Staff: true, Help: "a card is found face up in the shoe"},
		{ID: DrawnInError, Law: p.InError, Staff: true, Help: "a card was drawn in error and its face not exposed"},
		{ID: StrayCard, Law: p.Stray, Staff: true, Help: "a card is dealt to a place where none is due"},
	})
}

// Open brings the cards to the table.
func (k *ShoeKit) Open(d *table.Dealer) {
	k.p.Equipment.Bring(d)
	k.p.Opening.Conduct(d)
	k.shoe, k.fill = k.p.Pack.Shoe(k.decks), true
}

// CardHours says when the cards must be changed.
func (k *ShoeKit) CardHours() (hours int, by law.Cite) { return k.p.Equipment.Hours() }

// Conceals says under which paragraph a card of this shoe was burned that nobody
// was shown. It is among the discards until the cards are shuffled.
func (k *ShoeKit) Conceals() law.Cite {
	if !k.burned || k.fill || k.automatic {
		return ""
	}
	return cmp.Or(k.p.Burn, k.p.NewDealer)
}

// Check says whether an act about the cards is lawful.
func (k *ShoeKit) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Special && a.Word == DiscloseBurn && !k.burned {
		return law.Refuse(k.p.Disclose, "no card of this shoe has been burned")
	}
	return nil
}

// After follows who comes and goes, and what is done about the cards.
func (k *ShoeKit) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		k.arrivals.Comes(a.Seat)
	case table.Leave:
		k.arrivals.Goes(a.Seat)
	case table.Special:
		k.special(d, a.Word)
	}
}

func (k *ShoeKit) special(d *table.Dealer, word string) {
	switch word {
	case table.ChangeCards:
		k.p.Equipment.Change(d)
		k.Open(d)
	case Reshuffle:
		k.fill = true
		d.Note("to-be-shuffled", "the cards are to be shuffled before the next round")
	case NewDealer:
		k.newDealer = true
		d.Note("new-dealer", "a new dealer comes to the table")
	case DiscloseBurn:
		d.Turn(k.burnt, table.NoBox, 0, table.House)
	}
}

// Prepare has the shoe ready for a round: shuffled, cut and burned if that is
// due.
func (k *ShoeKit) Prepare(d *table.Dealer) {
	if k.shoe.Total() != k.total { // the licensee has changed the number of decks
		k.Open(d)
	}
	switch {
	case k.automatic:
		k.shoe.Shuffle()
		d.Cite(k.p.Automatic)
		d.Shuffled("the device has reshuffled the cards")
		k.fill, k.newDealer, k.burned = false, false, false
	case k.fill:
		k.fillShoe(d)
	case k.newDealer:
		k.burn(d)
	}
}

// fillShoe shuffles the cards, has them cut and burns the first.
func (k *ShoeKit) fillShoe(d *table.Dealer) {
	k.p.Cutting.Conduct(d, &k.shoe, k.cutter(d), d.Players().Clockwise, k.shoe.Total()/k.p.Behind)
	k.fill, k.playing = false, true
	if k.p.Burn != "" {
		k.burnt, k.burned = Burn(d, &k.shoe, k.p.Burn), true
	}
	if k.newDealer {
		k.burn(d)
	}
}

// burn is the burn of a new dealer.
func (k *ShoeKit) burn(d *table.Dealer) {
	k.burnt, k.burned = Burn(d, &k.shoe, k.p.NewDealer), true
	k.newDealer = false
}

// cutter is who is first offered the cut: the player farthest to the dealer's
// right or, if the game is just beginning, the one who came first.
func (k *ShoeKit) cutter(d *table.Dealer) table.Seat {
	present := d.Players().Present()
	if k.playing && len(present) > 0 {
		return present[len(present)-1]
	}
	return k.arrivals.First(present)
}

// Card deals the next card under a paragraph, unless something went wrong with
// it.
func (k *ShoeKit) Card(d *table.Dealer, box table.Box, hand uint8, owner table.Seat, side card.Side, by law.Cite) card.Card {
	if !d.Reports().Coming() || k.shoe.Left() == 0 {
		by = k.misdrawn(d, by)
	}
	d.Cite(by)
	return d.Deal(&k.shoe, box, hand, owner, side)
}

// misdrawn takes up what was reported of the next card, and returns the
// paragraph under which it is dealt.
func (k *ShoeKit) misdrawn(d *table.Dealer, by law.Cite) law.Cite {
	for _, ok := d.Reports().Reported(StrayCard); ok; _, ok = d.Reports().Reported(StrayCard) {
		k.enough(d)
		d.Cite(k.p.Stray)
		k.shoe.Discard(d.Cards().BurnUp(&k.shoe))
	}
	k.enough(d)
	foundFaceUp(d, &k.shoe, k.p.FaceUp)
	by = drawnInError(d, k.p.InError, by)
	k.enough(d)
	return by
}

// Burn burns the next card under a paragraph.
func (k *ShoeKit) Burn(d *table.Dealer, by law.Cite) {
	k.enough(d)
	Burn(d, &k.shoe, by)
}

// enough voids the round if no card is left. The wagers that are not decided are
// returned and all cards taken up, to be shuffled before the next round.
func (k *ShoeKit) enough(d *table.Dealer) {
	if k.shoe.Left() > 0 || k.p.Short == "" {
		return
	}
	k.shoe.Collect()
	k.fill = true
	d.Cite(k.p.Short)
	d.VoidAndReturn("too few cards are left to finish the round")
}

// End looks after a round whether the cutting card has come. None of the cards
// may be on the layout.
func (k *ShoeKit) End(d *table.Dealer) {
	if k.shoe.CutReached() && !k.automatic {
		d.Cite(k.p.Came)
		d.Note("cutting-card-came", "the cutting card has come: the cards are reshuffled")
		k.fill = true
	}
}

// Verify says whether the cards can be so between two rounds.
func (k *ShoeKit) Verify(*table.Dealer) error {
	if k.shoe.CutReached() && !k.fill && !k.automatic {
		return errors.New("the cutting card has come and nobody reshuffles")
	}
	return k.shoe.Verify()
}

// Snapshot copies what lasts from round to round.
func (k *ShoeKit) Snapshot() any { return k.ShoeState }

// Restore puts it back.
func (k *ShoeKit) Restore(s any) { k.ShoeState = s.(ShoeState) }
