// Package fourcard is subchapter 27 of the Rules of the Games: four card poker.
// A player makes the best four of five cards, the dealer the best four of six.
//
// Its files follow the sections: the paragraphs of the cards and of the two
// methods of settlement in paragraphs.go, the wagers and payout odds (27.6, 27.11)
// in wagers.go, the round with the deal and the players' decision (27.7 to
// 27.10(c)) in round.go, the settlement (27.10(d) to (f)) in settle.go. What other games of poker against the house do as well is in
// package versus.
//
// Other modules should not build on this package: it may change in every version.
package fourcard

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of four card poker.
var Rules = versus.Rules(table.Rules{
	ID: "four-card-poker", Name: "Four Card Poker", Subchapter: "19:47-27", Seats: seats,
	About: table.About{
		Description: "The best four of your five cards against the best four of the dealer's six.",
		Lies:        map[string]string{"Dealer": "Kc ?? ?? ?? ?? ??", "": "9s 9d 9h 4c 2d"},
		Tips: []string{
			"With four cards, four of a kind beats a straight flush and three of a kind beats a flush.",
			"Bet the ante and look at your cards. Then play (a second wager of one to three times the ante) or fold and lose the ante.",
			"Play three times the ante with a pair of tens or better, once with a pair of threes to nines, and fold anything less.",
			"A tie wins. Three of a kind or better pays a bonus on the ante even if it loses, and aces up pays for a pair " +
				"of aces or better even if you fold.",
		},
		Round: []string{
			"You bet the ante, aces up, or both.",
			"You get five cards and the dealer six, one of them face up.",
			"Look at your cards: play with one to three times the ante, or fold and lose the ante.",
			"You use the best four of your five cards, and the dealer the best four of six.",
			"The higher hand wins even money on ante and play, and equal hands win for you.",
			"Three of a kind or better pays a bonus on the ante, even if it loses.",
			"Aces up pays by its own table for a pair of aces or better, whatever the dealer has.",
		},
		Examples: []string{"ante 10", "aces up 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a four card poker table.
type Game struct {
	versus.Table
	options Options
	laidOut law.Cite    // the paragraph of a player's best hand in the method of settlement
	aces    versus.Rank // the lowest pair of aces, from which on an aces up wager wins
}

// New sets up a four card poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, aces: versus.RankOf(poker.FourCard, "Ac Ah 3c 2c"), laidOut: stepByStep.Reveal}
	if o.Method == versus.SecondMethod {
		g.laidOut = playerByPlayer.Reveal
	}
	g.SetUp(&paragraphs, &g.options.Options, layout, o.wagers())
	g.Voiding = g.forfeit
	return g
}

// Felt draws the layout: at every position aces up, ante and play, as the dealer
// comes to them.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Four Card Poker layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("FOUR CARD POKER", "BONUS FROM THREE OF A KIND UP").
		Position(felt.Circle("aces-up", "Aces Up").Sized(4.4, 4.4),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("play", "Play").Sized(3.7, 2.9)), felt.Cards().Clear().Holding(5)).
		Felt()
}

// Hand returns the cards last dealt to a position. It is for strategies and
// tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card { return [5]card.Card(g.At(b).Cards[:5]) }

// UpCard returns the dealer's card that lies face up while the players decide.
func (g *Game) UpCard() card.Card { return g.Dealer().Cards[upCard] }

// Bonus returns the ante bonus in effect, the least hand first.
func (g *Game) Bonus() []table.Pay { return g.Bonuses(ante) }
