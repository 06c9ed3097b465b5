package floor

import (
	"context"
	"iter"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
)

// Log is where the floor keeps everything: [store.Store], or what behaves like
// it in a test.
type Log interface {
	// Now is the time of the house, which never goes back.
	Now() time.Time

	// Append makes a batch durable. When it returns an error nothing of the
	// batch is there.
	Append(b *store.Batch) (store.Commit, error)

	// Tables returns every table that was ever set up.
	Tables(ctx context.Context) ([]string, error)

	// Table returns the records of a table since it was last set up.
	Table(ctx context.Context, table string) ([]journal.Record, error)

	// TableFrom yields all records of a table from a number on.
	TableFrom(ctx context.Context, table string, from uint64) iter.Seq2[journal.Record, error]

	// Setups returns of every setup of a table its record and the next one.
	Setups(ctx context.Context, table string) ([]journal.Record, error)

	// Seeds returns the seeds of a table that are not revealed yet. They are
	// no part of any record.
	Seeds(ctx context.Context, table string) ([]store.Seed, error)

	// Result returns what became of an order that carried a key, or
	// [store.ErrNone].
	Result(ctx context.Context, table, key string) (store.Result, error)

	// Pending returns the transfers that are neither posted nor voided yet.
	Pending(ctx context.Context) ([]ledger.Transfer, error)

	// Balance returns what an account holds, and Book what all of them do.
	Balance(ctx context.Context, a ledger.Account) (ledger.Balance, error)
	Book(ctx context.Context) (*ledger.Book, error)
}

var _ Log = (*store.Store)(nil)
