package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"iter"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/archive"
	"boardwalk/store/query"
)

// Verified is what [Reader.Verify] went through.
type Verified struct {
	Records   int64
	Vouched   int64 // records that a signed checkpoint vouches for
	Transfers int64
	Accounts  int
}

// Verify goes through everything: the records against their hashes and the
// signed checkpoints, and the balances against the transfers. It sees one moment
// of a store that goes on being written.
func (r *Reader) Verify(ctx context.Context) (v Verified, err error) {
	tx, err := r.db.Moment(ctx)
	if err != nil {
		return v, err
	}
	defer tx.Rollback()
	signed, err := checkpoints(ctx, tx)
	if err != nil {
		return v, err
	}
	stored := &storedLines{archives: r.archives}
	v.Records, v.Vouched, err = journal.Verify(stored.each(ctx, tx), stored.kept, signed, r.key)
	if err != nil {
		return v, err
	}
	return v, v.ledger(ctx, tx, r)
}

// storedLines reads each line with its hashes and its columns in one go.
type storedLines struct {
	seq, at uint64
	table   string
	hashes  []tlog.Hash

	archives *archive.Set
}

// each yields the lines, and keeps their hashes and columns for kept.
func (s *storedLines) each(ctx context.Context, q query.Querier) iter.Seq2[[]byte, error] {
	return s.from(ctx, q, 0)
}

// from is each from a record on.
func (s *storedLines) from(ctx context.Context, q query.Querier, seq int64) iter.Seq2[[]byte, error] {
	return query.Rows(ctx, q, func(row *sql.Rows) (line []byte, err error) {
		var flat []byte
		err = row.Scan(&s.seq, &s.table, &s.at, &line, &flat)
		if s.hashes = split(flat); err != nil {
			return nil, err
		}
		return s.archives.Whole(line)
	}, `SELECT seq, tbl, at, line, hashes FROM record WHERE seq >= ? ORDER BY seq`, seq)
}

// kept returns the stored hashes of a record, or an error if its columns differ from
// its line.
func (s *storedLines) kept(r *journal.Record) ([]tlog.Hash, error) {
	if r.Seq != s.seq || r.At != s.at || r.Table != s.table {
		return nil, errors.New("stands under another table or number than it says itself")
	}
	return s.hashes, nil
}

// ledger enters every transfer anew and compares the balances. What all shards of a house share is
// compared by an audit, which reads them all.
func (v *Verified) ledger(ctx context.Context, q query.Querier, r *Reader) error {
	kept, err := book(ctx, q)
	if err != nil {
		return err
	}
	anew := ledger.NewBook()
	if r.shards > 0 {
		anew = ledger.NewPart()
	}
	for t, err := range transfers(ctx, q, 0) {
		if err != nil {
			return err
		}
		if t.Record >= uint64(v.Records) {
			return fmt.Errorf("%v follows from a record that is not there", &t)
		}
		row := []ledger.Transfer{t}
		if err := anew.Apply(row); err != nil {
			return fmt.Errorf("%v: %w", &t, err)
		}
		if row[0].ID != t.ID {
			return fmt.Errorf("transfer %d is missing", row[0].ID)
		}
		v.Transfers++
	}
	for a, want := range anew.All {
		v.Accounts++
		if r.shares(a) {
			continue
		}
		if got := kept.Balance(a); got != want {
			return fmt.Errorf("%s holds %s by the transfers, and %s is kept", a, want.Posted, got.Posted)
		}
	}
	for a, held := range kept.All {
		if anew.Balance(a) != held {
			return fmt.Errorf("%s holds %s that no transfer moved there", a, held.Posted)
		}
	}
	return anew.Verify()
}
