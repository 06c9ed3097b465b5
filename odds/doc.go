// Package odds says what every wager is worth: the chance of each result, the
// house advantage and the variance, as fractions of whole numbers.
//
// Nothing here is typed in. Where a game's outcomes can be gone through one by
// one, the game itself is played on every one of them ([Chain]); where there are
// too many, they are counted by hands and ranks with the game's own tables, and
// tests hold those counts against the game on decks that are small enough to be
// gone through.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - What a figure is: odds.go, comparisons.go (figures that others published), dealing.go (how many
//     deals there are), profile.go (chances, skew, like wagers), sheet.go (a report as JSON).
//   - What is asked of a game's mathematics: asked.go, work.go (a table that is open for it), games.go (figures by the game's
//     own mathematics, or without), pokerview.go and choices.go (what the choices of a hand are worth).
//   - Ways to a figure: chain.go (every outcome), simple.go (wagers that are decided at once, or in the end), rounds.go and
//     played.go (every round with the best choice, where nothing is written), deals.go and tallies.go (every deal),
//     ends.go and lately.go (deals counted once for wagers of every size).
//   - Counts that are kept: keptcount.go, keptwith.go (those that come with the program).
//   - Poker hands against each other: boards.go (those that differ in suits alone), equity.go, ranges.go (read from a text),
//     rangeequity.go. Keno: keno.go, kenomoments.go, kenoticket.go.
package odds
