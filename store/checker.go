package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/archive"
	"boardwalk/store/query"
)

// Checker verifies a house that grows: each time, what has been added since the last time. Every record is hashed again and
// held against the hashes that are stored and the checkpoints that were signed, and every transfer entered again.
type Checker struct {
	key    note.Verifier
	log    journal.Log
	book   *ledger.Book
	signed int64 // size of the last checkpoint
}

// NewChecker returns a checker of the house with a key.
func NewChecker(key note.Verifier) *Checker { return &Checker{key: key, book: ledger.NewBook()} }

// Trust has the checker verify what follows with the key to which that of the house has led.
func (c *Checker) Trust(key note.Verifier) { c.key = key }

// Size returns how many records were verified.
func (c *Checker) Size() int64 { return c.log.Size() }

// Head returns the head of their tree.
func (c *Checker) Head() tlog.Hash { return c.log.Head() }

// Check verifies what has been added to a database file that nobody writes and that has no log.
func (c *Checker) Check(ctx context.Context, file string) (err error) {
	db, err := sql.Open("sqlite", "file:"+file+"?mode=ro&immutable=1")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	q := &query.Database{DB: db, Text: query.SQLite}
	archives := archive.In(filepath.Dir(file))
	defer func() { err = errors.Join(err, archives.Close()) }()
	if err := c.records(ctx, q, archives); err != nil {
		return err
	}
	if err := c.checkpoints(ctx, q); err != nil {
		return err
	}
	return c.transfers(ctx, q)
}

// records verifies the records that were added.
func (c *Checker) records(ctx context.Context, q query.Querier, archives *archive.Set) error {
	stored := &storedLines{archives: archives}
	for line, err := range stored.from(ctx, q, c.log.Size()) {
		if err != nil {
			return err
		}
		seq := uint64(c.log.Size())
		r, err := journal.Parse(line)
		if err != nil || r.Seq != seq {
			return fmt.Errorf("record %d cannot be read, or stands under another number: %w", seq, errors.Join(err))
		}
		kept, err := stored.kept(&r)
		if err != nil {
			return fmt.Errorf("record %d %w", seq, err)
		}
		hashes := c.log.Append(line)
		if len(hashes) != len(kept) {
			return fmt.Errorf("record %d has %d hashes, and %d are stored", seq, len(hashes), len(kept))
		}
		for i := range hashes {
			if hashes[i] != kept[i] {
				return fmt.Errorf("record %d was changed: its hash is not the one that is stored", seq)
			}
		}
	}
	return nil
}

// checkpoints verifies the checkpoints that were added.
func (c *Checker) checkpoints(ctx context.Context, q query.Querier) error {
	scan := func(row *sql.Rows) (text string, err error) { return text, row.Scan(&text) }
	notes, err := query.All(query.Rows(ctx, q, scan, `SELECT note FROM checkpoint WHERE size > ? ORDER BY size`, c.signed))
	if err != nil {
		return err
	}
	for _, text := range notes {
		signed, err := journal.OpenCheckpoint(text, c.key)
		if err != nil {
			return fmt.Errorf("a checkpoint after record %d: %w", c.signed, err)
		}
		if signed.Size > c.log.Size() {
			return fmt.Errorf("a checkpoint of %d records is there, and %d records are", signed.Size, c.log.Size())
		}
		if head, err := tlog.TreeHash(signed.Size, hashReader(ctx, q)); err != nil || head != signed.Head {
			return fmt.Errorf("the checkpoint of %d records was signed for other records: %w", signed.Size, errors.Join(err))
		}
		c.signed = signed.Size
	}
	return nil
}

// transfers enters the transfers that were added, and compares the balances that they changed.
func (c *Checker) transfers(ctx context.Context, q query.Querier) error {
	touched := map[ledger.Account]bool{}
	for t, err := range transfers(ctx, q, c.book.Last()+1) {
		if err != nil {
			return err
		}
		row := []ledger.Transfer{t}
		if err := c.book.Apply(row); err != nil {
			return fmt.Errorf("%v: %w", &t, err)
		}
		if row[0].ID != t.ID {
			return fmt.Errorf("transfer %d is missing", row[0].ID)
		}
		for _, entry := range row {
			touched[entry.From], touched[entry.To] = true, true
		}
	}
	for a := range touched {
		var b ledger.Balance
		err := q.QueryRowContext(ctx, `SELECT posted, reserved FROM balance WHERE account = ?`, string(a)).Scan(&b.Posted, &b.Reserved)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if want := c.book.Balance(a); b != want {
			return fmt.Errorf("%s holds %s by the transfers, and %s is kept", a, want.Posted, b.Posted)
		}
	}
	return nil
}
