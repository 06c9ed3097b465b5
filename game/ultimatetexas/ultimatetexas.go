// Package ultimatetexas is ultimate texas hold 'em by a book of house rules,
// house:ultimate. The regulation names the game in its subchapter 32, whose text we do
// not hold; the book says of each rule how certain it is.
//
// A player makes an ante and an equal blind wager, and once in the round a play wager:
// three or four times the ante with two cards, twice after the flop, once after the
// river card. The best five of the own two cards and the five community cards play
// against the dealer's.
package ultimatetexas

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of ultimate texas hold 'em.
var Rules = versus.Rules(table.Rules{
	ID: "ultimate-texas-holdem", Name: "Ultimate Texas Hold 'Em", Subchapter: "house:ultimate", Seats: seats,
	About: table.About{
		Description: "Hold 'em against the dealer with one raise, the earlier the larger, by house rules.",
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
	pair    poker.Rank   // the lowest hand with which the dealer qualifies
}

// New sets up an ultimate texas hold 'em table under a licensee's options.
func New(o Options) *Game {
	blind := paid[len(paid)-len(blindTables[o.Blind]):]
	g := &Game{options: o, pair: versus.PairOf(card.Two), blind: versus.LinesOf(blind...)}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.options.wagers())
	return g
}

// Unqualified reports whether the dealer's cards and the community cards are all known, and
// make less than a pair.
func (g *Game) Unqualified(cards []card.Card) bool {
	return len(cards) == 7 && !slices.Contains(cards, card.Unknown) && poker.SevenAt((*[7]card.Card)(cards)) < g.pair
}
