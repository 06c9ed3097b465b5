//go:build unix

package sqlite

// WithoutLocks names the part of SQLite that reads files without locking them.
const WithoutLocks = "unix-none"
