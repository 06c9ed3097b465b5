// Package worth finds what a wager from a text is worth: in how many ways each of its lines comes about, as fractions.
//
// Cards that lie in fixed places are counted by the classes that the wager's conditions can tell apart ([OfCards]), dice
// until a seven by a Markov chain over what the conditions look at, and whatever depends on how a round goes by playing
// whole rounds of the game: all of them where that is possible, and otherwise many, with an interval. [Of] chooses.
package worth
