package audit

import (
	"context"
	"fmt"
	"iter"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/archive"
)

// The rows of the data as they are kept. A row that the house could not have written
// says in odd what is wrong with it.
type (
	recordRow struct {
		seq    int64
		table  string
		at     int64
		line   []byte
		hashes []byte
		odd    string
	}
	checkpointRow struct {
		size int64
		note string
		odd  string
	}
	transferRow struct {
		ledger.Transfer
		record int64
		id     int64
		odd    string
	}
	balanceRow struct {
		account ledger.Account
		held    ledger.Balance
		odd     string
	}
	pendingRow struct {
		id  int64
		odd string
	}
	setupRow struct {
		table string
		seq   int64
		odd   string
	}
	seedRow struct {
		table string
		round int64
		seed  []byte
		odd   string
	}
	personRow struct {
		id   string
		data []byte
		odd  string
	}
	resultRow struct {
		table, key string
		until      int64
		data       []byte
		odd        string
	}
)

// listing yields the rows of one table in their order.
type listing[T any] func(context.Context) iter.Seq2[T, error]

// data is all tables of the database.
type data struct {
	damage      listing[string]
	ownFaults   listing[string] // what the database finds wrong with its own files; nil if it is not asked
	records     listing[recordRow]
	ofTable     func(ctx context.Context, id string) iter.Seq2[recordRow, error] // the records of one table
	checkpoints listing[checkpointRow]
	pastRows
	transfers listing[transferRow]
	balances  listing[balanceRow]
	pending   listing[pendingRow]
	setups    listing[setupRow]
	seeds     listing[seedRow]
	people    listing[personRow]
	results   listing[resultRow]
	archive   func(name string) (sum string, ok bool, err error) // the hash of an archive's file, if it is there
}

// pastRows is what an audit needs beside that goes on from a checkpoint.
type pastRows struct {
	from        func(ctx context.Context, seq int64) iter.Seq2[recordRow, error] // the records from a number on
	recordAt    func(ctx context.Context, seq int64) iter.Seq2[recordRow, error]
	backwards   func(ctx context.Context, id string, seq int64) iter.Seq2[recordRow, error] // those of a table before a number, the last first
	tables      listing[string]                                                             // of which there are records
	transfersOf func(ctx context.Context, record int64) iter.Seq2[transferRow, error]
	hashes      func(context.Context) tlog.HashReader
}

// pastOf returns them for a snapshot.
func pastOf(s *store.Snapshot) pastRows {
	return pastRows{
		from: func(ctx context.Context, seq int64) iter.Seq2[recordRow, error] {
			return read(s, store.RecordRowsFrom, readRecord, seq)(ctx)
		},
		recordAt: func(ctx context.Context, seq int64) iter.Seq2[recordRow, error] {
			return read(s, store.RecordRow, readRecord, seq)(ctx)
		},
		backwards: func(ctx context.Context, id string, seq int64) iter.Seq2[recordRow, error] {
			return read(s, store.RecordRowsBefore, readRecord, id, seq)(ctx)
		},
		tables: read(s, store.TableRows, func(c *cells) string { return c.text("tbl") }),
		transfersOf: func(ctx context.Context, record int64) iter.Seq2[transferRow, error] {
			return read(s, store.TransferRowsOf, readTransfer, record)(ctx)
		},
		hashes: s.Hashes,
	}
}

// dataOf returns the tables of a snapshot.
func dataOf(s *store.Snapshot) data {
	return data{
		pastRows: pastOf(s),

		damage:    s.Damage,
		ownFaults: s.OwnFaults,
		archive:   s.ArchiveSum,
		records:   read(s, store.RecordRows, readRecord),
		ofTable: func(ctx context.Context, id string) iter.Seq2[recordRow, error] {
			return read(s, store.RecordRowsOf, readRecord, id)(ctx)
		},
		checkpoints: read(s, store.CheckpointRows, readCheckpoint),
		transfers:   read(s, store.TransferRows, readTransfer),
		balances:    read(s, store.BalanceRows, readBalance),
		pending:     read(s, store.PendingRows, func(c *cells) pendingRow { return pendingRow{c.number("id"), c.said()} }),
		setups:      read(s, store.SetupRows, func(c *cells) setupRow { return setupRow{c.text("tbl"), c.number("seq"), c.said()} }),
		seeds: read(s, store.SeedRows, func(c *cells) seedRow {
			return seedRow{c.text("tbl"), c.number("round"), c.bytes("seed"), c.said()}
		}),
		people: read(s, store.PersonRows, readPerson),
		results: read(s, store.ResultRows, func(c *cells) resultRow {
			return resultRow{c.text("tbl"), c.text("key"), c.number("until"), c.bytes("data"), c.said()}
		}),
	}
}

// readRecord reads a row of the table record.
func readRecord(c *cells) recordRow {
	row := recordRow{seq: c.number("seq"), table: c.text("tbl"), at: c.number("at"), line: c.bytes("line"), hashes: c.bytes("hashes")}
	if row.odd = c.said(); row.odd == "" && archive.IsStub(row.line) {
		row.odd = "its line was moved to an archive that is not here, or is damaged"
	}
	return row
}

// readCheckpoint reads a row of the table checkpoint.
func readCheckpoint(c *cells) checkpointRow {
	return checkpointRow{c.number("size"), c.text("note"), c.said()}
}

// readBalance reads a row of the table balance, or of purse.
func readBalance(c *cells) balanceRow {
	account := ledger.Account(c.text("account"))
	held := ledger.Balance{Posted: money.Cents(c.number("posted")), Reserved: money.Cents(c.number("reserved"))}
	return balanceRow{account, held, c.said()}
}

// readTransfer reads a row of the table transfer.
func readTransfer(c *cells) transferRow {
	t := transferRow{record: c.number("record"), id: c.number("id")}
	t.From, t.To = ledger.Account(c.text("source")), ledger.Account(c.text("target"))
	t.Amount = money.Cents(c.number("amount"))
	state, of := c.number("state"), c.number("of")
	t.Memo = c.text("memo")
	if state < 0 || state > int64(ledger.Void) || of < 0 || t.id < 0 {
		c.wrong("state or number")
	}
	t.State, t.Of, t.ID, t.Record = ledger.State(state), uint64(of), uint64(t.id), uint64(t.record)
	t.odd = c.said()
	return t
}

// read returns a listing that reads rows of a query.
func read[T any](s *store.Snapshot, query string, row func(*cells) T, args ...any) listing[T] {
	return func(ctx context.Context) iter.Seq2[T, error] {
		return func(yield func(T, error) bool) {
			for values, err := range s.Rows(ctx, query, args...) {
				var v T
				if err == nil {
					v = row(&cells{values: values})
				}
				if !yield(v, err) {
					return
				}
			}
		}
	}
}

// cells are the values of a row, taken one after another.
type cells struct {
	values []any
	next   int
	odd    string
}

// take returns the next value.
func (c *cells) take() any {
	v := c.values[c.next]
	c.next++
	return v
}

// said returns what is odd about the row. It is a method so that it is evaluated after
// the calls that take the values.
func (c *cells) said() string { return c.odd }

// wrong says that a column has a value that the house would not write.
func (c *cells) wrong(column string) {
	if c.odd == "" {
		c.odd = fmt.Sprintf("its %s is none that anybody writes", column)
	}
}

// number returns the next value, which must be a number.
func (c *cells) number(column string) int64 {
	n, ok := c.take().(int64)
	if !ok {
		c.wrong(column)
	}
	return n
}

// text returns the next value, which must be a text.
func (c *cells) text(column string) string {
	s, ok := c.take().(string)
	if !ok {
		c.wrong(column)
	}
	return s
}

// bytes returns the next value, which must be bytes.
func (c *cells) bytes(column string) []byte {
	b, ok := c.take().([]byte)
	if !ok {
		c.wrong(column)
	}
	return b
}

// readPerson reads what is kept of a person.
func readPerson(c *cells) personRow { return personRow{c.text("id"), c.bytes("data"), c.said()} }
