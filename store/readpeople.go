package store

import (
	"context"
	"database/sql"
	"errors"
	"iter"
	"time"

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
