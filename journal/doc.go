// Package journal is the record of everything. A [Record] is one line of JSON
// in one canonical form, so that the bytes that are stored are the bytes that
// are hashed; the lines are the leaves of a Merkle tree ([Log]), whose head is
// signed in checkpoints of the public C2SP form ([Sign]). [Verify] holds the
// lines, the hashes and the checkpoints against each other and names the first
// record that is not what it was, and [VerifyDraws] draws every card again from
// the seeds that were committed to beforehand. What a seed, a series, a cut and the
// chain of rounds are is defined in docs/fairness.md.
package journal
