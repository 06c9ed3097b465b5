// Package analysis works out what people ask the house about its games: the odds of
// every wager, the best strategy, what each choice of a hand is worth, and
// simulations.
//
// An [Analyst] works out one thing at a time, so that the tables have the rest of the
// machine, and remembers what it found. Every request names the address that it comes
// from: those of one address wait for each other, and others wait for at most one of
// them. [Rules] are the game, options and terms that a question is about.
package analysis
