// Package games has the shape of a game's mathematics: what packages odds, odds/advice and sim each ask for, in one
// value. The packages below this one make such values, a package for each family of games that share their code. The
// line of a game in the list of games names its value:
//
//	threecard.Rules.With(pokerodds.ThreeCard)
//
// A game elsewhere may use this type, or one of its own that has some of its methods.
//
// Other modules may build on this package.
package games

import (
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/sim"
)

// Mathematics is what is known of a game. All of it may be missing: a game that asks nothing and whose every round decides
// every wager has its figures and its simulation without.
type Mathematics struct {
	*odds.Analysis  // figures, choices, counts, and what is held against them
	*advice.Adviser // what the choices of a question are worth, and the chart of best play
	*sim.Players    // who plays it in simulations
}
