package store

import (
	"context"
	"database/sql"
	"errors"

	"boardwalk/store/query"
)

// guard is a connection that only reads, and that is open as long as any other. When
// the last connection that may write is closed, SQLite copies the log into the database
// and deletes it, unless somebody else has the database open. The store wants neither:
// not when it refuses the data, and not without having kept the checksums.
type guard struct {
	db   *sql.DB
	conn *sql.Conn
}

// newGuard opens a guard.
func newGuard(ctx context.Context, dir string) (*guard, error) {
	db, err := sql.Open("sqlite", readOnly(dir, ""))
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	g := &guard{db, conn}
	if _, err := query.One[int](ctx, conn, "PRAGMA schema_version"); err != nil { // the connection has its lock once it has read
		return nil, errors.Join(err, g.close())
	}
	return g, nil
}

// close closes the guard.
func (g *guard) close() error { return errors.Join(g.conn.Close(), g.db.Close()) }
