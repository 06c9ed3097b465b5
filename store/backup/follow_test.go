package backup_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/ship"
	"boardwalk/store/sqlite"
	"boardwalk/store/storetest"
)

// follow begins to follow.
func follow(t *testing.T, from, dir string) *backup.Follower {
	t.Helper()
	f, err := backup.Follow(from, dir)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestAStandbyFollows has a standby follow a house over many logs, a new generation, and openings of both, and take over in the end.
func TestAStandbyFollows(t *testing.T) {
	work := t.TempDir()
	dir, to, standby := filepath.Join(work, "house"), filepath.Join(work, "shipped"), filepath.Join(work, "standby")
	acked := map[int]bool{}
	n := 0
	for life := range 3 {
		s := ships(t, dir, to, ship.Settings{Sync: true, Base: []time.Duration{time.Hour, time.Millisecond, time.Hour}[life]})
		f := follow(t, to, standby)
		for range 5 {
			add(t, s, n+1, n+16)
			for range 15 {
				n++
				acked[n] = true
			}
			so, err := f.Step(ctx)
			if err != nil {
				t.Fatalf("life %d: %v", life, err)
			}
			if size, err := s.Size(ctx); err != nil || so.Records != size || so.Behind || so.Promoted != nil {
				t.Fatalf("life %d: %+v of %d records, %v", life, so, size, err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if life == 2 {
			break
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := follow(t, to, standby).TakeOver(ctx); err != nil {
		t.Fatal(err)
	}
	mustVerify(t, standby)
	if _, err := whole(standby, acked); err != nil {
		t.Error(err)
	}
	if _, err := backup.Follow(to, standby); err == nil {
		t.Error("a house that took over follows")
	}
}

// TestAStandbyFollowsAnotherKey has a standby run while the key of the house is changed, twice, and take over in the end. A key that
// the one before it has not named ends it.
func TestAStandbyFollowsAnotherKey(t *testing.T) {
	work := t.TempDir()
	dir, to, standby := filepath.Join(work, "house"), filepath.Join(work, "shipped"), filepath.Join(work, "standby")
	acked := map[int]bool{}
	s := ships(t, dir, to, ship.Settings{Sync: true})
	f := follow(t, to, standby)
	for n := 1; n <= 30; n += 10 {
		if n > 1 {
			if _, err := store.RotateKey(ctx, dir, storetest.Sealed); err != nil {
				t.Fatal(err)
			}
			s = ships(t, dir, to, ship.Settings{Sync: true})
		}
		add(t, s, n, n+10)
		for i := range 10 {
			acked[n+i] = true
		}
		size, err := s.Size(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if so, err := f.Step(ctx); err != nil || so.Records != size {
			t.Fatalf("%+v of %d records, %v", so, size, err)
		}
	}
	stranger := filepath.Join(work, "stranger")
	if err := ships(t, stranger, filepath.Join(work, "elsewhere"), ship.Settings{}).Close(); err != nil {
		t.Fatal(err)
	}
	for _, from := range []string{stranger, dir} {
		text, err := os.ReadFile(filepath.Join(from, journal.PublicFile))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, journal.PublicFile), text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := f.Step(ctx); (err == nil) != (from == dir) {
			t.Errorf("with the key of %s: %v", from, err)
		}
	}
	if _, err := f.TakeOver(ctx); err != nil {
		t.Fatal(err)
	}
	mustVerify(t, standby)
	if _, err := whole(standby, acked); err != nil {
		t.Error(err)
	}
}

// TestAStandbyVerifies changes what was shipped, as somebody would who can write there and repairs all checksums. The standby
// notices.
func TestAStandbyVerifies(t *testing.T) {
	work := t.TempDir()
	dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
	s := ships(t, dir, to, ship.Settings{})
	add(t, s, 1, 30)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	// A base has what the database had when the house was opened. What its log had then may follow in the shipped logs, so that
	// the house is shipped anew until a base has all of it.
	second, base := "", ""
	for n := 0; base == ""; n++ {
		if n == 20 {
			t.Fatal("no base has all that the house has")
		}
		second = filepath.Join(work, fmt.Sprintf("second-%d", n))
		if err := ships(t, dir, second, ship.Settings{Sync: true}).Close(); err != nil {
			t.Fatal(err)
		}
		list, _, err := ship.Generations(second)
		if err != nil || len(list) == 0 {
			t.Fatal(list, err)
		}
		if recordsIn(t, list[0].Dir) > 30 {
			base = list[0].Dir
		}
	}
	for statement, says := range map[string]string{
		`UPDATE record SET line = replace(line, 'Batch":3', 'Batch":4') WHERE seq = 8`: "record 8 was changed",
		`UPDATE balance SET posted = posted + 1 WHERE account = 'player/1'`:            "by the transfers, and",
		`DELETE FROM transfer WHERE id = 7`:                                            "transfer 7 is missing",
		`UPDATE checkpoint SET note = replace(note, 'boardwalk', 'boardwalc')`:         "a checkpoint",
	} {
		db, err := sql.Open("sqlite", "file:"+sqlite.File(base))
		if err != nil {
			t.Fatal(err)
		}
		before, err := os.ReadFile(sqlite.File(base))
		if err != nil {
			t.Fatal(err)
		}
		if r, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		} else if rows, err := r.RowsAffected(); err != nil || rows == 0 {
			t.Fatalf("%s changes nothing: %v", statement, err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		_ = os.Remove(filepath.Join(base, sqlite.SumsName))
		f := follow(t, second, filepath.Join(t.TempDir(), "standby"))
		if _, err := f.Step(ctx); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", statement, err)
		}
		f.Close()
		if err := os.WriteFile(sqlite.File(base), before, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// recordsIn counts the records of a database in a directory.
func recordsIn(t *testing.T, dir string) (n int) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+sqlite.File(dir)+"?mode=ro&immutable=1")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow(`SELECT count(*) FROM record`).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
