package journal

import (
	"testing"
	"testing/quick"

	"boardwalk/table"
)

// TestTheTextOfAnEntryIsJSON holds what entries are written as against what the
// standard library writes.
func TestTheTextOfAnEntryIsJSON(t *testing.T) {
	same := func(v int, kind string, refused bool, a *act, drawn *[2]int, seat table.Seat, said *answer) bool {
		w := entry{V: v, Kind: kind, Refused: refused, Act: a, Drawn: drawn, Seat: seat, Answer: said} // the library writes the rest
		got, err := w.text()
		if err != nil {
			t.Fatal(err)
		}
		want, err := marshal(&w)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Logf("%s\n%s", got, want)
		}
		return string(got) == string(want)
	}
	if err := quick.Check(same, &quick.Config{MaxCount: 5000}); err != nil {
		t.Error(err)
	}
}
