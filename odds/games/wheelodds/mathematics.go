// Package wheelodds is the mathematics of games with a wheel.
//
// Other modules should not build on this package: it may change in every version.
package wheelodds

import (
	"boardwalk/odds"
	"boardwalk/odds/games"
)

// Roulette is what the figures of roulette are held against. They are found by playing every outcome.
var Roulette = &games.Mathematics{
	Analysis: &odds.Analysis{
		Method: "every pocket of the wheel, played on the real table",
		HeldBy: []string{"odds.TestPublishedFigures"},
		Published: []odds.Published{
			{Wager: "straight-17", Per: "bet made", Figure: "5.263"},
			{Wager: "first-five", Per: "bet made", Figure: "7.895"},
			{Wager: "red", Per: "bet made", Figure: "2.632"}, // half back on 0 and 00
		},
		Counted: []string{"", "wheel=single-zero"},
	},
}

// BigSix is what the figures of the big six wheel are held against, likewise.
var BigSix = &games.Mathematics{
	Analysis: &odds.Analysis{
		Method:  "every stop of the wheel, played on the real table",
		HeldBy:  []string{"odds.TestPublishedFigures"},
		Dealing: odds.Dealing{Cards: 54, Taken: []int{1}},
		Published: []odds.Published{
			{Wager: "one", Per: "bet made", Figure: "11.11"},
			{Wager: "two", Per: "bet made", Figure: "16.67"},
			{Wager: "five", Per: "bet made", Figure: "22.22"},
			{Wager: "ten", Per: "bet made", Figure: "18.52"},
			{Wager: "twenty", Per: "bet made", Figure: "22.22"},
			{Wager: "joker", Per: "bet made", Figure: "14.81"},
		},
		Counted: []string{""},
	},
}

// Pokette is what is known of pokette.
var Pokette = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: poketteFigures,
		Method:  "every stop of the wheel, played on the real table",
		HeldBy:  []string{"odds.TestCounts"},
		Counted: []string{"", "clapper=respin stand=device"},
	},
}
