package main

import (
	"context"
	"database/sql"
	"encoding/json"
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

// deed is what the house wrote of one record: the record, what became of the
// act that it is of, its transfers, and whose balances they change.
type deed struct {
	rows     []row
	accounts []any
}

// written is what the house wrote, as far as it can be told from what it
// left, in the order in which it was written.
func written(ctx context.Context, dir string, most int) (list []deed, err error) {
	s, err := store.Examine(ctx, dir)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	results := map[string]row{}
	for args, err := range s.Rows(ctx, store.ResultRows) {
		if err != nil {
			return nil, err
		}
		results[fmt.Sprint(args[0], " ", args[1])] = row{insertResult, slices.Clone(args)}
	}
	for args, err := range s.Rows(ctx, store.RecordRows) {
		if err != nil {
			return nil, err
		}
		if len(list) == most {
			break
		}
		one := deed{rows: []row{{insertRecord, slices.Clone(args)}}}
		var by struct{ Table, Who, Key string }
		if err := json.Unmarshal(args[3].([]byte), &by); err != nil {
			return nil, err
		}
		if r, ok := results[by.Table+" "+by.Who+" "+by.Key]; ok && by.Key != "" {
			one.rows = append(one.rows, r)
		}
		list = append(list, one)
	}
	for args, err := range s.Rows(ctx, store.TransferRows) {
		if err != nil {
			return nil, err
		}
		if n := args[0].(int64); n < int64(len(list)) {
			d := &list[n]
			d.rows = append(d.rows, row{insertTransfer, slices.Clone(args)})
			d.accounts = append(d.accounts, args[2], args[3])
		}
	}
	return list, nil
}

// grouped puts what was written into transactions of so many rows. As in the
// house, each of them sets a balance once.
func grouped(list []deed, size int) (groups [][]row) {
	var g []row
	changed := map[any]bool{}
	for _, d := range list {
		g = append(g, d.rows...)
		for _, a := range d.accounts {
			changed[a] = true
		}
		if len(g)+len(changed) >= size {
			for a := range changed {
				g = append(g, row{setBalance, []any{a, int64(len(g))}})
			}
			groups, g = append(groups, g), nil
			clear(changed)
		}
	}
	return groups
}

// bareRate is how many of those rows a second SQLite writes that has nothing
// else to do.
func bareRate(ctx context.Context, dir string, groups [][]row, length time.Duration) (rate float64, err error) {
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
	for _, g := range groups {
		if time.Since(began) > length {
			break
		}
		tx, err := conn.BeginTx(ctx, nil)
		if err != nil {
			return 0, err
		}
		for _, r := range g {
			if _, err := statements[r.sql].ExecContext(ctx, r.args...); err != nil {
				return 0, errors.Join(fmt.Errorf("%s: %w", bareSQL[r.sql], err), tx.Rollback())
			}
		}
		if err := tx.Commit(); err != nil {
			return 0, err
		}
		n += len(g)
	}
	return float64(n) / time.Since(began).Seconds(), nil
}
