// Package battery tests whether outcomes are evenly distributed and tell nothing of each other: those of a source, and the
// shuffles of every pack that games are dealt from, made by the code that deals at the tables.
//
// [Run] makes all tests and returns a [Result] for each, with its p-value: how often a perfect source would come out at
// least so far from what is expected. [Packs] lists what is shuffled, and Pack.Next is a shuffle, for other batteries.
//
//	results := battery.Run(chance.NewSecure(chance.NewSeed()), 1)
//
// Such tests find what is grossly wrong: a biased draw, a shuffle that forgets a card. That nobody can foretell the outcomes
// they cannot show.
//
// Other modules should not build on this package: it may change in every version.
package battery
