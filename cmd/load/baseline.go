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

// writ is what the house wrote of one record: the record, what became of the
// act that it is of, its transfers, and whose balances they change.
type writ struct {
	rows     []row
	accounts []any
}

// written is what the house wrote since a record, as far as it can be told from
// what is there, in the order in which it was written.
func written(ctx context.Context, dir string, from int64) (list []writ, err error) {
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
	for args, err := range s.Rows(ctx, "SELECT * FROM ("+store.RecordRows+") WHERE seq >= ?", from) {
		if err != nil {
			return nil, err
		}
		one := writ{rows: []row{{insertRecord, slices.Clone(args)}}}
		var by struct{ Table, Who, Key string }
		if err := json.Unmarshal(args[3].([]byte), &by); err != nil {
			return nil, err
		}
		if r, ok := results[by.Table+" "+by.Who+" "+by.Key]; ok && by.Key != "" {
			one.rows = append(one.rows, r)
		}
		list = append(list, one)
	}
	for args, err := range s.Rows(ctx, "SELECT * FROM ("+store.TransferRows+") WHERE record >= ?", from) {
		if err != nil {
			return nil, err
		}
		d := &list[args[0].(int64)-from]
		d.rows = append(d.rows, row{insertTransfer, slices.Clone(args)})
		d.accounts = append(d.accounts, args[2], args[3])
	}
	return list, nil
}

// grouped puts what was written into transactions of so many rows. As in the
// house, each of them sets a balance once.
func grouped(list []writ, size float64) (groups [][]row) {
	var g []row
	changed := map[any]bool{}
	for _, d := range list {
		g = append(g, d.rows...)
		for _, a := range d.accounts {
			changed[a] = true
		}
		if float64(len(g)+len(changed)) >= size {
			groups, g = append(groups, balanced(g, changed)), nil
			clear(changed)
		}
	}
	if len(g) > 0 {
		groups = append(groups, balanced(g, changed))
	}
	return groups
}

// balanced adds the balances that rows have changed.
func balanced(g []row, changed map[any]bool) []row {
	for a := range changed {
		g = append(g, row{setBalance, []any{a, int64(len(g))}})
	}
	return g
}

// bare is SQLite that has nothing to do but to write what the house writes. It writes
// all of it, so that its tables are as full.
type bare struct {
	db         *sql.DB
	conn       *sql.Conn
	statements [len(bareSQL)]*sql.Stmt
	next       int64 // the first record that it has not written
}

func (b *bare) open(dir string) error {
	st, err := store.Open(dir) // which makes the tables
	if err != nil {
		return err
	}
	if err := st.Close(); err != nil {
		return err
	}
	b.db, err = sql.Open("sqlite", "file:"+filepath.Join(dir, "boardwalk.db")+
		"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)&_txlock=immediate")
	if err != nil {
		return err
	}
	ctx := context.Background()
	if b.conn, err = b.db.Conn(ctx); err != nil {
		return errors.Join(err, b.db.Close())
	}
	for i, text := range bareSQL {
		if b.statements[i], err = b.conn.PrepareContext(ctx, text); err != nil {
			return errors.Join(err, b.close())
		}
	}
	return nil
}

// close closes it, with its statements.
func (b *bare) close() error { return errors.Join(b.conn.Close(), b.db.Close()) }

// follow writes what the house in a directory has written since the last time, in
// transactions of so many rows. It returns how many rows that were, and how long it took
// to write them.
func (b *bare) follow(ctx context.Context, dir string, size float64) (rows int, took time.Duration, err error) {
	list, err := written(ctx, dir, b.next)
	if err != nil {
		return 0, 0, err
	}
	b.next += int64(len(list))
	groups := grouped(list, size)
	began := time.Now()
	for _, g := range groups {
		if err := b.write(ctx, g); err != nil {
			return 0, 0, err
		}
		rows += len(g)
	}
	return rows, time.Since(began), nil
}

// write writes rows in one transaction.
func (b *bare) write(ctx context.Context, rows []row) error {
	tx, err := b.conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	for _, r := range rows {
		if _, err := b.statements[r.sql].ExecContext(ctx, r.args...); err != nil {
			return errors.Join(fmt.Errorf("%s: %w", bareSQL[r.sql], err), tx.Rollback())
		}
	}
	return tx.Commit()
}
