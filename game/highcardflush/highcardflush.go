// Package highcardflush is high card flush by a book of house rules, house:flush. The regulation does not name the
// game: it is dealt under a petition (19:47-8.4).
//
// A player and the dealer have seven cards each, of which the longest flush counts. The player raises by its length,
// or folds. Two bonus wagers are decided by the player's cards alone, and a fold leaves them standing.
//
// Other modules should not build on this package: it may change in every version.
package highcardflush

import (
	"slices"

	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Rules is the game of high card flush.
var Rules = versus.Rules(table.Rules{
	ID: "high-card-flush", Name: "High Card Flush", Subchapter: "house:flush", Seats: seats,
	Petition: "a game outside the list of 19:40-1.2(b), dealt to test it as 19:47-8.4 says",
	About: table.About{
		Description: "The longest flush of your seven cards against the dealer's, by house rules.",
		Lies:        map[string]string{"Dealer": "?? ?? ?? ?? ?? ?? ??", "": "Ah Jh 9h 6h 3h Ks 8c"},
		Tips: []string{
			"Only the longest flush counts: four cards of one suit beat three, whatever they are. Of two as long, the higher cards win.",
			"Raise with 10-8-6 of one suit or better, or with four of a suit, and fold anything less.",
			"With five cards of a suit raise twice the ante, and with six or seven three times.",
			"If the dealer has no three-card flush of at least nine high, the ante wins and the raise comes back.",
		},
		Round: []string{
			"You bet the ante, and perhaps the flush bonus and the straight flush bonus.",
			"You and the dealer get seven cards each.",
			"Fold and lose the ante, or raise: once the ante, up to twice with a five-card flush, up to three times with six or seven.",
			"The dealer plays with a three-card flush of nine high or better. Otherwise the ante wins and the raise comes back.",
			"The longer flush wins even money on ante and raise, and of two as long the one with the higher cards.",
			"The bonuses pay by your cards alone, even if you fold.",
		},
		Examples: []string{"ante 10", "flush bonus 5", "straight flush bonus 5"},
	},
}, DefaultOptions, New)

// seats is how many betting positions there are: one deck has seven hands of seven cards, house:flush-6(d).
const seats = 6

// Options are what the rules leave to the licensee: how the cards are dealt.
type Options struct{ versus.Options }

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options { return &Options{versus.DefaultOptions()} }

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option { return o.Options.Declare(&paragraphs) }

// Faults are the combinations that the rules do not allow.
func (o *Options) Faults() []law.Fault { return o.Options.Faults(&paragraphs.Paragraphs) }

// paragraphs are what the house rules say of the hands and the cards.
var paragraphs = versus.Paragraphs{
	Paragraphs: deal.HouseParagraphs("house:flush", deal.House{
		Cards: "seven", DeadlineFor: "antes and bonus wagers", Player: "house:flush-7(c)[players]", Dealer: "house:flush-7(c)[dealer]",
		Exposed: "house:flush-11(a)",
	}),
	Seats: seats, PlayerCards: Cards, DealerCards: Cards,
	OnePosition: "house:flush-6(c)[seated]", NoWagers: "house:flush-7(c)[players]", Sides: []table.Area{flushBonus, straightBonus},
	Ranking: ranking{}, Compare: "house:flush-5(a)", Least: Least,
}

// Game is a high card flush table.
type Game struct{ versus.Table }

// New sets up a high card flush table under a licensee's options.
func New(o Options) *Game {
	g := &Game{}
	g.SetUp(&paragraphs, &o.Options, layout, wagers())
	return g
}

// Felt draws the layout: at every position the bonus wagers above ante and raise.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("High Card Flush layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("HIGH CARD FLUSH", "DEALER PLAYS WITH THREE CARDS, NINE HIGH").
		Position(felt.Row(felt.Circle("flush-bonus", "Flush").Called("Flush Bonus").Sized(3.2, 2.8),
			felt.Circle("straight-flush-bonus", "Straight").Called("Straight Flush Bonus").Sized(3.2, 2.8)),
			felt.Row(felt.Box("ante", "Ante").Sized(3.4, 2.7), felt.Box("raise", "Raise").Sized(3.4, 2.7)), felt.Cards().Clear()).
		Felt()
}

// Hand returns the seven cards last dealt to a position, the dealer's being 0. It is for strategies and tests;
// screens show what events tell them.
func (g *Game) Hand(b table.Box) [Cards]card.Card { return [Cards]card.Card(g.At(b).Cards[:]) }

// Makes returns the cards of the longest flush.
func (g *Game) Makes(box table.Box, _ uint8, cards []card.Card) (high, low card.Set) {
	if !g.IsWhole(box, cards) {
		return 0, 0
	}
	laid := slices.Clone(cards)
	ranking{}.Lay(laid)
	return card.SetOf(laid[:Length(Rank(cards))]...), 0
}

// Notices are the rules in effect that are the licensee's, and how certain they are.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{{By: "house:flush-1(a)", Text: "high card flush is played by house rules, under a petition; " +
		"the number of positions is recovered with low confidence"}}, g.Table.Notices()...)
}
