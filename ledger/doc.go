// Package ledger is the double entry of the casino in whole cents. Every chip
// that moves is a [Transfer] from one [Account] to another; a transfer is never
// edited and never deleted, so the balances at any moment follow from the
// transfers up to it. A [Book] holds the balances and refuses what cannot be.
//
// What a table moves is derived from its events ([Derive]) and held against the
// table's own accounts ([Check]): two ways of counting the same chips.
package ledger
