package room

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/table"
)

// Open brings the two decks to the table, 14.2 and 14.4. They lie spread until
// two players have seen them.
func (g *Game) Open(d *table.Dealer) {
	step(d, g.laws.governs, "follows-procedures", "the dealer follows the procedures of "+g.name)
	step(d, "14.6(b)[dealer]", "dealer-takes-no-part", "the dealer deals and takes no part in the game")
	step(d, "14.2(a)",
		"deck-and-cover-card-received", "a deck of 52 cards with backs alike and a "+g.options.CoverCard+" cover card are received")
	step(d, "14.2(a)[two decks]",
		"second-deck-kept", "a second deck, which can be told from the first, is kept at the table")
	step(d, "14.4(a)", "decks-inspected", "the dealer sorts and inspects both decks, and the floorperson verifies it")
	step(d, "14.4(b)",
		"spread-for-first-players", "the cards are spread face up, by suit and in sequence, for the first two players")
	g.submitted(d)
	g.decks[0].Collect()
	g.decks[1].Collect()
	g.ready, g.spread, g.idled = 0, true, false
	g.sorted, g.counted = g.minutes, g.minutes
	g.inspected(d)
}

// inspected follows a player to the table: once two have had the opportunity
// to look at the cards they are made ready, 14.4(c). At a table where there was
// no gaming only the deck for immediate use is, 14.5(c).
func (g *Game) inspected(d *table.Dealer) {
	if !g.spread || len(d.Players().Present()) < 2 {
		return
	}
	g.spread = false
	if g.idled {
		step(d, "14.5(c)", "both-decks-face-up", "both decks lie face up for the two players who have come")
	}
	g.wash(d, g.current)
	switch {
	case g.idled:
		step(d, "14.5(c)", "other-deck-stored", "the other deck is stored as it is")
	case g.options.OneDeck:
		step(d, "14.4(c)[one deck]",
			"other-deck-stored-unready", "the other deck is stored as it is, to be made ready when its turn comes")
	default:
		g.wash(d, g.current^1)
		step(d, "14.4(c)", "other-deck-in-area", "the other deck is stored in its area")
	}
	g.idled = false
}

// wash makes a deck ready.
func (g *Game) wash(d *table.Dealer, deck uint8) {
	step(d, "14.4(c)", "deck-washed-and-shuffled", "the deck is turned face down, washed, stacked and shuffled")
	g.ready |= 1 << deck
}

// idle spreads the decks when too few are left for a game, 14.5(c).
func (g *Game) idle(d *table.Dealer) {
	if g.spread || len(d.Players().Present()) >= 2 {
		return
	}
	step(d, "14.5(c)",
		"no-gaming-decks-spread", "there is no gaming at the table: the decks lie spread until two players have come")
	g.spread, g.idled, g.ready = true, true, 0
	g.button = 0 // play commences anew, 14.10(c)2
}

// leastCut is how many cards the dealer cuts at least, 14.5(b).
const leastCut = 10

// shuffle is 14.5(a) and (b). All cards came back when the last round ended. Those to
// come have no order before they come, so where the dealer cuts changes nothing that
// anybody could know.
func (g *Game) shuffle(d *table.Dealer) {
	step(d, "14.5(a)", "dealer-shuffles", "the dealer shuffles the cards")
	step(d, "14.5(b)",
		"dealer-cuts-onto-cover-card", "the dealer cuts at least ten cards onto the cover card with one hand and puts the rest on top")
	step(d, "14.1[cover card]", "cover-card-conceals", "the cover card conceals the bottom card of the deck")
}

// rotate puts the other deck into play, 14.2(b). The one that was in use is put
// in order before it is stored, so that neither is ever used for two hours
// without that; when its turn comes again it is washed and shuffled.
func (g *Game) rotate(d *table.Dealer) {
	remark(d, "14.2(b)[two hours]",
		"deck-stored-and-changed", "the 52 cards of the deck in use are put into suit and sequence and stored, and the "+
			"other deck is put into play")
	g.ready &^= 1 << g.current
	g.current ^= 1
	g.sorted = g.minutes
	if g.ready>>g.current&1 == 0 {
		g.wash(d, g.current)
	}
}

// replace brings new decks to the table: the used ones are taken away. They are
// inspected and made ready as at the opening.
func (g *Game) replace(d *table.Dealer) {
	d.Notes().Remark(table.House, "new-decks-brought", "the used cards leave the table and new decks are brought")
	g.sorted, g.counted, g.ready = g.minutes, g.minutes, 0
	step(d, "14.4(a)", "decks-inspected", "the dealer sorts and inspects both decks, and the floorperson verifies it")
	step(d, "14.4(b)", "spread-for-two-players", "the cards are spread face up, by suit and in sequence, for two players")
	g.wash(d, g.current)
	if !g.options.OneDeck {
		g.wash(d, g.current^1)
	}
}

// CardHours says when the decks must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return 4, "14.2(b)[four hours]" }

// sort puts the deck in use into suit and sequence before it was used for two
// hours, 14.2(b).
func (g *Game) sort(d *table.Dealer) {
	if g.minutes-g.sorted < 2*60 {
		return
	}
	remark(d, "14.2(b)[two hours]", "deck-sorted", "the dealer puts the 52 cards into suit and sequence")
	g.sorted = g.minutes
}

// count is 14.6(e)4 and (e)7: the discarded hands are counted after each round,
// the stub every quarter of an hour.
func (g *Game) count(d *table.Dealer) {
	stepAlso(d, "14.6(e)7", "14.1[round of play]",
		"discarded-hands-counted", "the round of play is over, and the discarded hands are counted")
	if g.minutes-g.counted < 15 {
		return
	}
	g.counted = g.minutes
	stepAlso(d, "14.6(e)4", "14.1[stub]",
		"dealer-counts-stub", fmt.Sprintf("the dealer counts the stub: %d cards", g.Deck().Left()))
	if _, ok := d.Reports().Reported(wrongStub); ok {
		d.Cite("14.6(e)4")
		d.Notes().Remark(table.House, "stub-wrong", "the stub does not have the right number of cards: the deck is removed")
		g.replace(d)
	}
}
