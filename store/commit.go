package store

import (
	"context"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
)

// committer is the one writer. It alone knows the numbers to come.
type committer struct {
	s      *Store
	sql    *statements
	log    *journal.Log
	book   *ledger.Book
	places map[string]uint64 // the next place at each table
	signed int64             // size of the last checkpoint
	due    *time.Timer       // of the next one; nil while nothing is unsigned
	g      group
}

// group is what is written in one transaction.
type group struct {
	batches  []*waiting // those that are not refused
	lines    [][]byte
	hashes   [][]byte
	accounts map[ledger.Account]bool // whose balances changed
	setups   map[string]uint64
}

// most batches that go into one transaction. With more, everybody waits for one
// group, and the committer then waits for everybody: with a thousand tables in play
// groups of this size were measured to keep both at work.
const most = 96

func newCommitter(ctx context.Context, s *Store) (*committer, error) {
	c := &committer{s: s}
	var err error
	if c.sql, err = prepareAll(ctx, s.conn); err != nil {
		return nil, err
	}
	s.sql = c.sql
	size, err := s.Size(ctx)
	if err != nil {
		return nil, err
	}
	if c.log, err = journal.OpenLog(size, s.Hashes(ctx)); err != nil {
		return nil, err
	}
	if c.book, err = s.Book(ctx); err != nil {
		return nil, err
	}
	if c.places, err = s.places(ctx); err != nil {
		return nil, err
	}
	if c.signed, err = s.signedSize(ctx); err != nil {
		return nil, err
	}
	s.held = map[ledger.Account]ledger.Balance{}
	for a, b := range c.book.All {
		s.held[a] = b
	}
	c.schedule()
	return c, nil
}

// run writes until the store is closed or fails.
func (c *committer) run() {
	defer close(c.s.done)
	ctx := context.Background()
	for {
		var first *waiting
		var due <-chan time.Time
		if c.due != nil {
			due = c.due.C
		}
		select {
		case first = <-c.s.queue:
		case <-due:
			c.due = nil
			if c.write(ctx, nil, true) != nil {
				c.drain()
				return
			}
			continue
		case <-c.s.closing:
			c.finish(ctx)
			return
		}
		if c.write(ctx, c.gather(first), false) != nil {
			c.drain()
			return
		}
	}
}

// gather takes everything that waits. It does not wait for more: while one group
// is written the next one gathers by itself, and a pause to let it grow was
// measured to gain nothing.
func (c *committer) gather(first *waiting) []*waiting {
	all := []*waiting{first}
	for len(all) < most {
		select {
		case w := <-c.s.queue:
			all = append(all, w)
		default:
			return all
		}
	}
	return all
}

// finish writes what still waits, and the last checkpoint.
func (c *committer) finish(ctx context.Context) {
	defer func() {
		if c.due != nil {
			c.due.Stop()
		}
	}()
	for {
		select {
		case w := <-c.s.queue:
			if c.write(ctx, c.gather(w), false) != nil {
				c.drain()
				return
			}
		default:
			c.write(ctx, nil, true) // what goes wrong here, Close says
			return
		}
	}
}

// drain answers all who come too late to a store that has failed.
func (c *committer) drain() {
	for {
		select {
		case w := <-c.s.queue:
			w.err = c.s.cause
			close(w.done)
		default:
			return
		}
	}
}

// write writes batches in one transaction and lets those who wait go on.
func (c *committer) write(ctx context.Context, all []*waiting, checkpoint bool) error {
	err := c.s.Err()
	if err == nil {
		if err = c.commit(ctx, all, checkpoint); err != nil {
			c.s.fail(err)
			err = c.s.cause
		}
	}
	for _, w := range all {
		if err != nil {
			w.err = err // even of those that were refused: no answer is known to be the last word
		}
		close(w.done)
	}
	return err
}

func (c *committer) commit(ctx context.Context, all []*waiting, checkpoint bool) error {
	c.g = group{accounts: map[ledger.Account]bool{}, setups: map[string]uint64{}}
	if len(all) == 0 && c.log.Size() == c.signed {
		return nil
	}
	signed, err := c.transaction(ctx, all, checkpoint)
	if err != nil {
		return err
	}
	c.s.hold(c.book, c.g.accounts)
	if signed {
		c.signed = c.log.Size()
		if c.due != nil {
			c.due.Stop()
			c.due = nil
		}
	}
	c.schedule()
	return nil
}

// checkpoint signs the head of the tree if it is time or asked for.
func (c *committer) checkpoint(asked bool) (note string, err error) {
	size := c.log.Size()
	if size == c.signed || !asked && size-c.signed < c.s.every {
		return "", nil
	}
	return journal.Sign(c.log, c.s.signer)
}

// schedule sees to it that no record waits too long for a checkpoint.
func (c *committer) schedule() {
	if c.due == nil && c.log.Size() > c.signed {
		c.due = time.NewTimer(c.s.after)
	}
}
