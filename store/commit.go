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

// reset empties a group, and keeps its memory for the next.
func (g *group) reset() {
	clear(g.accounts)
	clear(g.setups)
	clear(g.batches)
	clear(g.lines)
	clear(g.hashes)
	*g = group{batches: g.batches[:0], lines: g.lines[:0], hashes: g.hashes[:0], accounts: g.accounts, setups: g.setups}
}

// most batches that go into one transaction. With more, everybody waits for one
// group, and the committer then waits for everybody: with a thousand tables in play
// groups of this size were measured to keep both at work.
const most = 96

func newCommitter(ctx context.Context, s *Store) (*committer, error) {
	c := &committer{s: s, g: group{accounts: map[ledger.Account]bool{}, setups: map[string]uint64{}}}
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

// run writes until the store is closed. One that has failed writes nothing, and
// says so to all who come.
func (c *committer) run() {
	defer c.end()
	ctx := context.Background()
	for {
		var due <-chan time.Time
		if c.due != nil {
			due = c.due.C
		}
		select {
		case first := <-c.s.queue:
			c.write(ctx, c.gather(first), false)
		case <-due:
			c.due = nil
			c.write(ctx, nil, true)
		case <-c.s.closing:
			c.finish(ctx)
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
	for {
		select {
		case w := <-c.s.queue:
			c.write(ctx, c.gather(w), false)
		default:
			c.write(ctx, nil, true)
			return
		}
	}
}

// end answers those who came too late. Nobody is forgotten: who finds the committer
// not gone after a batch was handed to it did so before the last look at them here.
func (c *committer) end() {
	if c.due != nil {
		c.due.Stop()
	}
	close(c.s.done)
	for {
		select {
		case w := <-c.s.queue:
			w.err = ErrClosed
			close(w.done)
		default:
			return
		}
	}
}

// write writes batches in one transaction and lets those who wait go on.
func (c *committer) write(ctx context.Context, all []*waiting, checkpoint bool) {
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
}

func (c *committer) commit(ctx context.Context, all []*waiting, checkpoint bool) error {
	c.g.reset()
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
