package actor

import (
	"context"
	"time"

	"boardwalk/chance"
	"boardwalk/floor/beacons"
	"boardwalk/floor/history"
	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/ledger"
	"boardwalk/meter"
	"boardwalk/store"
)

// Config is what all tables of a house share.
type Config struct {
	Context context.Context // of reading the log; it ends when the house closes
	Log     Log
	Clock   func() time.Time
	Seed    func() chance.Seed         // draws the master of a series of seeds
	Beacon  beacons.Beacon             // nil if the house uses none
	Names   func(person string) string // what somebody is called; nil if everybody is called by the id
	Aside   bool                       // bots think beside their tables, see [sitting.Config.Thinks]
	Meters  meter.Meters               // the progressive jackpots that tables share
	Plans   map[string]*sitting.Plan   // of the casino file, by table
	Away    time.Duration              // how long a player may be away
	Rest    time.Duration              // after how long a table at which nobody is rests; never if zero
	MaxLen  int                        // after how many entries a table's records continue under a new setup
	Keep    int                        // how many events a table keeps at hand
	Reach   int                        // how many of its last events a table can be followed from
	Pace    *stream.Pace
	History *history.Reader
}

// Now returns the time of the house, as a record holds it.
func (c *Config) Now() time.Time { return sitting.Stamp(c.Clock()) }

// Log is where the floor keeps everything: [store.Store], or what behaves like
// it in a test.
type Log interface {
	history.Log

	// Now is the time of the house, which never goes back.
	Now() time.Time

	// Append makes a batch durable. When it returns an error nothing of the
	// batch is there.
	Append(b *store.Batch) (store.Commit, error)

	// Tables returns every table that was ever set up.
	Tables(ctx context.Context) ([]string, error)

	// Seeds returns the masters of a table's series of which not all seeds are
	// revealed yet. They are no part of any record.
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

// books are the books of the house, as a sitting asks about them.
type books struct{ *Config }

// Balance returns what an account holds.
func (b books) Balance(a ledger.Account) (ledger.Balance, error) {
	return b.Log.Balance(b.Context, a)
}

// Result returns what became of an order that carried a key.
func (b books) Result(table, key string) (sitting.Result, error) {
	r, err := b.Log.Result(b.Context, table, key)
	return sitting.Result(r), err
}
