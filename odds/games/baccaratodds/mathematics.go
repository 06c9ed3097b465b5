// Package baccaratodds is the mathematics of baccarat: punto banco, minibaccarat and chemin de fer.
//
// Other modules should not build on this package: it may change in every version.
package baccaratodds

import (
	"boardwalk/game/baccarat"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/sim"
)

// PuntoBanco is what is known of baccarat-punto banco.
var PuntoBanco = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: baccaratFigures, Sized: true, Decks: mostDecks, Dead: baccarat.Value,
		Method:  "every deal of the real table, by the values of the cards",
		HeldBy:  []string{"odds.TestBaccaratFromAnyDecks", "odds/games/baccaratodds.TestOneCountServesWagersOfEverySize"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{1, 1, 1, 1, 1, 1}},
		Published: []odds.Published{
			{Wager: "banker", Per: "bet made", Figure: "1.0579", Options: "decks=8"},
			{Wager: "player", Per: "bet made", Figure: "1.2351", Options: "decks=8"},
			{Wager: "tie", Per: "bet made", Figure: "14.3596", Options: "decks=8"},
			{Wager: "banker", Per: "bet made", Figure: "1.0558", Options: "decks=6"},
			{Wager: "player", Per: "bet made", Figure: "1.2374", Options: "decks=6"},
			{Wager: "tie", Per: "bet made", Figure: "14.4382", Options: "decks=6"},
		},
		Counted: []string{"", "decks=6", "decks=7", "vigorish=4%", "rounding=exact"},
	},
	Players: &sim.Players{Controls: controlled},
}

// Minibaccarat is what is known of minibaccarat.
var Minibaccarat = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: baccaratFigures, Sized: true, Decks: mostDecks, Dead: baccarat.Value,
		Method:  "every deal of the real table, by the values of the cards",
		HeldBy:  []string{"odds.TestBaccaratFromAnyDecks", "odds/games/baccaratodds.TestOneCountServesWagersOfEverySize"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{1, 1, 1, 1, 1, 1}},
		Published: []odds.Published{
			{Wager: "banker", Per: "bet made", Figure: "0.5993", Options: "decks=8 vigorish=4%"},
		},
		Counted: []string{"", "decks=6", "decks=7", "vigorish=4%", "vigorish=25%-on-tie"},
	},
	Players: &sim.Players{Controls: controlled},
}

// CheminDeFer is what is known of chemin de fer.
var CheminDeFer = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: cheminFigures, Sized: true, Decks: mostDecks, Granted: []string{"banco", "suivi"},
		Method: "every deal of the real table, by the values of the cards, for every use of the options",
		HeldBy: []string{"odds/games/baccaratodds.TestCheminDeFerIsPuntoBancoWithOptions",
			"odds/games/baccaratodds.TestTheChoiceWithFiveAddsUpToTheFigures"},
		Dealing: odds.Dealing{Cards: 52, Taken: []int{1, 1, 1, 1, 1, 1}},
		Counted: []string{"", "decks=8", "vigorish=4%", "five-against-four=option"},
	},
	Adviser: &advice.Adviser{Example: advice.Example{Label: "Hand", Hand: "Ks 5h"},
		Advise: adviseChemin, Play: playChemin, Amount: cheminAmount, Value: valueChemin, Chart: chartChemin},
	Players: &sim.Players{
		Wagers:     []string{"player", "bank"},
		Strategies: cheminStrategies(),
		Answered:   []string{"bank"},
		Reader:     func() sim.Reader { return &optionLines{} },
		Seat:       atCheminDeFer,
	},
}
