// Package threecard is subchapter 20 of the Rules of the Games: three card
// poker, as of about 2007 or, if the licensee's table is run under it, in the
// older wording of 1998.
//
// Its files follow the sections: the paragraphs of the deck, the shuffle, the
// three ways of dealing and what may go wrong (20.2, 20.4, 20.5, 20.7 to 20.9,
// 20.12), which package deal conducts, in paragraphs.go, the wagers and payout
// odds (20.6, 20.11) in wagers.go, the round with the deal and the players'
// decision (20.10(a), (b)) in round.go and the settlement (20.10(c), (d)) in
// settle.go. What other games of poker against the house do as well is in package
// versus.
//
// Other modules should not build on this package: it may change in every version.
package threecard

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of three card poker.
var Rules = versus.Rules(table.Rules{
	ID: "three-card-poker", Name: "Three Card Poker", Subchapter: "19:47-20", Seats: seats,
	About: table.About{
		Description: "Three cards against the dealer's three, and a pay scale for your own.",
		Known:       "pair plus, tres cartas",
		Lies:        map[string]string{"Dealer": "Qd 8c 3s", "": "Jh Th 9h"},
		Tips: []string{
			"With three cards a straight beats a flush.",
			"Bet the ante, look at your cards, then play (a second wager as large as the ante) or fold and lose the ante.",
			"Play queen, six, four or better, and fold anything less.",
			"Pair plus pays for a pair or better whatever the dealer has.",
		},
		Round: []string{
			"You bet the ante, pair plus, or both.",
			"You and the dealer get three cards each.",
			"Look at your cards: play, with a second bet as large as the ante, or fold and lose the ante.",
			"The dealer shows three cards, and qualifies with a queen or better.",
			"If the dealer does not qualify, the ante pays even money and the play bet comes back.",
			"Otherwise the higher hand wins, and ante and play pay even money; equal hands are a push.",
			"A straight or better pays a bonus on the ante, and pair plus pays for a pair or better whatever the dealer has.",
		},
		Examples: []string{"ante 10", "pair plus 5"},
		Lessons: []table.Lesson{
			{ID: "queen-six-four", Name: "Queen, six, four", Task: "Play a hand and win the Play bet.",
				Why:   "Play with queen, six, four or better and fold the rest: that single rule is the whole strategy.",
				Offer: playOffer.ID, Choice: Play, Wins: "play"},
		},
	},
	Presets: presets,
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a three card poker table.
type Game struct {
	versus.Table
	options Options
	version version     // which wagers need which others
	older   bool        // the wording of 1998
	pair    versus.Rank // the lowest pair

	// check says whether wagers suffice, where one needs another; otherwise nil.
	check func(*table.Dealer, *versus.Hand) *law.Refusal
}

// New sets up a three card poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, older: o.Edition == Edition1998, version: versions[o.Version],
		pair: versus.RankOf(poker.ThreeCard, "2h 3c 2c")}
	if g.version.by != "" {
		g.check = g.lacks
	}
	g.SetUp(o.paragraphs(), &g.options.Options, layout, o.wagers())
	g.Voiding = g.forfeit
	return g
}

// Felt draws the layout: at every position pair plus, ante and play, as the
// dealer comes to them.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Three Card Poker layout", seats).
		DealerCards(0, "Dealer").
		Inscribe("THREE CARD POKER", "DEALER PLAYS WITH QUEEN HIGH OR BETTER").
		Position(felt.Circle("pair-plus", "Pair Plus").Sized(4.4, 4.4),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("play", "Play").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}

// Hand returns the cards last dealt to a position, the dealer's being 0. It is
// for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [3]card.Card { return [3]card.Card(g.At(b).Cards[:3]) }

// Bonus returns the ante bonus in effect, the least hand first.
func (g *Game) Bonus() []table.Pay { return g.Bonuses(ante) }
