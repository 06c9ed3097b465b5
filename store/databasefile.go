package store

import (
	"errors"
	"os"
	"path/filepath"

	"boardwalk/store/files"
)

// databaseFile returns the name of the database of a directory.
func databaseFile(dir string) string { return filepath.Join(dir, "boardwalk.db") }

// readOnly returns the data source name for a connection that writes nothing, and that
// leaves the write-ahead log as it is when it is closed.
func readOnly(dir, extra string) string {
	return "file:" + databaseFile(dir) + "?mode=ro&_pragma=busy_timeout(5000)&_pragma=query_only(1)" + extra
}

// source returns the data source name of the database. Every commit is synced to the
// disk before it counts. The store copies pages from the log to the database, at
// the latest after 64 MiB of it (see copier): most pages are written again and again,
// and everybody waits during the copying.
func source(dir, extra string) string {
	return "file:" + databaseFile(dir) +
		"?_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)&_pragma=journal_size_limit(67108864)" + extra
}

// createDatabaseFile makes the database file of a new directory, readable by its owner
// alone, because it holds what nobody else may read.
func createDatabaseFile(dir string) error {
	file := databaseFile(dir)
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
