package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// Damaged is the refusal to open data that is not whole, or that may be an old copy.
type Damaged struct {
	Dir     string
	What    []string // is wrong, each a sentence without its full stop
	Witness string   // who has kept a checkpoint that shows it; empty if the files of the house do
}

// Error says what is wrong and what can be done.
func (d *Damaged) Error() string {
	text := fmt.Sprintf("%s; put the directory back from a copy that is whole, or go on from what is left: boardwalk restore %s",
		strings.Join(d.What, "; "), d.Dir)
	if d.Witness != "" {
		text += " --publish " + d.Witness
	}
	return text
}

// inspection is what is found out about the files of a directory before the database is
// opened.
type inspection struct {
	dir    string
	fresh  bool         // the house never opened: there is no key yet
	files  sqlite.Found // of a directory with a database of its own
	last   []byte       // the last checkpoint; nil if there is none
	faults []string

	mark     *sqlite.Head // how far it had come by the mark; nil if there is none
	markName string

	witness  string // who has kept a checkpoint that the records do not reach; empty for nobody
	lost     string // that checkpoint, the longest of several
	lostSize int64

	shard int
}

// fault adds something that is wrong.
func (i *inspection) fault(format string, args ...any) {
	i.faults = append(i.faults, fmt.Sprintf(format, args...))
}

// inspect looks at the files of a directory. It opens no database, because SQLite would
// take a damaged log for a short one.
func inspect(dir string) (*inspection, error) {
	i := &inspection{dir: dir}
	_, err := os.Stat(filepath.Join(dir, journal.KeyFile))
	if errors.Is(err, fs.ErrNotExist) {
		i.fresh = true
		return i, i.checkFresh()
	}
	if err != nil {
		return nil, err
	}
	if size, err := files.Size(sqlite.File(dir)); err != nil {
		return nil, err
	} else if size <= 0 {
		return nil, errors.New("there is a key, and no data that it has signed: put boardwalk.db back, " +
			"or choose another directory for a new house")
	}
	return i, i.readFiles()
}

// readFiles reads how far the house had come, the log, the database file and the last checkpoint.
func (i *inspection) readFiles() (err error) {
	if i.files, err = sqlite.Check(i.dir); err != nil {
		return err
	}
	i.faults = append(i.faults, i.files.Faults...)
	return i.readLast()
}

// checkFresh returns an error if a directory without a key is not one that never opened: a house that had records has said
// so in its head, and one that had its key in its database.
func (i *inspection) checkFresh() error {
	if h, err := sqlite.ReadHead(filepath.Join(i.dir, sqlite.HeadName)); err == nil && h.Size > 0 {
		return fmt.Errorf("there is no checkpoint.key, and %s knows of %d records: put the whole directory back from a copy, "+
			"or choose another directory for a new house", sqlite.HeadName, h.Size)
	}
	keyed, err := sqlite.Keyed(i.dir)
	if err == nil && keyed {
		err = sqlite.ErrKeyLost
	}
	return err
}

// readMark reads how far the house had come by the mark, which is kept outside of the directory.
func (i *inspection) readMark(name string) error {
	h, err := sqlite.ReadHead(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		i.fault("this machine does not know the house: there is no %s, so it was moved here or is a copy", name)
	case errors.Is(err, sqlite.ErrNoHead):
		i.fault("%s is damaged, so nobody can tell whether this is an old copy", name)
	case err != nil:
		return err
	default:
		i.mark, i.markName = &h, name
	}
	return nil
}

// readLast reads the last checkpoint that was signed.
func (i *inspection) readLast() error {
	text, err := os.ReadFile(filepath.Join(i.dir, lastOf(i.shard)))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	i.last = text
	return err
}

// records are the records of a house: a [Reader], or a [Snapshot].
type records interface {
	Size(ctx context.Context) (int64, error)
	Hashes(ctx context.Context) tlog.HashReader
}

// compare compares the records with how far the house had come, by the directory itself and by the mark that is kept
// elsewhere, and with the last checkpoint that was signed. It is what opening and verifying have in common.
func (i *inspection) compare(ctx context.Context, r records, key note.Verifier) error {
	if i.files.Head != nil {
		if err := i.reaches(ctx, r, i.files.Head.Size, i.files.Head.Hash, sqlite.HeadName); err != nil {
			return err
		}
	}
	if i.mark != nil {
		if err := i.reaches(ctx, r, i.mark.Size, i.mark.Hash, i.markName); err != nil {
			return err
		}
	}
	return i.compareCheckpoint(ctx, r, key)
}

// compareCheckpoint compares the records with the last checkpoint that was signed.
func (i *inspection) compareCheckpoint(ctx context.Context, r records, key note.Verifier) error {
	last := lastOf(i.shard)
	if i.last == nil {
		if n, err := r.Size(ctx); err != nil || n == 0 {
			return err
		}
		i.fault("%s is missing, so nobody can tell whether this is the history that was signed", last)
		return nil
	}
	c, err := journal.OpenCheckpoint(string(i.last), key)
	if err != nil {
		i.fault("%s is damaged, or signed by another house (%v)", last, err)
		return nil
	}
	return i.reaches(ctx, r, c.Size, c.Head, last)
}

// reaches adds a fault unless there are so many records, and they are those whose tree
// had the given head.
func (i *inspection) reaches(ctx context.Context, r records, size int64, hash tlog.Hash, by string) error {
	have, err := r.Size(ctx)
	if err != nil {
		return err
	}
	if have < size {
		i.fault("there are %d records, and %s knows of %d: the last %d are lost, or this is an old copy", have, by, size, size-have)
		return nil
	}
	if got, err := tlog.TreeHash(size, r.Hashes(ctx)); err != nil || got != hash {
		i.fault("the first %d records are another history than %s knows of", size, by)
	}
	return nil
}
