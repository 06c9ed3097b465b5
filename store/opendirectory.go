package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"boardwalk/store/files"
	"boardwalk/store/query"
	"boardwalk/store/sqlite"
)

// cacheKiB is how much of the database the writer keeps in memory. With more it would
// read less, but commit more slowly: SQLite looks through the whole cache whenever a
// page was split.
const cacheKiB = "8192"

// openDatabase opens the database, and makes one if the house is new.
func (d *directory) openDatabase(ctx context.Context, found *inspection) (err error) {
	s := d.s
	if err := sqlite.Create(s.dir); err != nil {
		return err
	}
	if !found.fresh {
		if d.guard, err = sqlite.OpenGuard(ctx, s.dir); err != nil {
			return notSQLite(s.dir, err)
		}
	}
	if s.writer, err = sql.Open("sqlite", sqlite.Source(s.dir, s.extra)+"&_txlock=immediate&_pragma=cache_size(-"+cacheKiB+")"); err != nil {
		return err
	}
	s.writer.SetMaxOpenConns(1)
	if s.conn, err = s.writer.Conn(ctx); err != nil {
		return err
	}
	if err := sqlite.Migrate(ctx, s.conn); err != nil {
		return err
	}
	if found.fresh { // it may have had to be repaired, which needs a connection that writes
		if d.guard, err = sqlite.OpenGuard(ctx, s.dir); err != nil {
			return err
		}
	}
	if err := sqlite.CheckSchema(ctx, s.conn); err != nil {
		return err
	}
	if err := files.SyncDir(s.dir); err != nil {
		return err
	}
	if s.Reader, err = read(s.dir, s.extra, nil); err != nil {
		return err
	}
	if d.copies, err = sqlite.NewCopier(ctx, s.conn, s.dir, found.files.Sums, s.told); err != nil {
		return err
	}
	if s.copyAfter > 0 {
		d.copies.CopyAfter(s.copyAfter)
	}
	if !found.fresh {
		return nil
	}
	if n, err := s.Size(ctx); err != nil || n > 0 {
		return errors.Join(err, errors.New("there is data, and no key that has signed it: put checkpoint.key back from a copy of the directory"))
	}
	// The key is made last: whoever finds a key knows that the database had its form.
	return d.copies.SumAgain(ctx)
}

// notSQLite says what to do about a file that SQLite cannot read.
func notSQLite(dir string, err error) error {
	return &Damaged{Dir: dir, What: []string{fmt.Sprintf("boardwalk.db cannot be read (%v)", err)}}
}

// openKey opens the key of a directory. A new one first says that it has no records.
func (d *directory) openKey(ctx context.Context, found *inspection) error {
	if found.fresh {
		if err := d.progress.Begin(d.s.dir, d.s.told); err != nil {
			return err
		}
	}
	return d.s.openSigner(ctx, found.fresh)
}

// compare holds the records against what is kept beside the database, and looks through
// all of the database if there are no checksums of its pages.
func (d *directory) compare(ctx context.Context, found *inspection) error {
	s := d.s
	if found.fresh {
		return nil
	}
	mark, err := s.markFile()
	if err == nil && mark != "" {
		err = found.readMark(mark)
	}
	if err != nil {
		return err
	}
	if err := found.compare(ctx, s.Reader, s.key); err != nil {
		return err
	}
	if err := d.compareShip(ctx, found); err != nil {
		return err
	}
	if len(found.faults) == 0 || s.restoring {
		if err := s.askWitnesses(ctx, found); err != nil {
			return err
		}
	}
	if err := s.refuse(found); err != nil {
		return err
	}
	s.findings, s.lost = append(slices.Clone(s.known), found.faults...), found.lost
	if found.files.Sums != nil {
		return nil
	}
	if err := s.lookThrough(ctx); err != nil {
		return fmt.Errorf("%w: put the directory back from a copy that is whole, and run boardwalk restore %s on that", err, s.dir)
	}
	return d.copies.SumAgain(ctx)
}

// lookThrough reads the whole database and checks its structure, hashes and balances.
func (s *Store) lookThrough(ctx context.Context) error {
	for text, err := range query.Rows(ctx, s.db, query.Value[string], "PRAGMA integrity_check(1)") {
		if err != nil {
			return fmt.Errorf("boardwalk.db is damaged: %w", err)
		}
		if text != "ok" {
			return fmt.Errorf("boardwalk.db is damaged: %s", text)
		}
	}
	_, err := s.Verify(ctx)
	if err != nil {
		err = fmt.Errorf("the data is damaged: %w", err)
	}
	return err
}
