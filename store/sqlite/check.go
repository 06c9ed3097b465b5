package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"boardwalk/store/files"
)

// Found is what is found out about the files of a directory before SQLite sees them, because it would take a damaged
// log for a short one.
type Found struct {
	dir    string
	Head   *Head    // how far the house had come; nil if that is not known
	Sums   PageSums // nil if they have to be computed anew
	Copied Position // up to where the log is in the database for certain
	Log    Log
	Faults []string // what is wrong, each a sentence without its full stop
	Spent  bool     // everything in the log is in the database, and it is taken away
}

// Check looks at the files of a directory: the head, the log, and the pages of the database.
func Check(dir string) (f Found, err error) {
	if f, err = CheckLog(dir); err != nil {
		return f, err
	}
	return f, f.checkPages()
}

// CheckLog looks at the head and the log of a directory.
func CheckLog(dir string) (f Found, err error) {
	f.dir = dir
	if err := f.readHead(); err != nil {
		return f, err
	}
	return f, f.readLog()
}

// readHead reads how far the house had come.
func (f *Found) readHead() error {
	h, err := ReadHead(filepath.Join(f.dir, HeadName))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		f.fault("%s is missing, so nobody can tell whether this is all that was written", HeadName)
	case errors.Is(err, ErrNoHead):
		f.fault("%s is damaged, so nobody can tell whether this is all that was written", HeadName)
	case err != nil:
		return err
	default:
		f.Head = &h
	}
	return nil
}

// fault adds something that is wrong.
func (f *Found) fault(format string, args ...any) {
	f.Faults = append(f.Faults, fmt.Sprintf(format, args...))
}

// readLog reads the write-ahead log and compares it with how far the house had come. A
// damaged log of which everything is in the database already is no fault.
func (f *Found) readLog() error {
	sums, copied, err := ReadSums(f.dir)
	if err != nil && !errors.Is(err, ErrNoSums) {
		return err
	}
	f.Sums, f.Copied = sums, copied
	file, err := os.Open(LogFile(f.dir))
	there := !errors.Is(err, fs.ErrNotExist)
	if there {
		if err != nil {
			return err
		}
		f.Log, err = ReadLog(file)
		if err := errors.Join(err, file.Close()); err != nil {
			return err
		}
	}
	wrong := f.Log.Damage
	if h := f.Head; h != nil && h.Frames > 0 && wrong == "" {
		switch {
		case !there || f.Log.Salts == [8]byte{}:
			wrong = "the write-ahead log boardwalk.db-wal is missing or empty, and what was written last was in it"
		case f.Log.Salts == h.Salts && f.Log.Frames < h.Frames:
			wrong = fmt.Sprintf("the write-ahead log is cut off or damaged: it had %d frames, and %d can be read",
				h.Frames, f.Log.Frames)
		case f.Log.Salts != h.Salts && !h.Later(f.Log.Salts):
			wrong = "the write-ahead log is not the one that belongs to the database"
		}
	}
	switch {
	case wrong == "":
	case f.needless():
		f.Log, f.Spent = Log{}, true
	default:
		f.Faults = append(f.Faults, wrong)
	}
	return nil
}

// needless reports whether all of the log that anybody was told of is in the database:
// by the head, and by the frames of the log itself, because after a power cut the head
// may be old. It may be one of an older log than was copied last, if the power fails while that
// log is begun anew: then only its first bytes are torn.
func (f *Found) needless() bool {
	h := f.Head
	if h == nil || f.Sums == nil || !f.Log.within(f.Copied) {
		return false
	}
	_, copied := f.Log.held[f.Copied.Salts]
	return h.Frames == 0 || h.Salts == f.Copied.Salts && h.Frames <= f.Copied.Frames || copied && h.Later(f.Copied.Salts)
}

// checkPages compares the database file with its checksums.
func (f *Found) checkPages() error {
	if f.Sums == nil {
		return nil
	}
	wrong, err := f.Sums.checkPages(f.dir, f.Log.Pages)
	if wrong != "" {
		f.Faults = append(f.Faults, wrong)
		f.Sums = nil
	}
	return err
}

// TakeAway removes a log of which everything is in the database, once it is known that
// the data is not refused.
func (f *Found) TakeAway() error {
	if !f.Spent {
		return nil
	}
	if err := os.Remove(LogFile(f.dir)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// CutTornEnd takes away what follows the last whole transaction of the log. SQLite
// writes over it, but perhaps not over all of it; and if the power then fails again,
// the rest of two transactions would look like damage. Nothing is taken away if the log
// was written to since, as by a migration: at is where the last commit ends.
func (f *Found) CutTornEnd(at Position) error {
	size, err := files.Size(LogFile(f.dir))
	if err != nil || f.Log.End == 0 || size <= f.Log.End || at.Frames != f.Log.Frames {
		return err
	}
	file, err := os.OpenFile(LogFile(f.dir), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Truncate(f.Log.End), file.Sync(), file.Close())
}
