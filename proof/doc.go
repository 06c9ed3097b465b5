// Package proof makes and checks certificates: what is known of the exact figures of one game under one set of options, and
// how it was held against something else.
//
// [Make] finds the figures and everything that needs no long run. A [Runner] simulates, block by block, so that the work can
// be ended, gone on with and divided over machines. [Certificate.Check] holds a certificate against itself and against the
// rules of this program; [Certificate.Again] finds the figures anew, and [Certificate.Replay] plays the first rounds of every
// simulation again.
//
//	c, err := proof.Of("three-card-poker", "ledger=B")
//	err = c.Check()
//
// The certificates lie in the directory kept and come with the program.
//
// Other modules should not build on this package: it may change in every version.
package proof
