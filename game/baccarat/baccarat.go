package baccarat

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// most is the number of positions at the larger of the two tables.
const most = 14

// Game is a table of either game.
type Game struct {
	table.Plain
	at        *subchapter
	options   Options
	layout    *table.Layout
	cut       *deal.Cutting
	faceDown  bool        // the first cards are dealt
	rate      money.Rate  // of vigorish on what a Banker wager wins
	unit      money.Cents // to whose multiples it is rounded up; 0 where it is not
	onTie     bool        // vigorish is charged on ties instead
	deferred  bool
	procedure *procedure
	won       [most + 1]money.Cents // by a seat's Banker wager in this round
	state
}

// state is what lasts from round to round.
type state struct {
	shoe     card.Shoe
	stage    stage
	curator  table.Seat // who has the shoe; 0 while it is on offer
	last     table.Seat // who had it before
	player   Hand
	banker   Hand
	waiting  [2]card.Card // drawn in error and not disclosed: first cards of the next hand
	heldBy   [2]law.Cite  // the paragraphs that say so
	held     int          // how many of them
	owed     [most + 1]money.Cents
	owing    bool // somebody may owe vigorish
	outcomes [scoreboard]Outcome
	played   int // hands of this shoe
}

var (
	_ table.Game      = (*Game)(nil)
	_ table.Shower    = (*Game)(nil)
	_ table.Lender    = (*Game)(nil)
	_ table.Verifier  = (*Game)(nil)
	_ table.Leaver    = (*Game)(nil)
	_ table.Concealer = (*Game)(nil)
)

// New sets up a table under a licensee's options, which say which of the two
// games it is.
func New(o Options) *Game {
	cut := newCutting(&o)
	g := &Game{at: o.at, options: o, cut: cut, layout: newLayout(o.at, cut.Offer), faceDown: o.faceDown()}
	o.addForeign(g.layout)
	g.setVigorish(&o)
	g.procedure = &procedures[o.procedure()]
	g.shoe = card.NewShoe(o.Decks)
	return g
}

// Round conducts one round of play, from "No More Bets" to the last card in
// the discard rack. Before the first of a shoe the cards are shuffled, and
// before the first of a curator the shoe is offered.
func (g *Game) Round(d *table.Dealer) {
	g.findShoe(d)
	g.noMoreBets(d)
	g.deal(d)
	if d.Heard() {
		g.callCounts(d)
	}
	g.thirdCards(d)
	if !d.Reports().Untroubled() {
		g.cardsInExcess(d)
	}
	outcome := g.callResult(d)
	g.settle(d, outcome)
	g.clear(d)
	g.record(outcome)
	g.endOfShoe(d)
	g.endOfCurator(d, outcome)
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Options returns the licensee's choices.
func (g *Game) Options() Options { return g.options }

// Shoe returns the shoe, for screens that show how much of it is left.
func (g *Game) Shoe() *card.Shoe { return &g.shoe }

// Curator returns the seat that has the shoe, or 0 while it is on offer or if
// the dealer deals.
func (g *Game) Curator() table.Seat { return g.curator }

// Hands returns the Player's Hand and the Banker's Hand of the last round.
func (g *Game) Hands() (player, banker Hand) { return g.player, g.banker }

// Owed returns the vigorish that a seat owes: what its marker button shows.
func (g *Game) Owed(s table.Seat) money.Cents { return g.owed[s] }

// LastHand reports whether the coming round is the last of the shoe.
func (g *Game) LastHand() bool { return g.stage == lastHand }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Conceals says under which paragraph a card that nobody was shown waits to
// begin the next hand.
func (g *Game) Conceals() law.Cite {
	if g.held == 0 {
		return ""
	}
	return g.heldBy[0]
}

// Verify counts the cards: between rounds all are to come or discarded but
// those that wait to begin the next hand.
func (g *Game) Verify(*table.Dealer) error { return g.shoe.Verify(g.waiting[:g.held]...) }
