package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"iter"
	"path/filepath"
	"slices"

	"boardwalk/store/archive"
	"boardwalk/store/query"

	"golang.org/x/mod/sumdb/tlog"
)

// Snapshot is a casino's data at one moment, row by row as it is on the disk. Nothing
// is checked: it is for auditors, who must be able to read rows that the house would
// never have written.
type Snapshot struct {
	db         *sql.DB // nil for one of a shard, which reads from that of the house
	tx         *query.Moment
	dir        string // of a house that was closed when it was taken; empty otherwise
	state      string // of its files then
	shards     int
	faults     func(context.Context, query.Querier) ([]string, error) // with the schema
	source     string                                                 // by which SQLite opens the database; empty for PostgreSQL
	freshBytes bool                                                   // the driver makes new bytes for each value, which need not be copied
	beside     func(context.Context) (*query.Moment, error)           // the same moment once more; nil if one is enough for several tables
	again      func(context.Context, int) (*query.Moment, error)      // likewise, of any shard

	archives *archive.Set // nil for PostgreSQL
	at       string       // the directory; empty for PostgreSQL
}

// Close closes the snapshot.
func (s *Snapshot) Close() error {
	err := s.tx.Rollback()
	if s.db != nil {
		err = errors.Join(err, s.db.Close())
	}
	return errors.Join(err, s.archives.Close())
}

// ArchiveSum returns the hash of the file of an archive. It reports false if it is not there.
func (s *Snapshot) ArchiveSum(name string) (sum string, ok bool, err error) {
	if s.at == "" || !archive.IsName(name) || name != filepath.Base(name) {
		return "", false, nil
	}
	sum, err = archive.Sum(s.at, name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	return sum, err == nil, err
}

// Damage yields what is in the schema of the database and should not be there.
func (s *Snapshot) Damage(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		list, err := s.faults(ctx, s.tx)
		if err != nil && !yield("", err) {
			return
		}
		for _, text := range list {
			if !yield(text, nil) {
				return
			}
		}
	}
}

// OwnFaults yields what SQLite finds wrong with its own files: it reads all pages, and looks every row up in every index.
// That is done on a connection of its own, so rows may be read meanwhile. A house that is open may have written more since
// the snapshot was taken; its files must be whole at every moment.
func (s *Snapshot) OwnFaults(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		if s.source == "" {
			return
		}
		db, err := sql.Open("sqlite", s.source)
		if err != nil {
			yield("", err)
			return
		}
		defer db.Close()
		own := &query.Database{DB: db, Text: query.SQLite}
		for text, err := range query.Rows(ctx, own, query.Value[string], "PRAGMA integrity_check(1000)") {
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

	// Those that a house in PostgreSQL has beside its shards.
	PurseRows = `SELECT account, posted, reserved FROM purse ORDER BY account`
	HeadsRows = `SELECT number, note FROM heads ORDER BY number`

	// Those of one person and of one table, the hashes beside one record, and the checkpoints
	// that vouch for one.
	PersonRow    = `SELECT id, data FROM person WHERE id = ?`
	RecordRowsOf = `SELECT seq, tbl, at, line, hashes FROM record WHERE tbl = ? ORDER BY seq`
	TableRows    = `WITH RECURSIVE list(tbl) AS (SELECT min(tbl) FROM record WHERE tbl > ''
		UNION ALL SELECT (SELECT min(r.tbl) FROM record r WHERE r.tbl > list.tbl) FROM list WHERE list.tbl IS NOT NULL)
		SELECT tbl FROM list WHERE tbl IS NOT NULL`
	CorrectionRows = `SELECT r.seq, r.tbl, r.at, r.line, r.hashes FROM transfer t CROSS JOIN record r ON r.seq = t.record
		WHERE t.memo = 'correction' AND (t.source = ?1 OR t.target = ?1) ORDER BY t.id` // of the account of a table
	RecordRow         = `SELECT seq, tbl, at, line, hashes FROM record WHERE seq = ?`
	RecordRowsFrom    = `SELECT seq, tbl, at, line, hashes FROM record WHERE seq >= ? ORDER BY seq`
	RecordRowsBefore  = `SELECT seq, tbl, at, line, hashes FROM record WHERE tbl = ? AND seq < ? ORDER BY seq DESC`
	TransferRowsOf    = `SELECT record, id, source, target, amount, state, of, memo FROM transfer WHERE record = ? ORDER BY id`
	CheckpointRowsFor = `SELECT size, note FROM checkpoint WHERE size > ? ORDER BY size`
)

// Size returns how many records there seem to be.
func (s *Snapshot) Size(ctx context.Context) (int64, error) { return size(ctx, s.tx) }

// Hashes returns the stored hashes of the Merkle tree.
func (s *Snapshot) Hashes(ctx context.Context) tlog.HashReader { return hashReader(ctx, s.tx) }

// Rows yields the rows of a table, with the values as the database has them: int64,
// float64, string, []byte or nil. A line that was moved to an archive is read there; if it
// cannot be, its stub is left. Several tables may be read at once. The slice is reused for
// the next row.
func (s *Snapshot) Rows(ctx context.Context, of string, args ...any) iter.Seq2[[]any, error] {
	return func(yield func([]any, error) bool) {
		at := s.tx
		if s.beside != nil {
			var err error
			if at, err = s.beside(ctx); err != nil {
				yield(nil, err)
				return
			}
			defer at.Rollback()
		}
		found, err := at.QueryContext(ctx, of, args...)
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
		values, places, line := make([]any, len(columns)), make([]any, len(columns)), slices.Index(columns, "line")
		for i := range values {
			places[i] = &values[i]
			if s.freshBytes {
				places[i] = &cell{&values[i]}
			}
		}
		for found.Next() {
			if err := found.Scan(places...); err != nil {
				yield(nil, err)
				return
			}
			if line >= 0 {
				if stub, ok := values[line].([]byte); ok && archive.IsStub(stub) {
					if whole, err := s.archives.Whole(stub); err == nil {
						values[line] = whole
					}
				}
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

// cell takes a value as the driver has it. Package database/sql would copy bytes.
type cell struct{ value *any }

// Scan keeps a value.
func (c *cell) Scan(v any) error {
	*c.value = v
	return nil
}
