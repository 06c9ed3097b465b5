// Package paigowodds is the mathematics of games in which everybody sets two hands or three: pai gow, pai gow poker and
// asia poker.
//
// Other modules should not build on this package: it may change in every version.
package paigowodds

import (
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games"
	"boardwalk/sim"
)

// PaiGow is what is known of pai gow.
var PaiGow = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: odds.At(paiGowFigures, evenHundred), Sized: true, Granted: []string{"wager"},
		Method:  "all pairs of stacks of four tiles, by how they are set",
		HeldBy:  []string{"odds/twohands.TestStacksTileByTile", "odds/twohands.TestAllPairsOfStacks"},
		Dealing: odds.Dealing{Cards: 32, Taken: []int{4, 4}},
	},
	Adviser: &advice.Adviser{Tiles: true, Bank: true, Stake: true, Example: advice.Example{Label: "The four tiles", Hand: "6-6 4-5 1-1 2-4"},
		Advise: advisePaiGow, Play: playPaiGow, Value: valuePaiGow, Chart: chartPaiGow},
	Players: &sim.Players{
		Wagers:     []string{"wager"},
		Strategies: []sim.Named{asTheHouse, {Name: "best", Text: BestOfTiles, For: bestTiles}},
		Seat:       evenVigorish,
	},
}

// PaiGowPoker is what is known of pai gow poker.
var PaiGowPoker = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: odds.At(paiGowPokerFigures, evenHundred), Sized: true, Granted: []string{"wager"},
		Pending: paiGowPokerPending,
		Kept:    paiGowPokerKept,
		Method: "all pairs of hands, by inclusion and exclusion over the cards that both would have; kept in a " +
			"file with a checksum of the rules",
		HeldBy: []string{"odds/twohands.TestTheCountIsTheSumOfAllHands", "odds/twohands.TestHandsOfAShortDeckCardByCard"},
	},
	Adviser: &advice.Adviser{Bank: true, Stake: true, Example: advice.Example{Label: "The seven cards", Hand: "As Kh Kd 9c 9s 5d 2c"},
		Advise: advisePaiGowPoker, Play: playPaiGowPoker, Value: valuePaiGowPoker, Chart: chartPaiGowPoker},
	Players: &sim.Players{
		Wagers:     []string{"wager", "number-1"},
		Strategies: []sim.Named{asTheHouse, {Name: "best", Text: BestOfCards, For: bestCards, Counted: true}},
		Unasked:    []string{"number-1"},
		Seat:       besideWager,
	},
}

// Asia is what is known of asia poker.
var Asia = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: odds.At(asiaFigures, evenHundred), Granted: []string{"wager"}, Pending: asiaPending, Kept: asiaKept,
		Method: "all pairs of hands, by inclusion and exclusion over the cards that both would have; kept in a " +
			"file with a checksum of the rules",
		HeldBy: []string{"odds/threehands.TestTheCountIsThatOfEveryPair", "odds/threehands.TestTablesSetHandsAlike"},
		Comparisons: []odds.Comparison{{Wager: "wager", Published: "4.82", Source: "atlanticcityweekly.com, Asia poker introduced", Differs: true,
			Note: "it is what copies cost, and how often hands are copies depends on the house way, which no source tells; " +
				"with this house's own way the figure lies between that of best chances and that of the house way"}},
		Counted: []string{""},
	},
	Adviser: &advice.Adviser{Example: advice.Example{Label: "The seven cards", Hand: "As Kh Kd 9c 9s 5d 2c"},
		Advise: adviseAsia, Play: playAsia, Cards: cardsAsia, Prepare: prepareAsia, Value: valueAsia, Chart: chartAsia},
	Players: &sim.Players{
		Wagers:     []string{"wager"},
		Strategies: []sim.Named{asTheHouse, {Name: "chances", Text: BestOfThreeHands, For: bestThreeHands}},
	},
}
