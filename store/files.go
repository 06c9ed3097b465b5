package store

import (
	"errors"
	"os"
	"path/filepath"
)

// source is how the driver is told of the database. Every commit is synced to
// the disk before it counts. Pages go from the log to the database 64 MiB at a
// time: most are written again and again, and everybody waits meanwhile.
func source(dir, extra string) string {
	return "file:" + filepath.Join(dir, "boardwalk.db") +
		"?_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)&_pragma=journal_size_limit(67108864)" + extra
}

// syncDir makes the names in a directory durable.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
