package game

import (
	"bytes"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestEveryTableCanBeWrittenAndReadAgain walks through every game, and whenever
// the table rests sets another one up from what it was written as.
func TestEveryTableCanBeWrittenAndReadAgain(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			longest, times := 0, 0
			tabletest.WalkEach(t, r, r.Options(), chance.NewFast(8, 7), steps(r)/20, func(l *table.Live, _ table.Log) {
				if l.Question() != nil {
					return
				}
				first := l.Table()
				saved, err := first.Snapshot().MarshalJSON()
				if err != nil {
					t.Fatal(err)
				}
				second, err := table.New(r, first.Options(), first.Terms())
				if err == nil {
					err = second.Resume(saved)
				}
				if err == nil {
					err = second.Verify()
				}
				if err != nil {
					t.Fatalf("%v\n%s", err, saved)
				}
				again, err := second.Snapshot().MarshalJSON()
				if err != nil || !bytes.Equal(saved, again) {
					t.Fatalf("%v\n%s\nbecomes\n%s", err, saved, again)
				}
				longest, times = max(longest, len(saved)), times+1
			})
			t.Logf("%d times, at most %d bytes", times, longest)
		})
	}
}

func TestATableIsNotSetUpFromNonsense(t *testing.T) {
	for _, text := range []string{"", "[]", `{"table":{"purse":1}}`, `{"seats":[]}`, `{"table":{"house":"much"}}`, `{"stakes":{}}`} {
		rules := All[0]
		tab, err := table.New(rules, nil, rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		before, _ := tab.Snapshot().MarshalJSON()
		if tab.Resume([]byte(text)) == nil {
			t.Errorf("%q is taken for a table", text)
		}
		if after, _ := tab.Snapshot().MarshalJSON(); !bytes.Equal(before, after) {
			t.Errorf("%q has changed the table", text)
		}
	}
}
