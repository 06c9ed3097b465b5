package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/ledger"
	"boardwalk/store/files"
	"boardwalk/store/seedkey"
)

// ErrClosed is the error of a store that was closed.
var ErrClosed = errors.New("the store is closed")

// Store is a casino's data, open for writing. All methods may be called by many
// goroutines at once.
type Store struct {
	*Reader
	dir     string
	lock    *os.File
	writer  *sql.DB
	conn    *sql.Conn
	sql     *statements
	engine  engine
	signer  note.Signer
	shard   int
	keeper  *keeper
	outside Publisher // where checkpoints are published; nil for nowhere

	macOnce sync.Once
	macKey  *seedkey.Key

	findings   []string // what was wrong with data that is restored
	lost       string   // the checkpoint that a witness has of data that is restored; empty if it is not longer
	unasked    bool     // a witness did not answer when the data was opened
	askedLater chan struct{}

	queue   chan *waiting
	closing chan struct{}
	done    chan struct{} // the committer is gone
	once    sync.Once
	failed  chan struct{}
	failing sync.Once
	cause   error // why the store has failed; set before failed is closed

	holding sync.RWMutex
	held    map[ledger.Account]ledger.Balance // what is durable

	clock   *clock
	farFrom time.Time // the last record, if the machine's clock is far from it

	work struct{ transactions, rows atomic.Uint64 }

	config
}

type config struct {
	name  string
	every int64
	after time.Duration
	extra string // more for the driver, in tests
	told  files.Observed

	mark       *string // where it is also kept how far the house has come
	clockRange time.Duration
	anyClock   bool
	restoring  bool
	publish    func() Publisher // starts one; nil if nothing is published
	witnesses  *Witnesses       // nil if nobody is asked

	postgres string // the address of the database, if it is not a file of the directory
	node     string // by which name this process is known to the others
	shards   int    // into how many a new house is divided; -1 if nobody said
	waits    func(node string) error

	seedKey  *seedkey.Key
	seedFile *string // where the key of the seeds is, if seedKey is nil
}

// Setup changes how a store is opened.
type Setup func(*config)

// Named sets the name of the key that a new directory gets: the origin of its
// checkpoints. It should be a URL without its scheme.
func Named(name string) Setup { return func(c *config) { c.name = name } }

// Checkpoints sets after how many records, and how long after a record at the
// latest, a checkpoint is signed.
func Checkpoints(every int64, after time.Duration) Setup {
	return func(c *config) { c.every, c.after = every, after }
}

// SealedBy gives the store the key under which it keeps seeds. Without a key it refuses them.
func SealedBy(k *seedkey.Key) Setup { return func(c *config) { c.seedKey = k } }

// SeedKeyFile names the file of the key under which seeds are kept, as [SealedBy] does. It is made
// for a house that has no seeds yet. An empty name means the usual file of the house,
// [seedkey.Path].
func SeedKeyFile(name string) Setup { return func(c *config) { c.seedFile = &name } }

// Observer is told of what the store does to the files that it keeps beside the database.
type Observer = files.Observer

// Observed has somebody told of what happens to the store's own files.
func Observed(by Observer) Setup { return func(c *config) { c.told = files.Observed{By: by} } }

// cacheKiB is how much of the database the writer keeps in memory. With more it would
// read less, but commit more slowly: SQLite looks through the whole cache whenever a
// page was split.
const cacheKiB = "8192"

// newConfig returns the usual setup, with changes.
func newConfig(setup []Setup) config {
	c := config{name: "boardwalk.example/casino", every: 4096, after: 10 * time.Second, shards: -1}
	for _, set := range setup {
		set(&c)
	}
	return c
}

// newStore returns a store that is not open yet.
func newStore(c config) *Store {
	return &Store{queue: make(chan *waiting, 1024), closing: make(chan struct{}), done: make(chan struct{}), failed: make(chan struct{}), config: c}
}

// Open opens the data in a directory, and creates it if there is none. Of a house that is divided into
// shards it is the house's own, shard 0.
func Open(dir string, setup ...Setup) (*Store, error) {
	s := newStore(newConfig(setup))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	if err := s.open(dir); err != nil {
		return nil, errors.Join(fmt.Errorf("data in %s: %w", dir, err), s.shut())
	}
	if err := s.recordClock(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// Append writes a batch and returns when it is durable; the batch then has its
// numbers. A batch that is refused ([*ledger.Short], [*Repeated]) leaves no trace.
// After any other error the store stops: what is on the disk is known only when it is
// opened again.
func (s *Store) Append(b *Batch) (Commit, error) {
	if err := s.keepable(b); err != nil {
		return Commit{}, err
	}
	w, err := prepare(b)
	if err != nil {
		return Commit{}, err
	}
	select {
	case <-s.closing:
		return Commit{}, ErrClosed
	default:
	}
	select {
	case s.queue <- w: // as it mostly is
	default:
		select {
		case s.queue <- w:
		case <-s.done:
			return Commit{}, errors.Join(ErrClosed, s.Err())
		}
	}
	select {
	case <-s.done: // and the committer may have looked for the last time
		select {
		case <-w.done: // and seen it
		default:
			return Commit{}, errors.Join(ErrClosed, s.Err())
		}
	default:
	}
	<-w.done
	return w.commit, w.err
}

// Failed is closed when the store can write no more; [Store.Err] says why.
func (s *Store) Failed() <-chan struct{} { return s.failed }

// Err returns why the store can write no more, or nil while it can.
func (s *Store) Err() error {
	select {
	case <-s.failed:
		return s.cause
	default:
		return nil
	}
}

// Work returns how many transactions were committed since the store was opened, and
// how many rows they wrote.
func (s *Store) Work() (transactions, rows uint64) {
	return s.work.transactions.Load(), s.work.rows.Load()
}

// fail stops the store for good.
func (s *Store) fail(err error) {
	s.failing.Do(func() {
		s.cause = fmt.Errorf("the store has stopped and must be opened again: %w", err)
		close(s.failed)
	})
}

// Held returns what an account holds, from memory, for [ledger.Check] after every act.
// Like everything that is read here it is durable. An account that other shards write to is read from
// the database.
func (s *Store) Held(a ledger.Account) ledger.Balance {
	if s.shares(a) {
		held, _ := s.Balance(context.Background(), a) // one that the database does not tell of has nothing to spend
		return held
	}
	s.holding.RLock()
	defer s.holding.RUnlock()
	return s.held[a]
}

// hold takes over the balances of accounts once they are durable.
func (s *Store) hold(b *ledger.Book, accounts map[ledger.Account]bool) {
	s.holding.Lock()
	defer s.holding.Unlock()
	for a := range accounts {
		if !s.shares(a) {
			s.held[a] = b.Balance(a)
		}
	}
}

// Close writes what still waits, signs a last checkpoint and closes the files.
func (s *Store) Close() error {
	err := error(nil)
	s.once.Do(func() {
		s.engine.ending()
		close(s.closing)
		<-s.done
		err = errors.Join(s.Err(), s.shut())
	})
	return err
}

// abandon closes a store that could not be opened to its end.
func (s *Store) abandon() error {
	if s.clock != nil && s.keeper != nil { // the committer runs
		return s.Close()
	}
	return s.shut()
}

// shut closes whatever is open.
func (s *Store) shut() error {
	var errs []error
	if s.askedLater != nil {
		<-s.askedLater
	}
	if s.keeper != nil {
		s.keeper.close()
	}
	if s.Reader != nil {
		errs = append(errs, s.Reader.Close())
	}
	if s.sql != nil {
		errs = append(errs, s.sql.close())
	}
	if s.conn != nil {
		errs = append(errs, s.conn.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.Close())
	}
	if s.engine != nil {
		errs = append(errs, s.engine.close())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	return errors.Join(errs...)
}
