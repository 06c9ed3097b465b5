package sqlite

import (
	"path/filepath"
	"sync"
	"testing"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/store/files"
)

// headWatch counts how many slots are written that are for durable heads, and not
// durable yet.
type headWatch struct {
	mu    sync.Mutex
	loose map[int64]bool
	most  int
	slots []int64 // in their order
}

func (w *headWatch) Wrote(_ string, at int64, _ []byte) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if slot := at / headSlot; slot >= firstDurable {
		w.loose[slot] = true
		w.slots = append(w.slots, slot)
		w.most = max(w.most, len(w.loose))
	}
}

func (w *headWatch) Synced(string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	clear(w.loose)
}

func (w *headWatch) Replaced(string, []byte) {}
func (w *headWatch) Removed(string)          {}

// TestTheNewestDurableHeadStays: while a head is made durable, the one before it stays
// as it is. Otherwise a power cut at that moment could leave none, or one of long ago.
func TestTheNewestDurableHeadStays(t *testing.T) {
	path := filepath.Join(t.TempDir(), HeadName)
	told := &headWatch{loose: map[int64]bool{}}
	count := uint64(0)
	for _, syncs := range []int{1, 1, 2, 1, 3, 1} { // in the life of one program after another
		w, err := OpenHead(path, HeadName, files.Observed{By: told})
		if err != nil {
			t.Fatal(err)
		}
		for range syncs {
			count++
			if err := w.Write(&Head{Count: count, Hash: tlog.Hash{1}}); err != nil {
				t.Fatal(err)
			}
			if err := w.Sync(); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for i := 1; i < len(told.slots); i++ {
		if told.slots[i] == told.slots[i-1] {
			t.Fatalf("the newest durable head is overwritten: slots %v", told.slots)
		}
	}
}

// TestHeadsAreMadeDurableOneAtATime: the keeper of checkpoints and the committer that
// closes the log may come at the same moment.
func TestHeadsAreMadeDurableOneAtATime(t *testing.T) {
	told := &headWatch{loose: map[int64]bool{}}
	w, err := OpenHead(filepath.Join(t.TempDir(), HeadName), HeadName, files.Observed{By: told})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if err := w.Write(&Head{Count: 1}); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 25 {
				if err := w.Sync(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if told.most != 1 || len(told.slots) != 100 {
		t.Errorf("%d of %d heads were written and not durable at one moment", told.most, len(told.slots))
	}
}
