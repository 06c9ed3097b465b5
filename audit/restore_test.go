package audit_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// restorable is a house of which somebody takes a copy while it is closed.
type restorable struct {
	*testing.T
	dir, mark string
	file      *casino.File
	guest     string
}

// opened opens the house and does something in it.
func (r *restorable) opened(do func(h *floor.House)) error {
	r.Helper()
	st, err := store.Open(r.dir, storetest.Sealed, store.Marked(r.mark))
	if err != nil {
		return err
	}
	defer st.Close()
	known, _, err := people.Open(context.Background(), r.file, st)
	if err != nil {
		return err
	}
	if r.guest == "" {
		guest, err := known.Guest()
		if err != nil {
			return err
		}
		r.guest = guest.ID
	}
	h, err := floor.Open(r.file, st)
	if err != nil {
		return err
	}
	defer h.Close()
	do(h)
	return nil
}

// spins plays some rounds of roulette, and returns what came up.
func (r *restorable) spins(h *floor.House, n int) (outcomes []string) {
	r.Helper()
	ctx, by := context.Background(), floor.Party{Who: r.guest}
	at, _ := h.Table("roulette")
	if at.SeatOf(r.guest) == table.House {
		r.may(at.Sit(ctx, by, 1, 1000*money.Dollar))
	}
	for range n {
		r.may(at.Wager(ctx, by, 0, 5*money.Dollar))
		r.may(at.Ready(ctx, by, true))
		last := at.Published().Results
		outcomes = append(outcomes, last[len(last)-1])
	}
	return outcomes
}

func (r *restorable) may(_ floor.Receipt, err error) {
	r.Helper()
	if err != nil {
		r.Fatal(err)
	}
}

// TestARestoredCopyDealsNoSeedAgain puts a whole directory back from a copy. It is not
// opened as if nothing were; after the order to restore it, other numbers come up than
// the first time, the hand under way is abandoned, and the audit says so.
func TestARestoredCopyDealsNoSeedAgain(t *testing.T) {
	ctx := context.Background()
	r := &restorable{T: t, dir: filepath.Join(t.TempDir(), "data"), mark: filepath.Join(t.TempDir(), "mark"),
		file: audittest.House([]string{"roulette", "blackjack"})}
	r.file.Guest = 10_000 * money.Dollar
	for i := range r.file.Pits[0].Tables {
		r.file.Pits[0].Tables[i].Bots = 0
	}
	var by floor.Party
	if err := r.opened(func(h *floor.House) {
		r.spins(h, 2)
		by = floor.Party{Who: r.guest}
		at, _ := h.Table("blackjack")
		r.may(at.Sit(ctx, by, 1, 1000*money.Dollar))
		for { // until a hand asks something
			r.may(at.Wager(ctx, by, 0, 10*money.Dollar))
			r.may(at.Ready(ctx, by, true))
			if v, err := at.View(ctx, r.guest); err != nil {
				t.Fatal(err)
			} else if v.Status.Question != nil {
				break
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	kept := filepath.Join(t.TempDir(), "copy")
	if err := os.CopyFS(kept, os.DirFS(r.dir)); err != nil {
		t.Fatal(err)
	}
	var first, second []string
	if err := r.opened(func(h *floor.House) { first = r.spins(h, 8) }); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(r.dir); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(r.dir, os.DirFS(kept)); err != nil {
		t.Fatal(err)
	}

	var damaged *store.Damaged
	if err := r.opened(func(*floor.House) {}); !errors.As(err, &damaged) || !strings.Contains(err.Error(), "boardwalk restore") {
		t.Fatalf("an old copy was opened: %v", err)
	}
	st, err := store.Open(r.dir, storetest.Sealed, store.Marked(r.mark), store.Restoring())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := st.Append(&store.Batch{People: []store.Person{{ID: "x"}}}); err == nil {
		t.Error("an old copy is written to before the order to restore it is in the record")
	}
	done, err := floor.Restore(ctx, st)
	if err := errors.Join(err, st.Close()); err != nil {
		t.Fatal(err)
	}
	if done.Tables != 2 || done.Abandoned != 1 || len(done.What) == 0 {
		t.Errorf("%+v", done)
	}
	if err := r.opened(func(h *floor.House) {
		second = r.spins(h, 8)
		at, _ := h.Table("blackjack")
		v, err := at.View(ctx, r.guest)
		if err != nil || v.Status.Question != nil || len(v.Bets) > 0 {
			t.Errorf("the hand goes on: %+v, %v", v.Status, err)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if strings.Join(first, " ") == strings.Join(second, " ") {
		t.Errorf("the same numbers come up again: %v", first)
	}
	report, err := audit.Verify(ctx, r.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }})
	if err != nil || len(report.Notes) != 1 || !strings.Contains(report.Notes[0].Text, "restored") {
		t.Errorf("%+v, %v", report.Notes, err)
	}
}
