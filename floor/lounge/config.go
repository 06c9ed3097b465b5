package lounge

import (
	"context"
	"time"

	"boardwalk/chance"
	"boardwalk/floor/beacons"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
)

// Log is where a lounge keeps everything: [store.Store], or what behaves like it in a test.
type Log interface {
	// Now is the time of the house, which never goes back.
	Now() time.Time

	// Append makes a batch durable. When it returns an error nothing of the batch is
	// there.
	Append(b *store.Batch) (store.Commit, error)

	// SinceLast returns the last record of a kind and all after it, see
	// [store.Reader.SinceLast].
	SinceLast(ctx context.Context, id, kind string) ([]journal.Record, error)

	// Numbered, Next, Before, Containing and Spent find older records, see package store.
	Numbered(ctx context.Context, id, kind string, number uint64, numberOf func(*journal.Record) (uint64, error)) (journal.Record, error)
	Next(ctx context.Context, id, kind string, after uint64) (journal.Record, error)
	Before(ctx context.Context, id, kind string, before uint64) (journal.Record, error)
	Containing(ctx context.Context, id, kind, text string, after, before uint64) (journal.Record, error)
	Spent(ctx context.Context, person, lounge string, before uint64, most int) ([]journal.Record, error)

	// Seeds returns the masters of series of which not all seeds are revealed yet.
	Seeds(ctx context.Context, id string) ([]store.Seed, error)

	// Result returns what became of an order that carried a key, or [store.ErrNone].
	Result(ctx context.Context, id, key string) (store.Result, error)

	// Held returns what an account holds, from memory.
	Held(a ledger.Account) ledger.Balance
}

var _ Log = (*store.Store)(nil)

// Config is what all lounges of a house share.
type Config struct {
	Context context.Context // of reading the log; it ends when the house closes
	Log     Log
	Clock   func() time.Time
	Seed    func() chance.Seed
	MaxLen  int // after how many records the state is recorded anew
	Keep    int // how many events a lounge keeps at hand

	Beacon beacons.Beacon // whose values go into every draw; nil if the house uses none
}
