// Package sim plays many rounds of a game, fast and on all cores, and counts
// what a wager brings.
//
// It is the game itself that is played, on a [table.Table] with a fast source
// of outcomes and a [Strategy] for the player: there is no second copy of any
// rule. What the player has before a wager is made and after it was decided is
// all that is looked at.
//
// A simulation can be repeated to the last digit: its rounds are split into
// chunks of a fixed length, the chunk with number i is played at a freshly
// opened table with outcomes from chance.NewFast(seed, i), and what came of the
// chunks is added up in whole numbers. The number of cores changes only how
// long it takes.
//
// [Compare] plays two simulations of the same rounds side by side and says how
// sure their difference is, and [CutCard] tells with it what the cutting card
// does to blackjack. Games of players against each other are simulated by
// package sim/ring.
//
// Other modules may build on this package.
//
// # Files
//
// In reading order:
//
//   - What wagers come to: sums.go, session.go (what becomes of a bankroll), progress.go.
//   - How somebody plays: strategy.go, strategyfile.go (read from a text), games.go (how each game is simulated).
//   - What is known exactly of the cards, which makes a mean surer: controls.go, controlled.go.
//   - A simulation: sim.go, plan.go (wager and seats), otherseats.go, worker.go (plays chunks), merge.go, exactodds.go.
//   - Two beside each other: compare.go, cutcard.go (the cutting card).
package sim
