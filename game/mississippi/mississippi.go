// Package mississippi is mississippi stud by a book of house rules, house:mississippi.
// The regulation names the game in its subchapter 35, whose text we do not hold; the
// book says of each rule how certain it is.
//
// A player has two cards, and three community cards are turned one after the other.
// Before each of them the player folds or makes a wager of one to three times the
// ante. The five cards are paid by a table, and the dealer has no hand.
//
// Its files: the paragraphs of the cards and hands in paragraphs.go, the options in
// options.go, the wagers and payout odds in wagers.go, the round in round.go and the
// settlement in settle.go.
//
// Other modules should not build on this package: it may change in every version.
package mississippi

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Rules is the game of mississippi stud.
var Rules = versus.Rules(table.Rules{
	ID: "mississippi-stud", Name: "Mississippi Stud", Subchapter: "house:mississippi", Seats: seats,
	About: table.About{
		Description: "Two cards and three on the table, paid by a table of hands, by house rules.",
		Lies:        map[string]string{"Community": "Jd ?? ??", "": "Js 7h"},
		Tips: []string{
			"Before each of the three community cards you fold and lose all, or bet one, two or three times your ante.",
			"A pair of jacks or better wins, a pair of sixes to tens comes back, and anything less loses.",
			"With two cards bet three times with any pair. A jack or better counts two points, a six to ten one: bet once with two points.",
			"Never bet twice: where more than once is right, three times is best.",
		},
		Round: []string{
			"You bet the ante and get two cards; three community cards lie face down.",
			"Fold and lose the ante, or bet one to three times the ante; then the first community card is turned over.",
			"Fold or bet again before the second one is turned over, and once more before the third.",
			"Your hand is your two cards and the three community cards.",
			"A pair of jacks or better wins on all your bets, by the table of hands.",
			"A pair of sixes to tens gets all bets back, and anything less loses them.",
		},
		Examples: []string{"ante 10"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has: house:mississippi-6(d).
const seats = 6

// Game is a mississippi stud table.
type Game struct {
	versus.Table
	options      Options
	sixes, jacks versus.Rank // the lowest hands that come back, and that win
}

// New sets up a mississippi stud table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, sixes: versus.PairOf(card.Six), jacks: versus.PairOf(card.Jack)}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.options.wagers())
	return g
}

// Felt draws the layout: the community cards before the dealer, and at every position
// the ante above the three street wagers.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Mississippi Stud layout", seats).
		DealerCards(0, "Community").
		Inscribe("MISSISSIPPI STUD", "PAIR OF JACKS OR BETTER WINS", "SIXES TO TENS PUSH").
		Position(felt.Circle("ante", "Ante").Sized(3.6, 3.4),
			felt.Row(felt.Box("third-street", "3rd").Called("3rd Street").Sized(3, 2.6),
				felt.Box("fourth-street", "4th").Called("4th Street").Sized(3, 2.6),
				felt.Box("fifth-street", "5th").Called("5th Street").Sized(3, 2.6)), felt.Cards().Clear()).
		Felt()
}

// Hand returns the five cards of a position's hand as they were last dealt: its own
// two, then the community cards in the order in which they are turned. It is for
// strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card {
	h, c := g.At(b), &g.Dealer().Cards
	return [5]card.Card{h.Cards[0], h.Cards[1], c[0], c[1], c[2]}
}

// MostTimes returns how many times the ante a street wager is at most.
func (g *Game) MostTimes() int { return g.options.MostTimes }

// Worth returns what a player's cards and the community cards that lie face up are worth.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string { return versus.WorthOf(cards) }
