// Package archive keeps the lines of old records in compressed files, one for each month, beside the database of a house.
//
// An archive is a text file under gzip: `zcat archive-2026-05.gz` prints a line that says what it is, and then the lines of all
// records of the month, each as it was hashed. It is written in members of some hundred lines, and each says in its
// header how long it is, so that one line is found without unpacking the others.
//
// In the database a [Stub] takes the place of a line. The hashes beside it stay, so what an archive has is held against the
// Merkle tree and its signed heads like any line: nobody need trust the file.
//
//	set := archive.In(dir)
//	line, err := set.Whole(stub)
//
// The first types to look at are [Set], which finds lines, and [Writer].
//
// Other modules should not build on this package: it may change in every version.
package archive
