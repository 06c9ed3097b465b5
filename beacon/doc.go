// Package beacon checks the values of a public randomness beacon: numbered rounds, one every few
// seconds, each with a signature that nobody can know before its time and everybody can verify
// afterwards. A table may mix such a value into a round, so that the outcome depends on something
// that neither the house nor the players could choose.
//
// A [Chain] says which beacon it is: its public key, when its first round was due and how far
// apart rounds are. [Chain.Due] and [Chain.At] turn rounds into times and back, and [Chain.Verify]
// holds a value against its round. The one scheme is that of drand's quicknet, [Scheme].
//
// Nothing here asks a beacon for anything; package beacon/drand does.
//
// Other modules should not build on this package: it may change in every version.
package beacon
