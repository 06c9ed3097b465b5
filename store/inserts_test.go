package store

import (
	"strings"
	"testing"
)

// TestOneOfSeveralRows has SQLite refuse a row among those that go into a table at
// once: what came before it goes with the transaction.
func TestOneOfSeveralRows(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := s.conn.ExecContext(ctx, `INSERT INTO transfer SELECT 7, record, source, target, amount, state, of, `+
		`memo FROM transfer`); err != nil {
		t.Fatal(err)
	}
	b := gift("ada", 1)
	for range 2*rowsAtOnce - 1 {
		b.Transfers = append(b.Transfers, b.Transfers[0])
	}
	if _, err := s.Append(b); err == nil || !strings.Contains(err.Error(), "constraint") {
		t.Error(err)
	}
	if err := s.Close(); err == nil {
		t.Error("a store that has failed closes as if nothing were")
	}
	outside(t, dir, `DELETE FROM transfer WHERE id = 7`)
	again := open(t, dir)
	if v := verified(t, again.Reader); v.Records != 1 || v.Transfers != 1 {
		t.Errorf("%+v", v)
	}
}
