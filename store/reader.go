package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store/archive"
	"boardwalk/store/query"
	"boardwalk/store/seedkey"
)

// Reader reads a casino's data. It sees only what is durable.
type Reader struct {
	db     *query.Database
	key    note.Verifier
	shards int          // of the house, besides its own: 0 unless it is in PostgreSQL and divided
	result *sql.Stmt    // is asked for with many an order
	seeds  *seedkey.Key // opens seeds; nil for a reader without a key

	archives *archive.Set // of the directory; nil for PostgreSQL
}

// Shards returns into how many shards the house is divided, besides its own.
func (r *Reader) Shards() int { return r.shards }

// newReader returns a reader of a database.
func newReader(db *query.Database, key note.Verifier) (*Reader, error) {
	db.SetMaxOpenConns(8)
	result, err := db.Prepare(db.Text(getResult))
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &Reader{db: db, key: key, result: result}, nil
}

// Close closes the reader.
func (r *Reader) Close() error {
	return errors.Join(r.result.Close(), r.db.Close(), r.archives.Close())
}

// Key returns the key that the checkpoints are checked with.
func (r *Reader) Key() note.Verifier { return r.key }

// Size returns how many records there are.
func (r *Reader) Size(ctx context.Context) (int64, error) { return size(ctx, r.db) }

// size returns how many records there are.
func size(ctx context.Context, q query.Querier) (int64, error) {
	return query.One[int64](ctx, q, `SELECT COALESCE(MAX(seq), -1) + 1 FROM record`)
}

// Lines yields so many stored lines of the journal from a number on.
func (r *Reader) Lines(ctx context.Context, from uint64, most int) iter.Seq2[[]byte, error] {
	return query.Rows(ctx, r.db, r.scanLine, `SELECT line FROM record WHERE seq >= ? ORDER BY seq LIMIT ?`, int64(from), most)
}

// scanLine reads a row of one line, which may have been moved to an archive.
func (r *Reader) scanLine(row *sql.Rows) ([]byte, error) {
	line, err := query.Value[[]byte](row)
	if err != nil {
		return nil, err
	}
	return r.archives.Whole(line)
}

// scanRecord reads a row of one line as a record.
func (r *Reader) scanRecord(row *sql.Rows) (journal.Record, error) {
	line, err := r.scanLine(row)
	if err != nil {
		return journal.Record{}, err
	}
	return journal.Parse(line)
}

// Records yields the records from a number on.
func (r *Reader) Records(ctx context.Context, from uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE seq >= ? ORDER BY seq`, int64(from))
}

// Table returns the records of a table since it was last set up: what the table
// is made of.
func (r *Reader) Table(ctx context.Context, table string) ([]journal.Record, error) {
	return query.All(query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ?1
		AND seq >= COALESCE((SELECT seq FROM setup WHERE tbl = ?1), 0) ORDER BY seq`, table))
}

// TableFrom yields all records of a table from a number on, earlier setups
// included.
func (r *Reader) TableFrom(ctx context.Context, table string, from uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ? AND seq >= ? ORDER BY seq`, table, int64(from))
}

// Tables returns every table that was ever set up.
func (r *Reader) Tables(ctx context.Context) ([]string, error) {
	return query.All(query.Rows(ctx, r.db, query.Value[string], `SELECT tbl FROM setup ORDER BY tbl`))
}

// places returns the next place in each table's sequence. It hops from table to
// table in the index, however many records there are.
func (r *Reader) places(ctx context.Context) (map[string]uint64, error) {
	type place struct {
		table string
		next  uint64
	}
	scan := func(row *sql.Rows) (p place, err error) {
		err = row.Scan(&p.table, &p.next)
		return p, err
	}
	found, err := query.All(query.Rows(ctx, r.db, scan, `WITH RECURSIVE t (name) AS (
			SELECT MIN(tbl) FROM record
			UNION ALL SELECT (SELECT MIN(tbl) FROM record WHERE tbl > t.name) FROM t WHERE t.name IS NOT NULL)
		SELECT name, (SELECT at FROM record WHERE tbl = name ORDER BY seq DESC LIMIT 1) + 1 FROM t WHERE name IS NOT NULL`))
	places := map[string]uint64{}
	for _, p := range found {
		places[p.table] = p.next
	}
	return places, err
}

// Hashes returns the stored hashes of the Merkle tree, for proofs.
func (r *Reader) Hashes(ctx context.Context) tlog.HashReader { return hashReader(ctx, r.db) }

// hashReader returns the stored hashes of the Merkle tree.
func hashReader(ctx context.Context, q query.Querier) tlog.HashReader {
	return tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := make([]tlog.Hash, len(indexes))
		for i, x := range indexes {
			seq, place := journal.Holder(x)
			kept, err := hashes(ctx, q, seq)
			if err != nil {
				return nil, err
			}
			if place >= len(kept) {
				return nil, fmt.Errorf("record %d has lost a hash", seq)
			}
			found[i] = kept[place]
		}
		return found, nil
	})
}

// hashes returns the hashes that are stored with a record.
func hashes(ctx context.Context, q query.Querier, seq int64) ([]tlog.Hash, error) {
	flat, err := query.One[[]byte](ctx, q, `SELECT hashes FROM record WHERE seq = ?`, seq)
	if err != nil {
		return nil, fmt.Errorf("the hashes of record %d: %w", seq, err)
	}
	return split(flat), nil
}

// split splits stored hashes, 32 bytes each.
func split(flat []byte) []tlog.Hash {
	kept := make([]tlog.Hash, len(flat)/tlog.HashSize)
	for i := range kept {
		copy(kept[i][:], flat[i*tlog.HashSize:])
	}
	return kept
}

// Checkpoints returns the newest signed checkpoints, the oldest of them first.
func (r *Reader) Checkpoints(ctx context.Context, most int) ([]string, error) {
	return query.All(query.Rows(ctx, r.db, query.Value[string],
		`SELECT note FROM (SELECT size, note FROM checkpoint ORDER BY size DESC LIMIT ?) AS newest ORDER BY size`, most))
}

// Heads returns the newest signed notes over the heads of all shards, the oldest of them first; none of a house that is not divided.
func (r *Reader) Heads(ctx context.Context, most int) ([]string, error) {
	if r.shards == 0 {
		return nil, nil
	}
	return query.All(query.Rows(ctx, r.db, query.Value[string],
		`SELECT note FROM (SELECT number, note FROM heads ORDER BY number DESC LIMIT ?) AS newest ORDER BY number`, most))
}

// checkpoints returns the signed checkpoints, the oldest first.
func checkpoints(ctx context.Context, q query.Querier) ([]string, error) {
	return query.All(query.Rows(ctx, q, query.Value[string], `SELECT note FROM checkpoint ORDER BY size`))
}

// LastCheckpoint returns the newest signed checkpoint.
func (r *Reader) LastCheckpoint(ctx context.Context) (string, error) {
	return query.One[string](ctx, r.db, `SELECT note FROM checkpoint ORDER BY size DESC LIMIT 1`)
}

// signedSize returns how many records the last checkpoint signs.
func (r *Reader) signedSize(ctx context.Context) (int64, error) {
	return query.One[int64](ctx, r.db, `SELECT COALESCE(MAX(size), 0) FROM checkpoint`)
}

const getResult = `SELECT until, data FROM result WHERE tbl = ? AND key = ?`

// reorderWindow is how many recent records may be out of order by time, because tables
// commit independently.
const reorderWindow = 1024

// latest returns the time of the latest record, or the zero time if there is none.
func (r *Reader) latest(ctx context.Context) (latest time.Time, err error) {
	n, err := r.Size(ctx)
	if err != nil {
		return latest, err
	}
	for line, err := range r.Lines(ctx, uint64(max(0, n-reorderWindow)), reorderWindow) {
		if err != nil {
			return latest, err
		}
		if rec, err := journal.Parse(line); err == nil && rec.Time.After(latest) { // one that cannot be read says no time
			latest = rec.Time
		}
	}
	return latest, nil
}
