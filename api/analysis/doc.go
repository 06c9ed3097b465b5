// Package analysis works out what people ask the house about its games: the odds of
// every wager, the best strategy, what each choice of a hand is worth, and
// simulations.
//
// An [Analyst] works out one thing at a time for those who ask about the table at which
// they sit, one of the figures of games as they usually are, which all are remembered,
// and one of everything else. The tables have the rest of the machine.
// It remembers what it found, and who asks for what is being worked out already shares it.
// Every request names its [Asker]: those of one address wait for each other, and others
// wait for at most one of them. [Rules] are the game, options and terms that a question
// is about.
//
// Other modules should not build on this package: it may change in every version.
package analysis
