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
