package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"boardwalk/store/query"
)

// Guard is a connection that only reads, and that is open as long as any other. When
// the last connection that may write is closed, SQLite copies the log into the database
// and deletes it, unless somebody else has the database open. The store wants neither:
// not when it refuses the data, and not without having kept the checksums.
type Guard struct {
	db   *sql.DB
	conn *sql.Conn
}

// OpenGuard opens a guard.
func OpenGuard(ctx context.Context, dir string) (*Guard, error) {
	db, err := sql.Open("sqlite", ReadOnly(dir, ""))
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	g := &Guard{db, conn}
	if _, err := query.One[int](ctx, conn, "PRAGMA schema_version"); err != nil { // the connection has its lock once it has read
		return nil, errors.Join(err, g.Close())
	}
	return g, nil
}

// Close closes the guard.
func (g *Guard) Close() error { return errors.Join(g.conn.Close(), g.db.Close()) }
