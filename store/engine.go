package store

import (
	"context"
	"errors"
)

// engine is what a store needs of its database beyond SQL: SQLite in a directory needs care for its
// files, PostgreSQL for who may write.
type engine interface {
	// text returns a statement, which is written for SQLite, as this database wants it.
	text(statement string) string

	// pipe returns what statements of a transaction are gathered in, or nil if each is run at once.
	pipe() (*pipe, error)

	// began is called at the beginning of each transaction, with what will be written. It fails one that
	// may not be, and has the book read what others may have written.
	began(w *writing, c *committer, all []*waiting)

	// committed is called after each transaction, before anybody hears of it.
	committed(c *committer) error

	// rest is called between transactions, for work that nobody waits for.
	rest(ctx context.Context, c *committer) error

	// ending is called when the store is about to be closed in good order, and can still be written to.
	ending()

	// end is called after the last transaction, when the store is closed in good order.
	end(ctx context.Context, c *committer) error

	// close closes what is open, after all connections.
	close() error
}

// directory is SQLite in a directory. It keeps beside the database how far the house has come, and
// copies pages from the write-ahead log back by itself.
type directory struct{ s *Store }

func (directory) text(statement string) string { return statement }

func (directory) pipe() (*pipe, error) { return nil, nil }

func (directory) began(*writing, *committer, []*waiting) {}

func (d directory) committed(c *committer) error {
	p, err := d.s.position()
	if err != nil {
		return err
	}
	c.at = p
	return d.s.writeHeads(c.log, p)
}

func (d directory) rest(ctx context.Context, c *committer) error {
	return d.s.copies.copyIfDue(ctx, c.at)
}

func (directory) ending() {}

func (d directory) end(ctx context.Context, c *committer) error { return c.closeLog(ctx) }

// close closes the guard first, which is the last of the database's connections, so that SQLite
// copies no pages and deletes no log by itself.
func (d directory) close() error {
	var errs []error
	if d.s.guard != nil {
		errs = append(errs, d.s.guard.close())
	}
	if d.s.copies != nil {
		errs = append(errs, d.s.copies.close())
	}
	if d.s.index != nil {
		errs = append(errs, d.s.index.Close())
	}
	for _, h := range d.s.heads {
		errs = append(errs, h.Close())
	}
	return errors.Join(errs...)
}
