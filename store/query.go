package store

import (
	"context"
	"database/sql"
	"errors"
	"iter"
)

// one returns the one value that a query finds, or ErrNone.
func one[T any](ctx context.Context, q querier, text string, args ...any) (v T, err error) {
	err = q.QueryRowContext(ctx, text, args...).Scan(&v)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return v, err
}

// querier is a database or a transaction.
type querier interface {
	QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row
}

// scanInt reads a row of one number.
func scanInt(row *sql.Rows) (n int, err error) {
	err = row.Scan(&n)
	return n, err
}

// rows runs a query and yields what scan makes of each row.
func rows[T any](ctx context.Context, q querier, scan func(*sql.Rows) (T, error), text string, args ...any) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var none T
		found, err := q.QueryContext(ctx, text, args...)
		if err != nil {
			yield(none, err)
			return
		}
		defer found.Close()
		for found.Next() {
			v, err := scan(found)
			if !yield(v, err) || err != nil {
				return
			}
		}
		if err := found.Err(); err != nil {
			yield(none, err)
		}
	}
}

// all collects what a query yields.
func all[T any](seq iter.Seq2[T, error]) ([]T, error) {
	var list []T
	for v, err := range seq {
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}
