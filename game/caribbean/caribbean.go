// Package caribbean is subchapter 16 of the Rules of the Games: caribbean stud
// poker, with its progressive jackpot.
//
// It is a game of the family of package versus. Its files follow the sections:
// the paragraphs of the deck, the shuffle, the three ways of dealing and what
// may go wrong (16.2 to 16.4, 16.7 to 16.9, 16.13) in paragraphs.go and
// irregularities.go, the wagers and what they pay (16.6, 16.12) in wagers.go,
// the round and the players' decision (16.10(a) to (d)) in round.go, the
// settlement (16.10(e) to (g)) in settle.go and the progressive wager (16.6(c),
// 16.7(b), 16.11, 16.12(e) to (g)) in progressive.go.
package caribbean

import (
	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of caribbean stud poker.
var Rules = versus.Rules(table.Rules{
	ID: "caribbean-stud", Name: "Caribbean Stud Poker", Subchapter: "19:47-16", Seats: seats,
	About: table.About{
		Description: "Five cards against the dealer's five, one of which you see, and a jackpot for a dollar.",
		Tips: []string{
			"Bet the ante, look at your cards and at the dealer's one card that lies face up, then bet twice the ante or fold and lose it.",
			"The dealer needs an ace and a king or better. Otherwise the ante is paid 1 to 1, and the bet comes back.",
			"Always bet a pair or better, and fold anything less than an ace and a king.",
			"A dollar in the progressive acceptor wins from a flush up, whatever the dealer has.",
		},
		Examples: []string{"ante 10", "progressive 1"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a caribbean stud poker table.
type Game struct {
	versus.Table
	options   Options
	qualifies poker.Rank  // the lowest hand with which the dealer plays
	pair      poker.Rank  // the lowest pair
	feeds     money.Cents // what a progressive wager puts on the meter
	lights    uint64      // the acceptor lights that are lit, one bit a seat
	royals    int         // royal flushes of this round that are to be paid from the meter
	share     money.Cents // what each of them gets, once the first was paid
	kept      [seats]*versus.Hand
	documents int // how many of kept wait for documents
}

// state is what lasts from round to round.
type state struct {
	versus.State
	lights uint64
}

var _ table.Shower = (*Game)(nil)

// New sets up a caribbean stud poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, feeds: chip * money.Cents(o.Rate) / 100,
		qualifies: versus.RankOf(poker.High, "Ah Kc 4c 3c 2c"), pair: versus.RankOf(poker.High, "2h 2c 3c 4c 5c")}
	g.SetUp(&paragraphs, &g.options.Options, o.layout(), o.wagers())
	g.Voiding = g.voiding
	return g
}

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Report {
		if r := g.mayReport(d, a); r != nil {
			return r
		}
	}
	return g.Table.Check(d, a)
}

// After follows what people do.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	g.Table.After(d, a)
	g.light(d, a)
}

// Hand returns the cards last dealt to a position, the dealer's being 0. It is
// for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card { return [5]card.Card(g.At(b).Cards[:5]) }

// UpCard returns the dealer's card that everybody sees.
func (g *Game) UpCard() card.Card { return g.Dealer().Cards[upCard] }

// Qualifies reports whether the dealer plays with a hand: 16.1.
func (g *Game) Qualifies(r poker.Rank) bool { return r >= g.qualifies }

// Worth returns the rank of a hand of five cards.
func (g *Game) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if !g.IsWhole(box, cards) {
		return ""
	}
	return poker.Five([5]card.Card(cards)).String()
}

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return state{g.Saved(), g.lights} }

// Restore puts it back.
func (g *Game) Restore(s any) {
	g.Resume(s.(state).State)
	g.lights = s.(state).lights
}
