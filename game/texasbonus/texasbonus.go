// Package texasbonus is subchapter 28 of the Rules of the Games: Texas hold 'em
// bonus poker. The text that we hold, of about 2007, breaks off after 28.2; the
// rest follows a book of recovered rules, which is cited as "house:texas" and
// says of each rule how certain it is.
//
// A player with two cards folds or makes a flop wager of twice the ante, and may
// then wager once more before the turn card and before the river card. The best
// five of the own two cards and the five community cards play against the
// dealer's.
//
// Its files: the paragraphs of the cards and hands in paragraphs.go, the wagers and
// payout odds in wagers.go, the round in round.go and the settlement in settle.go.
//
// Other modules should not build on this package: it may change in every version.
package texasbonus

import (
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of Texas hold 'em bonus.
var Rules = versus.Rules(table.Rules{
	ID: "texas-holdem-bonus", Name: "Texas Hold 'Em Bonus", Subchapter: "19:47-28", Seats: seats,
	About: table.About{
		Description: "Your two cards and five on the table against the dealer's, by partly recovered rules.",
		Lies:        map[string]string{"Dealer": "?? ??", "Community": "Ad 9d 4c", "": "Ah As"},
		Tips: []string{
			"Look at your two cards, then fold and lose the ante, or bet twice the ante to see the flop.",
			"Before the turn and before the river card you may bet as much as the ante once more, or check.",
			"A winning ante is paid only with a flush or better, or a straight where the sign says so; below that it comes back.",
			"The bonus pays for your two cards alone, whatever becomes of the rest.",
		},
		Round: []string{
			"You bet the ante, and the bonus if you like.",
			"You and the dealer get two cards each.",
			"Look at your cards: fold and lose the ante, or bet twice the ante to see the flop of three community cards.",
			"Before the fourth community card you may bet as much as the ante or check, and again before the fifth.",
			"The dealer shows two cards, and the best five of seven cards win.",
			"Your later bets pay even money; the ante pays only for a hand as high as the sign says, and comes back with less.",
			"The bonus pays for your own two cards by its table.",
		},
		Examples: []string{"ante 10", "bonus 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has: house:texas-6(f).
const seats = 6

// Game is a Texas hold 'em bonus table.
type Game struct {
	versus.HoldEm
	options Options
	least   poker.Class // the least hand with which a winning ante is paid
	contest bool        // somebody has made a flop wager in this round
}

// New sets up a Texas hold 'em bonus table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, least: poker.Flush}
	if o.AntePaysOn == OnStraight {
		g.least = poker.Straight
	}
	g.SetUp(&paragraphs, &g.options.Options, layout, wagers)
	return g
}

// Felt draws the layout: before the dealer the own cards and the community cards,
// and at every position bonus and ante above flop, turn and river.
func (g *Game) Felt(seats int) *felt.Felt {
	return g.Places(felt.HalfRound("Texas Hold 'Em Bonus layout", seats).
		InscribeLower("TEXAS HOLD 'EM BONUS", "ANTE PAYS WITH A "+
			map[string]string{OnFlush: "FLUSH", OnStraight: "STRAIGHT"}[g.options.AntePaysOn]+" OR BETTER").
		Position(felt.Row(felt.Circle("bonus", "Bonus").Sized(3.6, 3.4), felt.Circle("ante", "Ante").Sized(3.6, 3.4)),
			felt.Row(felt.Box("flop", "Flop").Sized(3, 2.6), felt.Box("turn", "Turn").Sized(3, 2.6),
				felt.Box("river", "River").Sized(3, 2.6)), felt.Cards().Clear()).
		Felt())
}

// AntePaysFrom returns the least hand with which a winning ante is paid.
func (g *Game) AntePaysFrom() poker.Class { return g.least }
