package sqlite

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"time"

	"boardwalk/store/files"
	"boardwalk/store/query"
)

// copyAtLatest is how long pages stay in the write-ahead log alone while the house
// writes. It keeps the database near to what was committed, whoever looks at it or
// copies it.
const copyAtLatest = 30 * time.Second

// Copier copies pages from the write-ahead log back into the database, and keeps their
// checksums. The committer alone uses it, between two transactions.
type Copier struct {
	conn   *sql.Conn // the one that writes
	dir    string
	told   files.Observed
	sums   PageSums
	limit  uint32 // frames of the log after which pages are copied back
	last   time.Time
	copied Position        // up to where that was done
	dirty  map[uint32]bool // pages that were copied back, and whose checksums are not kept yet
	db     *os.File        // kept open: closing it would free the locks of SQLite
	log    *os.File
	index  *os.File // of the log, see Position
	before func() error
}

// CopyAfter sets after how many pages in the log they are copied back.
func (c *Copier) CopyAfter(pages int) { c.limit = uint32(pages) }

// Before has a function called before pages are copied back, after which the log may be begun anew.
func (c *Copier) Before(do func() error) { c.before = do }

// Database returns the database file, for reading. It must not be closed.
func (c *Copier) Database() io.ReaderAt { return c.db }

// NewCopier takes over the copying from SQLite, which would do it within a commit. The
// connection says after how many frames it would.
func NewCopier(ctx context.Context, conn *sql.Conn, dir string, sums PageSums, told files.Observed) (*Copier, error) {
	c := &Copier{conn: conn, dir: dir, told: told, sums: sums, last: time.Now(), dirty: map[uint32]bool{}}
	limit, err := query.One[int64](ctx, conn, "PRAGMA wal_autocheckpoint")
	if err != nil {
		return nil, err
	}
	c.limit = uint32(max(1, limit))
	if _, err := query.One[int64](ctx, conn, "PRAGMA wal_autocheckpoint(0)"); err != nil {
		return nil, err
	}
	if c.db, err = os.Open(File(dir)); err != nil {
		return nil, err
	}
	return c, nil
}

// Close closes the files. SQLite must have closed them before.
func (c *Copier) Close() error {
	var errs []error
	for _, f := range []*os.File{c.db, c.log, c.index} {
		if f != nil {
			errs = append(errs, f.Close())
		}
	}
	return errors.Join(errs...)
}

// SumAgain computes the checksums of all pages.
func (c *Copier) SumAgain(ctx context.Context) error {
	if _, err := c.CopyBack(ctx); err != nil {
		return err
	}
	sums, err := sumAll(io.NewSectionReader(c.db, 0, 1<<62))
	if err != nil {
		return err
	}
	c.sums = sums
	return c.told.Replace(c.dir, SumsName, sums.text(c.copied))
}

// Truncate empties the log, of which everything must have been copied back.
func (c *Copier) Truncate(ctx context.Context) error {
	var busy, frames, copied int64
	return c.conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &frames, &copied)
}

// CopyIfDue copies pages back if the log has become long, or they have waited for
// long.
func (c *Copier) CopyIfDue(ctx context.Context, now Position) error {
	if now == c.copied || now.Frames < c.limit && time.Since(c.last) < copyAtLatest {
		return nil
	}
	_, err := c.CopyBack(ctx)
	return err
}

// CopyBack copies all pages back that are in the log and that nobody needs as they
// were before. It reports whether those are all. Then their checksums are durable
// before the log is begun anew: a page whose checksum is old is always in the log.
func (c *Copier) CopyBack(ctx context.Context) (all bool, err error) {
	c.last = time.Now()
	if c.before != nil {
		if err := c.before(); err != nil {
			return false, err
		}
	}
	var busy, frames, copied int64
	if err := c.conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &frames, &copied); err != nil {
		return false, fmt.Errorf("copying pages back from the write-ahead log: %w", err)
	}
	if busy != 0 || frames != copied {
		return false, nil // somebody still reads an older state
	}
	now, err := c.Position()
	if err != nil {
		return false, err
	}
	if err := c.changed(now); err != nil {
		return false, err
	}
	if err := c.keepSums(now); err != nil {
		return false, err
	}
	c.copied = now
	return true, nil
}

// changed finds the pages in the log since the last copy.
func (c *Copier) changed(now Position) error {
	from := c.copied.Frames
	if now.Salts != c.copied.Salts {
		from = 0
	}
	if from >= now.Frames {
		return nil
	}
	if c.log == nil {
		log, err := os.Open(LogFile(c.dir))
		if err != nil {
			return err
		}
		c.log = log
	}
	number := make([]byte, 4)
	for n := int64(from); n < int64(now.Frames); n++ {
		if _, err := c.log.ReadAt(number, walHead+n*(FrameHead+PageSize)); err != nil {
			return fmt.Errorf("the write-ahead log: %w", err)
		}
		c.dirty[binary.BigEndian.Uint32(number)] = true
	}
	return nil
}

// keepSums computes the checksums of the pages that have changed, and writes all of
// them with the place in the log up to which pages were copied.
func (c *Copier) keepSums(now Position) error {
	if len(c.dirty) == 0 {
		return nil
	}
	last := slices.Max(slices.Collect(maps.Keys(c.dirty)))
	for n := uint32(len(c.sums)) + 1; n <= last; n++ {
		c.dirty[n] = true // SQLite leaves the page at 1 GiB out
		c.sums = append(c.sums, 0)
	}
	page := make([]byte, PageSize)
	for n := range c.dirty {
		if _, err := c.db.ReadAt(page, int64(n-1)*PageSize); errors.Is(err, io.EOF) {
			continue // the database does not use it any more
		} else if err != nil {
			return err
		}
		c.sums[n-1] = sumOf(page)
	}
	if err := c.told.Replace(c.dir, SumsName, c.sums.text(now)); err != nil {
		return fmt.Errorf("the checksums of pages: %w", err)
	}
	clear(c.dirty)
	return nil
}
