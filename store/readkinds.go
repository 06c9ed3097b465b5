package store

import (
	"bytes"
	"context"
	"errors"
	"math"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// kindText is how a line says its kind.
func kindText(kind string) []byte { return []byte(`"kind":"` + kind + `",`) }

// SinceLast returns the last record of a kind under an id and all records after it. It is for
// those whose sequence never begins anew and who record their whole state from time to
// time. It returns none if there is no such record.
func (r *Reader) SinceLast(ctx context.Context, id, kind string) ([]journal.Record, error) {
	seq, err := query.One[int64](ctx, r.db,
		`SELECT seq FROM record WHERE tbl = ? AND instr(line, ?) ORDER BY seq DESC LIMIT 1`, id, kindText(kind))
	if errors.Is(err, ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return query.All(query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ? AND seq >= ? ORDER BY seq`, id, seq))
}

// Numbered finds a record of a kind by a number in its data, which must rise from record to
// record. It returns ErrNone if there is no such record. It reads a few records, however
// many there are.
func (r *Reader) Numbered(ctx context.Context, id, kind string, number uint64,
	numberOf func(*journal.Record) (uint64, error)) (journal.Record, error) {
	low := int64(0)
	high, err := r.Size(ctx)
	if err != nil {
		return journal.Record{}, err
	}
	for low < high {
		middle := low + (high-low)/2
		found, err := query.All(query.Rows(ctx, r.db, r.scanRecord,
			`SELECT line FROM record WHERE tbl = ? AND seq >= ? AND seq < ? AND instr(line, ?) ORDER BY seq LIMIT 1`,
			id, middle, high, kindText(kind)))
		if err != nil {
			return journal.Record{}, err
		}
		if len(found) == 0 {
			high = middle
			continue
		}
		n, err := numberOf(&found[0])
		switch {
		case err != nil:
			return journal.Record{}, err
		case n == number:
			return found[0], nil
		case n < number:
			low = int64(found[0].Seq) + 1
		default:
			high = middle
		}
	}
	return journal.Record{}, ErrNone
}

// Next returns the first record of a kind under an id after a record; ErrNone if there is
// none.
func (r *Reader) Next(ctx context.Context, id, kind string, after uint64) (journal.Record, error) {
	found, err := query.All(query.Rows(ctx, r.db, r.scanRecord,
		`SELECT line FROM record WHERE tbl = ? AND seq > ? AND instr(line, ?) ORDER BY seq LIMIT 1`,
		id, int64(after), kindText(kind)))
	if err != nil || len(found) == 0 {
		return journal.Record{}, errors.Join(err, map[bool]error{true: ErrNone}[err == nil])
	}
	return found[0], nil
}

// Before returns the last record of a kind under an id before a record; ErrNone if there is
// none.
func (r *Reader) Before(ctx context.Context, id, kind string, before uint64) (journal.Record, error) {
	found, err := query.All(query.Rows(ctx, r.db, r.scanRecord,
		`SELECT line FROM record WHERE tbl = ? AND seq < ? AND instr(line, ?) ORDER BY seq DESC LIMIT 1`,
		id, int64(min(before, math.MaxInt64)), kindText(kind)))
	if err != nil || len(found) == 0 {
		return journal.Record{}, errors.Join(err, map[bool]error{true: ErrNone}[err == nil])
	}
	return found[0], nil
}

// Containing returns the first record of a kind under an id, after a record and before
// another one, whose line has a text in it; ErrNone if there is none.
func (r *Reader) Containing(ctx context.Context, id, kind, text string, after, before uint64) (journal.Record, error) {
	for line, err := range query.Rows(ctx, r.db, r.scanLine, `SELECT line FROM record WHERE tbl = ? AND seq > ? AND seq < ? AND
		instr(line, ?) AND (instr(line, ?) OR instr(line, ?) = 1) ORDER BY seq`, // or it was moved to an archive
		id, int64(min(after, math.MaxInt64)), int64(min(before, math.MaxInt64)), kindText(kind), []byte(text), []byte{0}) {
		if err != nil {
			return journal.Record{}, err
		}
		if bytes.Contains(line, []byte(text)) {
			return journal.Parse(line)
		}
	}
	return journal.Record{}, ErrNone
}

// Spent returns records by which a person paid for something at a keno lounge before a record,
// the newest first and at most so many.
func (r *Reader) Spent(ctx context.Context, person, lounge string, before uint64, most int) ([]journal.Record, error) {
	return query.All(query.Rows(ctx, r.db, r.scanRecord, `SELECT r.line FROM transfer t CROSS JOIN record r ON r.seq = t.record
		WHERE t.source = ?1 AND t.source GLOB 'player/*' AND t.record < ?2 AND t.state = 0 AND substr(t.target, 1, length(?3)) = ?3
		ORDER BY t.record DESC LIMIT ?4`, string(ledger.Player(person)), int64(min(before, math.MaxInt64)), "keno/"+lounge+"/", most))
}

// Begun returns the ids whose first record is of a kind.
func (r *Reader) Begun(ctx context.Context, kind string) ([]string, error) {
	return query.All(query.Rows(ctx, r.db, query.Value[string],
		`SELECT DISTINCT tbl FROM record WHERE at < 2 AND at = 0 AND instr(line, ?) ORDER BY tbl`, kindText(kind)))
}
