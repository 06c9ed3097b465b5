package sqlite

import (
	"errors"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver

	"boardwalk/store/files"
)

// File returns the name of the database of a directory.
func File(dir string) string { return filepath.Join(dir, "boardwalk.db") }

// ReadOnly returns the data source name for a connection that writes nothing, and that
// leaves the write-ahead log as it is when it is closed.
func ReadOnly(dir, extra string) string {
	return "file:" + File(dir) + "?mode=ro&_pragma=busy_timeout(5000)&_pragma=query_only(1)" + extra
}

// Source returns the data source name of the database. What is deleted or written anew is overwritten with zeros, so that
// what somebody wants forgotten is gone from the file. Every commit is synced to the
// disk before it counts. The store copies pages from the log to the database, at
// the latest after 64 MiB of it (see [Copier]): most pages are written again and again,
// and everybody waits during the copying.
func Source(dir, extra string) string {
	return "file:" + File(dir) +
		"?_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=secure_delete(1)" +
		"&_pragma=wal_autocheckpoint(16384)&_pragma=journal_size_limit(67108864)" + extra
}

// Create makes the database file of a new directory, readable by its owner
// alone, because it holds what nobody else may read.
func Create(dir string) error {
	file := File(dir)
	data, err := os.Stat(file)
	switch {
	case errors.Is(err, os.ErrNotExist):
		f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil {
			return err
		}
		return errors.Join(f.Close(), files.SyncDir(dir))
	case err != nil:
		return err
	case data.Mode().Perm()&0o077 != 0:
		return os.Chmod(file, 0o600)
	}
	return nil
}
