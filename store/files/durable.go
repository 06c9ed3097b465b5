package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// Observer is told of what a house does to the files that it keeps beside its database,
// after it was done. It is for tests that cut a run short at every write.
type Observer interface {
	Wrote(file string, at int64, data []byte) // and it is not durable yet
	Synced(file string)                       // what was written to it is durable
	Replaced(file string, data []byte)        // as a whole, and durably
	Removed(file string)                      // durably
}

// Observed writes files, and tells an observer of them if there is one.
type Observed struct{ By Observer }

// Wrote tells that data was written to a file and is not durable yet.
func (o Observed) Wrote(file string, at int64, data []byte) {
	if o.By != nil {
		o.By.Wrote(file, at, data)
	}
}

// Synced tells that what was written to a file is durable.
func (o Observed) Synced(file string) {
	if o.By != nil {
		o.By.Synced(file)
	}
}

// Placed makes the name of a file in a directory durable that somebody else has written as a whole, or has removed.
func (o Observed) Placed(dir, name string) error {
	if err := SyncDir(dir); err != nil || o.By == nil {
		return err
	}
	data, err := os.ReadFile(filepath.Join(dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		o.By.Removed(name)
		return nil
	}
	if err == nil {
		o.By.Replaced(name, data)
	}
	return err
}

// Replace writes a file of a directory as a whole, or not at all, and durably.
func (o Observed) Replace(dir, name string, data []byte) error {
	f, err := os.CreateTemp(dir, "."+name+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if err = errors.Join(err, f.Chmod(0o600), f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), filepath.Join(dir, name)); err != nil {
		return err
	}
	if err := SyncDir(dir); err != nil {
		return err
	}
	if o.By != nil {
		o.By.Replaced(name, data)
	}
	return nil
}

// SyncDir makes the names in a directory durable. Windows knows no such order: its file system keeps a journal of names.
func SyncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Size returns the size of a file, or -1 if there is none.
func Size(name string) (int64, error) {
	info, err := os.Stat(name)
	if errors.Is(err, fs.ErrNotExist) {
		return -1, nil
	}
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}
