package baccarat

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// stage is how far a shoe is.
type stage uint8

const (
	unshuffled stage = iota // no card is dealt until the cards are shuffled
	playing
	lastHand // the cutting card is out: one more hand
)

// Open is the opening of the table.
func (g *Game) Open(d *table.Dealer) {
	g.stage = unshuffled
	d.Cite(g.at.decks)
	d.Note("decks-in-use", Inventory(g.options.Decks))
	g.equipment().Bring(d)
	opening := deal.Opening{Inspect: g.at.inspect, Spread: g.at.spread, Wash: g.at.wash}
	opening.Conduct(d)
	d.Cite(g.at.shoe)
	d.Note("backs-and-shoe", "the cards have backs of one color and design and are dealt from a dealing shoe")
}

// equipment says that only the shoe of punto banco, which passes from hand to
// hand, is not fixed to the table.
func (g *Game) equipment() deal.Equipment { return deal.Equipment{Baccarat: g.at.curated()} }

// CardHours says when the cards must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return g.equipment().Hours() }

// changeCards brings new cards, which go through the same as the first.
func (g *Game) changeCards(d *table.Dealer) {
	g.shoe, g.held = card.NewShoe(g.options.Decks), 0
	g.equipment().Change(d)
	g.Open(d)
}

// least is with how many decks the game is played at least, as 3.1(a) and
// 7.1(a) say.
const least = 6

// mostBehind is how many cards may lie behind the cutting card: some must be left to
// deal. The regulation has no such bound.
const mostBehind = 300

// Inventory says what is at a table with so many decks, at least six.
func Inventory(decks int) string { return inventory[decks-least] }

// inventory says what is at the table, for each number of decks from the least.
var inventory = func() (notes [card.MaxDecks - least + 1]string) {
	for i, decks := range [...]string{"six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
		"fifteen", "sixteen"} {
		notes[i] = decks + " decks and two cutting cards are at the table"
	}
	return
}()

// newCutting is how section 5 has the cards shuffled and cut.
func newCutting(o *Options) *deal.Cutting {
	at := o.at
	c := &deal.Cutting{
		Shuffle: at.shuffle,
		Lacing:  at.lacing,
		Offer: &table.Offer{ID: "cut", Law: at.cutOffer, Text: "the stack is offered to you to be cut",
			Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths},
		Pass:   at.cutOffer,
		Dealer: at.dealerCuts,
		Depth:  at.depth,
		Move:   at.move,
		Insert: at.cuttingCard,
	}
	if o.Reshuffle {
		c.Again = at.reshuffle
	}
	return c
}

// findShoe sees to it that there are cards to deal and somebody to deal them.
func (g *Game) findShoe(d *table.Dealer) {
	switch {
	case g.options.Device:
		g.shuffleByDevice(d)
	case g.stage == unshuffled:
		g.newShoe(d)
	}
	if g.curator == 0 && g.at.curated() {
		g.offer(d)
	}
}

// newShoe collects the vigorish that is owed and has the cards shuffled, cut
// and burned. Cards that waited for a next hand of the old shoe go with it.
func (g *Game) newShoe(d *table.Dealer) {
	g.collect(d)
	for ; g.held > 0; g.held-- {
		g.shoe.Discard(g.waiting[g.held-1])
	}
	g.refit()
	g.cut.Conduct(d, &g.shoe, g.firstToCut(d), g.toTheLeft(d), g.options.CuttingCard)
	d.Cite(g.at.burn)
	g.burnAsMany(d, g.burnFaceUp(d))
	g.stage, g.played = playing, 0
}

// refit changes the number of decks if the licensee has.
func (g *Game) refit() {
	if g.shoe.Total() != g.options.Decks*52 {
		g.shoe = card.NewShoe(g.options.Decks)
	}
}

// firstToCut is the participant at the highest position, or the last curator
// when the cards are reshuffled.
func (g *Game) firstToCut(d *table.Dealer) table.Seat {
	last := max(g.curator, g.last) // one of them is 0
	if d.Players().Taken(last) {
		return last
	}
	if present := d.Players().Present(); len(present) > 0 {
		return present[len(present)-1]
	}
	return table.House
}

// shuffleByDevice is what happens instead where an approved device reshuffles
// the cards after every round: there is no stack to cut, no card to burn and no
// last hand.
func (g *Game) shuffleByDevice(d *table.Dealer) {
	g.collect(d)
	if g.held > 0 {
		g.shoe.ShuffleRack()
	} else {
		g.shoe.Shuffle()
		g.refit()
	}
	d.Cite(g.at.device)
	d.Shuffled("the approved device reshuffles the cards")
	g.stage = unshuffled
}

// burnFaceUp takes a card to the discard rack and shows it.
func (g *Game) burnFaceUp(d *table.Dealer) card.Card {
	c := d.Burn(&g.shoe)
	d.Turn(c, dealerBox, 0, table.House)
	return c
}

// burnAsMany burns as many cards as the number on a card says, or as there are.
func (g *Game) burnAsMany(d *table.Dealer, c card.Card) {
	for range min(Number(c), g.shoe.Left()) {
		g.burnFaceUp(d)
	}
}

// endOfShoe follows the cutting card: the hand in which it comes out is played,
// and one more.
func (g *Game) endOfShoe(d *table.Dealer) {
	switch {
	case g.stage == lastHand:
		g.stage = unshuffled
		d.Cite(g.at.cutOut)
		d.Note("no-cards-until-reshuffle", "no more cards are dealt until the reshuffle")
	case g.stage == playing && g.shoe.CutReached():
		g.stage = lastHand
		d.Cite(g.at.cutOut)
		d.Note("cutting-card-out", "the cutting card is out and set aside")
		d.Announce("last-hand", "last hand")
	}
}

// Stack puts a shoe into play as if it had been shuffled, cut and burned, for
// analysis and tests. Burned cards that nobody has seen change no chance.
func (g *Game) Stack(s card.Shoe) { g.shoe, g.stage, g.held = s, playing, 0 }
