// Package asiapoker is asia poker by a book of house rules, house:asia. Seven cards are
// set into a high hand of four, a medium hand of two and a low hand of one, and two of
// the three must beat the dealer's.
//
// Package poker ranks the hands and knows the house way; setting.go has how they are set.
//
// Other modules should not build on this package: it may change in every version.
package asiapoker

import (
	"slices"

	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of asia poker.
var Rules = versus.Rules(table.Rules{
	ID: "asia-poker", Name: "Asia Poker", Subchapter: "house:asia", Seats: seats,
	About: table.About{
		Description: "Seven cards make hands of four, two and one, and two of them must beat the dealer's.",
		Lies:        map[string]string{"Dealer": "?? ?? ?? ?? ?? ?? ??", "": "As Ad Kh Qh Jc Td 4s"},
		Tips: []string{
			"Set a high hand of four cards, a medium hand of two and a low hand of one. Each must rank at least as high as the next, or you lose.",
			"Win two of the three hands and you are paid even money, without commission. Equal hands go to the dealer.",
			"The joker is an ace, or completes a straight or a flush. Straights and flushes beat three of a kind.",
			"With two pairs put the lower one in the medium hand. Without a pair keep the second and third highest cards " +
				"for the medium and the low hand.",
		},
		Round: []string{
			"You bet, and everybody gets seven cards of a deck with one joker.",
			"Set them as three hands: a high hand of four cards, a medium hand of two and a low hand of one.",
			"Each hand must rank at least as high as the next, or you lose.",
			"The dealer sets seven cards by fixed rules, the house way.",
			"Each of your hands is compared with the dealer's; equal hands go to the dealer.",
			"Who wins two of the three hands wins the bet, at even money and without commission.",
		},
		Examples: []string{"wager 10"},
	},
}, DefaultOptions, New)

const (
	seats = 6         // betting positions: house:asia-3(d)
	boxes = seats + 1 // places that get cards: the dealer's is 0
	dealt = 7         // cards of a hand
)

// Game is an asia poker table.
type Game struct {
	versus.Table
	options   Options
	ranking   poker.AsiaHands
	sets      [boxes]set
	questions [seats]table.Question
}

// set is how the seven cards of a hand lie: the high hand first, then the medium and the low one.
type set struct {
	poker.AsiaSetting
	behind [2]uint8 // how many cards lie in the medium and the low hand
	foul   law.Cite // why the hand loses however it compares; empty if it is lawful
}

// New sets up an asia poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, ranking: poker.AsiaHands{AceLow: o.AceLow}}
	g.SetUp(&paragraphs, &g.options.Options, layout, []table.Wager{wager})
	return g
}

// Hand returns the cards of a position as they lie: as they were dealt or, once they are set, the high hand
// first. It is for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [dealt]card.Card { return g.At(b).Cards }

// Worth returns what a hand of four, two or one cards is worth.
func (g *Game) Worth(_ table.Box, hand uint8, cards []card.Card) string {
	if hand > 2 || len(cards) != [...]int{4, 2, 1}[hand] || slices.Contains(cards, card.Unknown) {
		return ""
	}
	return g.ranking.Rank(cards...).String()
}

// Felt draws the layout: at every position the wager, and room for three hands.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Asia Poker layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("ASIA POKER", "HIGH, MEDIUM AND LOW HAND: TWO OF THREE WIN", "THE DEALER WINS COPIES").
		Position(felt.Circle("wager", "Bet").Main(), felt.Cards().Clear()).
		Felt()
}
