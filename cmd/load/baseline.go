package main

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"boardwalk/store"
)

// kind is a table of the database, as far as an act writes to it.
type kind int

const (
	results kind = iota
	records
	transfers
	balances
	kinds
)

// bareSQL are the statements of the store, as far as an act needs them, in the order in
// which it writes: table and columns, how many those are, and what follows the values.
var bareSQL = [kinds]struct {
	into    string
	columns int
	after   string
}{
	results:   {`result (tbl, key, until, data)`, 4, ` ON CONFLICT (tbl, key) DO NOTHING`},
	records:   {`record (seq, tbl, at, line, hashes)`, 5, ""},
	transfers: {`transfer (record, id, source, target, amount, state, of, memo)`, 8, ""},
	balances: {`balance (account, posted, reserved)`, 3,
		` ON CONFLICT (account) DO UPDATE SET posted = excluded.posted, reserved = excluded.reserved`},
}

// row is something to write.
type row struct {
	kind kind
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
	kept := map[string]row{}
	for args, err := range s.Rows(ctx, store.ResultRows) {
		if err != nil {
			return nil, err
		}
		kept[fmt.Sprint(args[0], " ", args[1])] = row{results, slices.Clone(args)}
	}
	for args, err := range s.Rows(ctx, "SELECT * FROM ("+store.RecordRows+") WHERE seq >= ?", from) {
		if err != nil {
			return nil, err
		}
		one := writ{rows: []row{{records, slices.Clone(args)}}}
		var by struct{ Table, Who, Key string }
		if err := json.Unmarshal(args[3].([]byte), &by); err != nil {
			return nil, err
		}
		if r, ok := kept[by.Table+" "+by.Who+" "+by.Key]; ok && by.Key != "" {
			one.rows = append(one.rows, r)
		}
		list = append(list, one)
	}
	for args, err := range s.Rows(ctx, "SELECT * FROM ("+store.TransferRows+") WHERE record >= ?", from) {
		if err != nil {
			return nil, err
		}
		d := &list[args[0].(int64)-from]
		d.rows = append(d.rows, row{transfers, slices.Clone(args)})
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
		g = append(g, row{balances, []any{a, int64(len(g)), int64(0)}})
	}
	return g
}

// bare is SQLite that has nothing to do but to write what the house writes, as the store
// writes it: by the driver's own calls, several rows at a time. It writes all of it, so
// that its tables are as full.
type bare struct {
	db    *sql.DB
	conn  *sql.Conn
	plain map[string]driver.Stmt // begin and commit
	one   [kinds]driver.Stmt     // writes a row
	many  [kinds]driver.Stmt     // writes rowsAtOnce of them
	next  int64                  // the first record that it has not written
}

// rowsAtOnce is how many rows the store writes with one statement.
const rowsAtOnce = 8

func (b *bare) open(dir string) error {
	st, err := store.Open(dir) // which makes the tables
	if err != nil {
		return err
	}
	if err := st.Close(); err != nil {
		return err
	}
	b.db, err = sql.Open("sqlite", "file:"+filepath.Join(dir, "boardwalk.db")+
		"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=wal_autocheckpoint(16384)"+
		"&_pragma=journal_size_limit(67108864)&_pragma=cache_size(-8192)&_txlock=immediate")
	if err != nil {
		return err
	}
	ctx := context.Background()
	if b.conn, err = b.db.Conn(ctx); err != nil {
		return errors.Join(err, b.db.Close())
	}
	if err := b.conn.Raw(func(c any) error { return b.prepare(ctx, c.(driver.ConnPrepareContext)) }); err != nil {
		return errors.Join(err, b.close())
	}
	return nil
}

// prepare prepares the statements.
func (b *bare) prepare(ctx context.Context, c driver.ConnPrepareContext) (err error) {
	b.plain = map[string]driver.Stmt{}
	for _, text := range []string{"BEGIN IMMEDIATE", "COMMIT"} {
		if b.plain[text], err = c.PrepareContext(ctx, text); err != nil {
			return err
		}
	}
	for k, q := range bareSQL {
		row := "(?" + strings.Repeat(", ?", q.columns-1) + ")"
		if b.one[k], err = c.PrepareContext(ctx, "INSERT OR FAIL INTO "+q.into+" VALUES "+row+q.after); err != nil {
			return err
		}
		if b.many[k], err = c.PrepareContext(ctx, "INSERT OR FAIL INTO "+q.into+" VALUES "+row+
			strings.Repeat(", "+row, rowsAtOnce-1)+q.after); err != nil {
			return err
		}
	}
	return nil
}

// close closes it, with its statements.
func (b *bare) close() error {
	err := b.conn.Raw(func(any) error {
		var errs []error
		for _, s := range b.plain {
			errs = append(errs, s.Close())
		}
		for _, s := range append(b.one[:], b.many[:]...) {
			if s != nil {
				errs = append(errs, s.Close())
			}
		}
		return errors.Join(errs...)
	})
	return errors.Join(err, b.conn.Close(), b.db.Close())
}

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
	var values [kinds][]any
	for _, r := range rows {
		values[r.kind] = append(values[r.kind], r.args...)
	}
	return b.conn.Raw(func(any) error {
		if err := execute(ctx, b.plain["BEGIN IMMEDIATE"], nil); err != nil {
			return err
		}
		for k, q := range bareSQL {
			left, all := values[k], q.columns*rowsAtOnce
			for ; len(left) >= all; left = left[all:] {
				if err := execute(ctx, b.many[k], left[:all]); err != nil {
					return fmt.Errorf("%s: %w", q.into, err)
				}
			}
			for ; len(left) > 0; left = left[q.columns:] {
				if err := execute(ctx, b.one[k], left[:q.columns]); err != nil {
					return fmt.Errorf("%s: %w", q.into, err)
				}
			}
		}
		return execute(ctx, b.plain["COMMIT"], nil)
	})
}

// execute runs a statement.
func execute(ctx context.Context, s driver.Stmt, values []any) error {
	args := make([]driver.NamedValue, len(values))
	for i, v := range values {
		args[i] = driver.NamedValue{Ordinal: i + 1, Value: v}
	}
	_, err := s.(driver.StmtExecContext).ExecContext(ctx, args)
	return err
}
