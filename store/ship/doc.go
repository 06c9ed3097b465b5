// Package ship passes what a house in a directory commits on to another directory, as it is committed, so that a house can
// be put together there when the first one is lost.
//
// A directory that is shipped to has generations. Each begins with a base, which is a copy of the database, and has the
// write-ahead logs since then, byte for byte, so that SQLite's own checksums hold them together. An index says how many
// records there were after each commit, and when. [Shipper] writes it, beside a house that is open; package store/backup
// reads it.
//
// Whoever takes over from the house says so in the directory ([Promote]). A house that ships there then stops, and does not
// open again.
//
// Other modules should not build on this package: it may change in every version.
package ship
