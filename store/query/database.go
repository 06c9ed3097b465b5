package query

import (
	"context"
	"database/sql"
)

// Dialect returns a statement, which is written for SQLite, as a database wants it.
type Dialect func(statement string) string

// SQLite is the dialect of statements as they are written.
func SQLite(statement string) string { return statement }

// Database is a pool of connections that takes statements as they are written for SQLite, whichever database it is of.
type Database struct {
	*sql.DB
	Text Dialect
}

// QueryContext runs a query.
func (d *Database) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return d.DB.QueryContext(ctx, d.Text(text), args...)
}

// QueryRowContext runs a query for one row.
func (d *Database) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return d.DB.QueryRowContext(ctx, d.Text(text), args...)
}

// Moment begins a transaction that sees the database as of one moment, and writes nothing.
func (d *Database) Moment(ctx context.Context) (*Moment, error) {
	tx, err := d.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	return &Moment{tx, d.Text}, err
}

// Moment is the database as of one moment.
type Moment struct {
	*sql.Tx
	Text Dialect
}

// QueryContext runs a query.
func (m *Moment) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return m.Tx.QueryContext(ctx, m.Text(text), args...)
}

// QueryRowContext runs a query for one row.
func (m *Moment) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return m.Tx.QueryRowContext(ctx, m.Text(text), args...)
}
