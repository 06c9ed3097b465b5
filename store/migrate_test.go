package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/store/sqlite"
	"boardwalk/table"
)

// TestOlderDataIsNotCalledDamaged: a database or records of an earlier program are refused with what to do, by whoever opens,
// restores or examines them, although files are missing that the earlier program did not write.
func TestOlderDataIsNotCalledDamaged(t *testing.T) {
	for change, want := range map[string]string{
		`PRAGMA user_version = 1`: "it was made by a program from before 0.1.0 (a database of form 1, and this program reads form 3)",
		`UPDATE record SET line = CAST(replace(CAST(line AS TEXT), '"data":{"v":4', ` +
			`'"data":{"v":3') AS BLOB)`: "it was made by a program from before 0.1.0 " +
			"(records of form 3, and this program reads form 4)",
	} {
		dir := t.TempDir()
		s := open(t, dir)
		entry, err := journal.MarshalEntry(&table.Entry{Kind: table.Drew, Drawn: chance.Drawn{N: 6, Got: 2}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Append(&Batch{Records: []journal.Record{{Time: s.Now(), Table: "craps", Kind: journal.KindEntry,
			Data: entry}}}); err != nil {
			t.Fatal(err)
		}
		if _, err := s.conn.ExecContext(ctx, change); err != nil {
			t.Fatal(err)
		}
		s.Close()
		for _, name := range []string{sqlite.HeadName, sqlite.SumsName, lastName} {
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
		}
		_, opening := Open(dir)
		_, restoring := Open(dir, Restoring())
		_, examining := Examine(ctx, dir)
		for who, err := range map[string]error{"opening": opening, "restoring": restoring, "examining": examining} {
			if err == nil || !strings.Contains(err.Error(), want) ||
				!strings.Contains(err.Error(), "with the program that made it") || strings.Contains(err.Error(), "missing") {
				t.Errorf("%s: %v", who, err)
			}
		}
	}
}

func TestNewerDataIsRefused(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if _, err := s.conn.ExecContext(ctx, `PRAGMA user_version = 99`); err != nil {
		t.Fatal(err)
	}
	s.Close()
	_, opening := Open(dir)
	_, examining := Examine(ctx, dir)
	for _, err := range []error{opening, examining} {
		if err == nil || !strings.Contains(err.Error(), "it was made by a newer program (a database of form 99") {
			t.Error(err)
		}
	}
	if _, err := Read(filepath.Join(dir, "nothing")); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}
