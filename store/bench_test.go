package store

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/schema"
	"boardwalk/store/sqlite"
	"boardwalk/table"
)

// act is the batch of one typical act at a table: a wager.
func act(tb testing.TB, n int) *Batch {
	data, err := journal.MarshalEntry(&table.Entry{Kind: table.Acted, Act: table.Act{Kind: table.Make, Seat: 3, Area: 12, Amount: 2500}})
	if err != nil {
		tb.Fatal(err)
	}
	name := fmt.Sprint("t", n)
	return &Batch{
		Records: []journal.Record{{Table: name, Time: time.Unix(1e9, 0), Who: "ada", Kind: journal.KindEntry,
			Key: "0123456789abcdef", Data: json.RawMessage(data)}},
		Transfers: []ledger.Transfer{{From: ledger.Inventory(name), To: ledger.Layout(name), Amount: 2500, Memo: "bet 19:47-1.2(a)5"}},
	}
}

// appends has so many tables act at once, each waiting for its own act to be
// durable before the next.
func appends(b *testing.B, s *Store, tables, each int) time.Duration {
	start := time.Now()
	var all sync.WaitGroup
	for n := range tables {
		all.Go(func() {
			for range each {
				if _, err := s.Append(act(b, n)); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
	return time.Since(start)
}

// bare writes the same rows with plain SQL, so many in a transaction and
// nothing else: what SQLite itself can do here.
type bare struct {
	db   *sql.DB
	next int64
}

func newBare(b *testing.B) *bare {
	db, err := sql.Open("sqlite", sqlite.Source(b.TempDir(), "")+"&_txlock=immediate")
	if err != nil {
		b.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	b.Cleanup(func() { db.Close() })
	steps, err := schema.SQLite()
	if err == nil {
		_, err = db.Exec(steps[0].SQL)
	}
	if err != nil {
		b.Fatal(err)
	}
	return &bare{db: db, next: 1}
}

func (x *bare) write(b *testing.B, group, groups int) time.Duration {
	one := act(b, 1)
	line, _ := one.Records[0].Line()
	hashes := chance.Seed{}
	start := time.Now()
	for range groups {
		tx, err := x.db.Begin()
		if err != nil {
			b.Fatal(err)
		}
		record, _ := tx.Prepare(`INSERT INTO record (seq, tbl, at, line, hashes) VALUES (?, ?, ?, ?, ?)`)
		transfer, _ := tx.Prepare(`INSERT INTO transfer (id, record, source, target, amount, state, of, memo) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
		for i := range group {
			t := &one.Transfers[0]
			_, err1 := record.Exec(x.next, fmt.Sprint("t", i), x.next, line, append(hashes[:], hashes[:]...))
			_, err2 := transfer.Exec(x.next, x.next, string(t.From), string(t.To), int64(t.Amount), 0, 0, t.Memo)
			if err1 != nil || err2 != nil {
				b.Fatal(err1, err2)
			}
			x.next++
		}
		if err := tx.Commit(); err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(start)
}

// BenchmarkAppend measures durable acts a second: one table alone, which pays
// for a sync of the disk each time; many tables at once, whose acts share them;
// and bare SQLite transactions of the same rows in groups as large. They take
// turns in one run.
func BenchmarkAppend(b *testing.B) {
	s := open(b, filepath.Join(b.TempDir(), "data"))
	x := newBare(b)
	var one, many, plain time.Duration
	const tables, each = 256, 4
	turns := 0
	for b.Loop() {
		one += appends(b, s, 1, 50)
		many += appends(b, s, tables, each)
		plain += x.write(b, tables, each)
		turns++
	}
	rate := func(n int, d time.Duration) float64 { return float64(n*turns) / d.Seconds() }
	b.ReportMetric(rate(50, one), "single/s")
	b.ReportMetric(rate(tables*each, many), "grouped/s")
	b.ReportMetric(rate(tables*each, plain), "bare-grouped/s")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkVerify measures records verified a second.
func BenchmarkVerify(b *testing.B) {
	s := open(b, b.TempDir())
	appends(b, s, 256, 20)
	for b.Loop() {
		if _, err := s.Verify(ctx); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)*256*20/b.Elapsed().Seconds(), "records/s")
	b.ReportMetric(0, "ns/op")
}
