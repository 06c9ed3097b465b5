package backup_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/ship"
	"boardwalk/store/sqlite"
	"boardwalk/store/storetest"
)

// waitShipped waits until a commit has been shipped that is later than a time.
func waitShipped(t *testing.T, dir string, after time.Time) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if c, ok, err := ship.Latest(dir); err == nil && ok && c.Time.After(after) {
			return
		}
	}
	t.Fatal("nothing was shipped")
}

// lastGeneration returns the number of the last generation of a directory, and up to where its last log is whole.
func lastGeneration(t *testing.T, dir string) (number int, at sqlite.Position) {
	t.Helper()
	list, _, err := ship.Generations(dir)
	if err != nil || len(list) == 0 {
		t.Fatalf("%d generations, %v", len(list), err)
	}
	g := list[len(list)-1]
	logs, err := g.Logs()
	if err != nil {
		t.Fatal(err)
	}
	if logs > 0 {
		at = wholeUpTo(t, g.LogFile(logs))
	}
	return g.Number, at
}

// wholeUpTo returns up to where a log is whole.
func wholeUpTo(t *testing.T, name string) sqlite.Position {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	log, err := sqlite.ReadTransactions(f)
	for err == nil {
		_, err = log.Next()
	}
	if !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	return sqlite.Position{Salts: log.Salts, Frames: log.Frames}
}

// TestWhatIsShippedSurvivesTheHouse kills a house that ships, several times over, and puts it together elsewhere each time: with
// everything that it had acknowledged where it ships first, and everything up to a commit that was seen there where it does
// not. The house then goes on, and so does the shipping: in the same generation whenever the last log that was shipped is the
// one that the house has, and in another one if the house was killed after it had begun a new log and before that was shipped.
func TestWhatIsShippedSurvivesTheHouse(t *testing.T) {
	kills, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		kills = 3
	}
	const most = 40 // kills at most, until the house has gone on in the same generation
	for name, env := range map[string]string{"first": childDir + "_SYNC=yes", "after": childDir + "_SYNC="} {
		t.Run(name, func(t *testing.T) {
			work := t.TempDir()
			dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
			var number, wentOn int
			var fits bool // what was shipped before the last kill fits what the house has
			for n := 0; n < kills || wentOn == 0; n++ {
				if n == most {
					t.Fatalf("killed %d times, the house never went on in the same generation", n)
				}
				opened := time.Now()
				more := []string{env, childDir + "_SHIP=" + to}
				if n >= kills { // it begins no other log, so that the next one can go on in the same generation
					more = append(more, childDir+"_ONE_LOG=yes")
				}
				w := startWriter(t, dir, more...)
				waitShipped(t, to, opened) // after a kill another base may be needed first
				switch is, _ := lastGeneration(t, to); {
				case n > 0 && fits && is != number:
					t.Fatalf("kill %d: the last log fits, and the house begins generation %d after %d", n, is, number)
				case n > 0 && !fits && is == number:
					t.Fatalf("kill %d: the last log does not fit, and the house goes on with generation %d", n, is)
				case n > 0 && fits:
					wentOn++
				}
				if n == 0 {
					w.beginsAnotherLog(to)
				} else {
					w.writes(10 + n*37%100)
				}
				before := w.so()
				if name == "after" {
					waitShipped(t, to, time.Now())
				}
				w.kill()
				if name == "first" {
					before = w.so()
				}
				var shipped sqlite.Position
				number, shipped = lastGeneration(t, to)
				there := wholeUpTo(t, sqlite.LogFile(dir))
				fits = shipped.Salts == there.Salts && 0 < shipped.Frames && shipped.Frames <= there.Frames
				built := filepath.Join(work, "built")
				b, err := backup.Build(ctx, to, built, backup.Moment{}, backup.Options{})
				if err != nil {
					t.Fatalf("kill %d: %v", n, err)
				}
				mustVerify(t, built)
				records, err := whole(built, before)
				if err != nil || int64(records) != b.Records || b.Behind != (name == "after") {
					t.Fatalf("kill %d: %d records, %+v, %v", n, records, b, err)
				}
				if err := os.RemoveAll(built); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// ships is a house that ships, in this process.
func ships(t *testing.T, dir, to string, more ship.Settings) *store.Store {
	t.Helper()
	more.Dir = to
	s, err := store.Open(dir, storetest.Sealed, store.Shipping(more), store.CopiesBackAfter(20))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// add appends some batches.
func add(t *testing.T, s *store.Store, from, to int) {
	t.Helper()
	for n := from; n < to; n++ {
		if _, err := s.Append(batch(n)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBackToAMoment puts a house together as it was after each of many commits, by their time and by their records, over several
// generations and openings.
func TestBackToAMoment(t *testing.T) {
	work := t.TempDir()
	dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
	type moment struct {
		at   time.Time
		size int64
		upTo int
	}
	var moments []moment
	for life := range 3 {
		s := ships(t, dir, to, ship.Settings{Sync: true, Base: time.Duration(1+life) * time.Hour})
		for n := range 6 {
			from := life*1000 + n*20 + 1
			add(t, s, from, from+20)
			size, err := s.Size(ctx)
			if err != nil {
				t.Fatal(err)
			}
			moments = append(moments, moment{time.Now(), size, from + 19})
			time.Sleep(2 * time.Millisecond)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for i, m := range moments {
		built := filepath.Join(work, "built")
		want := backup.Moment{Time: m.at}
		if i%2 == 1 {
			want = backup.Moment{Records: m.size}
		}
		b, err := backup.Build(ctx, to, built, want, backup.Options{})
		if err != nil || b.Records != m.size {
			t.Fatalf("moment %d: %+v, want %d records, %v", i, b, m.size, err)
		}
		if i+1 < len(moments) { // it is an old copy, and known to be
			if _, err := store.Open(built, storetest.Sealed); err == nil || !strings.Contains(err.Error(), "boardwalk restore") {
				t.Fatalf("a house of an earlier moment opens: %v", err)
			}
		}
		if err := os.Rename(filepath.Join(built, sqlite.HeadName), filepath.Join(work, "head")); err != nil {
			t.Fatal(err)
		}
		os.RemoveAll(built)
	}
	if _, err := backup.Build(ctx, to, filepath.Join(work, "early"), backup.Moment{Time: moments[0].at.Add(-time.Hour)},
		backup.Options{}); err == nil ||
		!strings.Contains(err.Error(), "the first moment that can be gone back to") {
		t.Errorf("a moment before the first: %v", err)
	}
}

// TestAnotherBase has bases made again and again while a house is written to. Old generations go, and the last is always whole.
func TestAnotherBase(t *testing.T) {
	work := t.TempDir()
	dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
	s := ships(t, dir, to, ship.Settings{Sync: true, Every: 5 * time.Millisecond, Base: 30 * time.Millisecond, Keep: 60 * time.Millisecond})
	acked := map[int]bool{}
	for n := 1; ; n++ {
		add(t, s, n, n+1)
		acked[n] = true
		if list, _, err := ship.Generations(to); err != nil {
			t.Fatal(err)
		} else if len(list) > 0 && list[0].Number > 4 {
			break
		}
		if n > 20_000 {
			t.Fatal("old generations do not go")
		}
	}
	built := filepath.Join(work, "built")
	if _, err := backup.Build(ctx, to, built, backup.Moment{}, backup.Options{}); err != nil {
		t.Fatal(err)
	}
	mustVerify(t, built)
	if _, err := whole(built, acked); err != nil {
		t.Error(err)
	}
}

// TestDamagedShipment damages what was shipped, everywhere. Nothing is put together from it that is not whole.
func TestDamagedShipment(t *testing.T) {
	work := t.TempDir()
	dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
	s := ships(t, dir, to, ship.Settings{Sync: true})
	add(t, s, 1, 120)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	list, _, err := ship.Generations(to)
	if err != nil {
		t.Fatal(err)
	}
	g := list[0]
	for _, name := range []string{sqlite.File(g.Dir), g.LogFile(1), filepath.Join(g.Dir, "commits")} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		broken := append([]byte{}, text...)
		if strings.HasSuffix(name, "commits") {
			broken = broken[:0]
		} else {
			broken[len(broken)/2] ^= 0x10
		}
		if err := os.WriteFile(name, broken, 0o600); err != nil {
			t.Fatal(err)
		}
		built := filepath.Join(work, "built")
		_, err = backup.Build(ctx, to, built, backup.Moment{}, backup.Options{})
		if err == nil {
			faults, err := backup.Verify(ctx, built)
			if err == nil && len(faults) == 0 {
				t.Errorf("a house was put together from a damaged %s", filepath.Base(name))
			}
		}
		os.RemoveAll(built)
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTheHouseStopsWhenAnotherTookOver says in the directory that is shipped to that another house goes on.
func TestTheHouseStopsWhenAnotherTookOver(t *testing.T) {
	for _, first := range []bool{true, false} {
		work := t.TempDir()
		dir, to := filepath.Join(work, "house"), filepath.Join(work, "shipped")
		s := ships(t, dir, to, ship.Settings{Sync: first, Every: 5 * time.Millisecond})
		waitShipped(t, to, time.Time{})
		add(t, s, 1, 5)
		if err := ship.Promote(to, "/srv/standby"); err != nil {
			t.Fatal(err)
		}
		if first {
			if _, err := s.Append(batch(6)); err == nil {
				t.Error("an order is acknowledged although another house goes on")
			}
		}
		select {
		case <-s.Failed():
		case <-time.After(10 * time.Second):
			t.Fatal("the house goes on")
		}
		s.Close()
		for name, setup := range map[string][]store.Setup{
			"shipping":     {storetest.Sealed, store.Shipping(ship.Settings{Dir: to})},
			"not shipping": {storetest.Sealed},
		} {
			again, err := store.Open(dir, setup...)
			if err == nil {
				again.Close()
			}
			if err == nil || !strings.Contains(err.Error(), "/srv/standby took over from this house") {
				t.Errorf("%s, it opens again: %v", name, err)
			}
		}
		if err := ship.Promote(to, "/srv/third"); err == nil {
			t.Error("two houses took over")
		}
	}
}

// TestAnOldCopyIsKnownByWhatWasShipped puts back a directory from before, on a machine without a mark.
func TestAnOldCopyIsKnownByWhatWasShipped(t *testing.T) {
	work := t.TempDir()
	dir, to, kept := filepath.Join(work, "house"), filepath.Join(work, "shipped"), filepath.Join(work, "kept")
	s := ships(t, dir, to, ship.Settings{Sync: true})
	add(t, s, 1, 5)
	s.Close()
	if err := os.CopyFS(kept, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	s = ships(t, dir, to, ship.Settings{Sync: true})
	add(t, s, 5, 9)
	s.Close()
	if _, err := store.Open(kept, storetest.Sealed); err == nil || !strings.Contains(err.Error(), "what was shipped to "+to+" knows of") {
		t.Errorf("an old copy opens: %v", err)
	}
}
