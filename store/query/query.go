package query

import (
	"context"
	"database/sql"
	"errors"
	"iter"
)

// ErrNone is the error of reading something that is not there.
var ErrNone = errors.New("there is none")

// Querier is a database or a transaction.
type Querier interface {
	QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row
}

// One returns the one value that a query finds, or [ErrNone].
func One[T any](ctx context.Context, q Querier, text string, args ...any) (v T, err error) {
	err = q.QueryRowContext(ctx, text, args...).Scan(&v)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return v, err
}

// Value reads a row of one column, for [Rows].
func Value[T any](row *sql.Rows) (v T, err error) {
	err = row.Scan(&v)
	return v, err
}

// Rows runs a query and yields what scan makes of each row.
func Rows[T any](ctx context.Context, q Querier, scan func(*sql.Rows) (T, error),
	text string, args ...any) iter.Seq2[T, error] {
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

// All collects what a query yields.
func All[T any](seq iter.Seq2[T, error]) ([]T, error) {
	var list []T
	for v, err := range seq {
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}
