package backup_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/sqlite"
	"boardwalk/store/storetest"
)

// mustVerify fails the test unless a copy verifies.
func mustVerify(t *testing.T, dir string) {
	t.Helper()
	faults, err := backup.Verify(ctx, dir)
	if err != nil || len(faults) > 0 {
		t.Fatalf("the copy is not whole: %v, %v", faults, err)
	}
}

// TestCopiesOfAHouseUnderLoad copies a house many times while it is written to. Each copy verifies, opens as it is, has
// everything that was acknowledged before it was begun, and no batch in part. Some copies are interrupted and gone on with.
// BOARDWALK_COPIES says how many there are.
func TestCopiesOfAHouseUnderLoad(t *testing.T) {
	copies, err := strconv.Atoi(os.Getenv("BOARDWALK_COPIES"))
	if err != nil {
		copies = 12
	}
	work := t.TempDir()
	interrupted, kept, open := 0, 0, 0
	var w *writer
	began, dir := time.Now(), ""
	for n := range copies {
		if n%50 == 0 { // a new house, so that it does not become large
			if w != nil {
				w.kill()
			}
			dir = filepath.Join(work, "house"+strconv.Itoa(n))
			w = startWriter(t, dir)
		}
		if n%10 == 9 { // a house that was killed, and then one that goes on
			w.kill()
		}
		acked, to := w.so(), filepath.Join(work, "copy")
		o := backup.Options{}
		if n%3 == 2 {
			stopped, stop := context.WithCancel(ctx)
			o.Tell = func(done, all int64) {
				if done >= all/int64(2+n%5) {
					stop()
				}
			}
			_, err := backup.Copy(stopped, dir, to, o)
			if stop(); errors.Is(err, context.Canceled) {
				interrupted++
			} else if err != nil {
				t.Fatal(err)
			} else if err := os.RemoveAll(to); err != nil {
				t.Fatal(err)
			}
			o.Tell = nil
		}
		done, err := backup.Copy(ctx, dir, to, o)
		if err != nil {
			t.Fatalf("copy %d: %v", n, err)
		}
		if done.Kept > 0 {
			kept++
		}
		if done.Open {
			open++
		}
		mustVerify(t, to)
		records, err := whole(to, acked)
		if err != nil || int64(records) != done.Records {
			t.Fatalf("copy %d, of %d batches: %d records, %+v, %v", n, len(acked), records, done, err)
		}
		if err := os.RemoveAll(to); err != nil {
			t.Fatal(err)
		}
		if n%10 == 9 {
			w = startWriter(t, dir)
		}
	}
	t.Logf("%d copies in %v, %d of a house that was open, %d interrupted, %d of them with something to go on with", copies,
		time.Since(began).Round(time.Second), open, interrupted, kept)
	if open == 0 || open == copies {
		t.Error("that tests little")
	}
}

// closedHouse makes a house with some batches and closes it.
func closedHouse(t *testing.T, batches int) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	for n := range batches {
		if _, err := s.Append(batch(n + 1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestAnInterruptedCopyWritesNoPageAgain interrupts the copy of a house and goes on with it.
func TestAnInterruptedCopyWritesNoPageAgain(t *testing.T) {
	dir, to := closedHouse(t, 1500), filepath.Join(t.TempDir(), "copy")
	stopped, stop := context.WithCancel(ctx)
	_, err := backup.Copy(stopped, dir, to, backup.Options{Tell: func(done, all int64) {
		if done > all/2 {
			stop()
		}
	}})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("it was not interrupted: %v", err)
	}
	if _, err := os.Stat(sqlite.File(to)); err == nil {
		t.Error("an unfinished copy has the name of a database")
	}
	var last int64
	done, err := backup.Copy(ctx, dir, to, backup.Options{Tell: func(done, all int64) { last = done }})
	if err != nil {
		t.Fatal(err)
	}
	if done.Kept == 0 && last > 8<<20 { // what is little is not durable before the end
		t.Errorf("nothing was kept of %d bytes", last)
	}
	mustVerify(t, to)
	if done.Open || done.Records == 0 {
		t.Errorf("%+v", done)
	}
}

// TestCopiesThatAreRefused copies what cannot be copied, and to where it may not be.
func TestCopiesThatAreRefused(t *testing.T) {
	dir, other := closedHouse(t, 50), closedHouse(t, 3)
	busy := filepath.Join(t.TempDir(), "busy")
	if err := os.MkdirAll(busy, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(busy, "letter.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	begun := filepath.Join(t.TempDir(), "begun")
	stopped, stop := context.WithCancel(ctx)
	stop()
	if _, err := backup.Copy(stopped, other, begun, backup.Options{}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ from, to, says string }{
		"no house":           {t.TempDir(), filepath.Join(t.TempDir(), "x"), "no casino's data"},
		"into itself":        {dir, filepath.Join(dir, "copy"), "in each other"},
		"where a house is":   {dir, other, "there is a house"},
		"where letters are":  {dir, busy, "is not empty"},
		"onto another begun": {dir, begun, "another house"},
	} {
		if _, err := backup.Copy(ctx, c.from, c.to, backup.Options{}); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "copy")); err == nil {
		t.Error("a refused copy left a directory")
	}
}

// TestNoCopyOfDamage damages a page of a house. It is found when the house is copied, and not when the copy is needed.
func TestNoCopyOfDamage(t *testing.T) {
	dir := closedHouse(t, 200)
	f, err := os.OpenFile(sqlite.File(dir), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteAt([]byte{0x55}, 5*sqlite.PageSize+100); err != nil {
		t.Fatal(err)
	}
	f.Close()
	_, err = backup.Copy(ctx, dir, filepath.Join(t.TempDir(), "copy"), backup.Options{})
	if err == nil || !strings.Contains(err.Error(), "page 6 of boardwalk.db") {
		t.Errorf("a damaged house was copied: %v", err)
	}
}

// TestADamagedCopyDoesNotVerify damages a copy at every file that matters.
func TestADamagedCopyDoesNotVerify(t *testing.T) {
	dir := closedHouse(t, 100)
	for _, name := range []string{"boardwalk.db", sqlite.HeadName, "checkpoint.last", "checkpoint.key"} {
		to := filepath.Join(t.TempDir(), "copy")
		if _, err := backup.Copy(ctx, dir, to, backup.Options{}); err != nil {
			t.Fatal(err)
		}
		mustVerify(t, to)
		if name == "checkpoint.key" { // one of another house
			text, err := os.ReadFile(filepath.Join(closedHouse(t, 1), name))
			if err == nil {
				err = os.WriteFile(filepath.Join(to, name), text, 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
		} else if err := os.Truncate(filepath.Join(to, name), 100); err != nil {
			t.Fatal(err)
		}
		if faults, err := backup.Verify(ctx, to); err == nil && len(faults) == 0 {
			t.Errorf("a copy with a damaged %s verifies", name)
		}
	}
}
