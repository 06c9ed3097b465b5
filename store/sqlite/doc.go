// Package sqlite is what a house in one directory needs of SQLite beyond SQL: care for its files.
//
// SQLite reads its write-ahead log up to the first wrong byte, and keeps no checksums of pages. So [Check] looks at the
// log, the pages and the file that says how far the house had come before SQLite sees them. While the house is open, a
// [Copier] copies pages from the log into the database and keeps their checksums, [Progress] writes how far the house
// has come, and a [Guard] keeps SQLite from copying and deleting the log by itself. An [Image] is a database that is put
// together from another one while its house is open ([Hold]).
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// The database: file.go names and makes it, migrate.go and schemacheck.go give it its tables and compare them; vfs_unix.go
// and vfs_other.go read it without locks. The log: position.go, log.go. What is kept beside them: pagesums.go, headfile.go.
// Before SQLite sees them: check.go. While the house is open: guard.go, copyback.go, logindex.go, keyed.go (the database
// says that its house has begun), progress.go.
//
// A copy of a database: hold.go (keeps the log while it is read), frames.go (the log's transactions), image.go (a database
// file that is put together), copypages.go, comparepages.go.
package sqlite
