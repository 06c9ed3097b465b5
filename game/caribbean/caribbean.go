// Package caribbean is subchapter 16 of the Rules of the Games: caribbean stud
// poker, with its progressive jackpot.
//
// It is a game of the family of package versus. Its files follow the sections:
// the paragraphs of the deck, the shuffle, the three ways of dealing and what
// may go wrong (16.2 to 16.4, 16.7 to 16.9, 16.13) in paragraphs.go and
// irregularities.go, the wagers and what they pay (16.6, 16.12) in wagers.go,
// the round and the players' decision (16.10(a) to (d)) in round.go and the
// settlement (16.10(e) to (g)) in settle.go. The progressive wager (16.6(c), 16.7(b),
// 16.11, 16.12(e) to (g)) is conducted by package progressive.
//
// Other modules should not build on this package: it may change in every version.
package caribbean

import (
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game/progressive"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Rules is the game of caribbean stud poker.
var Rules = versus.Rules(table.Rules{
	ID: "caribbean-stud", Name: "Caribbean Stud Poker", Subchapter: "19:47-16", Seats: seats,
	About: table.About{
		Description: "Five cards against the dealer's five, one of which you see, and a jackpot for a dollar.",
		Known:       "jackpot",
		Lies:        map[string]string{"Dealer": "Ad ?? ?? ?? ??", "": "Qs Qd 9h 5c 2s"},
		Tips: []string{
			"Bet the ante, look at your cards and at the dealer's one card that lies face up, then bet twice the ante or fold and lose it.",
			"The dealer needs an ace and a king or better. Otherwise the ante is paid 1 to 1, and the bet comes back.",
			"Always bet a pair or better, and fold anything less than an ace and a king.",
			"A dollar in the progressive acceptor wins from a flush up, whatever the dealer has.",
		},
		Round: []string{
			"You bet the ante, and a dollar on the progressive jackpot if you like.",
			"You and the dealer get five cards each, and one card of the dealer lies face up.",
			"Look at your cards: fold and lose the ante, or bet twice the ante.",
			"The dealer shows the other four cards, and qualifies with an ace and a king or better.",
			"If the dealer does not qualify, the ante pays even money and the bet comes back.",
			"Otherwise the higher hand wins: the ante pays even money, and the bet pays by its table of hands.",
			"The progressive jackpot pays for a flush or better, whatever the dealer has.",
		},
		Examples: []string{"ante 10", "progressive 1"},
		Lessons: []table.Lesson{
			{ID: "let-it-go", Name: "Let it go", Task: "Fold a hand.",
				Why:   "A hand without a pair and without ace and king loses less by folding than by betting twice the ante.",
				Offer: betOffer.ID, Choice: Fold},
		},
	},
}, DefaultOptions, New)

// seats is how many betting positions the layout has.
const seats = 7

// Game is a caribbean stud poker table.
type Game struct {
	progressive.Table
	options Options
	pair    versus.Rank // the lowest pair
}

// New sets up a caribbean stud poker table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, pair: versus.RankOf(poker.High, "2h 2c 3c 4c 5c")}
	g.SetUp(&paragraphs, &g.options.Options, o.layout(), o.wagers())
	g.SetUpJackpot(&jackpot, &g.options.Terms, progressiveWager)
	g.Completes = completes
	return g
}

// Felt draws the layout: at every position the acceptor of the progressive
// wager, the ante and the bet.
func (g *Game) Felt(seats int) *felt.Felt {
	return felt.HalfRound("Caribbean Stud Poker layout", seats).
		DealerCards(0, "Dealer").
		InscribeLower("CARIBBEAN STUD POKER", "DEALER PLAYS WITH ACE AND KING OR BETTER").
		Position(felt.Circle("progressive", "Jackpot").Called("Progressive").Sized(3.2, 3.2),
			felt.Row(felt.Box("ante", "Ante").Sized(3.7, 2.9), felt.Box("bet", "Bet").Sized(3.7, 2.9)), felt.Cards().Clear()).
		Felt()
}

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if n := a.Args[0]; a.Kind == table.Report && a.Word == DealerMisdealt && (n < 0 || n > 52 || n == 5) {
		return law.Refuse("16.13(d)[dealer other]", "%d cards for the dealer are no misdeal", n)
	}
	return g.Table.Check(d, a)
}

// Hand returns the cards last dealt to a position, the dealer's being 0. It is
// for strategies and tests; screens show what events tell them.
func (g *Game) Hand(b table.Box) [5]card.Card { return [5]card.Card(g.At(b).Cards[:5]) }

// UpCard returns the dealer's card that everybody sees.
func (g *Game) UpCard() card.Card { return g.Dealer().Cards[upCard] }
