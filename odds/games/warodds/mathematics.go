// Package warodds is the mathematics of casino war.
//
// Other modules should not build on this package: it may change in every version.
package warodds

import (
	"boardwalk/game/casinowar"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/sim"
)

// Mathematics is what is known of casino war.
var Mathematics = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: casinoWarFigures, Alike: odds.ByRank, Dead: odds.ByRank, Words: wars,
		Method: "every deal by ranks, played on the real table",
		HeldBy: []string{"odds.TestEveryRoundOfASmallGame",
			"odds/games/warodds.TestCasinoWarChoicesAreTheFigureOfBestPlay"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{1, 1, 1, 1}},
		Published: []odds.Published{
			{Wager: "ante", Per: "bet made", Figure: "2.8771"},
			{Wager: "ante", Per: "bet made", Figure: "2.3301", Options: "bonus=yes"},
			{Wager: "tie", Per: "bet made", Figure: "58/311"},
			{Wager: "tie", Per: "bet made", Figure: "18.65"},
		},
		Counted: []string{"", "bonus=yes", "decks=1", "decks=2", "decks=4", "decks=8", "decks=8 bonus=yes"},
	},
	Adviser: &advice.Adviser{Example: advice.Example{Label: "Your card", Hand: "8h", Dealer: "8c"},
		Advise: adviseCasinoWar, Value: valueCasinoWar, Chart: chartCasinoWar, Place: placeCasinoWar},
	Players: &sim.Players{
		Wagers: []string{"ante", "tie"},
		Strategies: []sim.Named{
			sim.Always("war", "go to war on every tie, which is best", onTies(casinowar.War)),
			sim.Always("surrender", "surrender on every tie", onTies(casinowar.Surrender)),
		},
		Unasked:  []string{"tie"},
		Reader:   func() sim.Reader { return &tieLines{} },
		Seat:     atCasinoWar,
		Controls: controlled,
	},
}
