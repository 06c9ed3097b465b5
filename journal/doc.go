// Package journal is the record of everything that happens in the casino.
//
// A [Record] is one line of JSON in one canonical form, so the bytes that are stored are the bytes
// that are hashed. The lines are the leaves of a Merkle tree ([Log]), whose head is signed in
// checkpoints of the public C2SP form ([Sign]).
//
// [Verify] checks lines, hashes and checkpoints against each other and names the first record that
// was changed. [VerifyDraws] draws every card again from the seeds that were committed to
// beforehand. docs/fairness.md defines what a seed, a series, a cut and the chain of rounds are.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// In reading order:
//
//   - A record: record.go (the line), scan.go and plain.go (read usual lines fast), kinds.go, correction.go and server.go (the
//     data of each kind of record), kindscan.go (reads usual data fast).
//   - An entry of a table's journal as data: entryform.go (its form), entryparts.go (acts, answers
//     and changes), entrytext.go (writes usual entries fast), entryscan.go (reads them fast), entry.go (writes
//     and reads one).
//   - Seeds: seed.go (seeds, the chain and the stream of outcomes), cut.go (players' cuts and the
//     beacon), unopened.go (what follows from cuts that were not opened), series.go (the tree of a
//     series).
//   - Drawing again: draws.go (the rounds of a table), draws_seeds.go (series, commitments and
//     reveals), draws_cuts.go (cuts and the beacon), draws_present.go (the present round).
//   - Signing: merkle.go (the tree over the lines), keyring.go (keys that follow one another),
//     checkpoint.go (its signed head), heads.go (the
//     signed heads of several logs), verify.go (lines, hashes and checkpoints against each other).
package journal
