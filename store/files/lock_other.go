//go:build !unix

package files

import (
	"io"
	"os"
	"path/filepath"
)

// Lock only marks the directory where the system has no advisory locks. A
// second server would fail at its first write: two records cannot have the same
// number.
func Lock(dir string) (io.Closer, error) {
	return os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
}

// InUse reports whether a server may have the directory. Without advisory locks nobody can tell.
func InUse(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "lock"))
	return err == nil
}
