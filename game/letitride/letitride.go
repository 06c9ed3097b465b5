// Package letitride is subchapter 18 of the Rules of the Games: let it ride
// poker, as of 1995. Each player has three equal wagers on three own cards and
// two community cards, and may take two of them back as the cards show. The hand
// is paid by a table, and the dealer has none.
//
// Its files follow the sections: the paragraphs of the cards (18.2, 18.4, 18.5,
// 18.7 to 18.9, 18.12), which package deal conducts, and of the ranking (18.3) in
// paragraphs.go, the options in options.go, the wagers (18.6) and payout odds
// (18.11) in wagers.go, and the round (18.10) in round.go and settle.go.
//
// Other modules should not build on this package: it may change in every version.
package letitride

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/versus"
	"boardwalk/table"
)

// Rules is the game of let it ride poker.
var Rules = versus.Rules(table.Rules{
	ID: "let-it-ride", Name: "Let It Ride", Subchapter: "19:47-18", Seats: seats,
	About: table.About{
		Description: "Three equal bets on one hand, and two of them can be taken back.",
		Lies:        map[string]string{"Community": "Tc ??", "": "Ts Jd Th"},
		Tips: []string{
			"Your three cards and two community cards are your hand. A pair of tens or better wins.",
			"Put the same amount on bets one, two and three, or bet on all three at once.",
			"After your three cards you may take back bet one, and after the first community card bet two. Bet three stays.",
			"Let bet one ride with a pair of tens or better, or three to a royal flush.",
		},
		Round: []string{
			"You put three equal bets on the layout.",
			"You get three cards, and two community cards are dealt face down.",
			"Look at your cards: take bet one back, or let it ride.",
			"The first community card is turned over: take bet two back, or let it ride.",
			"Bet three always stays, and the second community card is turned over.",
			"Your hand is your three cards and the two community cards.",
			"A pair of tens or better wins by the table of hands on every bet that is still there; anything less loses them.",
		},
		Examples: []string{"all three 5", "bet one 5"},
		Lessons: []table.Lesson{
			{ID: "take-it-back", Name: "Take it back", Task: "Take back your first bet.",
				Why:   "Two of the three bets may be taken back. Leave them only when a pair of tens is there already or very likely.",
				Offer: oneOffer.ID, Choice: Withdraw},
		},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a let it ride poker table.
type Game struct {
	versus.Table
	options Options
	tens    versus.Rank // the lowest hand that wins

	laidDown bool // the players have decided, and their cards lie face down
}

// New sets up a let it ride poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, tens: versus.PairOf(card.Ten)}
	g.SetUp(&paragraphs, &g.options.Options, layout, o.wagers())
	return g
}

// Felt draws the layout: the community cards before the dealer and at every
// position three areas, bet one at the player's left, a place to make all three
// at once, and the player's cards.
func (g *Game) Felt(seats int) *felt.Felt {
	lines := []string{"LET IT RIDE", "PAIR OF TENS OR BETTER WINS"}
	if most := g.options.Limit.Most; most != 0 {
		lines = append(lines, "NO HAND IS PAID MORE THAN "+most.String())
	}
	return felt.HalfRound("Let It Ride layout", seats).
		DealerCards(0, "Community").
		Inscribe(lines...).
		Position(felt.Box("all-three", "All three").Called("All Three").Sized(5, 1.6),
			felt.Row(felt.Circle("bet-one", "1").Called("Bet One").Sized(2.7, 2.7),
				felt.Circle("bet-two", "2").Called("Bet Two").Sized(2.7, 2.7),
				felt.Circle("bet-three", "$").Called("Bet Three").Sized(2.7, 2.7)), felt.Cards().Clear()).
		Felt()
}

// Hand returns the five cards of a position's hand as they were last dealt: its
// own three, then the first community card, then the second. It is for
// strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card { return g.five(g.At(b)) }

func (g *Game) five(h *versus.Hand) [5]card.Card {
	c := &g.Dealer().Cards
	return [5]card.Card{h.Cards[0], h.Cards[1], h.Cards[2], c[1], c[0]}
}

// Rides reports of each of the first two wagers of a position whether it rode in the last round.
func (g *Game) Rides(b table.Box) (one, two bool) {
	bets := &g.At(b).Bets
	return bets[betOne] != nil, bets[betTwo] != nil
}

// Worth returns what a player's cards and the community cards that lie face up are worth.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string { return versus.WorthOf(cards) }

// Wins reports whether a hand is a pair of tens or better, 18.10(h).
func (g *Game) Wins(r versus.Rank) bool { return r >= g.tens }
