package audit

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
	"boardwalk/store"
	"boardwalk/store/archive"
	"boardwalk/store/backup"
	"boardwalk/store/storetest"
)

// faultsIn verifies a house and returns its faults.
func faultsIn(t *testing.T, dir string) (Report, []string) {
	t.Helper()
	var faults []string
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Mark: backup.MarkOf(dir),
		Fault: func(f Fault) { faults = append(faults, f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	return r, faults
}

// inStore does something with the store of a closed house.
func inStore(t *testing.T, dir string, do func(s *store.Store) error) {
	t.Helper()
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	err = do(s)
	if closed := s.Close(); err != nil || closed != nil {
		t.Fatal(err, closed)
	}
}

// linesIn returns all lines of a house up to a record.
func linesIn(t *testing.T, dir string, most int) (lines []string) {
	t.Helper()
	r, err := store.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for line, err := range r.Lines(context.Background(), 0, most) {
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	return lines
}

// TestArchives: a house whose old months were moved to archives plays on, and an audit finds all that it found before, but
// for an archive that is missing or was changed.
func TestArchives(t *testing.T) {
	t.Parallel()
	ctx, dir, games := context.Background(), filepath.Join(t.TempDir(), "data"), []string{"blackjack", "craps"}
	if err := audittest.Evening(dir, 4, games...); err != nil {
		t.Fatal(err)
	}
	for _, day := range []int{40, 75} {
		if _, err := audittest.PlayOn(dir, day, 3, games); err != nil {
			t.Fatal(err)
		}
	}
	before, faults := faultsIn(t, dir)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	was, second := linesIn(t, dir, int(before.Records)), runSecond(t, dir)
	round, err := Rebuild(ctx, dir, "blackjack", 2, Everybody)
	if err != nil {
		t.Fatal(err)
	}
	until := lastTime(t, dir)
	inStore(t, dir, func(s *store.Store) error { return s.Archive(ctx, until, nil) })
	list, err := archive.List(dir)
	if err != nil || len(list) != 2 || list[0].From != 0 || list[1].From != list[0].Until || list[1].Until >= uint64(before.Records) {
		t.Fatalf("the archives are %+v of %d records, %v", list, before.Records, err)
	}
	if got := linesIn(t, dir, int(before.Records)); !slices.Equal(got, was) {
		t.Error("the lines are others than before")
	}
	after, faults := faultsIn(t, dir)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if after.Archives != 2 || after.Rounds != before.Rounds || after.Draws != before.Draws || after.Transfers != before.Transfers {
		t.Errorf("verified was %+v, and before %+v", after, before)
	}
	if got := runSecond(t, dir); len(got.Faults) > 0 || got.Seeds != second.Seeds || got.Draws != second.Draws || got.Draws == 0 {
		t.Errorf("the second verifier finds %+v, and found %+v before", got, second)
	}
	again, err := Rebuild(ctx, dir, "blackjack", 2, Everybody)
	if err != nil || toldOfRound(t, again) != toldOfRound(t, round) {
		t.Errorf("the round is told otherwise: %v", err)
	}
	if _, err := audittest.PlayOn(dir, 80, 2, games); err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsIn(t, dir); len(faults) > 0 {
		t.Fatal(faults)
	}
	to := filepath.Join(t.TempDir(), "copy")
	if _, err := backup.Copy(ctx, dir, to, backup.Options{}); err != nil {
		t.Fatal(err)
	}
	if r, faults := faultsIn(t, to); len(faults) > 0 || r.Archives != 2 {
		t.Fatalf("the copy has %d archives and faults %v", r.Archives, faults)
	}

	first := filepath.Join(dir, archive.NameOf(list[0].Month))
	good, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(first); err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsIn(t, dir); !strings.Contains(strings.Join(faults, "\n"), "moved to an archive that is not here") {
		t.Errorf("an archive that is missing is told as %v", faults)
	}
	secondRefuses(t, dir, "is in an archive that cannot be read or is not here")
	bad := slices.Clone(good)
	bad[len(bad)/2] ^= 1
	if err := os.WriteFile(first, bad, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsIn(t, dir); !strings.Contains(strings.Join(faults, "\n"), "is not the file that it was") {
		t.Errorf("an archive that was changed is told as %v", faults)
	}
	secondRefuses(t, dir, "is in an archive that cannot be read or is not here")
	if err := os.WriteFile(first, good, 0o600); err != nil {
		t.Fatal(err)
	}
	inStore(t, dir, func(s *store.Store) error {
		for _, h := range list {
			if _, err := s.Unarchive(ctx, archive.NameOf(h.Month)); err != nil {
				return err
			}
		}
		return nil
	})
	for _, h := range list {
		if err := os.Remove(filepath.Join(dir, archive.NameOf(h.Month))); err != nil {
			t.Fatal(err)
		}
	}
	if _, faults := faultsIn(t, dir); len(faults) > 0 {
		t.Errorf("brought back: %v", faults)
	}
	if got := linesIn(t, dir, int(before.Records)); !slices.Equal(got, was) {
		t.Error("the lines that were brought back are others than before")
	}
}

// lastTime returns the time of the last record of a house.
func lastTime(t *testing.T, dir string) (last time.Time) {
	t.Helper()
	r, err := store.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for rec, err := range r.Records(context.Background(), 0) {
		if err != nil {
			t.Fatal(err)
		}
		last = rec.Time
	}
	return last
}

// TestArchivesGoOn: a month that is not over stays, what was interrupted is gone on with, what was brought back on purpose
// stays there, and the archive of another house is refused.
func TestArchivesGoOn(t *testing.T) {
	t.Parallel()
	ctx, work := context.Background(), t.TempDir()
	dir, other := filepath.Join(work, "data"), filepath.Join(work, "other")
	if err := audittest.Evening(dir, 8, "craps"); err != nil {
		t.Fatal(err)
	}
	last := lastTime(t, dir)
	later, name := time.Date(last.Year(), last.Month()+1, 1, 0, 0, 0, 0, time.UTC), archive.NameOf(last.UTC().Format("2006-01"))
	was := linesIn(t, dir, 1<<20)
	archived := func(dir string, before time.Time) (moved []int64) {
		inStore(t, dir, func(s *store.Store) error {
			return s.Archive(ctx, before, func(a store.Archived) { moved = append(moved, a.Moved) })
		})
		return moved
	}
	if moved := archived(dir, last); len(moved) > 0 {
		t.Fatal("a month that is not over was archived")
	}
	if _, err := backup.Copy(ctx, dir, other, backup.Options{}); err != nil {
		t.Fatal(err)
	}
	want := archived(other, later)
	if len(want) != 1 || want[0] < 100 {
		t.Fatalf("moved were %v", want)
	}
	if err := archive.Copy(other, dir); err != nil { // the file is there, and nothing says so
		t.Fatal(err)
	}
	if moved := archived(dir, later); !slices.Equal(moved, want) {
		t.Errorf("gone on with was %v, and it should be %v", moved, want)
	}
	if moved := archived(dir, later); len(moved) > 0 {
		t.Errorf("%v were moved twice", moved)
	}
	inStore(t, dir, func(s *store.Store) error {
		n, err := s.Unarchive(ctx, name)
		if n != want[0] {
			t.Errorf("%d lines came back, and %d were moved", n, want[0])
		}
		return err
	})
	if moved := archived(dir, later); len(moved) > 0 {
		t.Errorf("%v were moved that had been brought back on purpose", moved)
	}
	if got := linesIn(t, dir, len(was)); !slices.Equal(got, was) {
		t.Error("the lines are others than before")
	}
	if _, faults := faultsIn(t, dir); len(faults) > 0 {
		t.Error(faults)
	}
	foreign := filepath.Join(work, "foreign")
	if err := audittest.Evening(foreign, 3, "big-six"); err != nil {
		t.Fatal(err)
	}
	if err := archive.Copy(dir, foreign); err != nil {
		t.Fatal(err)
	}
	inStore(t, foreign, func(s *store.Store) error {
		if err := s.Archive(ctx, later, nil); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("an archive of another house: %v", err)
		}
		return nil
	})
}

// toldOfRound returns a round as text.
func toldOfRound(t *testing.T, r *Round) string {
	t.Helper()
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
