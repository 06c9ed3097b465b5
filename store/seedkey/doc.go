// Package seedkey seals the secrets of cards to come, so that whoever reads the data directory of
// a house, or a copy of it, learns none of them. A [Key] seals and opens them. [Open] reads a key
// from a file, which must lie outside of the data directory and be readable by its owner alone.
//
// A sealed seed is AES-256-GCM with a random nonce of 96 bits before it and a tag of 128 bits
// behind it, 60 bytes in all. The table and the number of the seed are associated data, so a
// sealed seed cannot be moved to another table or number.
//
// Other modules should not build on this package: it may change in every version.
package seedkey
