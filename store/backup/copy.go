package backup

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store"
	"boardwalk/store/archive"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// Options are how a house is copied.
type Options struct {
	Rate int64                 // bytes a second at most that are read while the house is open; as fast as it goes if zero
	Tell func(done, all int64) // is told how many bytes of all were read; may be nil
}

// Copied is what was copied.
type Copied struct {
	From    string    `json:"from"`
	To      string    `json:"to"`
	Time    time.Time `json:"time"`    // the moment that the copy is of
	Records int64     `json:"records"` // how many there were then
	Head    string    `json:"head"`    // of their Merkle tree
	Bytes   int64     `json:"bytes"`   // of the database
	Kept    int64     `json:"kept"`    // bytes that an interrupted backup had left there
	Open    bool      `json:"open"`    // the house was open meanwhile
	Files   []string  `json:"files"`   // what was copied beside the database
}

// ErrPostgres refuses a house that is not in its directory.
var ErrPostgres = errors.New("the house is in PostgreSQL, which has tools of its own for copies: " +
	"see \"Backups of a house in PostgreSQL\" in docs/operations.md")

// copying is a copy that is being made.
type copying struct {
	from, to string
	o        Options
	image    *sqlite.Image
	db       *os.File    // of the house
	was      sqlite.Head // how far the house had come before the last of it was copied
	read     int64
	all      int64
	done     Copied
}

// Copy copies the house of a directory, which may be open meanwhile, into another one. It goes on with a copy that was
// interrupted there. The copy is a house that was closed in good order at one moment near the end of the copying. The
// key of the seeds is not copied, because it is not among the data.
func Copy(ctx context.Context, from, to string, o Options) (done Copied, err error) {
	c := &copying{from: from, to: to, o: o, done: Copied{From: from, To: to, Files: []string{}}}
	if err := c.checkFrom(); err != nil {
		return done, err
	}
	if err := prepare(from, to); err != nil {
		return done, err
	}
	lock, err := files.Lock(to)
	if err != nil {
		return done, fmt.Errorf("%w; or another backup writes there", err)
	}
	err = c.run(ctx)
	if err = errors.Join(err, os.Remove(filepath.Join(to, "lock")), lock.Close()); err != nil {
		return done, err
	}
	if err := c.finish(ctx); err != nil {
		return done, err
	}
	return c.done, nil
}

// checkFrom returns an error if there is no house to copy.
func (c *copying) checkFrom() error {
	if _, err := os.Stat(filepath.Join(c.from, "postgres.address")); err == nil {
		return ErrPostgres
	}
	info, err := os.Stat(sqlite.File(c.from))
	if err != nil {
		return fmt.Errorf("no casino's data: %w", err)
	}
	if _, err := os.Stat(filepath.Join(c.from, "checkpoint.key")); err != nil {
		return fmt.Errorf("there is no key, so a house could not go on from a copy: %w", err)
	}
	c.all = info.Size()
	return nil
}

// run copies everything but what follows from the copy.
func (c *copying) run(ctx context.Context) (err error) {
	if err := c.copyFile("checkpoint.pub"); err != nil {
		return err
	}
	kept := 0
	if c.image, kept, err = sqlite.OpenImage(c.to); err != nil {
		return err
	}
	c.done.Kept = int64(kept) * sqlite.PageSize
	defer func() { err = errors.Join(err, c.image.Close()) }()
	if c.db, err = os.Open(sqlite.File(c.from)); err != nil {
		return err
	}
	defer c.db.Close() // last: closing it takes away the locks of this process
	if !files.InUse(c.from) {
		closed, err := c.runClosed(ctx)
		if err != nil {
			return err
		}
		if closed {
			return c.image.Finish()
		}
	}
	if err := c.runOpen(ctx); err != nil {
		return err
	}
	return c.image.Finish()
}

// runClosed copies a house that nobody has open. It reports false if somebody has opened it meanwhile.
func (c *copying) runClosed(ctx context.Context) (bool, error) {
	state := stateOf(c.from)
	if err := c.copyPages(ctx, 0); err != nil {
		return false, err
	}
	if err := c.copyRest(); err != nil {
		if files.InUse(c.from) || stateOf(c.from) != state {
			return false, nil
		}
		return false, err
	}
	return !files.InUse(c.from) && stateOf(c.from) == state, nil
}

// stateOf says when the files of a house were last written.
func stateOf(dir string) (text string) {
	for _, name := range []string{sqlite.File(dir), sqlite.LogFile(dir), filepath.Join(dir, sqlite.HeadName)} {
		if info, err := os.Stat(name); err == nil {
			text += fmt.Sprintf("%d bytes at %v;", info.Size(), info.ModTime())
		}
	}
	return text
}

// runOpen copies a house that is open: first everything as it happens to be, without hurry. Then the log is held, and
// what has changed meanwhile is copied once more.
func (c *copying) runOpen(ctx context.Context) (err error) {
	c.done.Open = true
	c.all = c.read + 2*max(c.all, 1)
	if err := c.copyPages(ctx, c.o.Rate); err != nil {
		return err
	}
	if err := c.image.Sync(); err != nil {
		return err
	}
	hold, err := sqlite.NewHold(ctx, c.from)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, hold.Close()) }()
	if err := c.copyPages(ctx, 8*c.o.Rate); err != nil {
		return err
	}
	return c.copyRest()
}

// copyPages puts the pages of the database file into the copy.
func (c *copying) copyPages(ctx context.Context, rate int64) error {
	return c.image.CopyPages(ctx, c.db, &sqlite.Reading{Rate: rate, Tell: func(n int64) {
		if c.read += n; c.o.Tell != nil {
			c.o.Tell(c.read, max(c.all, c.read))
		}
	}})
}

// copyRest copies the files beside the database, and then what is in the log, which so is never behind them.
func (c *copying) copyRest() (err error) {
	if c.was, err = sqlite.ReadHead(filepath.Join(c.from, sqlite.HeadName)); err != nil {
		return fmt.Errorf("%s: %w", sqlite.HeadName, err)
	}
	if err := c.copyBeside(); err != nil {
		return err
	}
	if err := c.image.CompareWith(c.from, c.db); err != nil {
		return err
	}
	log, err := os.Open(sqlite.LogFile(c.from))
	if errors.Is(err, fs.ErrNotExist) {
		return c.copyArchives()
	}
	if err != nil {
		return err
	}
	defer log.Close()
	if err := log.Sync(); err != nil { // a transaction that is copied is not to be lost where it came from
		return err
	}
	t, err := sqlite.ReadTransactions(log)
	if err != nil {
		return err
	}
	if err := c.image.Apply(t, math.MaxUint32); err != nil {
		return err
	}
	return c.copyArchives()
}

// copyArchives copies the archives. An archive is there before the database says that a line is in it, so those that are there
// now have every line that the copy says to be in one.
func (c *copying) copyArchives() error {
	names, err := archive.Names(c.from)
	if err != nil {
		return err
	}
	c.done.Files = append(c.done.Files, names...)
	return archive.Copy(c.from, c.to)
}

// finish writes how far the copy has come, and takes away what it was put together with.
func (c *copying) finish(ctx context.Context) error {
	head, err := finish(ctx, c.to, &c.was)
	if err != nil {
		return fmt.Errorf("the copy of %s: %w", c.from, err)
	}
	info, err := os.Stat(sqlite.File(c.to))
	if err != nil {
		return err
	}
	c.done.Time, c.done.Records, c.done.Head, c.done.Bytes = time.Now().UTC().Round(0), head.Size, head.Hash.String(), info.Size()
	return nil
}

// Verify holds a copy against itself, as a house does when it opens: every page, the keys, and the records against the head
// and the last signed checkpoint. It returns what is wrong.
func Verify(ctx context.Context, dir string) ([]string, error) {
	found, err := store.Inspect(ctx, dir, MarkOf(dir))
	if err != nil {
		return nil, err
	}
	key, err := found.PublicKey()
	if err != nil {
		return nil, err
	}
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return nil, err
	}
	faults, err := found.Faults(ctx, s, 0, key)
	return faults, errors.Join(err, s.Close())
}

// MarkOf returns what takes the place of a machine's mark when a copy is verified: the mark knows of more records, if the house
// has gone on.
func MarkOf(dir string) string { return filepath.Join(dir, sqlite.HeadName) }
