package threecard

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Open brings the cards to the table, 20.2 and 20.4. They lie there until the
// first player has seen them.
func (g *Game) Open(d *table.Dealer) {
	g.equipment().Bring(d)
	g.receive(d, 0)
	if g.twoDecks() {
		g.receive(d, 1)
		step(d, "20.2(b)1", "each of the two decks is one that could be played with alone")
		step(d, "20.2(b)2", "the backs of one deck are "+g.options.FirstBacks+" and those of the other "+g.options.SecondBacks)
		step(d, "20.4(d)", "each deck was inspected, verified and spread on its own")
	}
	step(d, "20.2(a)[cover card]", "an opaque cover card in a solid color lies ready")
	if g.way() == automated && !g.older {
		step(d, "20.2(c)", "the cover card will lie on the dealer's cards in the automated dealing shoe")
	}
	g.spread, g.idle, g.open = true, false, true
	if len(d.Present()) > 0 {
		g.arrives(d)
	}
}

// equipment says what the cards are dealt from, on which depends how long they
// may be used.
func (g *Game) equipment() deal.Equipment {
	return deal.Equipment{Poker: true, Hand: g.way() == fromHand}
}

// CardHours says when the cards must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return g.equipment().Hours() }

// twoDecks reports whether two decks alternate.
func (g *Game) twoDecks() bool { return g.options.Shuffling == DeviceTwoDecks && g.machine() }

// receive brings a new deck to the table.
func (g *Game) receive(d *table.Dealer, deck uint8) {
	g.decks[deck] = card.NewShoe(1)
	step(d, "20.2(a)[deck]", "a deck of 52 cards with backs alike is received")
	d.Cite("20.4(a)")
	if g.options.PreShuffled {
		d.Note("the deck was counted, inspected and shuffled before it came, and is only to be cut")
		g.fresh |= 1 << deck
		return
	}
	d.Note("the dealer inspects the cards, and the floorperson verifies it")
	step(d, "20.4(b)", "the cards are spread face up, by suit and in sequence")
}

// arrives follows a player to the table. If the cards still lie spread, the
// player looks at them, and they are made ready.
func (g *Game) arrives(d *table.Dealer) {
	if !g.spread || !g.open {
		return
	}
	if g.idle {
		step(d, "20.5(e)[arrival]", "the cards are turned face up for the player who came to see them")
		g.fresh = 0
	}
	g.spread, g.idle = false, false
	if g.twoDecks() {
		g.current ^= 1
		g.wash(d)
		g.current ^= 1
		step(d, "20.4(d)", "the other deck was washed, stacked and shuffled on its own")
	}
	g.wash(d)
	g.stack(d)
}

// leaves follows a player who gives the position up: at a table without play
// the cards are spread.
func (g *Game) leaves(d *table.Dealer) {
	if len(d.Present()) > 0 || g.spread {
		return
	}
	step(d, "20.5(e)[idle]", "there is no play: the cards lie spread face down")
	g.spread, g.idle, g.cut = true, true, false
}

// wash is 20.4(c), which pre-shuffled cards do not need.
func (g *Game) wash(d *table.Dealer) {
	if g.fresh>>g.current&1 != 0 {
		return
	}
	step(d, "20.4(c)[wash]", "the cards are turned face down, washed and stacked")
	step(d, "20.4(c)[shuffle]", "the washed cards are shuffled")
	g.shuffle(d)
}

// replace takes the deck in play off the table and brings another.
func (g *Game) replace(d *table.Dealer) {
	d.Note("the whole deck leaves the table")
	g.receive(d, g.current)
	g.wash(d)
}
