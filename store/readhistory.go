package store

import (
	"context"
	"iter"
	"math"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// The kinds of records are found in their lines. No text in a record can look
// like one, since its quotation marks would be escaped.

// SetupAt returns the setup of a table that was in effect when a record was written, and
// the record that follows the setup; none if the table was not set up yet. It reads no
// others, however many there are.
func (r *Reader) SetupAt(ctx context.Context, table string, seq uint64) ([]journal.Record, error) {
	return query.All(query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ?1 AND at < 2 AND seq >=
		(SELECT seq FROM record WHERE tbl = ?1 AND at < 2 AND at = 0 AND seq <= ?2 ORDER BY seq DESC LIMIT 1) ORDER BY seq LIMIT 2`,
		table, int64(min(seq, math.MaxInt64))))
}

// Brought yields the transfers from a person's account since a record, in order: money
// brought to tables, among others. Money that is only set aside is not among them.
func (r *Reader) Brought(ctx context.Context, person string, from uint64) iter.Seq2[ledger.Transfer, error] {
	return query.Rows(ctx, r.db, scanTransfer, transferColumns+`WHERE source = ? AND source GLOB 'player/*' AND record >= ?
		AND state = 0 ORDER BY record, id`,
		string(ledger.Player(person)), int64(from))
}

// Corrected yields the records by which payments were corrected from or to an account, a person's or a table's for
// corrections, from a record on and in order.
func (r *Reader) Corrected(ctx context.Context, a ledger.Account, from uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT r.line FROM transfer t CROSS JOIN record r ON r.seq = t.record
		WHERE t.memo = 'correction' AND t.record >= ?1 AND (t.source = ?2 OR t.target = ?2) ORDER BY t.id`, int64(from), string(a))
}

// Ends yields the records of a table from a number on that end something:
// commitments, which end the rounds before them, and stands, which end visits.
func (r *Reader) Ends(ctx context.Context, table string, from uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ? AND seq >= ?
		AND (instr(line, CAST('"kind":"commit",' AS BLOB)) OR instr(line, CAST('"kind":"stand",' AS BLOB))) ORDER BY seq`, table, int64(from))
}

// MomentsBefore yields the records of a table before a number, the newest first,
// that are not of its game: setups, seeds, cuts, who came and who went. With
// them come the incidents that were reported.
func (r *Reader) MomentsBefore(ctx context.Context, table string, before uint64) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ? AND seq < ?
		AND (NOT instr(line, CAST('"kind":"entry",' AS BLOB)) OR instr(line, CAST('"act":{"kind":"report"' AS BLOB)))
		ORDER BY seq DESC`, table, int64(before))
}

// Moves yields the transfers from and to an account of a table that follow from the
// records from one number to another.
func (r *Reader) Moves(ctx context.Context, table string, a ledger.Account, from, to uint64) iter.Seq2[ledger.Transfer, error] {
	return query.Rows(ctx, r.db, scanTransfer, `SELECT t.id, t.record, t.source, t.target, t.amount, t.state, t.of, t.memo
		FROM record r CROSS JOIN transfer t ON t.record = r.seq
		WHERE r.tbl = ? AND r.seq BETWEEN ? AND ? AND (t.source = ?4 OR t.target = ?4) AND t.state = 0 ORDER BY t.id`,
		table, int64(from), int64(to), string(a))
}
