package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/disk"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
	"boardwalk/store/sqlite"
)

// part is the data of a record of the run that is cut.
type part struct {
	Batch int `json:"batch"`
	Of    int `json:"of"` // how many records the batch has
}

// cutBatch is a batch with one transfer a record.
func cutBatch(n, of int) *Batch {
	b := &Batch{People: []Person{{fmt.Sprint("p", n), []byte("{}")}}}
	for i := range of {
		data, _ := json.Marshal(part{n, of})
		b.Records = append(b.Records, record(fmt.Sprint("t", n%4), journal.KindEntry, string(data)))
		b.Transfers = append(b.Transfers, ledger.Transfer{From: ledger.Cage, To: ledger.Player(fmt.Sprint(n % 5)), Amount: 10, Record: uint64(i)})
	}
	return b
}

// recordedRun runs a store and returns all that happened to its files. The
// write-ahead log is short, so that it is copied back and begun anew in between.
func recordedRun(t *testing.T, dir string) []disk.Step {
	rec := disk.Watch(dir)
	number := atomic.Int64{}
	for range 2 { // and closed and opened again in between
		s := open(t, dir, func(c *config) { c.extra = "&_pragma=wal_autocheckpoint(24)" }, Checkpoints(40, time.Hour), Observed(rec))
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				for range 7 {
					n := int(number.Add(1))
					if _, err := s.Append(cutBatch(n, 1+n%4)); err != nil {
						t.Error(err)
						return
					}
					rec.Acknowledge(int64(n))
				}
			})
		}
		all.Wait()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return rec.Steps()
}

// TestCuts cuts a run of several writers at once short, as package audit does
// with whole evenings: at some of the writes the program is killed, the write is
// torn or the power fails, also so that nothing is lost but heads. Every time the
// store must open again with all that was acknowledged, no batch in part, and hashes
// and balances in order.
func TestCuts(t *testing.T) {
	home := t.TempDir()
	steps := recordedRun(t, home)
	work := t.TempDir()
	if shm, err := os.MkdirTemp("/dev/shm", "cuts"); err == nil { // opening many stores is kinder to memory
		work = shm
		t.Cleanup(func() { os.RemoveAll(shm) })
	}
	type cut struct {
		at    int
		image disk.Files
		acked map[int]bool
	}
	cuts := make(chan cut)
	var all sync.WaitGroup
	var count atomic.Int64
	for range 4 {
		all.Go(func() {
			for c := range cuts {
				n := count.Add(1)
				if err := reopen(filepath.Join(work, fmt.Sprint(n)), c.image, c.acked, n%16 == 0); err != nil {
					t.Errorf("cut at step %d of %d: %v", c.at, len(steps), err)
				}
			}
		})
	}
	will := chance.NewFast(1, 1)
	d := disk.New()
	acked := map[int]bool{}
	for i := range steps {
		s := &steps[i]
		if s.What == disk.Acknowledged {
			acked[int(s.At)] = true
			continue
		}
		switch will.Draw(7) {
		case 0:
			cuts <- cut{i, d.Torn(s, will), maps.Clone(acked)}
		case 1:
			cuts <- cut{i, d.Killed(), maps.Clone(acked)}
		case 2:
			cuts <- cut{i, d.PowerCut(will), maps.Clone(acked)}
		case 3:
			cuts <- cut{i, d.TornFile(sqlite.HeadName, will), maps.Clone(acked)}
		}
		d.Apply(s)
	}
	close(cuts)
	all.Wait()
	t.Logf("%d cuts in a run of %d steps with %d acknowledgements", count.Load(), len(steps), len(acked))
	if len(acked) != 56 || count.Load() < 200 {
		t.Error("that is too few")
	}
}

// reopen puts an image on a disk, opens a store there and looks it through.
func reopen(dir string, image disk.Files, acked map[int]bool, goOn bool) error {
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := image.Put(dir); err != nil {
		return err
	}
	s, err := Open(dir, Checkpoints(1<<40, time.Hour))
	if err != nil {
		return err
	}
	defer s.Close()
	if err := wholeBatches(s, acked); err != nil || !goOn {
		return err
	}
	if _, err := s.Append(cutBatch(1000, 2)); err != nil {
		return fmt.Errorf("it does not go on: %w", err)
	}
	more := maps.Clone(acked)
	more[1000] = true
	return wholeBatches(s, more)
}

// wholeBatches checks that all that was acknowledged is there, and nothing only
// in part.
func wholeBatches(s *Store, acked map[int]bool) error {
	v, err := s.Verify(ctx)
	if err != nil {
		return err
	}
	if v.Transfers != v.Records {
		return fmt.Errorf("%d records and %d transfers", v.Records, v.Transfers)
	}
	seen := map[int]int{}
	of := map[int]int{}
	for r, err := range s.Records(ctx, 0) {
		var p part
		if err == nil {
			err = r.Read(&p)
		}
		if err != nil {
			return err
		}
		seen[p.Batch]++
		of[p.Batch] = p.Of
	}
	for n, there := range seen {
		if there != of[n] {
			return fmt.Errorf("of batch %d there are %d records, not %d", n, there, of[n])
		}
	}
	people, err := query.One[int](ctx, s.db, `SELECT COUNT(*) FROM person`)
	if err != nil || people != len(seen) {
		return fmt.Errorf("%d batches and %d people, %w", len(seen), people, err)
	}
	for n := range acked {
		if seen[n] == 0 {
			return fmt.Errorf("batch %d was acknowledged and is gone", n)
		}
	}
	return nil
}
