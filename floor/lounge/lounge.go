package lounge

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync/atomic"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
)

// The types of the system that whoever uses a lounge needs.
type (
	Party    = system.Party
	Receipt  = system.Receipt
	Purchase = system.Purchase
	Claim    = system.Claim
	Board    = system.Board
	Ticket   = system.Ticket
	Event    = system.Event
	Rank     = system.Rank
	Plan     = system.Plan
)

// The ranks of people, see [system.Rank].
const (
	Patron     = system.Patron
	Writer     = system.Writer
	Supervisor = system.Supervisor
	Inspector  = system.Inspector
)

// ErrClosed is the error of whatever is asked of a lounge that is closed.
var ErrClosed = errors.New("the house is closed")

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

	Beacon Beacon // whose values go into every draw; nil if the house uses none
}

// Lounge is a live keno lounge. Its methods are for any goroutine.
type Lounge struct {
	ID string

	config *Config
	plan   *Plan
	orders chan []*order
	ended  chan struct{} // closed when the goroutine is gone
	board  atomic.Pointer[Board]
	used   atomic.Int64 // when somebody last gave an order, in nanoseconds
	hub    hub

	// What follows belongs to the goroutine.
	s        *system.System // nil if it could not be read
	fetching uint64         // the beacon's round that is being fetched; zero for none
	retry    time.Time
	batch    store.Batch
}

// maxTogether is how many orders are committed in one go.
const maxTogether = 256

// Open reads a lounge back, or sets up a new one under a plan. A lounge without a plan is
// one that the casino file has no more: it opens no game, and pays its tickets.
func Open(c *Config, id string, p *Plan) (*Lounge, error) {
	l := &Lounge{ID: id, config: c, plan: p, orders: make(chan []*order, maxTogether), ended: make(chan struct{})}
	l.hub.init(c.Keep)
	l.touch()
	records, err := c.Log.SinceLast(c.Context, id, system.KindSetup)
	if err != nil {
		return nil, err
	}
	switch {
	case len(records) > 0:
		err = l.load(records)
	case p == nil:
		err = fmt.Errorf("there is no lounge %q", id)
	default:
		if l.s, err = system.New(id, l.systemConfig(), *p, c.Clock()); err == nil {
			err = l.commit()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("lounge %s: %w", id, err)
	}
	l.publish()
	return l, nil
}

// systemConfig is what the system is given.
func (l *Lounge) systemConfig() system.Config {
	c := system.Config{Plan: l.plan, Seed: l.config.Seed, Random: chance.NewSecure(l.config.Seed()), MaxLen: l.config.MaxLen,
		Held: func(a ledger.Account) money.Cents { return l.config.Log.Held(a).Free() },
		Result: func(key string) (json.RawMessage, bool) {
			r, err := l.config.Log.Result(l.config.Context, l.ID, key)
			return r.Data, err == nil && l.config.Clock().Before(r.Until)
		}}
	if b := l.config.Beacon; b != nil {
		chain := b.Chain()
		c.Chain, c.Beacon = &chain, func(of journal.BeaconChain) journal.Beacon {
			if of != chain {
				return nil
			}
			return b
		}
	}
	return c
}

// reload reads the lounge back from what is durable.
func (l *Lounge) reload() error {
	l.s = nil
	records, err := l.config.Log.SinceLast(l.config.Context, l.ID, system.KindSetup)
	if err == nil {
		err = l.load(records)
	}
	if err != nil {
		slog.Error("lounge not read", "lounge", l.ID, "err", err)
	}
	return err
}

// load makes a live system of its records, and holds it against the ledger.
func (l *Lounge) load(records []journal.Record) error {
	s, err := system.Load(l.ID, records)
	if err != nil {
		return err
	}
	kept, err := l.config.Log.Seeds(l.config.Context, l.ID)
	if err != nil {
		return err
	}
	masters := make([]system.Seed, len(kept))
	for i, x := range kept {
		masters[i] = system.Seed(x)
	}
	if err := s.Resume(l.systemConfig(), masters, l.config.Clock()); err != nil {
		return err
	}
	if err := l.verify(s); err != nil {
		return err
	}
	l.s = s
	return nil
}

// verify holds the system's own counting against the ledger's.
func (l *Lounge) verify(s *system.System) error {
	drawers, unpaid, unclaimed := s.Held()
	hold := func(a ledger.Account, want money.Cents) error {
		if has := l.config.Log.Held(a).Posted; has != want {
			return fmt.Errorf("%s holds %s by the ledger, and %s by the records", a, has, want)
		}
		return nil
	}
	for n, cash := range drawers {
		if err := hold(ledger.KenoDrawer(l.ID, n), cash); err != nil {
			return err
		}
	}
	return errors.Join(hold(ledger.KenoUnpaid(l.ID), unpaid), hold(ledger.KenoUnclaimed(l.ID), unclaimed))
}

// commit makes what the system did durable.
func (l *Lounge) commit() error {
	b := l.s.Batch()
	if len(b.Records) == 0 {
		return nil
	}
	l.batch.Reset()
	l.batch.Records, l.batch.Transfers = b.Records, b.Transfers
	for _, x := range b.Seeds {
		l.batch.Seeds = append(l.batch.Seeds, store.Seed(x))
	}
	for _, x := range b.Results {
		l.batch.Results = append(l.batch.Results, store.Result(x))
	}
	_, err := l.config.Log.Append(&l.batch)
	return err
}

// publish publishes what is durable.
func (l *Lounge) publish() {
	b := l.s.Board()
	l.board.Store(b)
	l.hub.publish(l.s.Events(), b)
	l.s.Committed()
}

// Run is the lounge's goroutine. It returns when the context ends.
func (l *Lounge) Run(ctx context.Context) {
	defer l.end()
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	l.serve(nil) // what was due when the house closed
	for {
		l.fetchBeacon(ctx)
		next := l.retry
		if l.s != nil && next.IsZero() {
			next = l.s.NextDue()
		}
		if next.IsZero() {
			timer.Stop()
		} else {
			timer.Reset(max(0, next.Sub(l.config.Clock())))
		}
		select {
		case list := <-l.orders:
			l.touch()
			l.serve(l.allWaiting(list))
		case <-timer.C:
			l.serve(nil)
		case <-ctx.Done():
			return
		}
	}
}

// end answers whoever still waits.
func (l *Lounge) end() {
	l.hub.close()
	close(l.ended)
	for {
		select {
		case list := <-l.orders:
			for _, o := range list {
				o.answer(Receipt{}, ErrClosed)
			}
		default:
			return
		}
	}
}

// serve carries orders out, with all that is due, in one commit. If that fails the lounge
// goes back to what is durable, and each order is tried on its own.
func (l *Lounge) serve(orders []*order) {
	l.retry = time.Time{}
	if l.s == nil && l.reload() != nil {
		l.retry = l.config.Clock().Add(time.Second)
		for _, o := range orders {
			o.answer(Receipt{}, fmt.Errorf("lounge %s cannot be read", l.ID))
		}
		return
	}
	err := l.attempt(orders)
	switch {
	case err == nil:
		for _, o := range orders {
			if o.look != nil {
				o.err = o.look(l.s)
			}
			close(o.done)
		}
		return
	case l.config.Context.Err() == nil:
		_ = l.reload() // which says what is wrong
	default:
		l.s = nil
	}
	switch {
	case len(orders) > 1:
		for _, o := range orders {
			l.serve([]*order{o})
		}
	case len(orders) == 1:
		orders[0].answer(orders[0].outcome(err))
	default:
		slog.Error("lounge not committed", "lounge", l.ID, "err", err)
		l.retry = l.config.Clock().Add(time.Second)
	}
}

// attempt carries orders out and commits. After an error nothing has happened.
func (l *Lounge) attempt(orders []*order) (err error) {
	defer func() {
		if v := recover(); v != nil {
			slog.Error("lounge broken", "lounge", l.ID, "fault", v, "stack", string(debug.Stack()))
			err = fmt.Errorf("a fault of the program: %v", v)
		}
	}()
	now := l.config.Clock()
	if err := l.s.Advance(now); err != nil {
		return err
	}
	for _, o := range orders {
		if o.look != nil {
			continue
		}
		if o.err = o.ctx.Err(); o.err != nil {
			continue
		}
		if o.receipt, o.err = l.s.Do(now, &o.Order); o.err != nil && !isRefusal(o.err) {
			return o.err
		}
	}
	if err := l.commit(); err != nil {
		return err
	}
	l.publish()
	return nil
}

// isRefusal reports whether an order was refused, so that nothing has changed.
func isRefusal(err error) bool {
	var r *law.Refusal
	return errors.As(err, &r) || errors.Is(err, system.ErrReused)
}

// Ended is closed when the lounge's goroutine is gone.
func (l *Lounge) Ended() <-chan struct{} { return l.ended }

// touch notes that the lounge is in use.
func (l *Lounge) touch() { l.used.Store(l.config.Clock().UnixNano()) }

// LastUsed returns when somebody last gave an order.
func (l *Lounge) LastUsed() time.Time { return time.Unix(0, l.used.Load()) }

// Board returns how the lounge stands, without waiting.
func (l *Lounge) Board() *Board { return l.board.Load() }

// Plan returns what the licensee has decided about the lounge.
func (l *Lounge) Plan() *Plan { return &l.Board().Plan }

// Rates returns the rate card under which tickets are sold.
func (l *Lounge) Rates() *keno.Rates { return l.Board().Card }
