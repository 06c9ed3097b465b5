package main

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"boardwalk/store"
)

// The statements of the store, as far as an act needs them.
var bareSQL = [...]string{
	insertRecord:   `INSERT INTO record (seq, tbl, at, line, hashes) VALUES (?, ?, ?, ?, ?)`,
	insertTransfer: `INSERT INTO transfer (record, id, source, target, amount, state, of, memo) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
	insertResult:   `INSERT INTO result (tbl, key, until, data) VALUES (?, ?, ?, ?)`,
	setBalance:     `INSERT INTO balance (account, posted, reserved) VALUES (?, ?, 0) ON CONFLICT (account) DO UPDATE SET posted = excluded.posted`,
}

const (
	insertRecord = iota
	insertTransfer
	insertResult
	setBalance
)

// row is something to write.
type row struct {
	sql  int
	args []any
}

// written are the rows that the house wrote, as far as they can be told from
// what it left, in the order in which it wrote them.
func written(ctx context.Context, dir string, most int) (list []row, err error) {
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	read := func(what int, of string) (rows []row, err error) {
		for args, err := range s.Rows(ctx, of) {
			if err != nil || len(rows) == most {
				return rows, err
			}
			rows = append(rows, row{what, slices.Clone(args)})
		}
		return rows, nil
	}
	records, err1 := read(insertRecord, store.RecordRows)
	transfers, err2 := read(insertTransfer, store.TransferRows)
	results, err3 := read(insertResult, store.ResultRows)
	for _, r := range records {
		list = append(list, r)
		if line, ok := r.args[3].([]byte); ok && bytes.Contains(line, []byte(`,"key":`)) && len(results) > 0 {
			list, results = append(list, results[0]), results[1:]
		}
		for len(transfers) > 0 && transfers[0].args[0] == r.args[0] {
			t := transfers[0]
			list = append(list, t, row{setBalance, []any{t.args[2], t.args[4]}}, row{setBalance, []any{t.args[3], t.args[4]}})
			transfers = transfers[1:]
		}
	}
	return list, errors.Join(err1, err2, err3)
}

// bareRate is how many of those rows a second SQLite writes that has nothing
// else to do, so many in a transaction.
func bareRate(ctx context.Context, dir string, list []row, group int, length time.Duration) (rate float64, err error) {
	st, err := store.Open(dir) // which makes the tables
	if err != nil {
		return 0, err
	}
	if err := st.Close(); err != nil {
		return 0, err
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "boardwalk.db")+
		"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)&_txlock=immediate")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	conn, err := db.Conn(ctx)
	if err != nil {
		return 0, err
	}
	defer conn.Close()
	var statements [len(bareSQL)]*sql.Stmt
	for i, text := range bareSQL {
		if statements[i], err = conn.PrepareContext(ctx, text); err != nil {
			return 0, err
		}
		defer statements[i].Close()
	}
	began, n := time.Now(), 0
	for n+group <= len(list) && time.Since(began) < length {
		tx, err := conn.BeginTx(ctx, nil)
		if err != nil {
			return 0, err
		}
		for _, r := range list[n : n+group] {
			if _, err := statements[r.sql].ExecContext(ctx, r.args...); err != nil {
				return 0, errors.Join(fmt.Errorf("%s: %w", bareSQL[r.sql], err), tx.Rollback())
			}
		}
		if err := tx.Commit(); err != nil {
			return 0, err
		}
		n += group
	}
	return float64(n) / time.Since(began).Seconds(), nil
}
