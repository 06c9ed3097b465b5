package deal

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Open brings the cards to the table. They lie there until the first player has
// seen them.
func (k *Kit) Open(d *table.Dealer) {
	p := k.p
	k.equipment().Bring(d)
	if !k.passes(d) {
		return
	}
	k.receive(d, 0)
	if k.twoDecks() {
		k.receive(d, 1)
		Step(d, p.TwoDecks.Each, "each-deck-playable", "each of the two decks is one that could be played with alone")
		Step(d, p.TwoDecks.Backs,
			"backs-of-two-decks", "the backs of one deck are "+k.options.FirstBacks+" and those of the other "+k.options.SecondBacks)
		Step(d, p.TwoDecks.Separately, "each-deck-inspected", "each deck was inspected, verified and spread on its own")
	}
	Step(d, p.Cover, "cover-card-ready", "an opaque cover card in a solid color lies ready")
	if k.Automated() {
		Step(d, p.CoverInShoe,
			"cover-card-will-cover-dealer", "the cover card will lie on the dealer's cards in the automated dealing shoe")
	}
	k.idle, k.open, k.played = false, true, false
	if len(d.Players().Present()) > 0 {
		k.arrives(d)
	}
}

// passes reports whether the cards pass the inspection. If they do not, the table
// stays closed until others are brought.
func (k *Kit) passes(d *table.Dealer) bool {
	if _, ok := d.Reports().Reported(UnfitDeck); ok {
		k.unfit = true
	}
	if k.unfit {
		k.open = false
		d.Reports().Cease(k.p.Inspect, "a deck failed the inspection, and other cards must be brought")
	}
	return !k.unfit
}

// equipment says what the cards are dealt from, on which depends how long they
// may be used.
func (k *Kit) equipment() Equipment {
	return Equipment{Poker: true, Hand: k.dealing() == fromHand, Later: k.p.Later, Pack: k.p.Pack}
}

// CardHours says when the cards must be changed: by the game's own paragraph, or
// by the rules of equipment.
func (k *Kit) CardHours() (hours int, by law.Cite) {
	if w := k.way(); w.Hours > 0 {
		return w.Hours, w.Change
	}
	return k.equipment().Hours()
}

// twoDecks reports whether two decks alternate.
func (k *Kit) twoDecks() bool { return k.options.Shuffling == DeviceTwoDecks && k.machine() }

// receive brings a new deck to the table.
func (k *Kit) receive(d *table.Dealer, deck uint8) {
	Step(d, k.p.Deck, "cards-received", k.texts.received)
	k.decks[deck] = k.p.Pack.Shoe(1)
	if k.options.PreShuffled {
		Step(d, k.p.PreShuffled,
			"deck-ready-to-cut", "the deck was counted, inspected and shuffled before it came, and is only to be cut")
		k.fresh |= 1 << deck
	} else {
		Step(d, k.p.Inspect, "cards-inspected", "the dealer inspects the cards, and the floorperson verifies it")
		Step(d, k.p.Spread, "spread-by-suit", "the cards are spread face up, by suit and in sequence")
	}
	k.spread = true
}

// arrives follows a player to the table. If the cards still lie spread, the
// player looks at them, and they are made ready.
func (k *Kit) arrives(d *table.Dealer) {
	if !k.spread || !k.open {
		return
	}
	if k.idle {
		Step(d, k.p.Arrival, "shown-to-player", "the cards are turned face up for the player who came to see them")
	}
	k.spread, k.idle = false, false
	if k.twoDecks() {
		k.washOther(d)
		Step(d, k.p.TwoDecks.Separately,
			"other-deck-shuffled-apart", "the other deck was washed, stacked and shuffled on its own")
	}
	k.wash(d)
	k.stack(d)
}

// washOther washes the deck that is not in play.
func (k *Kit) washOther(d *table.Dealer) {
	k.current ^= 1
	k.wash(d)
	k.current ^= 1
}

// leaves follows a player who gives the position up: at a table without play
// the cards are spread, and are no longer as they came.
func (k *Kit) leaves(d *table.Dealer) {
	if len(d.Players().Present()) > 0 || k.spread {
		return
	}
	Step(d, k.p.Idle, "no-play-cards-spread", "there is no play: the cards lie spread face down")
	k.spread, k.idle, k.cut, k.uncut, k.played, k.fresh = true, true, false, false, false, 0
}

// wash turns the cards face down, mixes and shuffles them, which pre-shuffled
// cards do not need.
func (k *Kit) wash(d *table.Dealer) {
	if k.fresh>>k.current&1 != 0 {
		return
	}
	Step(d, k.p.Wash, "washed-and-stacked", "the cards are turned face down, washed and stacked")
	Step(d, k.p.Washed, "washed-and-shuffled", "the washed cards are shuffled")
	k.shuffle(d)
}

// replace takes the deck in play off the table and brings another. The
// paragraph is that of what was said before.
func (k *Kit) replace(d *table.Dealer) {
	d.Note("deck-leaves", "the whole deck leaves the table")
	k.receive(d, k.current)
	k.spread = false
	k.wash(d)
}
