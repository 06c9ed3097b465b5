package audit

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"modernc.org/sqlite"

	"boardwalk/journal"
	"boardwalk/store"
)

// shortLog is in the name of every directory whose write-ahead log is to be
// copied back and begun anew every few transactions.
const shortLog = "cut-short"

func init() {
	sqlite.RegisterConnectionHook(func(conn sqlite.ExecQuerierContext, dsn string) error {
		if !strings.Contains(dsn, shortLog) {
			return nil
		}
		_, err := conn.ExecContext(context.Background(), "PRAGMA wal_autocheckpoint(40)", nil)
		return err
	})
}

// contents is everything that is in a database: its hash, and "" before there
// is a form to it.
func contents(dir string) (string, error) {
	mode := "ro" // so that the log stays as it is
	if _, err := os.Stat(filepath.Join(dir, journal.KeyFile)); err != nil {
		mode = "rwc" // the database is not made yet, and may have to be repaired
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "boardwalk.db")+"?mode="+mode)
	if err != nil {
		return "", err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	form := 0
	if err := db.QueryRow("PRAGMA user_version").Scan(&form); err != nil || form == 0 {
		return "", err
	}
	h := sha256.New()
	for _, table := range []string{"record", "setup", "checkpoint", "transfer", "balance", "pending", "person", "session", "seed", "result"} {
		rows, err := db.Query("SELECT * FROM " + table)
		if err != nil {
			return "", err
		}
		columns, err := rows.Columns()
		if err != nil {
			return "", err
		}
		values, at := make([]sql.RawBytes, len(columns)), make([]any, len(columns))
		for i := range values {
			at[i] = &values[i]
		}
		for rows.Next() {
			if err := rows.Scan(at...); err != nil {
				return "", err
			}
			for _, v := range values {
				h.Write(binary.AppendUvarint(nil, uint64(len(v))))
				h.Write(v)
			}
		}
		if err := rows.Err(); err != nil {
			return "", err
		}
		fmt.Fprintln(h, table)
	}
	return string(h.Sum(nil)), nil
}

// scratch is a directory in memory, if there is such a thing: opening thousands
// of databases is not for a disk.
func scratch(t *testing.T) string {
	dir, err := os.MkdirTemp("/dev/shm", shortLog)
	if err != nil {
		dir = filepath.Join(t.TempDir(), shortLog)
		err = os.Mkdir(dir, 0o700)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// lately is when the last record was written, and the orders that are remembered.
func lately(ctx context.Context, dir string) (last time.Time, orders []resultRow, err error) {
	snap, err := store.Examine(ctx, dir)
	if err != nil {
		return last, nil, err
	}
	defer snap.Close()
	d := dataOf(snap)
	for row, err := range d.records(ctx) {
		if err != nil {
			return last, nil, err
		}
		r, err := journal.Parse(row.line)
		if err != nil {
			return last, nil, err
		}
		last = r.Time
	}
	for row, err := range d.results(ctx) {
		if err != nil {
			return last, nil, err
		}
		orders = append(orders, row)
	}
	return last, orders, nil
}

func noFaults(dir string) error {
	var first error
	_, err := Verify(context.Background(), dir, Options{Fault: func(f Fault) {
		if first == nil {
			first = errors.New(f.String())
		}
	}})
	return errors.Join(err, first)
}
