package audit

import (
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/store"
)

// midway is the data of a house that was killed in the middle of an evening,
// most of it in the write-ahead log.
func midway(t *testing.T) (dir string, log []byte) {
	t.Helper()
	dir, commits := t.TempDir(), 0
	if err := audittest.Watched(t.TempDir(), 1, func() { commits++ }, nil, "blackjack"); err != nil {
		t.Fatal(err)
	}
	live, left := t.TempDir(), commits*9/10
	if err := audittest.Watched(live, 1, func() {
		if left--; left != 0 {
			return
		}
		for _, name := range []string{"boardwalk.db", "boardwalk.db-wal", "checkpoint.pub"} {
			text, err := os.ReadFile(filepath.Join(live, name))
			if err == nil {
				err = os.WriteFile(filepath.Join(dir, name), text, 0o600)
			}
			if err != nil {
				t.Error(err)
			}
		}
	}, nil, "blackjack"); err != nil {
		t.Fatal(err)
	}
	log, err := os.ReadFile(filepath.Join(dir, "boardwalk.db-wal"))
	if err != nil {
		t.Fatal(err)
	}
	return dir, log
}

// The lengths of the log's head, and of what is before the page of each frame.
const walHead, walFrame = 32, 24

// lastOf is where the last transaction of a log begins.
func lastOf(log []byte) int {
	frame := walFrame + int(binary.BigEndian.Uint32(log[8:]))
	begins, next := walHead, walHead
	for at := walHead; at+frame <= len(log); at += frame {
		if binary.BigEndian.Uint32(log[at+4:]) != 0 {
			begins, next = next, at+frame
		}
	}
	return begins
}

// TestAChangedByteOfTheLogIsNamed: the database would take it for the moment at
// which the power failed.
func TestAChangedByteOfTheLogIsNamed(t *testing.T) {
	dir, log := midway(t)
	whole, faults := faultsOf(t, copyDir(t, dir), Options{})
	if len(faults) > 0 || whole.Records < 50 {
		t.Fatalf("%+v: %s", whole, list(faults))
	}
	will := chance.NewFast(3, 12)
	end, frame := lastOf(log), walFrame+int(binary.BigEndian.Uint32(log[8:]))
	places := []int{0, 8, 16, 20, 24, walHead, walHead + 4, walHead + 8, walHead + 16, walHead + walFrame}
	for range 60 {
		places = append(places, will.Draw(end-frame))
	}
	for _, at := range places {
		changed := copyDir(t, dir)
		other := slices.Clone(log)
		other[at] ^= 1 << will.Draw(8)
		if err := os.WriteFile(filepath.Join(changed, "boardwalk.db-wal"), other, 0o600); err != nil {
			t.Fatal(err)
		}
		r, faults := faultsOf(t, changed, Options{})
		if len(faults) == 0 {
			t.Errorf("byte %d was changed, %d of %d records are left, and nobody noticed", at, r.Records, whole.Records)
		}
	}
}

// TestAHalfWrittenTransactionIsNoFault: that is what a power cut leaves, of what
// nobody was told.
func TestAHalfWrittenTransactionIsNoFault(t *testing.T) {
	dir, log := midway(t)
	for _, cut := range []int{len(log) - 1, lastOf(log) + 1, lastOf(log), walHead - 1, 0} {
		changed := copyDir(t, dir)
		if err := os.Truncate(filepath.Join(changed, "boardwalk.db-wal"), int64(cut)); err != nil {
			t.Fatal(err)
		}
		if text, err := store.LogDamage(changed); text != "" || err != nil {
			t.Errorf("cut at %d: %q, %v", cut, text, err)
		}
	}
	torn := slices.Clone(log)
	torn[lastOf(log)+100] ^= 1 // written in another order than asked for
	if err := os.WriteFile(filepath.Join(dir, "boardwalk.db-wal"), torn, 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := store.LogDamage(dir); text != "" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
}

// TestALogThatIsWrittenMeanwhile: an auditor may come while the house plays.
func TestALogThatIsWrittenMeanwhile(t *testing.T) {
	dir := t.TempDir()
	err := audittest.Watched(dir, 1, func() {
		if text, err := store.LogDamage(dir); text != "" || err != nil {
			t.Errorf("%q, %v", text, err)
		}
	}, nil, "red-dog")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Verify(context.Background(), dir, Options{Fault: func(f Fault) { t.Error(f.String()) }}); err != nil {
		t.Fatal(err)
	}
}
