package store

import (
	"strings"
	"sync"
	"testing"
)

// TestFailureIsForGood breaks the database under a running store.
func TestFailureIsForGood(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := s.conn.ExecContext(ctx, `CREATE TRIGGER full BEFORE INSERT ON transfer BEGIN SELECT RAISE(ABORT, `+
		`'the disk is full'); END`); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if _, err := s.Append(gift("ada", 1)); err == nil || !strings.Contains(err.Error(), "opened again") {
				t.Error(err)
			}
		})
	}
	all.Wait()
	<-s.Failed()
	if _, err := s.Append(&Batch{People: []Person{{"x", nil}}}); err == nil {
		t.Error("a store that has failed goes on")
	}
	if err := s.Close(); err == nil || !strings.Contains(err.Error(), "disk is full") {
		t.Error(err)
	}
	if _, err := s.Append(gift("ada", 1)); err == nil {
		t.Error("a closed store goes on")
	}
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "trigger full") {
		t.Errorf("a database that somebody has changed: %v", err)
	}
	outside(t, dir, `DROP TRIGGER full`)
	again := open(t, dir)
	if v := verified(t, again.Reader); v.Records != 1 || v.Transfers != 1 {
		t.Errorf("%+v", v)
	}
	add(t, again, gift("ada", 1))
}
