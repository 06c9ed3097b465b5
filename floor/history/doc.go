// Package history rebuilds from the records of a table what happened at it
// earlier: old events for a stream that begins before those at hand, a round of
// play that is over, and what was drawn from its seed. A [Reader] does that in the
// goroutine of whoever asks; the live table is not involved.
//
// Other modules should not build on this package: it may change in every version.
package history
