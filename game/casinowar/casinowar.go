// Package casinowar is casino war by a book of house rules, house:war. Its files
// follow the rules: the shoe (1, 2) in shoe.go, the wagers (3) in wagers.go, the
// round (4 to 6) and the war (7) in round.go, what may go wrong (8) in
// irregularities.go, the options and the sign (9, 10) in options.go.
//
// Other modules should not build on this package: it may change in every version.
package casinowar

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// Rules is the game of casino war.
var Rules = &table.Rules{
	ID: "casino-war", Name: "Casino War", Subchapter: "house:war", Seats: seats, Tournament: true,
	About: table.About{
		Description: "One card against the dealer's: the higher wins, and a tie is war.",
		Known:       "war, high card",
		Lies:        map[string]string{"Dealer": "8d", "": "Jc"},
		Tips: []string{
			"On a tie go to war: surrender costs half the ante every time, a war costs less on average.",
			"In a war you put up as much again. If you win it, only the second wager is paid; if you lose it, you lose both.",
			"The tie wager pays 10 to 1 and comes in about once in thirteen rounds and a half: leave it alone.",
		},
		Round: []string{
			"You bet the ante, and on a tie if you like.",
			"You and the dealer get one card each.",
			"The higher card wins even money; aces are high.",
			"If the cards are equal, the tie bet wins, and you choose: surrender half of your ante, or go to war.",
			"To go to war you bet as much again, and you and the dealer get another card each.",
			"If yours is as high or higher, the second bet is paid and the first comes back; otherwise you lose both.",
		},
		Pit: "Card Games", Begin: "deal", Examples: []string{"ante 10", "tie 2"},
		Lessons: []table.Lesson{
			{ID: "go-to-war", Name: "Go to war", Task: "Go to war after a tie.",
				Why:   "Surrender gives up half of the bet for sure. Going to war loses less on average.",
				Offer: warOffer.ID, Choice: War},
		},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

const (
	seats            = 7 // positions on the layout
	dealer table.Box = 0 // the dealer's box; a player's has the number of the position
)

// Game is a casino war table.
type Game struct {
	deal.ShoeKit
	options Options
	layout  *table.Layout

	hands [seats + 1]hand // of the round, by position; the dealer's is 0
	cross [2]table.Box    // two places that get each other's card; the same if none do
}

// hand is what a position has in a round.
type hand struct {
	ante, war *table.Bet // nil for none; a wager that is decided has no amount
	cards     [2]card.Card
	dealt     int // how many of them there are
}

// plays reports whether the hand has an ante that is not decided.
func (h *hand) plays() bool { return h.ante != nil && h.ante.Amount > 0 }

// New sets up a casino war table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, layout: newLayout(o.Bonus)}
	g.SetUp(&paragraphs, o.Decks, false)
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch low, high := min(a.Args[0], a.Args[1]), max(a.Args[0], a.Args[1]); {
	case a.Kind == table.Make && position(a.Area) != a.Seat:
		return law.Refuse("house:war-3(e)", "a player wagers at the own position only, which is %d", a.Seat)
	case a.Kind == table.Report && a.Word == wrongOrder && (low < 0 || low == high || high > seats):
		return law.Refuse("house:war-8(d)", "name two places: the positions 1 to %d, or 0 for the dealer", seats)
	}
	return g.ShoeKit.Check(d, a)
}

// Worth returns the rank of the card that counts: the last one.
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if c := cards[len(cards)-1]; c != card.Unknown {
		return c.Rank().String()
	}
	return ""
}
