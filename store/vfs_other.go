//go:build !unix

package store

// withoutLocks names the part of SQLite that reads files without locking them.
const withoutLocks = "win32-none"
