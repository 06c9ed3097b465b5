package audit

import (
	"context"
	"encoding/binary"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
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
		for _, name := range []string{"boardwalk.db", "boardwalk.db-wal", "boardwalk.head", "boardwalk.sums",
			"checkpoint.last", "checkpoint.pub"} {
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
	last := log[lastOf(log):]
	for _, torn := range []int{1, walFrame + 7, len(last) / 2, len(last) - 1} {
		changed := copyDir(t, dir)
		more := slices.Concat(log, last[:torn]) // with the checksums of another place
		if err := os.WriteFile(filepath.Join(changed, "boardwalk.db-wal"), more, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, faults := faultsOf(t, changed, Options{}); len(faults) > 0 {
			t.Errorf("%d bytes more: %s", torn, list(faults))
		}
	}
}

// TestALogThatIsMissingOrCutIsNamed: what is left is in order, but the files beside the database know of more.
func TestALogThatIsMissingOrCutIsNamed(t *testing.T) {
	dir, log := midway(t)
	for _, cut := range []int{len(log) - 1, lastOf(log) + 1, lastOf(log), len(log) / 2, walHead - 1, 0, -1} {
		changed := copyDir(t, dir)
		file := filepath.Join(changed, "boardwalk.db-wal")
		var err error
		if cut < 0 {
			err = os.Remove(file)
		} else {
			err = os.Truncate(file, int64(cut))
		}
		if err != nil {
			t.Fatal(err)
		}
		before := filesOf(t, changed)
		r, faults := faultsOf(t, changed, Options{})
		for _, want := range []string{"the write-ahead log", "boardwalk.head knows of"} {
			if !slices.ContainsFunc(faults, func(f Fault) bool { return says(Database, want)(&f) }) {
				t.Errorf("cut at %d, %d records: %q is not said: %s", cut, r.Records, want, list(faults))
			}
		}
		if after := filesOf(t, changed); !maps.Equal(after, before) {
			t.Errorf("cut at %d: verifying has changed files: %v", cut, slices.Sorted(maps.Keys(after)))
		}
	}
}

// filesOf returns what is in each file of a directory.
func filesOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(filepath.Join(dir, path))
		all[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestVerifyingWritesNothing: a house that was closed, one that was killed, and one on a medium that cannot be written.
func TestVerifyingWritesNothing(t *testing.T) {
	killed, _ := midway(t)
	closed := t.TempDir()
	if err := audittest.Evening(closed, 1, "red-dog"); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{killed, closed} {
		before := filesOf(t, dir)
		if r, faults := faultsOf(t, dir, Options{}); len(faults) > 0 || r.Records == 0 {
			t.Errorf("%d records: %s", r.Records, list(faults))
		}
		if after := filesOf(t, dir); !maps.Equal(after, before) {
			t.Errorf("verifying has changed files: %v, and there were %v", slices.Sorted(maps.Keys(after)), slices.Sorted(maps.Keys(before)))
		}
	}
}

// TestALogThatIsWrittenMeanwhile: an auditor may come while the house plays.
func TestALogThatIsWrittenMeanwhile(t *testing.T) {
	dir := t.TempDir()
	err := audittest.Watched(dir, 1, func() {
		if _, faults := faultsOf(t, dir, Options{}); len(faults) > 0 {
			t.Error(list(faults))
		}
	}, nil, "red-dog")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Verify(context.Background(), dir, Options{Fault: func(f Fault) { t.Error(f.String()) }}); err != nil {
		t.Fatal(err)
	}
}
