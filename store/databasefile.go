package store

import (
	"errors"
	"os"
	"path/filepath"

	"boardwalk/journal"
)

// source returns the data source name of the database. Every commit is synced to the
// disk before it counts. Pages are copied from the log to the database only every 64
// MiB: most pages are written again and again, and everybody waits during the copying.
func source(dir, extra string) string {
	return "file:" + filepath.Join(dir, "boardwalk.db") +
		"?_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)&_pragma=journal_size_limit(67108864)" + extra
}

// createDatabaseFile makes the database file of a new directory, readable by its owner
// alone, because it holds the seeds of cards to come. It returns an error if the
// directory has a database without a key or a key without a database: a house that
// went on with half of its data would have two histories.
func createDatabaseFile(dir string) error {
	file, key := filepath.Join(dir, "boardwalk.db"), filepath.Join(dir, journal.KeyFile)
	data, err := os.Stat(file)
	_, noKey := os.Stat(key)
	switch {
	case errors.Is(err, os.ErrNotExist) && noKey == nil:
		return errors.New("there is a key, and no data that it has signed")
	case errors.Is(err, os.ErrNotExist):
		f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil {
			return err
		}
		return errors.Join(f.Close(), syncDir(dir))
	case err != nil:
		return err
	case data.Size() > 0 && errors.Is(noKey, os.ErrNotExist):
		return errors.New("there is data, and no key that has signed it")
	case data.Mode().Perm()&0o077 != 0:
		return os.Chmod(file, 0o600)
	}
	return nil
}

// syncDir makes the names in a directory durable.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
