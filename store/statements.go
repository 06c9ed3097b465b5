package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"time"
)

// statements are those of the writer, prepared once.
type statements struct {
	conn *sql.Conn
	all  []*statement

	begin, commit, rollback                      *statement
	record, transfer, balance, result            inserts
	setup, checkpoint, pending, decided          *statement
	person, session, sessionGone, seed, seedGone *statement
	personGone, moved, resealed                  *statement
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
		&s.moved:      `UPDATE record SET line = ? WHERE seq = ?`,
		&s.resealed:   `UPDATE seed SET seed = ? WHERE tbl = ? AND round = ?`,
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

// stamp returns a time as the database keeps it, in microseconds. These times are only
// compared.
func stamp(t time.Time) int64 { return t.UnixMicro() }
