// Package laboratory makes the kit that a testing laboratory gets of this program: which code and tests answer for each
// paragraph, exact figures with their certificates, tests of the source of outcomes and of shuffles, the replay of evenings
// that releases have dealt, and what the program is built from. [Make] writes it into a directory, with an index that says
// of each part whether it was recomputed now, rests on simulated rounds, or is only recorded.
//
//	ix, err := laboratory.Make(ctx, &laboratory.Request{Games: games, Dir: "kit"})
//
// Other modules should not build on this package: it may change in every version.
package laboratory
