package store

import (
	"context"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/ledger"
)

// engine is what a store needs of its database beyond SQL: SQLite in a directory needs care for its
// files, PostgreSQL for who may write.
type engine interface {
	// text returns a statement, which is written for SQLite, as this database wants it.
	text(statement string) string

	// pipe returns what statements of a transaction are gathered in, or nil if each is run at once.
	pipe() (*pipeline, error)

	// began is called at the beginning of each transaction, with what will be written. It fails one that
	// may not be, and has the book read what others may have written.
	began(w *writing, book *ledger.Book, all []*waiting)

	// allows has nobody open the house from now on who signs with another key, where the files of this directory do not see to it.
	allows(ctx context.Context, key note.Verifier) error

	// committed is called after each transaction, before anybody hears of it.
	committed(log *journal.Log) error

	// kept is called after a checkpoint was written into its file.
	kept() error

	// rest is called between transactions, for work that nobody waits for.
	rest(ctx context.Context) error

	// ending is called when the store is about to be closed in good order, and can still be written to.
	ending()

	// end is called after the last transaction, when the store is closed in good order.
	end(ctx context.Context, log *journal.Log) error

	// close closes what is open, after all connections.
	close() error
}
