// Package minitex is subchapter 36 of the Rules of the Games: mini-tex 3 card
// hold 'em, as proposed in 2010, with its layout, 19:46-1.13Y.
//
// Players and dealer have two hole cards each and three community cards in
// common. A hand is the best three of the five with at least one hole card.
//
// Its files follow the sections: the paragraphs of the cards in paragraphs.go,
// the wagers and payout odds (36.6, 36.11) in wagers.go, the round with the deal
// and the players' decisions (36.7 to 36.10(e)) in round.go, the settlement
// (36.10(f) to (h)) in settle.go, the pocket poker wager in pocket.go, what may go
// wrong (36.12) in irregularities.go and the layout in felt.go. What other games of
// poker against the house do as well is in package versus.
//
// Other modules should not build on this package: it may change in every version.
package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of mini-tex 3 card hold 'em.
var Rules = versus.Rules(table.Rules{
	ID: "mini-tex", Name: "Mini-Tex 3 Card Hold 'Em", Subchapter: "19:47-36", Seats: seats,
	About: table.About{
		Description: "Hold 'em with three cards against the dealer: two of your own and three for all.",
		Lies:        map[string]string{"Dealer": "Kc ??", "Community": "Ks Qs 5d", "": "As"},
		Tips: []string{
			"Your hand is the best three of your two cards and the three community cards. At least one must be your own.",
			"Bet the ante. Before each step you go on or fold: as much as the ante before the flop and before the river, twice the ante after it.",
			"With three cards a straight beats a flush. The dealer needs ace-king for your last wager to be paid, but can beat you with less.",
			"Pocket poker is paid on your two cards alone, even if you fold.",
		},
		Round: []string{
			"You bet the ante, and pocket poker if you like.",
			"You and the dealer get two cards each.",
			"Fold, or bet as much as the ante to see the flop of two community cards.",
			"Fold, or bet as much as the ante again to see the third, the river.",
			"Then fold, or make the last bet of twice the ante.",
			"The best three cards of your two and the three on the table play against the dealer's.",
			"If the dealer does not qualify, your last bet comes back; otherwise the higher hand wins.",
			"Pocket poker pays for your own two cards by its table.",
		},
		Examples: []string{"ante 10", "pocket poker 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has, 19:46-1.13Y(a).
const seats = 6

// Game is a mini-tex table.
type Game struct {
	versus.HoldEm
	options Options
	royal   versus.Rank // ace, king and queen of one suit
	in      int         // how many hands of this round still play against the dealer
	settles bool        // a void round settles pocket poker wagers, and does not return them
	exposed bool        // it does so because the dealer's cards were exposed
}

// New sets up a mini-tex table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, royal: versus.RankOf(poker.MiniTex, "Ac Kc Qc 2h 4s")}
	g.SetUp(&paragraphs, &g.options.Options, layout, o.wagers())
	g.Voiding, g.Completes = g.settlePockets, completes
	return g
}

// Open brings the cards to the table, and two cover cards.
func (g *Game) Open(d *table.Dealer) {
	deal.Step(d, "19:46-1.13Y(b)1", "layout-names-licensee", "the layout shows the name of the casino licensee")
	g.Table.Open(d)
	deal.Step(d, "36.2(a)[cover cards]", "two-cover-cards", "two cover cards, solid yellow or green, lie ready")
}
