// Package floppoker is flop poker by a book of house rules, house:flop. Each player
// has three cards and plays them with the best two of three community cards: against a
// pay table with the ante and the flop wager, and against the other players for the
// pot, to which all put as much as the table's minimum.
//
// The paragraphs of the cards and hands are in paragraphs.go, the wagers, options and
// pay tables in wagers.go, the round in round.go and the pot in pot.go.
//
// Other modules should not build on this package: it may change in every version.
package floppoker

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of flop poker.
var Rules = versus.Rules(table.Rules{
	ID: "flop-poker", Name: "Flop Poker", Subchapter: "house:flop", Seats: seats,
	About: table.About{
		Description: "Three cards and two of the flop, against a pay table and for the players' pot.",
		Lies:        map[string]string{"Flop": "Qh Qc 8s", "": "Qd 8d"},
		Tips: []string{
			"With your ante the table's minimum goes to a pot. The best hand of all players wins the pot, and the house takes nothing of it.",
			"After three cards you fold and lose the ante, or make a flop wager as large as the ante. Your cards play for the pot either way.",
			"Your hand is your three cards and the best two of the flop. A pair of jacks or better is paid, up to 1,000 to 1.",
			"Make the flop wager with a pair, a jack or better, three of one suit, or three cards that fit into one straight.",
		},
		Round: []string{
			"You bet the ante, and with it the table's minimum goes to a pot of all players.",
			"You get three cards.",
			"Look at your cards: fold and lose the ante, or make a flop wager as large as the ante.",
			"Three community cards, the flop, are dealt.",
			"Your hand is your three cards with two of the flop; a pair of jacks or better is paid by the table of hands.",
			"The best hand of all players wins the pot, and those who folded still play for it.",
		},
		Examples: []string{"ante 10", "bonus 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has: house:flop-3(f).
const seats = 7

// Game is a flop poker table.
type Game struct {
	versus.Table
	options Options
	jacks   versus.Rank // the lowest hand that is paid
	royal   versus.Rank // ace, king and queen of one suit, among three cards
}

// New sets up a flop poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, jacks: versus.PairOf(card.Jack), royal: versus.RankOf(poker.ThreeCard, "As Ks Qs")}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.options.wagers())
	return g
}

// Hand returns the three cards last dealt to a position. It is for strategies and
// tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [3]card.Card { return [3]card.Card(g.At(b).Cards[:3]) }

// Worth returns what a player's three cards are worth with the best two of the
// community cards, which come after them. The community cards alone are no hand.
func (g *Game) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if box == 0 {
		return ""
	}
	if len(cards) != 6 || !g.IsWhole(box, cards[:3]) {
		return versus.WorthOf(cards)
	}
	_, r := best(cards[:3], cards[3:])
	return r.String()
}

// best returns the best hand of three own cards and two of the three community cards.
func best(own, community []card.Card) (made [5]card.Card, rank poker.Rank) {
	for i := range community {
		five := [5]card.Card{own[0], own[1], own[2], community[i], community[(i+1)%3]}
		if r := poker.FiveAt(&five); r > rank {
			made, rank = five, r
		}
	}
	return made, rank
}

// Felt draws the layout: the flop before the dealer, and at every position the bonus
// and the pot, the ante and the flop wager.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Flop Poker layout", seats).
		DealerCards(0, "Flop").
		Inscribe("FLOP POKER", "PAIR OF JACKS OR BETTER WINS", "BEST HAND WINS THE POT").
		Position(felt.Row(felt.Circle("bonus", "3 Card").Sized(3.4, 3.4), felt.Circle("pot", "Pot").Sized(3.4, 3.4)),
			felt.Row(felt.Circle("ante", "Ante").Main().Sized(3.7, 3.4), felt.Box("flop", "Flop").Sized(3.7, 2.8)), felt.Cards().Clear()).
		Felt()
}
