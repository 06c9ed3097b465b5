package store

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
)

// database is a pool of connections that takes statements as SQLite wants them, whatever is below.
type database struct {
	*sql.DB
	text func(string) string
}

// QueryContext runs a query.
func (d *database) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return d.DB.QueryContext(ctx, d.text(text), args...)
}

// QueryRowContext runs a query for one row.
func (d *database) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return d.DB.QueryRowContext(ctx, d.text(text), args...)
}

// moment begins a transaction that sees the database as of one moment, and writes nothing.
func (d *database) moment(ctx context.Context) (*moment, error) {
	tx, err := d.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	return &moment{tx, d.text}, err
}

// moment is the database as of one moment.
type moment struct {
	*sql.Tx
	text func(string) string
}

// QueryContext runs a query.
func (m *moment) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return m.Tx.QueryContext(ctx, m.text(text), args...)
}

// QueryRowContext runs a query for one row.
func (m *moment) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return m.Tx.QueryRowContext(ctx, m.text(text), args...)
}

// inPostgres says for what SQLite says how PostgreSQL says it.
var inPostgres = strings.NewReplacer(
	"BEGIN IMMEDIATE", "BEGIN",
	"INSERT OR FAIL", "INSERT",
	"GLOB 'player/*'", "LIKE 'player/%'",
	"CROSS JOIN", "JOIN", // which has no condition in PostgreSQL, and there keeps no order either
	"AS BLOB", "AS BYTEA",
)

// postgresText returns a statement, which is written for SQLite, as PostgreSQL wants it: with $1 for
// the first ?, and for each ?1.
func postgresText(statement string) string {
	statement = inPostgres.Replace(statement)
	var out strings.Builder
	n := 0
	for i := 0; i < len(statement); i++ {
		if statement[i] != '?' {
			out.WriteByte(statement[i])
			continue
		}
		out.WriteByte('$')
		if i+1 == len(statement) || statement[i+1] < '0' || statement[i+1] > '9' {
			n++
			out.WriteString(strconv.Itoa(n))
		}
	}
	return out.String()
}
