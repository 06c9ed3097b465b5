// Package threedraw is subchapter 42 of the Rules of the Games: three card draw
// poker, in the wording of an undated proposal for 13:69F.
//
// A player with three cards folds, plays them (in to win) or exchanges one of
// them for a draw card that nobody sees before the dealer shows it. The dealer
// makes the best three of four cards.
//
// Its files follow the sections: the paragraphs of the deck, the shuffle, the
// ways of dealing and what may go wrong (42.2 to 42.4, 42.7 to 42.9, 42.12),
// which package versus conducts with package deal, in paragraphs.go, the wagers
// and payout odds (42.6, 42.11) in wagers.go, the round (42.10(a) to (g)) in
// round.go, and the settlement (42.10(h), (i)) in settle.go.
//
// Other modules should not build on this package: it may change in every version.
package threedraw

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of three card draw.
var Rules = versus.Rules(table.Rules{
	ID: "three-card-draw", Name: "Three Card Draw", Subchapter: "13:69F-42", Seats: seats,
	About: table.About{
		Description: "Three cards, one of which you may exchange, against the dealer's best three of four.",
		Lies:        map[string]string{"Dealer": "?? ?? ??", "": "Kd Kh 4c"},
		Tips: []string{
			"With three cards a straight beats a flush, and the suited ace, king and queen are on top.",
			"Look at your cards, then fold and lose the ante, or bet as much again: in to win plays the three cards, draw exchanges one of them.",
			"Nobody sees your draw card, not even you, until the dealer shows it.",
			"After a draw the first 3 bonus wins only if the two cards you kept are a pair.",
		},
		Round: []string{
			"You bet the ante, and the first 3 bonus if you like.",
			"You get three cards and the dealer four.",
			"Look at your cards: fold and lose the ante, or bet as much again.",
			"\"In to win\" plays the three cards that you have; \"draw\" exchanges one of them for a card that nobody sees yet.",
			"The dealer shows the best three of four cards.",
			"The higher hand wins even money, and the best hands pay a bonus.",
			"The first 3 bonus pays for your first three cards by its table.",
		},
		Examples: []string{"ante 10", "first 3 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has: 13:69E-1.13BB(a).
const seats = 6

// discard is a card that was exchanged, and its place in the hand.
type discard struct {
	card  card.Card
	place uint8
}

// Game is a three card draw table.
type Game struct {
	versus.Table
	options         Options
	drew            [versus.MostSeats + 1]bool    // whose third card is a draw card, by position
	outs            [versus.MostSeats + 1]discard // what it was drawn for
	pair, miniRoyal versus.Rank                   // the lowest pair, and the highest hand
}

// New sets up a three card draw table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o,
		pair: versus.RankOf(poker.ThreeCard, "2h 3c 2c"), miniRoyal: versus.RankOf(poker.ThreeCard, "Ac Kc Qc")}
	g.SetUp(&paragraphs, &g.options.Options, layout, g.wagers())
	return g
}

// Felt draws the layout that 13:69E-1.13BB(b)2 asks for: at every position the
// first 3 bonus, the ante and in to win/draw.
func (g *Game) Felt(seats int) *felt.Felt {
	lines := []string{"THREE CARD DRAW"}
	if g.options.Inscribed {
		lines = append(lines, "DEALER ALWAYS QUALIFIES", "IN TO WIN/DRAW MUST EQUAL ANTE")
	}
	return felt.HalfRound("Three Card Draw layout", seats).
		DealerCards(0, "Dealer").
		Inscribe(lines...).
		Position(felt.Circle("first-3", "First 3").Called("First 3 Bonus").Sized(4.4, 4.4),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("in-to-win", "Win/Draw").Called("In To Win/Draw").Sized(4.6, 2.9)),
			felt.Cards().Clear()).
		Felt()
}

// Open brings the cards to a table whose layout is lawful.
func (g *Game) Open(d *table.Dealer) {
	deal.Step(d, "13:69E-1.13BB(a)1",
		"drawing-sent", "a drawing to scale and a color photograph of the layout were sent to the Division")
	deal.Step(d, "13:69E-1.13BB(b)2[areas]",
		"areas-of-position", "each position has areas for the ante, the first 3 bonus and in to win/draw")
	deal.Step(d, "13:69E-1.13BB(b)1", "layout-names-licensee", "the layout shows the name of the casino licensee")
	g.Table.Open(d)
	deal.Step(d, "13:69E-1.17(h)[jokers]",
		"jokers-not-used", "the jokers of the deck are not used: no rank of this game has one")
}

// Hand returns the cards last dealt to a position. After a draw the third is the
// draw card. It is for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [3]card.Card { return [3]card.Card(g.At(b).Cards[:]) }

// FirstHand returns the three cards that a position was dealt first, the draw card if there was one, and the place of the card for
// which it was drawn, -1 if there was none.
func (g *Game) FirstHand(b table.Box) (hand [3]card.Card, drawn card.Card, place int) {
	if hand = g.Hand(b); !g.drew[b] {
		return hand, 0, -1
	}
	out := g.outs[b]
	drawn = hand[2]
	copy(hand[out.place+1:], hand[out.place:2])
	hand[out.place] = out.card
	return hand, drawn, int(out.place)
}

// DealerCards returns the four cards last dealt to the dealer.
func (g *Game) DealerCards() [4]card.Card { return [4]card.Card(g.Dealer().Cards[:]) }

// Bonus returns the pay table of the in to win/draw bonus, the least hand first.
func (g *Game) Bonus() []table.Pay { return g.Bonuses(play) }

// First3 returns the pay table of the first 3 bonus wager, the least hand first.
func (g *Game) First3() []table.Pay { return g.Layout().Wagers[g.Area(1, first3)].Pays }

// Worth returns the rank of three cards, or of the best three of the dealer's
// four.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	switch r, err := poker.ThreeCard.Rank(cards...); {
	case err != nil: // too few of them are known
		return ""
	case versus.Rank(r) == g.miniRoyal:
		return paragraphs.Royal
	default:
		return r.String()
	}
}
