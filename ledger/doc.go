// Package ledger is the double entry of the casino in whole cents. Every chip
// that moves is a [Transfer] from one [Account] to another; a transfer is never
// edited and never deleted, so the balances at any moment follow from the
// transfers up to it. A [Book] holds the balances and refuses what cannot be.
//
// A movement that has to wait is two rows: one that is [Pending] sets the amount
// aside, so that nobody spends it twice, and a second one posts or voids it. The
// floor does so where an order is acknowledged before it can be carried out:
// chips for a seat in the middle of a round, and a wager above the maximum until
// staff decide about it. All else moves at once. A wager is not pending while it
// lies there: it is in an account of its own, [Layout], and so is vigorish that
// is owed on a marker button, [Markers].
//
// A progressive jackpot is an account of the house, [Meter], which several tables
// may feed and be paid from. What it holds is what the meter reads.
//
// What a table moves is derived from its events ([Derive]) and held against the
// table's own accounts ([Check]): two ways of counting the same chips.
//
// Other modules should not build on this package: it may change in every version.
package ledger
