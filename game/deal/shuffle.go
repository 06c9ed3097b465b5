package deal

import "boardwalk/table"

// machine reports whether an automated device shuffles.
func (k *Kit) machine() bool { return k.device && !k.shufflerOut }

// End is what happens to the cards after each round: they are shuffled and made
// ready for the next, or the other deck is. None may be on the layout.
func (k *Kit) End(d *table.Dealer) {
	if k.spoiled != "" {
		d.Cite(k.spoiled)
		k.spoiled = ""
		k.replace(d)
	} else {
		k.shuffle(d)
	}
	if k.twoDecks() {
		Step(d, k.p.TwoDecks.Shuffled,
			"device-shuffles-other-deck", "this deck is shuffled by the device while the other is in play")
		Step(d, k.p.TwoDecks.Alternate, "decks-alternate", "the decks alternate")
		k.current ^= 1
		Step(d, k.p.TwoDecks.Rack, "discard-rack-empty", "the discard rack is empty before the other deck is dealt")
	}
	k.stack(d)
}

// Reshuffle takes up all cards in the middle of a deal, and makes them ready for it to
// begin again.
func (k *Kit) Reshuffle(d *table.Dealer) {
	k.Deck().Collect()
	k.shuffle(d)
	if k.stack(d); k.uncut {
		k.offerCut(d)
	}
}

// shuffle shuffles the deck in play.
func (k *Kit) shuffle(d *table.Dealer) {
	device := k.machine()
	how := "the cards are shuffled by hand"
	if device {
		how = "the cards are shuffled by the device"
		if !d.Reports().Untroubled() {
			k.shufflerFails(d)
		}
	}
	d.Cite(k.p.Shuffle)
	k.Deck().Shuffle()
	d.Shuffled(how)
	if device && k.counts {
		k.deviceCounts(d)
	}
}

// stack makes the deck in play ready for dealing. Cards that the dealer
// shuffled, or that came pre-shuffled, are cut; a player who cuts does so at the
// beginning of the round.
func (k *Kit) stack(d *table.Dealer) {
	bit := uint8(1) << k.current
	fresh := k.fresh&bit != 0
	k.fresh &^= bit
	if fresh {
		k.cameShuffled(d)
	}
	k.cut = fresh || !k.machine() || k.p.CutStacked && !k.options.IntoShoe
	k.uncut = false
	Step(d, k.p.Stack, "one-stack", "the deck is one stack")
	switch {
	case !k.cut:
		Step(d, k.p.NoCut, "device-to-deal", "the cards go to the deal as the device shuffled them")
	case k.p.Offered != nil:
		Step(d, k.p.MustCut, "to-be-cut", "the cards are to be cut")
		k.uncut = true
		return
	default:
		Step(d, k.p.MustCut, "dealer-cuts-cards", "the dealer cuts the cards")
		k.cutCards(d)
	}
	k.load(d)
}

// cameShuffled is in place of the shuffle before play.
func (k *Kit) cameShuffled(d *table.Dealer) {
	d.Cite(k.p.Shuffle)
	d.Shuffled("the cards came pre-shuffled, and are not shuffled before play")
}

// cutCards is the dealer's cut.
func (k *Kit) cutCards(d *table.Dealer) {
	if !d.Heard() {
		return
	}
	c := &k.p.Cut
	Step(d, c.Lay, "cover-card-before-deck", "the cover card is laid before the deck")
	Step(d, c.Take, "ten-cards-onto-cover", "ten cards or more go from the top onto the cover card")
	Step(d, c.Rest, "rest-on-top", "the rest of the deck goes on top of them")
	Step(d, c.Remove, "cover-card-racked", "the cover card is taken out and laid into the discard rack")
	Step(d, c.Done, "cut-cards-to-deal", "the cards that were cut go to the deal")
}

// cutFromBottom is how many cards lie behind a cutting card that is put back.
const cutFromBottom = 4

// loading are what it is called to put the stack where it is dealt from.
var loading = [3]string{
	manual:    "the stack is put into the dealing shoe",
	fromHand:  "the dealer takes the stack in one hand",
	automated: "the cards are put into the automated dealing shoe",
}

// load puts the stack where it is dealt from.
func (k *Kit) load(d *table.Dealer) {
	if !d.Heard() {
		return
	}
	by := k.way().Load
	if k.options.IntoShoe && k.machine() && k.dealing() != fromHand {
		by = k.p.IntoShoe
	}
	Step(d, by, "loaded", loading[k.dealing()])
}

// offerCut has the cards cut by a player: by the one who came first if the game
// is just beginning, and otherwise by the one farthest to the dealer's right or,
// where the offer rotates, by the next one counterclockwise from round to round.
func (k *Kit) offerCut(d *table.Dealer) {
	k.uncut = false
	first := table.House
	switch present := d.Players().Present(); {
	case len(present) == 0:
	case !k.played:
		first = k.arrivals.First(present)
		Step(d, k.p.FirstCut,
			"beginning-cut-to-first", "the game is just beginning: the cut is offered first to the player who came first")
	case k.Bank != table.House:
		first = k.Bank
		Step(d, k.p.BankCut, "cut-first-to-bank", "the cut is offered first to the player who has the bank")
	case k.p.Rotates != "" && k.cutter != table.House:
		first = d.Players().Counterclockwise(k.cutter)
		Step(d, k.p.Rotates, "cut-begins-next", "the offer of the cut begins with the next player counterclockwise")
	default:
		first = present[len(present)-1]
		Step(d, k.p.Rotates, "cut-first-to-right", "the cut is offered first to the player farthest to the dealer's right")
	}
	k.cutter = table.House // the rotation begins with the second round
	if k.played && k.Bank == table.House {
		k.cutter = first
	}
	k.p.Offered.Cut(d, k.Deck(), first, d.Players().Counterclockwise, 0)
	Step(d, k.p.Cut.Remove, "cover-card-racked", "the cover card is taken out and laid into the discard rack")
	if k.options.CutCard == Reinserted {
		k.Deck().InsertCut(cutFromBottom)
		Step(d, k.p.CutCard,
			"cutting-card-back-four", "the cutting card is put back into the stack, four cards from the bottom")
	} else {
		Step(d, k.p.CutCard, "cutting-card-racked", "the cutting card is laid into the discard rack")
	}
	Step(d, k.p.CoverCard, "cover-card-to-bottom", "the cover card goes to the bottom of the stack")
	k.load(d)
}
