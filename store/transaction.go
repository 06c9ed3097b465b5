package store

import (
	"context"
	"errors"
	"time"

	"boardwalk/ledger"
)

// transaction writes batches, and a checkpoint if one is due or asked for. It returns
// the checkpoint, or "".
func (c *committer) transaction(ctx context.Context, all []*waiting, checkpoint bool) (signed string, err error) {
	began := time.Now()
	err = c.s.conn.Raw(func(any) error {
		signed, err = c.transact(ctx, all, checkpoint)
		return err
	})
	if err == nil {
		c.s.work.commits.since(began)
	}
	return signed, err
}

// transact writes batches between BEGIN and COMMIT.
func (c *committer) transact(ctx context.Context, all []*waiting, checkpoint bool) (string, error) {
	w, err := c.begin(ctx, all)
	if err != nil {
		return "", err
	}
	rollback := func(why error) (string, error) {
		_, err := c.sql.rollback.exec(ctx)
		return "", errors.Join(why, err)
	}
	fresh := c.keepAll(w, all)
	if w.err == nil && !fresh { // somebody has to be told which: one by one
		if _, err := rollback(nil); err != nil {
			return "", err
		}
		if w, err = c.begin(ctx, all); err != nil {
			return "", err
		}
	}
	for _, one := range all {
		c.enter(w, one, fresh)
	}
	signed, err := c.checkpoint(checkpoint)
	if err != nil {
		return rollback(err)
	}
	c.put(w)
	if signed != "" {
		w.do(c.sql.checkpoint, c.log.Size(), signed)
		now := stamp(time.Now()) // a good moment to forget what is over, too
		w.do(c.sql.oldResults, now)
		if c.s.shard == 0 { // whose they are
			w.do(c.sql.oldSessions, now)
		}
	}
	began := time.Now()
	w.say(c.sql.commit)
	if w.flush(); w.err != nil {
		return rollback(w.err)
	}
	c.s.work.durable.since(began)
	c.s.work.transactions.Add(1)
	c.s.work.rows.Add(w.rows)
	return signed, nil
}

// begin begins a transaction, unless this process may write no more.
func (c *committer) begin(ctx context.Context, all []*waiting) (*writing, error) {
	w := &writing{ctx: ctx, pipe: c.pipe}
	if w.say(c.sql.begin); w.err != nil {
		return nil, w.err
	}
	c.s.engine.began(w, c.book, all)
	return w, nil
}

// put writes the rows of the group.
func (c *committer) put(w *writing) {
	records, balances := &c.sql.record, &c.sql.balance
	line := 0
	for _, wait := range c.g.batches {
		b := wait.batch
		for i := range b.Records {
			r := &b.Records[i]
			records.add(w, int64(r.Seq), r.Table, int64(r.At), c.g.lines[line], c.g.hashes[line])
			line++
		}
		for i := range b.Transfers {
			c.putTransfer(w, &b.Transfers[i])
		}
		c.putRest(w, b)
	}
	for table, seq := range c.g.setups {
		w.do(c.sql.setup, table, int64(seq))
	}
	for a := range c.g.accounts {
		held, to := c.book.Balance(a), balances
		if c.s.shares(a) {
			to = c.shared
		}
		to.add(w, string(a), int64(held.Posted), int64(held.Reserved))
	}
	records.flush(w)
	c.sql.transfer.flush(w)
	balances.flush(w)
	if c.shared != nil {
		c.shared.flush(w)
	}
}

// putTransfer writes a transfer, and what it changes about pending ones.
func (c *committer) putTransfer(w *writing, t *ledger.Transfer) {
	c.sql.transfer.add(w, int64(t.ID), int64(t.Record), string(t.From), string(t.To), int64(t.Amount), int64(t.State), int64(t.Of), t.Memo)
	switch {
	case t.State == ledger.Pending:
		w.do(c.sql.pending, int64(t.ID))
	case t.Of != 0:
		w.do(c.sql.decided, int64(t.Of))
	}
}

// putRest writes people, sessions, seeds and moved lines of a batch.
func (c *committer) putRest(w *writing, b *Batch) {
	for _, p := range b.People {
		if p.Data == nil {
			w.do(c.sql.personGone, p.ID)
		} else {
			w.do(c.sql.person, p.ID, p.Data)
		}
	}
	for _, s := range b.Sessions {
		if s.Until.IsZero() {
			w.do(c.sql.sessionGone, s.ID)
		} else {
			w.do(c.sql.session, s.ID, s.Person, stamp(s.Until), s.Data)
		}
	}
	for _, m := range b.Moved {
		w.do(c.sql.moved, m.Line, m.Record)
	}
	for _, s := range b.Resealed {
		w.do(c.sql.resealed, s.Sealed, s.Table, s.Round)
	}
	for _, s := range b.Seeds {
		if s.Revealed {
			w.do(c.sql.seedGone, s.Table, int64(s.Round))
		} else {
			w.do(c.sql.seed, s.Table, int64(s.Round), c.s.seeds.Seal(s.Table, s.Round, s.Seed))
		}
	}
}
