package store

import (
	"context"
	"errors"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/ship"
	"boardwalk/store/sqlite"
)

// directory is SQLite in a directory. It keeps beside the database how far the house has come, and
// copies pages from the write-ahead log back by itself.
type directory struct {
	s        *Store
	guard    *sqlite.Guard
	copies   *sqlite.Copier
	progress sqlite.Progress
	at       sqlite.Position // of the last commit in the write-ahead log
	ship     *ship.Shipper   // nil if the house does not ship
}

func (*directory) text(statement string) string { return statement }

func (*directory) pipe() (*pipeline, error) { return nil, nil }

func (*directory) began(*writing, *ledger.Book, []*waiting) {}

func (*directory) allows(context.Context, note.Verifier) error { return nil }

func (d *directory) committed(log *journal.Log) (err error) {
	if d.at, err = d.copies.Position(); err != nil {
		return err
	}
	if err := d.progress.Write(log.Size(), log.Head(), d.at); err != nil || d.ship == nil {
		return err
	}
	return d.ship.Committed(d.at, d.commitOf(log))
}

func (d *directory) kept() error {
	if d.ship != nil {
		d.ship.Kept()
	}
	return d.progress.Sync()
}

func (d *directory) rest(ctx context.Context) error { return d.copies.CopyIfDue(ctx, d.at) }

func (*directory) ending() {}

// end copies the whole log into the database before the house closes, and says in
// the heads that nothing is in the log any more. If somebody still reads an older state
// the log stays as it is.
func (d *directory) end(ctx context.Context, log *journal.Log) error {
	all, err := d.copies.CopyBack(ctx)
	if err != nil || !all || d.s.restoring {
		return err
	}
	if err := d.progress.WriteEmpty(log.Size(), log.Head()); err != nil {
		return err
	}
	if d.ship != nil {
		if err := d.ship.Closed(d.commitOf(log)); err != nil {
			return err
		}
	}
	return d.copies.Truncate(ctx)
}

// close closes the guard first, which is the last of the database's connections, so that SQLite
// copies no pages and deletes no log by itself.
func (d *directory) close() error {
	var errs []error
	if d.ship != nil { // which reads the database
		errs = append(errs, d.ship.Close())
	}
	if d.guard != nil {
		errs = append(errs, d.guard.Close())
	}
	if d.copies != nil {
		errs = append(errs, d.copies.Close())
	}
	return errors.Join(append(errs, d.progress.Close())...)
}

// renewLog readies the write-ahead log of a house that was not closed in good order, before
// the first commit.
func (d *directory) renewLog(found *inspection, log *journal.Log) error {
	switch {
	case found.fresh:
		return nil
	case found.files.Spent && !d.s.restoring:
		return d.progress.WriteEmpty(log.Size(), log.Head())
	}
	return found.files.CutTornEnd(d.at)
}

// openProgress opens the files that say how far the house has come.
func (d *directory) openProgress(found *inspection) error {
	if !found.fresh { // else it was begun before the key was made
		if err := d.progress.Open(d.s.dir, found.files.Head, d.s.told); err != nil {
			return err
		}
	}
	mark, err := d.s.markFile()
	if err != nil || mark == "" {
		return err
	}
	return d.progress.OpenMark(mark)
}
