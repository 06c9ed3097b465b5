package journal

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// book is a journal with all its evidence.
type book struct {
	lines       [][]byte
	kept        [][]tlog.Hash
	checkpoints []string
	key         note.Verifier
}

// written is a journal of n records, with a checkpoint after every tenth.
func written(t testing.TB, n int) *book {
	t.Helper()
	signer, key, err := Key(t.TempDir(), "boardwalk.example/test")
	if err != nil {
		t.Fatal(err)
	}
	b := &book{key: key}
	var log Log
	for i := range n {
		r := Record{Seq: uint64(i), Table: string(rune('a' + i%3)), At: uint64(i / 3), Time: noon, Kind: KindEntry,
			Data: fmt.Appendf(nil, `{"n":%d}`, i)}
		line, err := r.Line()
		if err != nil {
			t.Fatal(err)
		}
		b.lines, b.kept = append(b.lines, line), append(b.kept, log.Append(line))
		if i%10 == 9 {
			c, err := Sign(&log, signer)
			if err != nil {
				t.Fatal(err)
			}
			b.checkpoints = append(b.checkpoints, c)
		}
	}
	return b
}

func each(lines [][]byte) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		for _, l := range lines {
			if !yield(l, nil) {
				return
			}
		}
	}
}

func (b *book) verify() (records, vouched int64, err error) {
	kept := func(r *Record) ([]tlog.Hash, error) {
		if r.Seq >= uint64(len(b.kept)) {
			return nil, errors.New("has no hashes")
		}
		return b.kept[r.Seq], nil
	}
	return Verify(each(b.lines), kept, b.checkpoints, b.key)
}

// rehash is what somebody does who holds the data and not the key.
func (b *book) rehash() {
	var log Log
	b.kept = nil
	for _, l := range b.lines {
		b.kept = append(b.kept, log.Append(l))
	}
}

// renumber gives every line the number of its place.
func (b *book) renumber(t *testing.T) {
	places := map[string]uint64{}
	for i, l := range b.lines {
		r, err := Parse(l)
		if err != nil {
			t.Fatal(err)
		}
		r.Seq, r.At = uint64(i), places[r.Table]
		places[r.Table]++
		b.lines[i], _ = r.Line()
	}
}

func TestVerifyNamesTheFirstWrongRecord(t *testing.T) {
	const n = 35
	clean := func() *book { return written(t, n) }
	if records, vouched, err := clean().verify(); err != nil || records != n || vouched != 30 {
		t.Fatal(records, vouched, err)
	}
	expect := func(b *book, seq int64, text string) {
		t.Helper()
		_, _, err := b.verify()
		var f *Fault
		if !errors.As(err, &f) || f.Seq != seq || !strings.Contains(f.Text, text) {
			t.Errorf("%v; want record %d %s", err, seq, text)
		}
	}
	for i := range n {
		b := clean()
		for at := range b.lines[i] { // any byte of the record
			kept := b.lines[i][at]
			b.lines[i] = slices.Clone(b.lines[i])
			b.lines[i][at] ^= 1
			_, _, err := b.verify()
			var f *Fault
			if !errors.As(err, &f) || f.Seq != int64(i) {
				t.Fatalf("byte %d of record %d was changed, and: %v", at, i, err)
			}
			b.lines[i][at] = kept
		}

		b = clean()
		b.lines = slices.Delete(b.lines, i, i+1)
		expect(b, int64(i), "is missing")

		b = clean() // left out, and the rest renumbered
		b.lines = slices.Delete(b.lines, i, i+1)
		b.renumber(t)
		if i < n-1 {
			expect(b, int64(i), "was changed")
		}

		b = clean() // truncated
		b.lines = b.lines[:i]
		expect(b, int64(i), "is missing")

		if i > 0 {
			b = clean()
			b.lines[i], b.lines[i-1] = b.lines[i-1], b.lines[i]
			expect(b, int64(i-1), "is missing")
		}
	}
}

// TestVerifyAgainstWhoHoldsTheData writes history anew, hashes and all; only
// the signed checkpoints stand against it.
func TestVerifyAgainstWhoHoldsTheData(t *testing.T) {
	b := written(t, 35)
	b.lines[12] = []byte(strings.Replace(string(b.lines[12]), `"n":12`, `"n":13`, 1))
	b.rehash()
	_, vouched, err := b.verify()
	if f := (*Fault)(nil); !errors.As(err, &f) || f.Seq != 10 || vouched != 10 {
		t.Errorf("%v, %d", err, vouched)
	}
	b = written(t, 35)
	b.lines = slices.Delete(b.lines, 12, 13)
	b.renumber(t)
	b.rehash()
	if _, _, err = b.verify(); err == nil {
		t.Error("a record was left out, and nobody noticed")
	}
	b = written(t, 35)
	b.lines = b.lines[:29]
	b.rehash()
	if f := (*Fault)(nil); true {
		if _, _, err = b.verify(); !errors.As(err, &f) || f.Seq != 29 {
			t.Error(err)
		}
	}
	b = written(t, 35)
	b.checkpoints[1] = strings.Replace(b.checkpoints[1], "\n20\n", "\n19\n", 1)
	if _, _, err = b.verify(); err == nil {
		t.Error("a forged checkpoint was taken")
	}
	b = written(t, 35)
	b.key = written(t, 1).key
	if _, _, err = b.verify(); err == nil {
		t.Error("a checkpoint of another key was taken")
	}
}

func TestProofs(t *testing.T) {
	b := written(t, 70)
	var all Hashes
	for _, h := range b.kept {
		all = append(all, h...)
	}
	heads := map[int64]tlog.Hash{}
	var log Log
	for i, l := range b.lines {
		log.Append(l)
		heads[int64(i+1)] = log.Head()
		want, err := tlog.TreeHash(int64(i+1), all)
		if err != nil || want != log.Head() {
			t.Fatalf("the head of %d records: %v", i+1, err)
		}
		opened, err := OpenLog(int64(i+1), all)
		if err != nil || opened.Head() != log.Head() || opened.Size() != log.Size() {
			t.Fatalf("a log of %d records is opened otherwise: %v", i+1, err)
		}
	}
	for x := range int64(len(all)) {
		seq, place := Holder(x)
		if b.kept[seq][place] != all[x] {
			t.Fatalf("hash %d is not where it is said to be", x)
		}
	}
	for size := int64(1); size <= 70; size++ {
		for n := range size {
			p, err := Includes(size, n, all)
			if err != nil || tlog.CheckRecord(p, size, heads[size], n, tlog.RecordHash(b.lines[n])) != nil {
				t.Fatalf("record %d of %d: %v", n, size, err)
			}
			if n == 0 {
				continue
			}
			q, err := Continues(size, n, all)
			if err != nil || tlog.CheckTree(q, size, heads[size], n, heads[n]) != nil {
				t.Fatalf("%d of %d: %v", n, size, err)
			}
		}
	}
}

func TestKeyIsKept(t *testing.T) {
	dir := t.TempDir()
	s1, v1, err := Key(dir, "boardwalk.example/x")
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(dir, KeyFile))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Error(info, err)
	}
	s2, v2, err := Key(dir, "boardwalk.example/other")
	if err != nil || s1.KeyHash() != s2.KeyHash() || v1.Name() != v2.Name() || v2.Name() != "boardwalk.example/x" {
		t.Error("another key", err)
	}
	var log Log
	log.Append([]byte("x"))
	signed, err := Sign(&log, s1)
	if err != nil {
		t.Fatal(err)
	}
	c, err := OpenCheckpoint(signed, v2)
	if err != nil || c.Size != 1 || c.Head != log.Head() {
		t.Error(c, err)
	}
	for _, bad := range []string{"", "x\n1\n", "x\n01\n" + c.Head.String() + "\n", "x\n-1\n" + c.Head.String() + "\n", "x\n1\nAAAA\n"} {
		if _, err := ParseCheckpoint(bad); err == nil {
			t.Errorf("%q is a checkpoint", bad)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	line := written(b, 1).lines[0]
	var log Log
	for b.Loop() {
		log.Append(line)
	}
}
