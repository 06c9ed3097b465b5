package store

import (
	"bytes"
	"slices"
	"testing"
)

// TestBytesOfARowStay: an auditor keeps the bytes of rows without copying them.
func TestBytesOfARowStay(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	for range 40 {
		add(t, s, gift("ada", 100))
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	snapshot, err := Examine(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer snapshot.Close()
	var kept, copied [][]byte
	for row, err := range snapshot.Rows(ctx, RecordRows) {
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range row {
			if b, ok := v.([]byte); ok {
				kept, copied = append(kept, b), append(copied, bytes.Clone(b))
			}
		}
	}
	if len(kept) < 80 || !slices.EqualFunc(kept, copied, bytes.Equal) {
		t.Errorf("of %d values some were overwritten by later rows", len(kept))
	}
}
