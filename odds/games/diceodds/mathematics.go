// Package diceodds is the mathematics of games with dice.
//
// Other modules should not build on this package: it may change in every version.
package diceodds

import (
	"boardwalk/odds"
	"boardwalk/odds/games"
	"boardwalk/sim"
)

// Craps is what is known of craps.
var Craps = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: crapsFigures,
		Method: "every roll on the real table; what rolls leave undecided is solved as linear equations in fractions",
		HeldBy: []string{"game/craps.TestAWitnessSettlesEveryRollAlike", "odds.TestLineBetsWithOdds"},
		Published: []odds.Published{
			{Wager: "pass", Per: "bet resolved", Figure: "7/495"},
			{Wager: "pass", Per: "bet resolved", Figure: "1.414"},
			{Wager: "pass", Per: "roll", Figure: "0.42"},
			{Wager: "dont-pass", Per: "bet made", Figure: "3/220"},
			{Wager: "dont-pass", Per: "bet resolved", Figure: "1.40"},
			{Wager: "come", Per: "bet resolved", Figure: "1.414"},
			{Wager: "dont-come", Per: "bet made", Figure: "1.364"},
			{Wager: "place-6", Per: "bet resolved", Figure: "1.515"},
			{Wager: "place-6", Per: "roll", Figure: "0.463"},
			{Wager: "place-5", Per: "bet resolved", Figure: "4.000"},
			{Wager: "place-5", Per: "roll", Figure: "1.111"},
			{Wager: "place-4", Per: "bet resolved", Figure: "6.667"},
			{Wager: "lose-4", Per: "bet resolved", Figure: "3.030"},
			{Wager: "lose-5", Per: "bet resolved", Figure: "2.500"},
			{Wager: "lose-6", Per: "bet resolved", Figure: "1.818"},
			{Wager: "buy-4", Per: "bet and vigorish", Figure: "4.762"},
			{Wager: "lay-4", Per: "bet and vigorish", Figure: "2.439"},
			{Wager: "lay-5", Per: "bet and vigorish", Figure: "3.226"},
			{Wager: "lay-6", Per: "bet and vigorish", Figure: "4.000"},
			{Wager: "hard-4", Per: "bet resolved", Figure: "11.111"},
			{Wager: "hard-6", Per: "bet resolved", Figure: "9.091"},
			{Wager: "hard-6", Per: "roll", Figure: "2.778"},
			{Wager: "field", Per: "bet resolved", Figure: "5.556"},
			{Wager: "any-seven", Per: "bet resolved", Figure: "16.667"},
			{Wager: "any-craps", Per: "bet resolved", Figure: "11.111"},
			{Wager: "craps-2", Per: "bet resolved", Figure: "13.889"},
			{Wager: "craps-3", Per: "bet resolved", Figure: "11.111"},
			{Wager: "horn", Per: "bet resolved", Figure: "12.500"},
		},
		Counted: []string{"", "odds=10 lay-odds=10"},
	},
	Players: crapsPlayers,
}

// MiniCraps is what is known of craps at a small table.
var MiniCraps = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: crapsFigures,
		Method: "every roll on the real table; what rolls leave undecided is solved as linear equations in fractions",
		HeldBy: []string{"game/craps.TestAWitnessSettlesEveryRollAlike"},
		Published: []odds.Published{
			{Wager: "pass", Per: "bet resolved", Figure: "7/495"},
		},
	},
	Players: crapsPlayers,
}

// crapsPlayers are who plays craps, at a table of any size.
var crapsPlayers = &sim.Players{
	Wagers: []string{"pass", "dont-pass", "come", "dont-come", "place-6", "place-5", "place-4", "buy-4", "lay-4",
		"hard-6", "hard-4", "field", "any-seven", "any-craps"},
	Seat: atCraps,
}

// MiniDice is what is known of mini-dice, whose wagers may last several rounds.
var MiniDice = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: odds.UntilDecided,
		Method: "every roll on the real table until the wager is decided, as linear equations in fractions",
		HeldBy: []string{"odds.TestPublishedFigures"},
		Published: []odds.Published{
			{Wager: "place-6", Per: "bet resolved", Figure: "1.515"},
			{Wager: "place-5", Per: "bet resolved", Figure: "4.000"},
			{Wager: "place-4", Per: "bet resolved", Figure: "6.667"},
			{Wager: "place-6", Per: "roll", Figure: "0.463"},
			{Wager: "field", Per: "bet resolved", Figure: "5.556"},
			{Wager: "any-7", Per: "bet resolved", Figure: "16.667"},
			{Wager: "over-7", Per: "bet resolved", Figure: "1/6"},
			{Wager: "under-7", Per: "bet resolved", Figure: "1/6"},
		},
		Counted: []string{""},
	},
}

// SicBo is what the figures of sic bo are held against. They are found by playing every outcome.
var SicBo = &games.Mathematics{
	Analysis: &odds.Analysis{
		Method:  "every outcome of the three dice, played on the real table",
		HeldBy:  []string{"game/sicbo.TestHouseAdvantageOfEveryWager"},
		Dealing: odds.Dealing{Cards: 216, Taken: []int{1}},
		Published: []odds.Published{
			{Wager: "small", Per: "bet made", Figure: "2.78"},
			{Wager: "single-1", Per: "bet made", Figure: "7.87"},
			{Wager: "combo-1-2", Per: "bet made", Figure: "16.67"},
		},
		Counted: []string{""},
	},
}
