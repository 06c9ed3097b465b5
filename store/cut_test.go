package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
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
func recordedRun(t *testing.T, dir string) []step {
	rec := &recorder{}
	extra := watch(dir, rec) + "&_pragma=wal_autocheckpoint(24)"
	number := atomic.Int64{}
	for range 2 { // and closed and opened again in between
		s := open(t, dir, func(c *config) { c.extra = extra }, Checkpoints(40, time.Hour))
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				for range 7 {
					n := int(number.Add(1))
					if _, err := s.Append(cutBatch(n, 1+n%4)); err != nil {
						t.Error(err)
						return
					}
					rec.add(step{what: acknowledged, at: int64(n)})
				}
			})
		}
		all.Wait()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return rec.steps
}

// files is what is on a disk.
type files map[string][]byte

func (f files) apply(s *step) {
	old := f[s.file]
	switch s.what {
	case wrote:
		end := int(s.at) + len(s.data)
		fresh := make([]byte, max(len(old), end))
		copy(fresh, old)
		copy(fresh[s.at:], s.data)
		f[s.file] = fresh
	case truncated:
		fresh := make([]byte, s.at)
		copy(fresh, old)
		f[s.file] = fresh
	case deleted:
		delete(f, s.file)
	}
}

// disk is a disk that may lose what was not synced.
type disk struct {
	cache   files   // as the programs see it
	durable files   // as it is sure to be after a power cut
	loose   []*step // since each file's last sync
}

func (d *disk) apply(s *step) {
	d.cache.apply(s)
	switch s.what {
	case wrote, truncated:
		d.loose = append(d.loose, s)
	case deleted:
		d.sync(s.file) // a name that is gone takes what was written to it along
		delete(d.durable, s.file)
	case synced:
		d.sync(s.file)
	}
}

func (d *disk) sync(file string) {
	kept := d.loose[:0:0]
	for _, s := range d.loose {
		if s.file == file {
			d.durable.apply(s)
		} else {
			kept = append(kept, s)
		}
	}
	d.loose = kept
}

// powerCut is the disk after a power cut: of what was not synced, any part may
// be there, and any write only in part.
func (d *disk) powerCut(will chance.Source) files {
	f := maps.Clone(d.durable)
	for _, s := range d.loose {
		switch will.Draw(3) {
		case 0:
			f.apply(s)
		case 1:
			f.apply(torn(s, will))
		}
	}
	return f
}

// torn is a write of which only the beginning reached the disk.
func torn(s *step, will chance.Source) *step {
	if s.what != wrote {
		return s
	}
	return &step{what: wrote, file: s.file, at: s.at, data: s.data[:will.Draw(len(s.data))]}
}

// TestCuts cuts a run at every single write, in three ways: the program is
// killed after it; the write itself is torn; the power fails, and of what was
// not synced yet some is there and some is not. Every time the store must open
// again with all that was acknowledged, no batch in part, and hashes and
// balances in order. BOARDWALK_CUTS asks for more power cuts at each write.
func TestCuts(t *testing.T) {
	home := t.TempDir()
	steps := recordedRun(t, home)
	more, _ := strconv.Atoi(os.Getenv("BOARDWALK_CUTS"))
	work := t.TempDir()
	if shm, err := os.MkdirTemp("/dev/shm", "cuts"); err == nil { // opening thousands of stores is kinder to memory
		work = shm
		t.Cleanup(func() { os.RemoveAll(shm) })
	}
	type cut struct {
		at    int
		how   string
		image files
		acked map[int]bool
	}
	cuts := make(chan cut)
	var all sync.WaitGroup
	var count atomic.Int64
	for range 4 {
		all.Go(func() {
			for c := range cuts {
				n := count.Add(1)
				if err := reopen(filepath.Join(work, fmt.Sprint(n)), home, c.image, c.acked, n%16 == 0); err != nil {
					t.Errorf("cut at step %d of %d (%s): %v", c.at, len(steps), c.how, err)
				}
			}
		})
	}
	will := chance.NewFast(1, 1)
	d := &disk{cache: files{}, durable: files{}}
	acked := map[int]bool{}
	for i := range steps {
		s := &steps[i]
		if s.what == acknowledged {
			acked[int(s.at)] = true
			continue
		}
		sure := maps.Clone(acked)
		if testing.Short() && i%5 != 0 {
			d.apply(s)
			continue
		}
		if s.what == wrote {
			half := maps.Clone(d.cache)
			half.apply(torn(s, will))
			cuts <- cut{i, "torn", half, sure}
		}
		d.apply(s)
		cuts <- cut{i, "killed", maps.Clone(d.cache), sure}
		for range 1 + more {
			cuts <- cut{i, "power", d.powerCut(will), sure}
		}
	}
	close(cuts)
	all.Wait()
	t.Logf("%d cuts in a run of %d steps with %d acknowledgements", count.Load(), len(steps), len(acked))
	if len(acked) != 56 || count.Load() < 1000 && !testing.Short() {
		t.Error("that is too few")
	}
}

// reopen puts an image on a disk, opens a store there and looks it through.
func reopen(dir, home string, image files, acked map[int]bool, goOn bool) error {
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, name := range []string{"checkpoint.key", "checkpoint.pub"} {
		text, err := os.ReadFile(filepath.Join(home, name))
		if err != nil {
			return err
		}
		image[name] = text
	}
	for name, text := range image {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			return err
		}
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
	people, err := one[int](ctx, s.db, `SELECT COUNT(*) FROM person`)
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
