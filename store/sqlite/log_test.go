package sqlite

import (
	"bytes"
	"database/sql"
	"encoding/binary"
	"os"
	"slices"
	"testing"

	"boardwalk/chance"
)

// TestAChangedBitOfTheLogIsFound changes single bits of a log, in its head, in the heads of frames and in their pages. Each
// changed one ends the log there, and what cannot be read any more is told.
func TestAChangedBitOfTheLogIsFound(t *testing.T) {
	text := writtenLog(t)
	whole, err := ReadLog(bytes.NewReader(text))
	if err != nil || whole.Damage != "" || whole.Frames < 20 || whole.End != int64(len(text)) {
		t.Fatalf("%d frames up to %d of %d: %q, %v", whole.Frames, whole.End, len(text), whole.Damage, err)
	}
	frame := FrameHead + PageSize
	begins, last := walHead, 0 // of the last two transactions, since one that is half written is no damage
	for at, next := walHead, walHead; at < len(text); at += frame {
		if binary.BigEndian.Uint32(text[at+4:]) != 0 {
			begins, last, next = last, next, at+frame
		}
	}
	will := chance.NewFast(19, 47)
	places := []int{8, 16, 24, walHead, walHead + 4, walHead + 8, walHead + 16, walHead + 20, walHead + FrameHead, walHead + frame - 1}
	for range 200 {
		places = append(places, will.Draw(begins))
	}
	for _, at := range places {
		changed := slices.Clone(text)
		changed[at] ^= 1 << will.Draw(8)
		l, err := ReadLog(bytes.NewReader(changed))
		if err != nil {
			t.Fatal(err)
		}
		if l.Damage == "" || l.Frames > uint32(max(0, at-walHead)/frame) || l.End > int64(max(walHead, at)) {
			t.Errorf("byte %d was changed: %d of %d frames are read, and %q is wrong", at, l.Frames, whole.Frames, l.Damage)
		}
	}
	changed := slices.Clone(text)
	changed[last+FrameHead+7] ^= 1
	if l, err := ReadLog(bytes.NewReader(changed)); err != nil || l.Damage != "" || l.End != int64(last) {
		t.Errorf("a half written transaction: read up to %d, want %d; %q, %v", l.End, last, l.Damage, err)
	}
}

// writtenLog returns the log that SQLite writes for a dozen transactions of one to three pages and more.
func writtenLog(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	db, err := sql.Open("sqlite", Source(dir, ""))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(`CREATE TABLE line (n INTEGER PRIMARY KEY, text BLOB)`); err != nil {
		t.Fatal(err)
	}
	for n := range 12 {
		if _, err := db.Exec(`INSERT INTO line (n, text) VALUES (?, randomblob(?))`, n, (1+n%4)*3000); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(LogFile(dir))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestTheChecksumOfTheLog is the example of the format, computed by hand: each half takes in the other.
func TestTheChecksumOfTheLog(t *testing.T) {
	sum := walSum{order: binary.BigEndian}
	sum.add([]byte{0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4})
	if sum.a != 1+3+3 || sum.b != 3+4+7 { // a=1 b=2+1; a=1+3+3 b=3+4+7
		t.Errorf("%d, %d", sum.a, sum.b)
	}
	if !sum.is([]byte{0, 0, 0, 7, 0, 0, 0, 14}) || sum.is([]byte{0, 0, 0, 7, 0, 0, 0, 15}) || sum.is([]byte{0, 0, 0, 6, 0, 0, 0, 14}) {
		t.Error("what is kept is not compared as a whole")
	}
}
