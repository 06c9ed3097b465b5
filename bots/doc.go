// Package bots is the company at the tables: players whom the program plays, on live
// tables as in the terminal.
//
// A [Bot] has a name, a level, a temper and a drive. The level says how well it plays, the
// temper what it likes to bet on and how boldly, the drive whether it would rather bet or call
// where players play against each other. Before a round it makes wagers with
// [Bot.Bet]; when it is asked something, a [Mind] that holds what its seat may see
// gives the answer:
//
//	m := bots.Mind{Bot: bots.At(0, ""), Situation: what, Chance: source}
//	answer := m.Answer()
//
// Against the house a bot asks counsel, and one that is no expert errs at times. Among players
// who play against each other it counts in the first betting round how many hands are better than
// its own, how many act behind it and what a raiser may have; [Style] has the numbers. After that it
// deals the cards that it cannot see to the end many times, and holds its share of the pot against
// the price of a call. What the tests count of each kind of bot (how often it comes in, raises, raises
// again and goes to the showdown) is in figures_test.go.
//
// Other modules should not build on this package: it may change in every version.
package bots
