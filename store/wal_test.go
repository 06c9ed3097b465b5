package store

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"

	"boardwalk/chance"
)

// TestAChangedBitOfTheLogIsFound changes single bits of a log, in its head, in the heads of frames and in their pages. Each
// changed one ends the log there, and what cannot be read any more is told.
func TestAChangedBitOfTheLogIsFound(t *testing.T) {
	text := kill(t, 0, 12, 16384).files["boardwalk.db-wal"]
	whole, err := readWAL(bytes.NewReader(text))
	if err != nil || whole.damage != "" || whole.frames < 20 || whole.end != int64(len(text)) {
		t.Fatalf("%d frames up to %d of %d: %q, %v", whole.frames, whole.end, len(text), whole.damage, err)
	}
	frame := walFrame + pageSize
	begins, last := walHead, 0 // of the last two transactions, since one that is half written is no damage
	for at, next := walHead, walHead; at < len(text); at += frame {
		if binary.BigEndian.Uint32(text[at+4:]) != 0 {
			begins, last, next = last, next, at+frame
		}
	}
	will := chance.NewFast(19, 47)
	places := []int{8, 16, 24, walHead, walHead + 4, walHead + 8, walHead + 16, walHead + 20, walHead + walFrame, walHead + frame - 1}
	for range 200 {
		places = append(places, will.Draw(begins))
	}
	for _, at := range places {
		changed := slices.Clone(text)
		changed[at] ^= 1 << will.Draw(8)
		l, err := readWAL(bytes.NewReader(changed))
		if err != nil {
			t.Fatal(err)
		}
		if l.damage == "" || l.frames > uint32(max(0, at-walHead)/frame) || l.end > int64(max(walHead, at)) {
			t.Errorf("byte %d was changed: %d of %d frames are read, and %q is wrong", at, l.frames, whole.frames, l.damage)
		}
	}
	changed := slices.Clone(text)
	changed[last+walFrame+7] ^= 1
	if l, err := readWAL(bytes.NewReader(changed)); err != nil || l.damage != "" || l.end != int64(last) {
		t.Errorf("a half written transaction: read up to %d, want %d; %q, %v", l.end, last, l.damage, err)
	}
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
