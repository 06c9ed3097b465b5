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
)

// Damaged is the refusal to open data that is not whole, or that may be an old copy.
type Damaged struct {
	Dir     string
	What    []string // is wrong, each a sentence without its full stop
	Witness string   // who has kept a checkpoint that shows it; empty if the files of the house do
}

// Error says what is wrong and what can be done.
func (d *Damaged) Error() string {
	text := fmt.Sprintf("%s; put the directory back from a copy that is whole, or go on from what is left: boardwalk restore %s", strings.Join(d.What, "; "), d.Dir)
	if d.Witness != "" {
		text += " --publish " + d.Witness
	}
	return text
}

// inspection is what is found out about the files of a directory before the database is
// opened.
type inspection struct {
	dir    string
	fresh  bool     // the house never opened: there is no key yet
	head   *head    // how far it had come; nil if that is not known
	sums   pageSums // nil if they have to be computed anew
	copied position // up to where the log is in the database for certain
	log    wal
	last   []byte // the last checkpoint; nil if there is none
	faults []string

	mark     *head // how far it had come by the mark; nil if there is none
	markName string

	witness  string // who has kept a checkpoint that the records do not reach; empty for nobody
	lost     string // that checkpoint, the longest of several
	lostSize int64

	shard   int
	removed bool // a log of which everything is in the database is taken away
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
	if size, err := files.Size(databaseFile(dir)); err != nil {
		return nil, err
	} else if size <= 0 {
		return nil, errors.New("there is a key, and no data that it has signed: put boardwalk.db back, or choose another directory for a new house")
	}
	return i, i.readFiles()
}

// readFiles reads how far the house had come, the log, the database file and the last checkpoint.
func (i *inspection) readFiles() error {
	if err := i.readHead(); err != nil {
		return err
	}
	if err := i.readLog(); err != nil {
		return err
	}
	if err := i.readLast(); err != nil {
		return err
	}
	return i.checkPages()
}

// checkFresh returns an error if a directory without a key is not one that never opened: a house that had records has said
// so in its head, and one that had its key in its database.
func (i *inspection) checkFresh() error {
	if h, err := readHead(filepath.Join(i.dir, headName)); err == nil && h.size > 0 {
		return fmt.Errorf("there is no checkpoint.key, and %s knows of %d records: put the whole directory back from a copy, "+
			"or choose another directory for a new house", headName, h.size)
	}
	keyed, err := keyedFile(i.dir)
	if err == nil && keyed {
		err = errKeyLost
	}
	return err
}

// readHead reads how far the house had come.
func (i *inspection) readHead() error {
	h, err := readHead(filepath.Join(i.dir, headName))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		i.fault("%s is missing, so nobody can tell whether this is all that was written", headName)
	case errors.Is(err, errNoHead):
		i.fault("%s is damaged, so nobody can tell whether this is all that was written", headName)
	case err != nil:
		return err
	default:
		i.head = &h
	}
	return nil
}

// readLog reads the write-ahead log and compares it with how far the house had come. A
// damaged log of which everything is in the database already is no fault.
func (i *inspection) readLog() error {
	sums, copied, err := readSums(i.dir)
	if err != nil && !errors.Is(err, errNoSums) {
		return err
	}
	i.sums, i.copied = sums, copied
	f, err := os.Open(walFile(i.dir))
	there := !errors.Is(err, fs.ErrNotExist)
	if there {
		if err != nil {
			return err
		}
		i.log, err = readWAL(f)
		if err := errors.Join(err, f.Close()); err != nil {
			return err
		}
	}
	wrong := i.log.damage
	if h := i.head; h != nil && h.frames > 0 && wrong == "" {
		switch {
		case !there || i.log.salts == [8]byte{}:
			wrong = "the write-ahead log boardwalk.db-wal is missing or empty, and what was written last was in it"
		case i.log.salts == h.salts && i.log.frames < h.frames:
			wrong = fmt.Sprintf("the write-ahead log is cut off or damaged: it had %d frames, and %d can be read", h.frames, i.log.frames)
		case i.log.salts != h.salts && !h.later(i.log.salts):
			wrong = "the write-ahead log is not the one that belongs to the database"
		}
	}
	switch {
	case wrong == "":
	case i.needless():
		i.log, i.removed = wal{}, true
	default:
		i.faults = append(i.faults, wrong)
	}
	return nil
}

// takeAway removes a log of which everything is in the database, once it is known that
// the data is not refused.
func (i *inspection) takeAway() error {
	if !i.removed {
		return nil
	}
	if err := os.Remove(walFile(i.dir)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// needless reports whether all of the log that anybody was told of is in the database:
// by the head, and by the frames of the log itself, because after a power cut the head
// may be old. It may be one of an older log than was copied last, if the power fails while that
// log is begun anew: then only its first bytes are torn.
func (i *inspection) needless() bool {
	h := i.head
	if h == nil || i.sums == nil || !i.log.within(i.copied) {
		return false
	}
	_, copied := i.log.held[i.copied.salts]
	return h.frames == 0 || h.salts == i.copied.salts && h.frames <= i.copied.frames || copied && h.later(i.copied.salts)
}

// checkPages compares the database file with its checksums.
func (i *inspection) checkPages() error {
	if i.sums == nil {
		return nil
	}
	wrong, err := i.sums.checkPages(i.dir, i.log.pages)
	if wrong != "" {
		i.faults = append(i.faults, wrong)
		i.sums = nil
	}
	return err
}

// readMark reads how far the house had come by the mark, which is kept outside of the directory.
func (i *inspection) readMark(name string) error {
	h, err := readHead(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		i.fault("this machine does not know the house: there is no %s, so it was moved here or is a copy", name)
	case errors.Is(err, errNoHead):
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
	if i.head != nil {
		if err := i.reaches(ctx, r, i.head.size, i.head.hash, headName); err != nil {
			return err
		}
	}
	if i.mark != nil {
		if err := i.reaches(ctx, r, i.mark.size, i.mark.hash, i.markName); err != nil {
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
