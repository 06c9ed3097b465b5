// Package reddogodds is the mathematics of red dog.
//
// Other modules should not build on this package: it may change in every version.
package reddogodds

import (
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/sim"
)

// Mathematics is what is known of red dog.
var Mathematics = &games.Mathematics{
	Analysis: &odds.Analysis{Alike: odds.ByRank, Dead: odds.ByRank, Words: raises,
		Method: "every round with the best choice at every question, played on the real table",
		HeldBy: []string{"odds.TestEveryRoundOfASmallGame",
			"odds/games/reddogodds.TestChoicesWithEveryHandAreTheFigureOfBestPlay"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{1, 1, 1}},
		Published: []odds.Published{
			{Wager: "original", Per: "bet made", Figure: "3.155", Options: "decks=1"},
			{Wager: "original", Per: "bet made", Figure: "3.077", Options: "decks=2"},
			{Wager: "original", Per: "bet made", Figure: "2.884", Options: "decks=4"},
			{Wager: "original", Per: "bet made", Figure: "2.798", Options: "decks=6"},
			{Wager: "original", Per: "bet made", Figure: "2.751", Options: "decks=8"},
		},
		Counted: []string{"", "decks=2", "decks=3", "decks=4", "decks=5", "decks=6", "decks=7", "decks=8"},
	},
	Adviser: &advice.Adviser{Example: advice.Example{Label: "The two cards", Hand: "4c Qs"},
		Advise: adviseRedDog, Value: valueRedDog, Chart: chartRedDog, Place: placeRedDog},
	Players: &sim.Players{
		Wagers: []string{"original"},
		Strategies: []sim.Named{
			sim.Always("seven", "raise on spreads of 7 and more, which is best", raiseFrom(7)),
			sim.Always("always", "raise on every spread", raiseFrom(1)),
			sim.Always("never", "never raise", raiseFrom(widest+1)),
		},
		Reader:   func() sim.Reader { return &raiseLines{} },
		Controls: controlled,
	},
}
