package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"boardwalk/store/query"
)

// Hold keeps the write-ahead log of a database from being begun anew, by reading the database as it is now. While it lasts,
// no page is copied from the log to the database that was committed later. So the database file together with the log, up
// to the end of any transaction in it, is the database as of that transaction, however long the reading of the two takes.
// The house commits meanwhile as it does always; only its log becomes longer.
type Hold struct {
	db *sql.DB
	tx *query.Moment
}

// NewHold begins to hold the log of a house that is open.
func NewHold(ctx context.Context, dir string) (*Hold, error) {
	db, err := sql.Open("sqlite", ReadOnly(dir, ""))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	tx, err := (&query.Database{DB: db, Text: query.SQLite}).Moment(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	h := &Hold{db, tx}
	if _, err := query.One[int](ctx, tx, "SELECT count(*) FROM sqlite_schema"); err != nil { // the moment begins here
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// Close lets go of the log.
func (h *Hold) Close() error { return errors.Join(h.tx.Rollback(), h.db.Close()) }
