package store

import (
	"context"
	"database/sql"
	"errors"
	"iter"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// People yields everybody.
func (r *Reader) People(ctx context.Context) iter.Seq2[Person, error] {
	return query.Rows(ctx, r.db, func(row *sql.Rows) (p Person, err error) {
		err = row.Scan(&p.ID, &p.Data)
		return p, err
	}, `SELECT id, data FROM person ORDER BY id`)
}

// Person returns what is kept of somebody.
func (r *Reader) Person(ctx context.Context, id string) (Person, error) {
	data, err := query.One[[]byte](ctx, r.db, `SELECT data FROM person WHERE id = ?`, id)
	return Person{id, data}, err
}

// Session returns a session that is not over.
func (r *Reader) Session(ctx context.Context, id string) (Session, error) {
	s, until := Session{ID: id}, int64(0)
	err := r.db.QueryRowContext(ctx, `SELECT person, until, data FROM session WHERE id = ?`, id).Scan(&s.Person, &until, &s.Data)
	s.Until = time.UnixMicro(until)
	if errors.Is(err, sql.ErrNoRows) || err == nil && !time.Now().Before(s.Until) {
		return Session{}, ErrNone
	}
	return s, err
}

// SessionsOf returns the sessions of a person that are kept, those that are over included.
func (r *Reader) SessionsOf(ctx context.Context, person string) ([]Session, error) {
	return query.All(query.Rows(ctx, r.db, func(row *sql.Rows) (Session, error) {
		s, until := Session{Person: person}, int64(0)
		err := row.Scan(&s.ID, &until, &s.Data)
		s.Until = time.UnixMicro(until)
		return s, err
	}, `SELECT id, until, data FROM session WHERE person = ? ORDER BY until, id`, person))
}

// AccountsOf yields the records about a person's account, in order.
func (r *Reader) AccountsOf(ctx context.Context, person string) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = '' AND instr(line, CAST('"kind":"account",' AS BLOB))
		AND instr(line, CAST(? AS BLOB)) ORDER BY seq`, `"data":{"person":"`+person+`",`)
}

// Money is a transfer from or to a person's account, and when it was made.
type Money struct {
	ledger.Transfer
	Time time.Time
}

// MoneyOf yields the transfers from and to an account, in order, with the times of their records.
func (r *Reader) MoneyOf(ctx context.Context, a ledger.Account) iter.Seq2[Money, error] {
	return query.Rows(ctx, r.db, func(row *sql.Rows) (m Money, err error) {
		var line []byte
		if err = row.Scan(&m.ID, &m.Record, &m.From, &m.To, &m.Amount, &m.State, &m.Of, &m.Memo, &line); err != nil {
			return m, err
		}
		if line, err = r.archives.Whole(line); err != nil {
			return m, err
		}
		made, err := journal.Parse(line)
		m.Time = made.Time
		return m, err
	}, `SELECT t.id, t.record, t.source, t.target, t.amount, t.state, t.of, t.memo, r.line
		FROM transfer t CROSS JOIN record r ON r.seq = t.record WHERE t.source = ?1 OR t.target = ?1 ORDER BY t.id`, string(a))
}

// Result returns what became of an act, if its time is not over.
func (r *Reader) Result(ctx context.Context, table, key string) (Result, error) {
	res, err := scanResult(r.result.QueryRowContext(ctx, table, key), table, key)
	if err == nil && !time.Now().Before(res.Until) {
		return Result{}, ErrNone
	}
	return res, err
}

// scanResult reads a row as a result.
func scanResult(row *sql.Row, table, key string) (Result, error) {
	r, until := Result{Table: table, Key: key}, int64(0)
	err := row.Scan(&until, &r.Data)
	r.Until = time.UnixMicro(until)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return r, err
}
