package store

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/journal"
	"boardwalk/store/sqlite"
)

// outside does something to the database that the store knows nothing of.
func outside(t *testing.T, dir, text string) {
	t.Helper()
	g, err := sqlite.OpenGuard(ctx, dir) // what is changed stays in the log
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	db, err := sql.Open("sqlite", sqlite.Source(dir, ""))
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
		"the database":                    {[]string{"boardwalk.db"}, "of a house that had begun"},
		"the database and its public key": {[]string{"boardwalk.db", "checkpoint.pub"}, "of a house that had begun"},
		"the database and its head":       {[]string{"boardwalk.db", sqlite.HeadName}, "knows of 1 records"},
		"all but the key and the log": {[]string{"boardwalk.db", sqlite.HeadName, sqlite.SumsName, lastName,
			"checkpoint.pub"}, "knows of 1 records"},
		"the database and its log":      {[]string{"boardwalk.db", "boardwalk.db-wal"}, "of a house that had begun"},
		"the database, with an old key": {[]string{"boardwalk.db", "checkpoint.key", "checkpoint.pub"}, sqlite.HeadName + " is missing"},
	} {
		alone := t.TempDir()
		for _, file := range c.with {
			if err := os.WriteFile(filepath.Join(alone, file), files[file], 0o600); err != nil {
				t.Fatal(err)
			}
		}
		for _, setup := range [][]Setup{nil, {Restoring()}} {
			s, err := Open(alone, setup...)
			if err == nil {
				_ = s.Close()
			}
			if whole := len(setup) > 0 && slices.Contains(c.with, journal.KeyFile); whole {
				continue // then there is something to go on from
			}
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// TestNoNewHouseWhereAMarkKnowsOne opens an empty directory with the mark of a house whose disk is not mounted: a new house would
// write over the mark.
func TestNoNewHouseWhereAMarkKnowsOne(t *testing.T) {
	dir, mark := filepath.Join(t.TempDir(), "house"), filepath.Join(t.TempDir(), "mark")
	s := open(t, dir, Marked(mark))
	add(t, s, gift("ada", 100))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	away := dir + ".away"
	if err := os.Rename(dir, away); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir, Marked(mark))
	if err == nil {
		_ = s.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "knows of one with 1 records: put its directory back") {
		t.Fatalf("a second house was made: %v", err)
	}
	if err := errors.Join(os.RemoveAll(dir), os.Rename(away, dir)); err != nil { // the disk is mounted again
		t.Fatal(err)
	}
	if err := open(t, dir, Marked(mark)).Close(); err != nil {
		t.Fatal(err)
	}
}

// TestAHouseKilledWhileItIsMade takes the database alone, as a house leaves it that is killed before it has its key: nothing
// was acknowledged, so it opens as a new one.
func TestAHouseKilledWhileItIsMade(t *testing.T) {
	dir := t.TempDir()
	var made []byte
	s := open(t, dir, Observed(replaced(func(file string) {
		if file == sqlite.SumsName && made == nil { // the database has its form, and there is no key yet
			made = readFile(t, sqlite.File(dir))
		}
	})))
	if err := s.Close(); err != nil || len(made) < sqlite.PageSize {
		t.Fatal(len(made), err)
	}
	alone := t.TempDir()
	if err := os.WriteFile(sqlite.File(alone), made, 0o600); err != nil {
		t.Fatal(err)
	}
	s = open(t, alone)
	add(t, s, gift("ada", 100))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestAHouseFromBeforeTheMarkOfItsKey opens a house of a program that did not write into the database that there is a key.
func TestAHouseFromBeforeTheMarkOfItsKey(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	outside(t, dir, "PRAGMA application_id = 0")
	s = open(t, dir)
	add(t, s, gift("ada", 100))
	if n, err := s.Size(ctx); err != nil || n != 2 {
		t.Errorf("%d records, %v", n, err)
	}
	if keyed, err := sqlite.Keyed(dir); err != nil || !keyed {
		t.Errorf("it does not say that there is a key: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// replaced is told of files that are replaced.
type replaced func(file string)

func (replaced) Wrote(string, int64, []byte)      {}
func (replaced) Synced(string)                    {}
func (replaced) Removed(string)                   {}
func (r replaced) Replaced(file string, _ []byte) { r(file) }
