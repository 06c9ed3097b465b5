// Package blackjackodds is the mathematics of blackjack and its kin, as far as it is not one of package twentyone.
//
// Other modules should not build on this package: it may change in every version.
package blackjackodds

import (
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/odds/twentyone"
	"boardwalk/sim"
)

// Blackjack is what is known of blackjack.
var Blackjack = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: blackjackFigures, Dead: twentyone.ClassOf, Decks: 100, Infinite: true, Kept: keptPlays,
		Method: "by sets of cards, from a fresh shoe: orders of a hand times the ways to take it, and the " +
			"dealer from the rest",
		HeldBy: []string{"odds/twentyone.TestTheGameIsWorthWhatTheSolutionSays",
			"odds/twentyone.TestTheGameIsWorthWhatAStrategySays", "odds/twentyone.TestFloatingPointAgreesWithFractions"},
		Counted: []string{"decks=1", ""},
	},
	Adviser: withPicture(adviser(advice.Example{Label: "Hand", Hand: "Ts 6h", Dealer: "Td"})),
	Players: &sim.Players{
		Wagers: []string{"main"},
		Strategies: []sim.Named{
			{Name: "basic", Text: "by the total, as is best under the options in force", For: basicStrategy},
			{Name: "best", Text: "by the cards of each hand, as is best under the options in force", For: bestPlay},
			byChart("mimic", "as the dealer: draw to 17, never double down or split", mimicChart),
			byChart("never-bust", "never draw where a card could take the hand over 21", neverBustChart),
		},
		Reader:     func() sim.Reader { return &chartLines{} },
		Seat:       atBlackjack,
		Controls:   controlled,
		FreshShoes: freshShoes,
	},
}

// Spanish21 is what is known of spanish 21.
var Spanish21 = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: blackjackFigures, Dead: twentyone.ClassOf, Sized: true, SuperBonus: superBonus,
		Kept: keptPlays,
		Method: "by sets of cards, from a fresh shoe: orders of a hand times the ways to take it, and the " +
			"dealer from the rest",
		HeldBy: []string{"odds/twentyone.TestTheGameIsWorthWhatTheSolutionSays",
			"odds/twentyone.TestTheGameIsWorthWhatTheSolutionSaysOfSuits",
			"odds/twentyone.TestResultsOfKinHaveTheMeanOfTheSolution"},
		Comparisons: []odds.Comparison{
			{Wager: "main", Published: "0.37", Source: "thetruefacs.biz, six decks", Options: "decks=6", Differs: true, Stake: money.Dollar,
				Note: "the source leaves the super bonus out, and without it 0.36 is found by best play and 0.38 by basic strategy"},
			{Wager: "main", Published: "0.38", Source: "thetruefacs.biz, eight decks", Options: "decks=8", Stake: money.Dollar,
				Note: "the source leaves the super bonus out, which a wager of $1 does not have"},
			{Wager: "main", Published: "0.76", Source: "Wizard of Odds, the dealer draws to soft 17", Differs: true,
				Note: "the dealer stands on soft 17 in New Jersey, which 19.12(b) says; with doubling again the source has 0.42"},
		},
	},
	Adviser: adviser(advice.Example{Label: "Hand", Hand: "7s 7s", Dealer: "7d"}),
	Players: kin,
}

// DoubleAttack is what is known of double attack blackjack.
var DoubleAttack = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: blackjackFigures, Dead: twentyone.ClassOf, Kept: keptPlays,
		Method: "by sets of cards, from a fresh shoe: orders of a hand times the ways to take it, and the " +
			"dealer from the rest",
		HeldBy: []string{"odds/twentyone.TestTheGameIsWorthWhatTheSolutionSays",
			"odds/twentyone.TestTheGameIsWorthWhatTheSolutionSaysOfSuits",
			"odds/twentyone.TestResultsOfKinHaveTheMeanOfTheSolution"},
		Comparisons: []odds.Comparison{{Wager: "main", Published: "0.62", Source: "Wizard of Odds, in casinocitytimes.com of 19 July 2011",
			Options: "split-hands=2 surrender-later=no",
			Note: "the article speaks of a late surrender, which is one of two cards, and not of splitting again; by the recovered rules a pair " +
				"is split into four hands, and any hand may be surrendered"}},
	},
	Adviser: adviser(advice.Example{Label: "Hand", Hand: "Ks 6h", Dealer: "Kd"}),
	Players: kin,
}

// adviser is who advises at blackjack and its kin.
func adviser(example advice.Example) *advice.Adviser {
	return &advice.Adviser{Example: example,
		Advise: adviseBlackjack, Play: playBlackjack, Prepare: prepareBlackjack, Value: valueBlackjack, Chart: chartBlackjack,
		Place: placeBlackjack}
}

// withPicture is an adviser whose chart has a form that players print.
func withPicture(a *advice.Adviser) *advice.Adviser {
	a.Picture = drawBlackjack
	return a
}

// kin are who plays the kin of blackjack.
var kin = &sim.Players{
	Wagers: []string{"main"},
	Strategies: []sim.Named{
		{Name: "basic", Text: "by the total and the number of cards, as is best under the options in force", For: basicStrategy},
		{Name: "best", Text: "by the cards of each hand, as is best under the options in force", For: bestPlay},
	},
	Unasked:  []string{"match", "bust-it"},
	Seat:     atKin,
	Controls: controlled,
}
