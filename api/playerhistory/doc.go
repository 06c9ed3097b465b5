// Package playerhistory finds the rounds that a person has played, at all tables,
// with what was wagered and what came back.
//
// Nothing is written for this when a round is played. A [History] reads the records
// of a person's visits and the transfers of their seats from the store when somebody
// asks, and keeps what it found, so that only what is new is read the next time.
//
// Other modules should not build on this package: it may change in every version.
package playerhistory
