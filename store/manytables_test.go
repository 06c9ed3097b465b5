package store

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
)

// TestManyTablesAtOnce has many callers write at once: every table's records
// come in its own order, numbers have no gaps, and groups form.
func TestManyTablesAtOnce(t *testing.T) { onBoth(t, manyTables) }

func manyTables(t *testing.T, dir string) {
	s := open(t, dir, Checkpoints(50, time.Hour))
	var all sync.WaitGroup
	const tables, acts = 16, 20
	for n := range tables {
		all.Go(func() {
			name := fmt.Sprint("t", n)
			for i := range acts {
				b := gift(name, 5)
				b.Records = append(b.Records, record(name, journal.KindEntry, fmt.Sprintf(`{"n":%d}`, i)))
				c, err := s.Append(b)
				if err != nil {
					t.Error(err)
					return
				}
				if b.Records[1].Seq != c.Seq+1 || b.Records[1].At != uint64(i) {
					t.Errorf("%s: act %d is %+v", name, i, b.Records[1])
				}
			}
		})
	}
	all.Wait()
	if v := verified(t, s.Reader); v.Records != 2*tables*acts || v.Transfers != tables*acts || v.Vouched < v.Records-100 {
		t.Errorf("%+v", v)
	}
	kept, err := s.Book(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for a, b := range kept.All {
		if s.Held(a) != b {
			t.Errorf("%s holds %v in memory and %v on the disk", a, s.Held(a), b)
		}
	}
	for n := range tables {
		r, err := s.Table(ctx, fmt.Sprint("t", n))
		if err != nil || len(r) != acts {
			t.Fatal(len(r), err)
		}
		for i := range r {
			if string(r[i].Data) != fmt.Sprintf(`{"n":%d}`, i) {
				t.Fatalf("act %d is %s", i, r[i].Data)
			}
		}
	}
	size, err := s.Size(ctx)
	if err != nil {
		t.Fatal(err)
	}
	signed, err := s.LastCheckpoint(ctx)
	if err != nil {
		t.Fatal(err)
	}
	c, err := journal.OpenCheckpoint(signed, s.Key())
	if err != nil || c.Size > size {
		t.Fatal(c, err)
	}
	for line, err := range s.Lines(ctx, 7, 1) {
		if err != nil {
			t.Fatal(err)
		}
		p, err := journal.Includes(c.Size, 7, s.Hashes(ctx))
		if err != nil || tlog.CheckRecord(p, c.Size, c.Head, 7, tlog.RecordHash(line)) != nil {
			t.Error("record 7 cannot be proved", err)
		}
	}
}
