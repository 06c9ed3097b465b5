package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"
	"time"

	"boardwalk/chance"
)

// People yields everybody.
func (r *Reader) People(ctx context.Context) iter.Seq2[Person, error] {
	return rows(ctx, r.db, func(row *sql.Rows) (p Person, err error) {
		err = row.Scan(&p.ID, &p.Data)
		return p, err
	}, `SELECT id, data FROM person ORDER BY id`)
}

// Person returns what is kept of somebody.
func (r *Reader) Person(ctx context.Context, id string) (Person, error) {
	data, err := one[[]byte](ctx, r.db, `SELECT data FROM person WHERE id = ?`, id)
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

// Seeds returns the seeds of a table that are not revealed yet.
func (r *Reader) Seeds(ctx context.Context, table string) ([]Seed, error) {
	return all(rows(ctx, r.db, func(row *sql.Rows) (Seed, error) {
		s, bytes := Seed{Table: table}, []byte(nil)
		if err := row.Scan(&s.Round, &bytes); err != nil {
			return s, err
		}
		if len(bytes) != len(s.Seed) {
			return s, fmt.Errorf("the seed of round %d has %d bytes", s.Round, len(bytes))
		}
		s.Seed = chance.Seed(bytes)
		return s, nil
	}, `SELECT round, seed FROM seed WHERE tbl = ? ORDER BY round`, table))
}

// Result returns what became of an act, if its time is not over.
func (r *Reader) Result(ctx context.Context, table, key string) (Result, error) {
	res, err := scanResult(r.result.QueryRowContext(ctx, table, key), table, key)
	if err == nil && !time.Now().Before(res.Until) {
		return Result{}, ErrNone
	}
	return res, err
}

const getResult = `SELECT until, data FROM result WHERE tbl = ? AND key = ?`

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
