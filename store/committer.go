package store

import (
	"context"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
)

// committer is the one writer of the store. It alone gives out numbers.
type committer struct {
	s      *Store
	sql    *statements
	pipe   *pipeline // nil if the database is no further than a call
	log    *journal.Log
	book   *ledger.Book
	shared *inserts          // balances that other shards write to; nil if there are none
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

// newCommitter reads where the record, the ledger and the tables stand, and prepares
// the statements.
func newCommitter(ctx context.Context, s *Store) (*committer, error) {
	c := &committer{s: s, g: group{accounts: map[ledger.Account]bool{}, setups: map[string]uint64{}}}
	var err error
	if c.sql, err = prepareAll(ctx, s.conn, s.engine); err != nil {
		return nil, err
	}
	s.sql = c.sql
	if c.pipe, err = s.engine.pipe(); err != nil {
		return nil, err
	}
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
	last, err := lastSigned(s.dir, s.shard)
	if err != nil {
		return nil, err
	}
	if !last.IsZero() {
		s.work.signedAt.Store(last.UnixNano())
	}
	s.noteUnsigned(size - c.signed)
	s.held = map[ledger.Account]ledger.Balance{}
	for a, b := range c.book.All {
		s.held[a] = b
	}
	c.schedule()
	return c, nil
}

// checkpoint signs the head of the tree if a checkpoint is due or asked for.
func (c *committer) checkpoint(asked bool) (note string, err error) {
	size := c.log.Size()
	if size == c.signed || c.s.restoring || !asked && size-c.signed < c.s.every {
		return "", nil
	}
	return journal.Sign(c.log, c.s.signer)
}

// schedule sets the timer of the next checkpoint, so that no record waits too long for
// one.
func (c *committer) schedule() {
	if c.due == nil && c.log.Size() > c.signed {
		c.due = time.NewTimer(c.s.after)
	}
}
