package store

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"boardwalk/journal"
)

// TestATimeIsFoundAmongRecordsOutOfOrder has tables that commit one after the other what happened at the same time.
func TestATimeIsFoundAmongRecordsOutOfOrder(t *testing.T) { onBoth(t, aTimeIsFound) }

func aTimeIsFound(t *testing.T, dir string) {
	s := open(t, dir)
	begins := time.Date(2026, 11, 18, 6, 0, 0, 0, time.UTC)
	var times []time.Time
	for n := range 3000 {
		at := begins.Add(time.Duration(n) * time.Second)
		if n%7 == 3 {
			at = at.Add(-20 * time.Second)
		}
		times = append(times, at)
	}
	for n := 0; n < len(times); n += 500 {
		var b Batch
		for i, at := range times[n : n+500] {
			b.Records = append(b.Records, journal.Record{Table: fmt.Sprintf("t%d", (n+i)%3), Time: at, Kind: "floor", Data: []byte(`{}`)})
		}
		add(t, s, &b)
	}
	for _, seconds := range []int{-100, 0, 1, 700, 1503, 2999, 5000} {
		at := begins.Add(time.Duration(seconds) * time.Second)
		earlier, later, err := s.Around(ctx, at)
		if err != nil || earlier > later || later-earlier > 2*reorderWindow {
			t.Fatal(earlier, later, err)
		}
		for seq, when := range times {
			if uint64(seq) < earlier && !when.Before(at) || uint64(seq) >= later && when.Before(at) {
				t.Errorf("%s is from record %d to %d, and record %d is of %s", at, earlier, later, seq, when)
			}
		}
	}
	count := 0
	for r, err := range s.RecordsBetween(ctx, 10, 20) {
		if count++; err != nil || r.Seq < 10 || r.Seq >= 20 {
			t.Error(r.Seq, err)
		}
	}
	for r, err := range s.TableBetween(ctx, "t1", 10, 20) {
		if count++; err != nil || r.Table != "t1" || r.Seq < 10 || r.Seq >= 20 {
			t.Error(r, err)
		}
	}
	if count != 14 {
		t.Errorf("%d records", count)
	}
	for after, want := range map[string]string{"": "t0", "t0": "t1", "t1": "t2", "t": "t0"} {
		if got, err := s.NextTable(ctx, after, 0, 3000); got != want || err != nil {
			t.Errorf("after %q comes %q, %v", after, got, err)
		}
	}
	if got, err := s.NextTable(ctx, "", 4, 5); got != "t1" || err != nil { // the only one there
		t.Errorf("%q, %v", got, err)
	}
	if _, err := s.NextTable(ctx, "t2", 0, 3000); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
}
