package chemindefer

import (
	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// stage is how far a shoe is.
type stage uint8

const (
	unshuffled stage = iota // no card is dealt until the cards are shuffled
	unburned                // shuffled and cut
	playing
	lastHand // the cutting card is out: one more hand
)

// leastDecks is with how many decks the game is played at least: 4.1(a).
const leastDecks = 6

// mostBehind is how many cards may lie behind the cutting card: some must be left to
// deal. The regulation has no such bound.
const mostBehind = 300

// equipment says that the shoe passes from hand to hand and is not fixed to the
// table.
var equipment = deal.Equipment{Baccarat: true}

// Open is the opening of the table.
func (g *Game) Open(d *table.Dealer) {
	g.stage = unshuffled
	d.Cite("4.1(a)")
	d.Note("decks-in-use", baccarat.Inventory(g.options.Decks))
	equipment.Bring(d)
	opening := deal.Opening{Inspect: "4.3(a)", Spread: "4.3(b)", Wash: "4.3(c)"}
	opening.Conduct(d)
	d.Cite("4.5(a)")
	d.Note("backs-and-shoe", "the cards have backs of one color and design and are dealt from a dealing shoe")
}

// CardHours says when the cards must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return equipment.Hours() }

// changeCards brings new cards, which go through the same as the first.
func (g *Game) changeCards(d *table.Dealer) {
	g.shoe, g.held = card.NewShoe(g.options.Decks), false
	equipment.Change(d)
	g.Open(d)
}

// newCutting is how the cards are shuffled and cut.
func newCutting(o *Options) *deal.Cutting {
	c := &deal.Cutting{
		Shuffle: "4.4(a)",
		Lacing:  "4.4(b)[lacing]",
		Offer: &table.Offer{ID: "cut", Law: "4.4(b)[cut offer]", Text: "the stack is offered to you to be cut",
			Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths},
		Pass:   "4.4(b)[cut offer]",
		Dealer: "4.4(b)[dealer cuts]",
		Depth:  "4.4(c)",
		Move:   "4.4(d)",
		Insert: "4.4(d)[cutting cards]",
	}
	if o.Reshuffle {
		c.Again = "4.4(b)[reshuffle option]"
	}
	return c
}

// newShoe has the cards shuffled and cut. A card that waited for a next hand of the
// old shoe goes with it.
func (g *Game) newShoe(d *table.Dealer) {
	if g.held {
		g.shoe.Discard(g.waiting)
		g.held = false
	}
	if g.shoe.Total() != g.options.Decks*52 { // the licensee has changed the number of decks
		g.shoe = card.NewShoe(g.options.Decks)
	}
	g.cut.Conduct(d, &g.shoe, g.firstToCut(d), d.Players().Clockwise, g.options.CuttingCard)
	g.stage = unburned
}

// firstToCut is the participant at the highest position or, when the cards are
// reshuffled, the one at the left of whoever deals or dealt last.
func (g *Game) firstToCut(d *table.Dealer) table.Seat {
	if dealt := max(g.bank, g.from); dealt != 0 { // one of them is 0
		return d.Players().Clockwise(dealt)
	}
	if present := d.Players().Present(); len(present) > 0 {
		return present[len(present)-1]
	}
	return table.House
}

// findShoe has the shoe ready to deal from: new cards that came since the bank was
// settled are shuffled and cut, and the first cards of a shoe are burned.
func (g *Game) findShoe(d *table.Dealer) {
	if g.stage == unshuffled {
		g.newShoe(d)
	}
	if g.stage == unburned {
		d.Cite("4.4(d)[burn]")
		g.burnAsMany(d, g.burnFaceUp(d))
		g.stage = playing
	}
}

// burnFaceUp takes a card to the discard bucket and shows it.
func (g *Game) burnFaceUp(d *table.Dealer) card.Card {
	c := d.Burn(&g.shoe)
	d.Turn(c, dealerBox, 0, table.House)
	return c
}

// burnAsMany burns as many cards as the number on a card says, or as there are.
func (g *Game) burnAsMany(d *table.Dealer, c card.Card) {
	for range min(baccarat.Number(c), g.shoe.Left()) {
		g.burnFaceUp(d)
	}
}

// endOfShoe follows the cutting card. The subchapter does not say what follows when
// it comes; as at punto banco (3.8(e)) the hand is played, and one more.
func (g *Game) endOfShoe(d *table.Dealer) {
	switch {
	case g.stage == lastHand:
		g.stage = unshuffled
		d.Cite("4.4(a)")
		d.Note("shoe-completed", "the shoe is completed: the cards are reshuffled before the next hand")
	case g.shoe.CutReached():
		g.stage = lastHand
		d.Cite("4.4(d)[cutting cards]")
		d.Note("cutting-card-out", "the cutting card is out and set aside")
		d.Announce("last-hand", "last hand")
	}
}

// Stack puts a shoe into play as if it had been shuffled, cut and burned, for
// analysis and tests. Burned cards that nobody has seen change no chance.
func (g *Game) Stack(s card.Shoe) { g.shoe, g.stage, g.held = s, playing, false }
