package store

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/journal"
)

// outside does something to the database that the store knows nothing of.
func outside(t *testing.T, dir, text string) {
	t.Helper()
	g, err := newGuard(ctx, dir) // what is changed stays in the log
	if err != nil {
		t.Fatal(err)
	}
	defer g.close()
	db, err := sql.Open("sqlite", source(dir, ""))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(text); err != nil {
		t.Fatal(err)
	}
}

// TestTheFilesOfADirectory: only its owner may read what is to come, and one half
// of what belongs together is nothing to begin with.
func TestTheFilesOfADirectory(t *testing.T) {
	dir := t.TempDir()
	shut := func() {
		s := open(t, dir)
		add(t, s, gift("ada", 100))
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	shut()
	file, key := filepath.Join(dir, "boardwalk.db"), filepath.Join(dir, journal.KeyFile)
	if err := os.Chmod(file, 0o644); err != nil {
		t.Fatal(err)
	}
	shut()
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for _, name := range []string{file, key} {
		if err := os.Rename(name, name+".away"); err != nil {
			t.Fatal(err)
		}
		if s, err := Open(dir); err == nil || !strings.Contains(err.Error(), "there is") {
			t.Errorf("without %s: %v, %v", name, s, err)
		}
		if err := os.Rename(name+".away", name); err != nil {
			t.Fatal(err)
		}
	}
	for text, want := range map[string]string{
		`CREATE TABLE extra (x)`:                     "table extra",
		`DROP INDEX record_by_table`:                 "is gone",
		`ALTER TABLE person ADD COLUMN evil INTEGER`: "not as the house",
	} {
		changed := t.TempDir()
		if err := os.CopyFS(filepath.Join(changed, "data"), os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		outside(t, filepath.Join(changed, "data"), text)
		if s, err := Open(filepath.Join(changed, "data")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v", text, s, err)
		}
	}
}

// TestAPartOfAHouseIsNoNewHouse takes some files of a house in its first seconds, whose records are all in the log.
func TestAPartOfAHouseIsNoNewHouse(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	files := read0(t, dir) // as they are when the program is killed
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		with []string
		says string
	}{
		"the database and its head":     {[]string{"boardwalk.db", headName}, "knows of 1 records"},
		"all but the key and the log":   {[]string{"boardwalk.db", headName, sumsName, lastName, "checkpoint.pub"}, "knows of 1 records"},
		"the database and its log":      {[]string{"boardwalk.db", "boardwalk.db-wal"}, "no key that has signed it"},
		"the database, with an old key": {[]string{"boardwalk.db", "checkpoint.key", "checkpoint.pub"}, headName + " is missing"},
	} {
		alone := t.TempDir()
		for _, file := range c.with {
			if err := os.WriteFile(filepath.Join(alone, file), files[file], 0o600); err != nil {
				t.Fatal(err)
			}
		}
		s, err := Open(alone)
		if err == nil {
			_ = s.Close()
		}
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
