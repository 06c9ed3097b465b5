//go:build !unix

package store

import (
	"os"
	"path/filepath"
)

// lock only marks the directory where the system has no advisory locks. A
// second server would fail at its first write: two records cannot have the same
// number.
func lock(dir string) (*os.File, error) {
	return os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
}

// inUse reports whether a server may have the directory. Without advisory locks nobody can tell.
func inUse(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "lock"))
	return err == nil
}

// withoutLocks names the part of SQLite that reads files without locking them.
const withoutLocks = "win32-none"
