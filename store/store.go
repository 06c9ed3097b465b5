package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/ledger"
	"boardwalk/store/seedkey"
)

// ErrClosed is the error of a store that was closed.
var ErrClosed = errors.New("the store is closed")

// Store is a casino's data, open for writing. All methods may be called by many
// goroutines at once.
type Store struct {
	*Reader
	dir     string
	lock    io.Closer
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
	unfinished bool     // a change of the key is on record, and the old key has not signed that yet
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

	work struct {
		transactions, rows atomic.Uint64
		commits, durable   timer
		signedAt           atomic.Int64 // of the last checkpoint, in nanoseconds; 0 for none
		unsigned           atomic.Int64 // records after it
		unsignedSince      atomic.Int64 // when the first of them was written, or the data opened, in nanoseconds
	}

	config
}

// newStore returns a store that is not open yet.
func newStore(c config) *Store {
	return &Store{queue: make(chan *waiting, 1024), closing: make(chan struct{}), done: make(chan struct{}),
		failed: make(chan struct{}), config: c}
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

// keepable returns an error if seeds of a batch cannot be sealed, or if it is not for this shard.
func (s *Store) keepable(b *Batch) error {
	if s.shard > 0 && len(b.People)+len(b.Sessions) > 0 {
		return errors.New("people and sessions are kept in the house's own shard")
	}
	for i := range b.Seeds {
		if !b.Seeds[i].Revealed && s.seeds == nil {
			return ErrNoSeedKey
		}
	}
	return nil
}
