package audit

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/seedkey"
	"boardwalk/store/storetest"
)

// TestAnotherKeyOfSeeds: after the seeds were sealed under another key, that one opens the house and its seeds, the one
// before does not, and an audit finds the same seeds as were committed to.
func TestAnotherKeyOfSeeds(t *testing.T) {
	t.Parallel()
	ctx, dir, games := context.Background(), filepath.Join(t.TempDir(), "data"), []string{"blackjack", "craps"}
	if err := audittest.Evening(dir, 3, games...); err != nil {
		t.Fatal(err)
	}
	other := seedkey.New(chance.Seed{7})
	if n, err := store.Reseal(ctx, dir, other, storetest.Sealed); err != nil || n < 4 {
		t.Errorf("%d seeds were sealed again, and each table has some: %v", n, err)
	}
	if s, err := store.Open(dir, storetest.Sealed); err == nil || !strings.Contains(err.Error(), "does not open a seed") {
		t.Error("the key of before opens the house", err)
		s.Close()
	}
	verify := func(key *seedkey.Key) (Report, []string) {
		var faults []string
		r, err := Verify(ctx, dir, Options{SeedKey: key, Mark: backup.MarkOf(dir), Fault: func(f Fault) { faults = append(faults, f.String()) }})
		if err != nil {
			t.Fatal(err)
		}
		return r, faults
	}
	if r, faults := verify(other); len(faults) > 0 || r.Sealed > 0 {
		t.Errorf("%d series could not be checked, and the faults are %v", r.Sealed, faults)
	}
	if _, faults := verify(storetest.Key); len(faults) == 0 {
		t.Error("under the key of before the seeds are good")
	}
	s, err := store.Open(dir, store.SealedBy(other))
	if err != nil {
		t.Fatal(err)
	}
	h, err := floor.Open(audittest.House(games), s)
	if err != nil {
		t.Fatal(err)
	}
	h.Close()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, faults := verify(other); len(faults) > 0 {
		t.Error(faults)
	}
}
