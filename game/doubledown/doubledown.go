// Package doubledown is subchapter 17 of the Rules of the Games: double down
// stud, as of 1994. Each player's one card and four before the dealer make a
// hand of five. It is paid by a table, and the dealer has no hand.
//
// Its files follow the sections: the paragraphs of the cards (17.2 to 17.4, 17.8,
// 17.11), which package deal conducts, and of the ranking (17.5) in
// paragraphs.go, the wagers (17.6) and payout odds (17.10) in wagers.go, the
// round with the deal and the double down wager (17.8) in round.go, and the
// settlement (17.9) in settle.go.
//
// Other modules should not build on this package: it may change in every version.
package doubledown

import (
	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Rules is the game of double down stud.
var Rules = versus.Rules(table.Rules{
	ID: "double-down-stud", Name: "Double Down Stud", Subchapter: "19:47-17", Seats: seats,
	About: table.About{
		Description: "One card of your own and four on the table: a pair of jacks wins.",
		Lies:        map[string]string{"Dealer": "Jd ?? ??", "": "Jc 9s"},
		Tips: []string{
			"Your card and the four before the dealer are your hand. A pair of jacks or better wins, a pair of sixes to tens is a push.",
			"You see three of the four cards before you decide. Then you may add a second bet of up to your first.",
			"Double with a pair of sixes or better, four to a flush, or an outside straight draw of high cards.",
		},
		Round: []string{
			"You bet, and get one card face up.",
			"Four cards are dealt for everybody: three face up, one face down.",
			"Your hand is your own card with those four.",
			"When you have seen four of the five cards, you may double down: bet up to as much again.",
			"The last card is turned over.",
			"A pair of jacks or better wins by the table of hands, a pair of sixes to tens gets the bets back, and anything less loses.",
		},
		Examples: []string{"original 10"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a double down stud table.
type Game struct {
	versus.Table
	sixes, jacks versus.Rank // the lowest hands that push and win
}

// New sets up a double down stud table under a licensee's options.
func New(o Options) *Game {
	g := &Game{sixes: versus.PairOf(card.Six), jacks: versus.PairOf(card.Jack)}
	g.SetUp(&paragraphs, &o.Options, layout, wagers)
	return g
}

// Hand returns the five cards of a position's hand as they were last dealt: its
// own first, then the hole card, then the three that lie face up. It is for
// strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card { return g.five(g.At(b)) }

func (g *Game) five(h *versus.Hand) [5]card.Card {
	c := &g.Dealer().Cards
	return [5]card.Card{h.Cards[0], c[0], c[1], c[2], c[3]}
}

// Doubled reports whether the player of a position made a double down wager in the last round.
func (g *Game) Doubled(b table.Box) bool { return g.At(b).Bets[doubleDown] != nil }

// Worth returns what a player's card and those face up before the dealer are worth.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string { return versus.WorthOf(cards) }

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	return append(g.Table.Notices(), table.Notice{By: limit.Law, Text: "no hand is paid more than " + limit.Most.String()})
}

// Options are what subchapter 17 leaves to the licensee.
type Options struct {
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{versus.DefaultOptions()} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option { return o.Options.Declare(&paragraphs) }
