// Package chemindefer is subchapter 4 of the Rules of the Games:
// baccarat-chemin de fer.
//
// One participant has the bank and deals; the others wager against the bank, and
// the house only takes its vigorish. Between two rounds ([Game.Interlude]) it is
// settled who has the bank and what the Banker wagers. Then the others wager: by
// calling banco for the whole of it, or against a part. [Game.Round] takes those
// wagers in the order that 4.7 gives them, deals, has the Dominant Player and the
// Banker decide, and settles.
//
// The Banker's wager and those against it are wagers on the layout. They are
// settled through the centre of the table: what loses goes there, and what wins is
// paid from there. As much lies on both sides, so nothing is left in it.
//
// The files follow the sections: cards and shoe (4.1, 4.3, 4.4) in shoe.go, who has
// the bank (4.5, 4.6, 4.11) in bank.go, offers.go and seats.go, wagers (4.7) in
// wagers.go and covering.go, the hands (4.8, 4.9) in dealing.go and tableau.go, the
// settlement (4.10) in settlement.go, and what may go wrong (4.12) in
// irregularities.go.
//
// Other modules should not build on this package: it may change in every version.
package chemindefer

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// most is the number of positions. The subchapter does not say how many a table
// has; the large layout of baccarat has fourteen.
const most = 14

// Rules is the game of baccarat-chemin de fer.
var Rules = &table.Rules{
	ID: "chemin-de-fer", Name: "Baccarat-Chemin de Fer", Subchapter: "19:47-4", Seats: most, Alike: alike,
	About: table.About{
		Description: "Baccarat among the players: one has the bank, and the others wager against it.",
		Known:       "baccarat, bacará",
		Lies:        map[string]string{"Player": "7d Ac", "Banker": "?? ??"},
		Tips: []string{
			"The hand closer to 9 wins. Tens and face cards count 0, an ace counts 1, and only the last digit of the total counts.",
			"Whoever bids most has the bank until the Banker's Hand loses. The others wager against it; \"banco\" takes on the whole bank.",
			"The player with the highest wager plays the Player's Hand: with five you may ask for a card or stay, and everything else is fixed.",
			"The Banker pays the house a commission on what is won; wagers against the bank pay none.",
		},
		Round: []string{
			"One player has the bank and puts up the money that the others may bet against.",
			"You bet against the bank, up to what it covers; \"banco\" takes on all of it.",
			"Two cards each are dealt to the Player's Hand and the Banker's Hand.",
			"Tens and face cards count 0, an ace counts 1, and only the last digit of the total counts.",
			"An 8 or 9 in two cards ends the round at once.",
			"The player with the highest bet plays the Player's Hand, and may choose with a 5 whether to take a third " +
				"card; everything else is fixed.",
			"The hand closer to 9 wins: the bank pays or takes the bets, and on a tie they come back.",
			"The bank passes on when the Banker's Hand loses, and pays the house a commission on what it wins.",
		},
		Pit: "Baccarat", Begin: "deal",
		Examples: []string{"player 10", "banco 50"},
		Lessons: []table.Lesson{
			{ID: "be-the-bank", Name: "Be the bank", Task: "Hold the bank for a round.",
				Why:  "Here the players are the house. Whoever has the bank covers the bets of all others, and keeps it until it loses.",
				Bets: "bank"},
		},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Game is a table of the game.
type Game struct {
	table.Plain
	options   Options
	layout    *table.Layout
	cut       *deal.Cutting
	table3    *[10]string
	rate      money.Rate  // of vigorish on what the Banker wins
	unit      money.Cents // to whose multiples it is rounded up; 0 where it is not
	questions [most]table.Question
	order     [most]table.Seat // see inTurn
	wagers    [most]*table.Bet // against the bank in this round, in turn
	wagered   int              // how many of them
	matched   table.Seat       // who covers all of the Banker's wager in this round
	dealt     bool             // the first four cards of this round are dealt
	shown     bool             // and the Banker's lie face up
	posted    posted
	state
}

// posted is what the posted limits come to for the Banker's wager.
type posted struct {
	limit table.Limit
	table.Range
}

// state is what lasts from round to round.
type state struct {
	shoe     card.Shoe
	stage    stage
	waiting  card.Card // drawn in excess and not disclosed: the first of the next hand
	held     bool      // there is such a card
	player   hand
	banker   hand
	dominant table.Seat // who plays the Player's Hand

	settled bool        // it is settled who has the bank of the coming round, if anybody has
	bank    table.Seat  // who has the bank; 0 if nobody has
	placed  money.Cents // the wager that the Banker placed, in the coming or the last round
	suivi   table.Seat  // who matched the Banker's last decided wager and lost

	transfer transfer    // how the bank was given up last
	from     table.Seat  // the bank is offered from the right of this position
	last     money.Cents // the last wager of the Banker who passed it
	origin   table.Seat  // who passed the bank first that was not defeated since

	present uint32           // which positions are taken, one bit each
	missing uint32           // who misses a turn to become the Banker, one bit each
	left    [most + 1]string // who has left a position since the bank last changed hands
}

var (
	_ table.Game       = (*Game)(nil)
	_ table.Interluder = (*Game)(nil)
	_ table.Shower     = (*Game)(nil)
	_ table.Verifier   = (*Game)(nil)
	_ table.Leaver     = (*Game)(nil)
	_ table.Concealer  = (*Game)(nil)
	_ table.Worther    = (*Game)(nil)
)

// New sets up a table under a licensee's options.
func New(o Options) *Game {
	cut := newCutting(&o)
	g := &Game{options: o, cut: cut, layout: newLayout(cut.Offer), table3: &table3}
	if o.FiveAgainstFour == BankersOption {
		g.table3 = &table3Option
	}
	g.setVigorish(&o)
	g.shoe = card.NewShoe(o.Decks)
	return g
}

// Round conducts one round of play, from "No More Bets" to the last card in the
// discard bucket.
func (g *Game) Round(d *table.Dealer) {
	g.dealt, g.shown = false, false
	g.mustBeOpposed(d)
	g.noMoreBets(d)
	g.cover(d)
	g.findShoe(d)
	g.deal(d)
	g.play(d)
	if !d.Reports().Untroubled() {
		g.excessCard(d)
	}
	outcome := g.callResult(d)
	g.settle(d, outcome)
	g.clear()
	g.endOfShoe(d)
	g.endOfRound(d, outcome)
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Options returns the licensee's choices.
func (g *Game) Options() Options { return g.options }

// Shoe returns the shoe, for screens that show how much of it is left.
func (g *Game) Shoe() *card.Shoe { return &g.shoe }

// Bank returns the position that has the bank and what the Banker wagers in the
// coming round. The seat is 0 if nobody has the bank.
func (g *Game) Bank() (s table.Seat, wager money.Cents) { return g.bank, g.placed }

// Hands returns the cards of the Player's Hand and of the Banker's Hand in the last
// round.
func (g *Game) Hands() (player, banker []card.Card) { return g.player.list(), g.banker.list() }

// Counts returns the Point Counts of both hands, as far as they are dealt.
func (g *Game) Counts() (player, banker int) { return int(g.player.count), int(g.banker.count) }

// Rate returns the rate of vigorish on what the Banker wins.
func (g *Game) Rate() money.Rate { return g.rate }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Facts are who has the bank and what it is, who has the first right to cover it,
// and who plays the Player's Hand.
func (g *Game) Facts() []table.Fact {
	var facts []table.Fact
	if g.bank != 0 {
		facts = append(facts, table.Fact{ID: "bank", Seats: 1 << g.bank, Amount: g.placed})
	}
	if g.suivi != 0 {
		facts = append(facts, table.At("suivi", g.suivi))
	}
	if g.dominant != 0 {
		facts = append(facts, table.At("dominant-player", g.dominant))
	}
	return facts
}

// Conceals says under which paragraph a card that nobody was shown waits to
// begin the next hand.
func (g *Game) Conceals() law.Cite {
	if g.held {
		return "4.12(g)"
	}
	return ""
}

// Verify counts the cards: between rounds all are to come or discarded but the one
// that waits to begin the next hand. And nobody wagers against a bank that nobody
// has.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.verifyWagers(d); err != nil {
		return err
	}
	if g.held {
		return g.shoe.Verify(g.waiting)
	}
	return g.shoe.Verify()
}
