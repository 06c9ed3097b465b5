package store

import (
	"errors"
	"os"
	"path/filepath"
)

// Observer is told of what the store does to the files that it keeps beside the
// database, after it was done. It is for tests that cut a run short at every write.
type Observer interface {
	Wrote(file string, at int64, data []byte) // and it is not durable yet
	Synced(file string)                       // what was written to it is durable
	Replaced(file string, data []byte)        // as a whole, and durably
}

// Observed has somebody told of what happens to the store's own files.
func Observed(by Observer) Setup { return func(c *config) { c.told = observer{by} } }

// observer passes on what happens, if anybody listens.
type observer struct{ by Observer }

func (o observer) wrote(file string, at int64, data []byte) {
	if o.by != nil {
		o.by.Wrote(file, at, data)
	}
}

func (o observer) synced(file string) {
	if o.by != nil {
		o.by.Synced(file)
	}
}

// replace writes a file of a directory as a whole, or not at all, and durably.
func (o observer) replace(dir, name string, data []byte) error {
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
	if err := syncDir(dir); err != nil {
		return err
	}
	if o.by != nil {
		o.by.Replaced(name, data)
	}
	return nil
}
