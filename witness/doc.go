// Package witness keeps a house to the history that it has signed. Whoever has the data of
// a house and its key can write another history and sign that; but not if the checkpoints
// of the first one are elsewhere.
//
// A [Publisher] is the house's side: it passes every checkpoint on, as it is signed, to a
// file, to the system's log or to a witness. A [Server] is a witness: it keeps the
// checkpoints of the houses that it knows, refuses one that does not continue what it has
// seen (shorter, or another history), and signs the others together with the time at
// which it saw them. The protocol is that of c2sp.org/tlog-witness, the signatures are
// those of c2sp.org/tlog-cosignature.
//
// Other modules should not build on this package: it may change in every version.
package witness
