// Package ultimatetexas is ultimate texas hold 'em by a book of house rules,
// house:ultimate. The regulation names the game in its subchapter 32, whose text we do
// not hold; the book says of each rule how certain it is.
//
// A player makes an ante and an equal blind wager, and once in the round a play wager:
// three or four times the ante with two cards, twice after the flop, once after the
// river card. The best five of the own two cards and the five community cards play
// against the dealer's.
//
// Other modules should not build on this package: it may change in every version.
package ultimatetexas

import (
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Rules is the game of ultimate texas hold 'em.
var Rules = versus.Rules(table.Rules{
	ID: "ultimate-texas-holdem", Name: "Ultimate Texas Hold 'Em", Subchapter: "house:ultimate", Seats: seats,
	About: table.About{
		Description: "Hold 'em against the dealer with one raise, the earlier the larger, by house rules.",
		Known:       "uth",
		Lies:        map[string]string{"Dealer": "?? ??", "Community": "Ac Kd 7d 7s 2h", "": "Kh Kc"},
		Tips: []string{
			"Put the same amount on ante and blind. Raise once: four times the ante before the flop, twice after it, or once at the end.",
			"Raise four times with an ace, any pair but twos, a king with a suited card or a five, or a queen with an eight.",
			"After the flop raise with two pair, with a pair of your own card, or with four to a flush and a ten or better.",
			"The dealer needs a pair, or the ante comes back. The blind pays only for a straight or better that wins.",
		},
		Round: []string{
			"You put the same amount on ante and blind, and on trips if you like.",
			"You and the dealer get two cards each; look at yours.",
			"Raise three or four times the ante now, or check.",
			"Three community cards are dealt: if you have not raised, raise twice the ante or check.",
			"Two more are dealt: if you have not raised, raise once the ante or fold.",
			"The best five of seven cards win; if the dealer has not even a pair, the ante comes back.",
			"Ante and raise pay even money; the blind pays only if you win with a straight or better.",
			"Trips pays for three of a kind or better, whatever the dealer has.",
		},
		Examples: []string{"both 10", "trips 5"},
		Lessons: []table.Lesson{
			{ID: "bet-early", Name: "Bet early", Task: "Bet four times the ante before the flop.",
				Why:   "Good hands are worth most to those who bet them early, for four times the ante; later you may bet only twice, or once.",
				Offer: holeOffer.ID, Choice: BetFour},
		},
	},
	Presets: presets,
}, DefaultOptions, New)

// seats is how many betting positions the layout has: house:ultimate-6(d).
const seats = 6

// Game is an ultimate texas hold 'em table.
type Game struct {
	versus.HoldEm
	options Options
	blind   versus.Lines // which line of the blind table pays each class
}

// New sets up an ultimate texas hold 'em table under a licensee's options.
func New(o Options) *Game {
	blind := paid[len(paid)-len(blindTables[o.Blind]):]
	g := &Game{options: o, blind: versus.LinesOf(blind...)}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.options.wagers())
	return g
}

// Felt draws the layout: before the dealer the own cards and the community cards, and at
// every position trips above ante and blind, with a place to make both at once, and play.
func (g *Game) Felt(seats int) *felt.Felt {
	return g.Places(felt.HalfRound("Ultimate Texas Hold 'Em layout", seats).
		InscribeLower("ULTIMATE TEXAS HOLD 'EM", "DEALER QUALIFIES WITH A PAIR").
		Position(felt.Row(felt.Circle("trips", "Trips").Sized(3, 2.6), felt.Box("both", "Both").Called("Ante and Blind").Sized(3.4, 1.8)),
			felt.Row(felt.Circle("ante", "Ante").Sized(3, 2.6), felt.Circle("blind", "Blind").Sized(3, 2.6),
				felt.Circle("play", "Play").Sized(3, 2.6)),
			felt.Cards().Clear()).
		Felt())
}
