package audit_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// TestARestoredLoungeUsesOtherSeeds has a lounge go on from a copy in the middle of a game. The game
// is drawn under a seed that nobody has seen, and its tickets are played.
func TestARestoredLoungeUsesOtherSeeds(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	if err := audittest.KenoEvening(dir); err != nil {
		t.Fatal(err)
	}
	st, err := store.Open(dir, storetest.Sealed, store.Restoring())
	if err != nil {
		t.Fatal(err)
	}
	_, err = floor.Restore(ctx, st)
	if err := errors.Join(err, st.Close()); err != nil {
		t.Fatal(err)
	}
	if st, err = store.Open(dir, storetest.Sealed); err != nil {
		t.Fatal(err)
	}
	var passed atomic.Int64
	h, err := floor.Open(audittest.KenoHouse(), st, floor.Clock(func() time.Time { return st.Now().Add(time.Duration(passed.Load())) }))
	if err != nil {
		t.Fatal(err)
	}
	l, _ := h.Lounge(audittest.KenoID)
	game := l.Board().Game
	for l.Board().Game == game {
		passed.Add(int64(10 * time.Second))
		if err := l.Look(ctx, func(*system.System) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	drawn, err := l.Race(ctx, game)
	if err != nil || drawn.Tickets == 0 || drawn.Round == game {
		t.Errorf("game %d was drawn as %+v, %v", game, drawn, err)
	}
	void, err := st.Before(ctx, audittest.KenoID, journal.KindVoid, 1<<62)
	var d journal.Void
	if err != nil || void.Read(&d) != nil || d.Why != journal.VoidRestored || d.Round != drawn.Round-1 {
		t.Errorf("the seed before it is %+v, %v", d, err)
	}
	h.Close()
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	report, err := audit.Verify(ctx, dir, audit.Options{SeedKey: storetest.Key, Fault: func(f audit.Fault) { t.Error(f.String()) }})
	if err != nil || len(report.Notes) != 1 {
		t.Errorf("%+v, %v", report.Notes, err)
	}
}
