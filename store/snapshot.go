package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
)

// Snapshot is a casino's data at one moment, row by row as it is on the disk. Nothing
// is checked: it is for auditors, who must be able to read rows that the house would
// never have written.
type Snapshot struct {
	db *sql.DB
	tx *sql.Tx
}

// Examine opens the data in a directory as it stands. It writes nothing, not
// even beside a server that is running, and wants no key.
func Examine(ctx context.Context, dir string) (*Snapshot, error) {
	file := filepath.Join(dir, "boardwalk.db")
	if _, err := os.Stat(file); err != nil {
		return nil, fmt.Errorf("no casino's data: %w", err)
	}
	s, err := examine(ctx, "file:"+file+"?mode=ro&_pragma=busy_timeout(5000)")
	if err != nil && !written(file) { // from a medium that cannot be written, and nobody is writing
		return examine(ctx, "file:"+file+"?mode=ro&immutable=1")
	}
	return s, err
}

// written reports whether the write-ahead log may hold something.
func written(file string) bool {
	log, err := os.Stat(file + "-wal")
	return err == nil && log.Size() > 0 || err != nil && !errors.Is(err, os.ErrNotExist)
}

// examine opens a snapshot of a data source.
func examine(ctx context.Context, source string) (*Snapshot, error) {
	db, err := sql.Open("sqlite", source)
	if err != nil {
		return nil, err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	s := &Snapshot{db, tx}
	form := 0
	if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&form); err != nil { // the snapshot is taken here
		return nil, errors.Join(err, s.Close())
	}
	if files, err := fs.Glob(schema, "schema/*.sql"); err != nil || form < 1 || form > len(files) { // later forms have only added indexes
		return nil, errors.Join(err, fmt.Errorf("the data is of form %d, and this program examines forms 1 to %d", form, len(files)), s.Close())
	}
	return s, nil
}

// Close closes the snapshot.
func (s *Snapshot) Close() error { return errors.Join(s.tx.Rollback(), s.db.Close()) }

// Damage yields what is in the database and should not be there, and what the
// database finds wrong with its own files.
func (s *Snapshot) Damage(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		list, err := schemaFaults(ctx, s.tx)
		if err != nil && !yield("", err) {
			return
		}
		for _, text := range list {
			if !yield(text, nil) {
				return
			}
		}
		for text, err := range rows(ctx, s.tx, scanText, "PRAGMA integrity_check(1000)") {
			if (text != "ok" || err != nil) && !yield(text, err) {
				return
			}
		}
	}
}

// The tables of a snapshot, each with its columns and in its order.
const (
	RecordRows     = `SELECT seq, tbl, at, line, hashes FROM record ORDER BY seq`
	CheckpointRows = `SELECT size, note FROM checkpoint ORDER BY size`
	TransferRows   = `SELECT record, id, source, target, amount, state, of, memo FROM transfer ORDER BY record, id`
	BalanceRows    = `SELECT account, posted, reserved FROM balance ORDER BY account`
	PendingRows    = `SELECT id FROM pending ORDER BY id`
	SetupRows      = `SELECT tbl, seq FROM setup ORDER BY tbl`
	SeedRows       = `SELECT tbl, round, seed FROM seed ORDER BY tbl, round`
	PersonRows     = `SELECT id, data FROM person ORDER BY id`
	ResultRows     = `SELECT tbl, key, until, data FROM result ORDER BY tbl, key`

	// Those of one table, the hashes beside one record, and the checkpoints
	// that vouch for one.
	RecordRowsOf      = `SELECT seq, tbl, at, line, hashes FROM record WHERE tbl = ? ORDER BY seq`
	RecordRow         = `SELECT seq, tbl, at, line, hashes FROM record WHERE seq = ?`
	CheckpointRowsFor = `SELECT size, note FROM checkpoint WHERE size > ? ORDER BY size`
)

// Count returns how many records there seem to be.
func (s *Snapshot) Count(ctx context.Context) (int64, error) { return size(ctx, s.tx) }

// Rows yields the rows of a table, with the values as the database has them: int64,
// float64, string, []byte or nil. Several tables may be read at once. The slice is
// reused for the next row.
func (s *Snapshot) Rows(ctx context.Context, of string, args ...any) iter.Seq2[[]any, error] {
	return func(yield func([]any, error) bool) {
		found, err := s.tx.QueryContext(ctx, of, args...)
		if err != nil {
			yield(nil, err)
			return
		}
		defer found.Close()
		columns, err := found.Columns()
		if err != nil {
			yield(nil, err)
			return
		}
		values, at := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			at[i] = &values[i]
		}
		for found.Next() {
			if err := found.Scan(at...); err != nil {
				yield(nil, err)
				return
			}
			if !yield(values, nil) {
				return
			}
		}
		if err := found.Err(); err != nil {
			yield(nil, err)
		}
	}
}
