package store

import (
	"context"
	"errors"
	"iter"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// Around returns where a time is in the log: the records before the first number are all
// earlier, and those from the second on are not. It looks at a few records, however many
// there are. Those in between may be out of order, because tables commit independently.
func (r *Reader) Around(ctx context.Context, at time.Time) (earlier, later uint64, err error) {
	size, err := r.Size(ctx)
	if err != nil {
		return 0, 0, err
	}
	low, high := int64(0), size
	for low < high {
		middle := low + (high-low)/2
		line, err := query.One[[]byte](ctx, r.db, `SELECT line FROM record WHERE seq = ?`, middle)
		if err != nil {
			return 0, 0, err
		}
		if line, err = r.archives.Whole(line); err != nil {
			return 0, 0, err
		}
		rec, err := journal.Parse(line)
		if err != nil {
			return 0, 0, err
		}
		if rec.Time.Before(at) {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return uint64(max(0, low-reorderWindow)), uint64(min(size, low+reorderWindow)), nil
}

// RecordsBetween yields the records from a number on and before another one.
func (r *Reader) RecordsBetween(ctx context.Context, from, before uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE seq >= ? AND seq < ? ORDER BY seq`,
		int64(from), int64(before))
}

// TableBetween yields the records of a table from a number on and before another one.
func (r *Reader) TableBetween(ctx context.Context, table string, from, before uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ? AND seq >= ? AND seq < ? ORDER BY seq`,
		table, int64(from), int64(before))
}

// TransfersBetween yields the transfers that follow from the records from a number on and
// before another one, in the order of the records.
func (r *Reader) TransfersBetween(ctx context.Context, from, before uint64) iter.Seq2[ledger.Transfer, error] {
	return query.Rows(ctx, r.db, scanTransfer, transferColumns+`WHERE record >= ? AND record < ? ORDER BY record, id`,
		int64(from), int64(before))
}

// NextTable returns the first table, in the order of their ids, that comes after an id and has
// records from a number on and before another one; ErrNone if there is none. It hops from
// table to table in the index.
func (r *Reader) NextTable(ctx context.Context, after string, from, before uint64) (string, error) {
	for {
		next, err := query.One[string](ctx, r.db, `SELECT tbl FROM record WHERE tbl > ? ORDER BY tbl LIMIT 1`, after)
		if err != nil {
			return "", err
		}
		_, err = query.One[int64](ctx, r.db, `SELECT seq FROM record WHERE tbl = ? AND seq >= ? AND seq < ? ORDER BY seq LIMIT 1`,
			next, int64(from), int64(before))
		if !errors.Is(err, ErrNone) {
			return next, err
		}
		after = next
	}
}

// Setups yields the setups of a table from a number on and before another one.
func (r *Reader) Setups(ctx context.Context, table string, from, before uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord,
		`SELECT line FROM record WHERE tbl = ? AND at < 2 AND at = 0 AND seq >= ? AND seq < ? ORDER BY seq`,
		table, int64(from), int64(before))
}
