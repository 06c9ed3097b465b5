// Package boston5 is boston 5 stud poker by a book of house rules, house:boston.
// A player with an ante and a first wager of twice the ante gets three cards, then
// folds or makes a second wager as large as the first, and plays five cards against
// the dealer's five.
//
// The paragraphs of the cards and hands are in paragraphs.go, the wagers, options and
// pay tables in wagers.go, the round and its settlement in round.go.
//
// Other modules should not build on this package: it may change in every version.
package boston5

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Rules is the game of boston 5 stud.
var Rules = versus.Rules(table.Rules{
	ID: "boston-5-stud", Name: "Boston 5 Stud", Subchapter: "house:boston", Seats: seats,
	About: table.About{
		Description: "Three cards, a raise or a fold, then five cards against the dealer's five.",
		Lies:        map[string]string{"Dealer": "?? ?? ?? ?? ??", "": "Ts Th Td 6c 6s"},
		Tips: []string{
			"With your ante you make a first wager of twice the ante. After three cards you fold both, or make a second " +
				"wager as large as the first.",
			"Make the second wager with every hand: folding always costs more.",
			"The ante itself never wins. It comes back if you beat the dealer, and pays a bonus for two pair or better even if you lose.",
			"The three-card bonus pays for a pair or better in your first three cards.",
		},
		Round: []string{
			"You bet the ante and with it a first wager of twice the ante, and the three-card bonus if you like.",
			"You and the dealer get three cards each.",
			"Look at your cards: fold and lose both bets, or make a second wager as large as the first.",
			"Everybody who is left gets two more cards, and so does the dealer.",
			"The higher hand of five cards wins: both wagers pay even money, and the ante comes back.",
			"Two pair or better pays a bonus on the ante, even if it loses.",
			"The three-card bonus pays for a pair or better in your first three cards.",
		},
		Examples: []string{"ante 10", "bonus 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has: house:boston-3(f).
const seats = 7

// Game is a boston 5 stud table.
type Game struct {
	versus.Table
	options Options
}

// New sets up a boston 5 stud table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.options.wagers())
	return g
}

// Hand returns the first three cards last dealt to a position, the dealer's being 0.
// It is for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [3]card.Card { return [3]card.Card(g.At(b).Cards[:3]) }

// Bonus returns the ante bonus in effect, the least hand first.
func (g *Game) Bonus() []table.Pay { return g.Bonuses(ante) }

// Worth returns the rank of five cards, and of three what pair or better they have.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string { return versus.WorthOf(cards) }

// Felt draws the layout: at every position the three-card bonus, the ante, and the
// first and second wager.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Boston 5 Stud layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("BOSTON 5 STUD", "ANTE BONUS FROM TWO PAIR UP").
		Position(felt.Row(felt.Circle("bonus", "3 Card").Sized(3.4, 3.4), felt.Circle("ante", "Ante").Main().Sized(3.4, 3.4)),
			felt.Row(felt.Box("first", "First").Sized(3.7, 2.6), felt.Box("second", "Second").Sized(3.7, 2.6)), felt.Cards().Clear()).
		Felt()
}
