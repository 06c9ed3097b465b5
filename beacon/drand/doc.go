// Package drand speaks the HTTP interface of drand, the software behind the League of Entropy's
// beacon. A [Client] asks one or more servers for the value of a round, and returns only what it
// has verified. A [TestBeacon] is such a server with a key of its own: good for tests and for
// trying a table with a beacon on one machine, and no proof of anything, since whoever runs it
// knows every value in advance.
//
// Other modules should not build on this package: it may change in every version.
package drand
