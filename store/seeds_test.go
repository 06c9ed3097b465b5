package store

import (
	"bytes"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/store/seedkey"
	"boardwalk/store/sqlite"
)

// inClear returns the files below a directory in which some bytes stand, as they are or as people
// would write them.
func inClear(t *testing.T, dir string, secret []byte) (files []string) {
	t.Helper()
	forms := [][]byte{secret, []byte(hex.EncodeToString(secret)), []byte(strings.ToUpper(hex.EncodeToString(secret))),
		[]byte(base64.StdEncoding.EncodeToString(secret)[:40]), []byte(base64.RawURLEncoding.EncodeToString(secret)[:40])}
	found, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(found) == 0 {
		t.Fatal(found, err)
	}
	for _, name := range found {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, form := range forms {
			if bytes.Contains(data, form) {
				files = append(files, filepath.Base(name))
			}
		}
	}
	return files
}

// TestNoSeedIsInClearOnTheDisk looks at every byte of the directory while the house is open, with
// its log, after seeds were dropped, in a copy that the database makes, and when it is closed.
func TestNoSeedIsInClearOnTheDisk(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	var seeds []chance.Seed
	for n := range uint64(200) {
		seed := chance.NewSeed()
		seeds = append(seeds, seed)
		b := &Batch{Records: []journal.Record{record("craps-1", journal.KindCommit, `{}`)},
			Seeds: []Seed{{Table: "craps-1", Round: n, Seed: seed}}}
		if n%2 == 1 {
			b.Seeds = append(b.Seeds, Seed{Table: "craps-1", Round: n - 1, Revealed: true})
		}
		add(t, s, b)
	}
	look := func(when, dir string) {
		t.Helper()
		for i, seed := range seeds {
			if files := inClear(t, dir, seed[:]); len(files) > 0 {
				t.Fatalf("%s, seed %d is in clear in %s", when, i, files)
			}
		}
	}
	if info, err := os.Stat(filepath.Join(dir, "boardwalk.db-wal")); err != nil || info.Size() == 0 {
		t.Fatal("there is no log to look at:", err)
	}
	look("while the house is open", dir)
	copies := t.TempDir()
	db, err := sql.Open("sqlite", sqlite.Source(dir, ""))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`VACUUM INTO ?`, filepath.Join(copies, "copy.db")); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	look("in a copy", copies)
	got, err := s.Seeds(ctx, "craps-1")
	if err != nil || len(got) != 100 || got[0].Seed != seeds[1] || got[99].Seed != seeds[199] {
		t.Fatalf("%d seeds are kept, %v", len(got), err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	look("when the house is closed", dir)

	// The search finds what is there.
	if err := os.WriteFile(filepath.Join(dir, "note"), []byte("x"+seeds[3].String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if files := inClear(t, dir, seeds[3][:]); len(files) != 1 || files[0] != "note" {
		t.Fatal("the search finds nothing:", files)
	}
}

func TestWithoutAKeySeedsAreRefused(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b := &Batch{Records: []journal.Record{record("bj", journal.KindCommit, `{}`)},
		Seeds: []Seed{{Table: "bj", Round: 1, Seed: chance.Seed{1}}}}
	if _, err := s.Append(b); !errors.Is(err, ErrNoSeedKey) {
		t.Error(err)
	}
	if _, err := s.Seeds(ctx, "bj"); !errors.Is(err, ErrNoSeedKey) {
		t.Error(err)
	}
	add(t, s, gift("ada", 500)) // and it goes on with the rest
}

func TestTheWrongKeyIsRefusedAtTheDoor(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, &Batch{Records: []journal.Record{record("bj", journal.KindCommit, `{}`)},
		Seeds: []Seed{{Table: "bj", Round: 1, Seed: chance.Seed{1}}}})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	refused := func(name, want string, setup Setup) {
		t.Helper()
		s, err := Open(dir, setup)
		if err == nil {
			s.Close()
		}
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: want a sentence with %q, not %v", name, want, err)
		}
	}
	outside := t.TempDir()
	refused("another key", "name the key that this house was opened with", SealedBy(seedkey.New(chance.Seed{2})))
	refused("a missing key", "is missing", SeedKeyFile(filepath.Join(outside, "seed.key")))
	refused("a key inside", "may not be in the data directory", SeedKeyFile(filepath.Join(dir, "seed.key")))
	if left, _ := filepath.Glob(filepath.Join(outside, "*")); len(left) > 0 {
		t.Error("a key was made for seeds that it does not open:", left)
	}

	// A seed that was put there in clear, or moved from another round, is not taken for one.
	for _, change := range []string{`UPDATE seed SET seed = zeroblob(32)`, `UPDATE seed SET round = 2`} {
		changed := t.TempDir()
		if err := os.CopyFS(filepath.Join(changed, "data"), os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		db, err := sql.Open("sqlite", sqlite.Source(filepath.Join(changed, "data"), ""))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(change); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if s, err := Open(filepath.Join(changed, "data"), SealedBy(testKey)); err == nil {
			s.Close()
			t.Error("opened after", change)
		}
	}
}

func TestTheKeyOfAHouseIsMadeAndFoundAgain(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	var keys []string
	for _, dir := range []string{t.TempDir(), t.TempDir()} {
		for range 2 {
			s, err := Open(dir, SeedKeyFile(""))
			if err != nil {
				t.Fatal(err)
			}
			if kept, err := s.Seeds(ctx, "bj"); err != nil || len(kept) == 1 && kept[0].Seed != (chance.Seed{1}) {
				t.Error(kept, err)
			} else if len(kept) == 0 {
				add(t, s, &Batch{Records: []journal.Record{record("bj", journal.KindCommit, `{}`)},
					Seeds: []Seed{{Table: "bj", Round: 1, Seed: chance.Seed{1}}}})
			}
			path, err := seedkey.Path(houseName(s.key))
			if err != nil {
				t.Fatal(err)
			}
			keys = append(keys, path)
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if keys[0] != keys[1] || keys[1] == keys[2] || keys[2] != keys[3] {
		t.Error("two houses, and these keys:", keys)
	}
	if err := os.Remove(keys[0]); err != nil {
		t.Fatal("the key is not where it is said to be:", err)
	}
}
