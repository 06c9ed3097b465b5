package archive_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"

	"boardwalk/store/archive"
)

// lineOf is the line of a record.
func lineOf(seq uint64) []byte {
	kind := "entry"
	if seq%10 == 0 {
		kind = "commit"
	}
	return fmt.Appendf(nil, `{"seq":%d,"table":"craps","at":%d,"kind":"%s","data":{"act":{"kind":"report"}}}`, seq, seq/2, kind)
}

// write writes an archive of records and returns the hash of its file.
func write(t *testing.T, dir, month string, from, until uint64) string {
	t.Helper()
	w, err := archive.Create(dir, archive.Header{House: "example", Month: month, From: from, Until: until, Head: "head"})
	if err != nil {
		t.Fatal(err)
	}
	for seq := from; seq < until; seq++ {
		if err := w.Add(lineOf(seq)); err != nil {
			t.Fatal(err)
		}
	}
	sum, err := w.Close()
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// TestLinesComeBack: every line is found in the archive that has it, and gzip alone reads them too.
func TestLinesComeBack(t *testing.T) {
	dir := t.TempDir()
	sum := write(t, dir, "2026-05", 0, 1300)
	write(t, dir, "2026-06", 1300, 1301)
	if got, err := archive.Sum(dir, archive.NameOf("2026-05")); err != nil || got != sum {
		t.Errorf("the hash of the file is %s, %v", got, err)
	}
	set := archive.In(dir)
	defer set.Close()
	for _, seq := range []uint64{0, 1, 511, 512, 513, 1299, 1300, 3, 1023, 1024} {
		got, err := set.Whole(archive.Stub(seq, lineOf(seq)))
		if err != nil || !bytes.Equal(got, lineOf(seq)) {
			t.Errorf("record %d is %s, %v", seq, got, err)
		}
	}
	if got, err := set.Whole([]byte(`{"seq":1}`)); err != nil || string(got) != `{"seq":1}` {
		t.Errorf("a line that was never moved is %s, %v", got, err)
	}
	if _, err := set.Whole(archive.Stub(1301, lineOf(1301))); !errors.As(err, new(*archive.Away)) {
		t.Errorf("a record that is in no archive: %v", err)
	}
	if _, err := set.Whole(archive.Stub(10, lineOf(11))); err == nil {
		t.Error("a stub of another kind was believed")
	}
	if _, err := (*archive.Set)(nil).Whole(archive.Stub(1, lineOf(1))); err == nil {
		t.Error("no archives had a line")
	}
	file, err := os.Open(filepath.Join(dir, archive.NameOf("2026-05")))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	lines := bytes.Split(text, []byte{'\n'})
	if err != nil || len(lines) != 1302 || !bytes.Equal(lines[1300], lineOf(1299)) {
		t.Errorf("gzip reads %d lines, %v", len(lines), err)
	}
}

// TestDamage changes each byte of an archive: it is refused, or its lines are as they were.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "2026-05", 7, 40)
	path := filepath.Join(dir, archive.NameOf("2026-05"))
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	for i := range good {
		bad := bytes.Clone(good)
		bad[i] ^= 0x41
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		set := archive.In(dir)
		for _, seq := range []uint64{7, 39} {
			if got, err := set.Whole(archive.Stub(seq, lineOf(seq))); err != nil {
				refused++
			} else if !bytes.Equal(got, lineOf(seq)) {
				t.Errorf("byte %d: record %d is %s", i, seq, got)
			}
		}
		set.Close()
	}
	if refused < len(good) {
		t.Errorf("%d of %d were refused", refused, 2*len(good))
	}
	if err := os.WriteFile(path, good[:len(good)-1], 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := archive.List(dir); err != nil {
		return
	}
	set := archive.In(dir)
	defer set.Close()
	if _, err := set.Whole(archive.Stub(39, lineOf(39))); err == nil {
		t.Error("a file that is cut off has its last line")
	}
}

// TestWritesNothingHalf: an archive that lacks a record has no name, and none is written twice.
func TestWritesNothingHalf(t *testing.T) {
	dir := t.TempDir()
	w, err := archive.Create(dir, archive.Header{Month: "2026-05", From: 0, Until: 2})
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Add(lineOf(0)); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Close(); err == nil {
		t.Error("an archive without its last record was written")
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) > 0 {
		t.Errorf("there is %v, %v", list, err)
	}
	write(t, dir, "2026-05", 0, 2)
	if _, err := archive.Create(dir, archive.Header{Month: "2026-05", From: 0, Until: 2}); err == nil {
		t.Error("an archive was written twice")
	}
	to := t.TempDir()
	if err := archive.Copy(dir, to); err != nil {
		t.Fatal(err)
	}
	if list, err := archive.List(to); err != nil || len(list) != 1 || list[0].Until != 2 {
		t.Errorf("copied was %+v, %v", list, err)
	}
}
