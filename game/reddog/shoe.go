package reddog

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// opening is section 6.2.
var opening = deal.Opening{Inspect: "6.2(a)", Spread: "6.2(b)", Wash: "6.2(c)"}

// cutting is section 6.3.
var cutting = deal.Cutting{
	Shuffle: "6.3(a)",
	Offer: &table.Offer{ID: "cut", Law: "6.3(b)", Choices: []table.Choice{deal.Cut, deal.Decline}, Numbers: deal.Depths,
		Text: "Will you cut the cards? Say how many cards from the top, at least ten from either end."},
	Pass: "6.3(b)[refusal]", Dealer: "6.3(b)[refusal]",
	Depth: "6.3(c)", Move: "6.3(c)", Insert: "6.3(c)[cutting card]",
}

var equipment deal.Equipment

// CardHours says when the cards must be changed.
func (g *Game) CardHours() (hours int, by law.Cite) { return equipment.Hours() }

// What staff and players may do about the cards.
const (
	reshuffle    = "reshuffle"
	newDealer    = "new-dealer"
	discloseBurn = "disclose-burn"
)

var acts = []table.Declared{
	deal.ChangeAct,
	{ID: reshuffle, Law: "6.3(a)[after round]", Staff: true, Help: "the cards are shuffled although the cutting card has not come"},
	{ID: newDealer, Law: "6.4(a)[new dealer]", Staff: true, Help: "a new dealer comes to the table, and burns a card before dealing"},
	{ID: discloseBurn, Law: "6.4(a)[disclose]", Help: "ask to see the card that was burned last"},
}

// Open is the opening of the table.
func (g *Game) Open(d *table.Dealer) { g.newCards(d) }

// newCards brings the decks to the table.
func (g *Game) newCards(d *table.Dealer) {
	equipment.Bring(d)
	opening.Conduct(d)
	g.shoe, g.fill = card.NewShoe(g.options.Decks), true
}

// special follows an act about the cards.
func (g *Game) special(d *table.Dealer, word string) {
	switch word {
	case table.ChangeCards:
		equipment.Change(d)
		g.newCards(d)
	case reshuffle:
		g.fill = true
		d.Note("the cards are to be shuffled before the next round")
	case newDealer:
		g.newDealer = true
		d.Note("a new dealer comes to the table")
	case discloseBurn:
		d.Turn(g.burnt, table.NoBox, 0, table.House)
	}
}

// arrives remembers in what order the players came.
func (g *Game) arrives(s table.Seat) {
	if g.came[s] == 0 {
		g.arrivals++
		g.came[s] = g.arrivals
	}
}

// prepare has the shoe ready for a round.
func (g *Game) prepare(d *table.Dealer) {
	if g.shoe.Total() != g.options.Decks*52 { // the licensee has changed the number of decks
		g.newCards(d)
	}
	switch {
	case g.options.Automatic:
		g.shoe.Shuffle()
		d.Cite("6.9")
		d.Shuffled("the device has reshuffled the cards")
		g.fill, g.newDealer, g.burned = false, false, false
	case g.fill:
		g.fillShoe(d)
	case g.newDealer:
		g.burn(d)
	}
}

// fillShoe shuffles the cards, has them cut and burns the first. The cutting
// card goes a quarter of the way from the back.
func (g *Game) fillShoe(d *table.Dealer) {
	cutting.Conduct(d, &g.shoe, g.cutter(d), d.Clockwise, g.shoe.Total()/4)
	g.fill, g.playing = false, true
	g.burnt, g.burned = deal.Burn(d, &g.shoe, "6.4(a)"), true
	if g.newDealer {
		g.burn(d)
	}
}

// burn is the burn of a new dealer.
func (g *Game) burn(d *table.Dealer) {
	g.burnt, g.burned = deal.Burn(d, &g.shoe, "6.4(a)[new dealer]"), true
	g.newDealer = false
}

// cutter is who is first offered the cut: the player farthest to the dealer's
// right or, if the game is just beginning, the one who came first.
func (g *Game) cutter(d *table.Dealer) table.Seat {
	present := d.Present()
	if len(present) == 0 {
		return table.House
	}
	if g.playing {
		return present[len(present)-1]
	}
	first := present[0]
	for _, s := range present {
		if g.came[s] < g.came[first] {
			first = s
		}
	}
	return first
}

// Stack puts a shoe into play as if it had been shuffled, cut and burned, for
// analysis and tests. Burned cards that nobody has seen change no chance.
func (g *Game) Stack(s card.Shoe) { g.shoe, g.fill, g.newDealer = s, false, false }
