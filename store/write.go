package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"time"

	"boardwalk/ledger"
)

// statements are those of the writer, prepared once.
type statements struct {
	conn *sql.Conn
	all  []*statement

	begin, commit, rollback                      *statement
	record, transfer, balance, result            inserts
	setup, checkpoint, pending, decided          *statement
	person, session, sessionGone, seed, seedGone *statement
	personGone                                   *statement
	putResult, getResult, resultGone             *statement
	oldResults, oldSessions                      *statement
}

// prepareAll prepares the statements of the writer.
func prepareAll(ctx context.Context, conn *sql.Conn, e engine) (*statements, error) {
	s := &statements{conn: conn}
	texts := map[**statement]string{
		&s.begin:      `BEGIN IMMEDIATE`,
		&s.commit:     `COMMIT`,
		&s.rollback:   `ROLLBACK`,
		&s.setup:      `INSERT INTO setup (tbl, seq) VALUES (?, ?) ON CONFLICT (tbl) DO UPDATE SET seq = excluded.seq`,
		&s.checkpoint: `INSERT INTO checkpoint (size, note) VALUES (?, ?)`,
		&s.pending:    `INSERT INTO pending (id) VALUES (?)`,
		&s.decided:    `DELETE FROM pending WHERE id = ?`,
		&s.person:     `INSERT INTO person (id, data) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
		&s.personGone: `DELETE FROM person WHERE id = ?`,
		&s.session: `INSERT INTO session (id, person, until, data) VALUES (?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET person = excluded.person, until = excluded.until, data = excluded.data`,
		&s.sessionGone: `DELETE FROM session WHERE id = ?`,
		&s.seed:        `INSERT INTO seed (tbl, round, seed) VALUES (?, ?, ?)`,
		&s.seedGone:    `DELETE FROM seed WHERE tbl = ? AND round = ?`,
		&s.putResult: `INSERT INTO result (tbl, key, until, data) VALUES (?, ?, ?, ?)
			ON CONFLICT (tbl, key) DO UPDATE SET until = excluded.until, data = excluded.data`,
		&s.resultGone:  `DELETE FROM result WHERE tbl = ? AND key = ?`,
		&s.getResult:   getResult,
		&s.oldResults:  `DELETE FROM result WHERE until < ?`,
		&s.oldSessions: `DELETE FROM session WHERE until < ?`,
	}
	maps.Copy(texts, s.record.texts(`record (seq, tbl, at, line, hashes)`, 5, ""))
	maps.Copy(texts, s.transfer.texts(`transfer (id, record, source, target, amount, state, of, memo)`, 8, ""))
	maps.Copy(texts, s.balance.texts(`balance (account, posted, reserved)`, 3, anewBalance))
	maps.Copy(texts, s.result.texts(`result (tbl, key, until, data)`, 4, ` ON CONFLICT (tbl, key) DO NOTHING`))
	if err := s.prepareEach(ctx, e, texts); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// anewBalance follows the values of a row of balances that may be there already.
const anewBalance = ` ON CONFLICT (account) DO UPDATE SET posted = excluded.posted, reserved = excluded.reserved`

// prepareEach prepares statements.
func (s *statements) prepareEach(ctx context.Context, e engine, texts map[**statement]string) (err error) {
	for stmt, text := range texts {
		if *stmt, err = s.prepare(ctx, e.text(text)); err != nil {
			return err
		}
	}
	return nil
}

// prepare prepares one more statement.
func (s *statements) prepare(ctx context.Context, text string) (stmt *statement, err error) {
	err = s.conn.Raw(func(c any) error {
		prepared, err := c.(driver.ConnPrepareContext).PrepareContext(ctx, text)
		if err != nil {
			return fmt.Errorf("%s: %w", text, err)
		}
		stmt = &statement{Stmt: prepared, text: text}
		s.all = append(s.all, stmt)
		return nil
	})
	return stmt, err
}

// close finalizes the statements. Otherwise the connection would stay open unseen, and
// the write-ahead log with it.
func (s *statements) close() error {
	return s.conn.Raw(func(any) error {
		var first error // the others only repeat it
		for _, stmt := range s.all {
			if err := stmt.Close(); first == nil {
				first = err
			}
		}
		return first
	})
}

// resultOf returns the result that is kept under a key, or ErrNone.
func (s *statements) resultOf(ctx context.Context, table, key string) (Result, error) {
	row, err := s.getResult.row(ctx, 2, table, key)
	if err != nil {
		return Result{}, err
	}
	until, ok := row[0].(int64)
	if !ok {
		return Result{}, fmt.Errorf("the time %v of a result is no number", row[0])
	}
	data, _ := row[1].([]byte) // none at all if it is empty
	return Result{Table: table, Key: key, Until: time.UnixMicro(until), Data: data}, nil
}

// transaction writes batches, and a checkpoint if one is due or asked for. It returns
// the checkpoint, or "".
func (c *committer) transaction(ctx context.Context, all []*waiting, checkpoint bool) (signed string, err error) {
	err = c.s.conn.Raw(func(any) error {
		signed, err = c.transact(ctx, all, checkpoint)
		return err
	})
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
	w.say(c.sql.commit)
	if w.flush(); w.err != nil {
		return rollback(w.err)
	}
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

// writing is a transaction. After its first error it does nothing more.
type writing struct {
	ctx  context.Context
	pipe *pipe // where statements wait for others; nil if each goes to the database at once
	rows uint64
	err  error
}

// say runs a statement that writes no rows. SQLite would count those of the one before.
func (w *writing) say(stmt *statement) {
	rows := w.rows
	w.do(stmt)
	w.rows = rows
}

// do runs a statement that writes, at the latest with the next flush.
func (w *writing) do(stmt *statement, values ...any) {
	if w.pipe == nil {
		w.now(stmt, values...)
	} else if w.err == nil {
		w.pipe.add(stmt, nil, values)
	}
}

// now runs a statement at once, and returns how many rows it wrote.
func (w *writing) now(stmt *statement, values ...any) (rows int64) {
	if w.flush(); w.err == nil {
		rows, w.err = stmt.exec(w.ctx, values...)
		w.rows += uint64(rows)
	}
	return rows
}

// flush runs the statements that wait, and hears what became of them.
func (w *writing) flush() {
	if w.pipe == nil {
		return
	}
	if w.err != nil {
		w.pipe.forget()
		return
	}
	var rows uint64
	rows, w.err = w.pipe.send(w.ctx)
	w.rows += rows
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

// putRest writes people, sessions and seeds of a batch.
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
	for _, s := range b.Seeds {
		if s.Revealed {
			w.do(c.sql.seedGone, s.Table, int64(s.Round))
		} else {
			w.do(c.sql.seed, s.Table, int64(s.Round), c.s.seeds.Seal(s.Table, s.Round, s.Seed))
		}
	}
}

// stamp returns a time as the database keeps it, in microseconds. These times are only
// compared.
func stamp(t time.Time) int64 { return t.UnixMicro() }
