package audit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/internal/disk"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// run is an evening at one game or in a keno lounge, with all that happened to its files.
type run struct {
	again  func(*store.Store, time.Time, []resultRow) error // opens the house where it stood, and plays on
	steps  []disk.Step
	states map[string]int64 // what the database holds after each commit, and which commit that was
	seen   map[string]bool  // states that a cut went back to, and that were played on from
}

// recordRun records an evening that play writes into a directory.
func recordRun(t *testing.T, play func(dir string, after func(), files store.Observer) error) *run {
	t.Helper()
	dir := scratch(t)
	r := &run{states: map[string]int64{"": 0}, seen: map[string]bool{}}
	files := disk.Watch(dir)
	durable := func() {
		now, err := contents(dir)
		if err != nil {
			t.Error(err)
		}
		r.states[now] = int64(len(r.states))
		files.Acknowledge(r.states[now])
	}
	if err := play(dir, durable, files); err != nil {
		t.Fatal(err)
	}
	durable() // with the last checkpoint
	r.steps = files.Steps()
	empty := scratch(t)
	s, err := store.Open(empty, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	fresh, err := contents(empty)
	if err != nil {
		t.Fatal(err)
	}
	r.states[fresh] = 0
	return r
}

// survives opens what a cut has left. It must be what one of the commits had
// written, to the last bit, and none before the last that was acknowledged.
func (r *run) survives(dir string, image disk.Files, acked int64) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	if err := image.Put(dir); err != nil {
		return err
	}
	now, err := contents(dir)
	if err != nil {
		return err
	}
	commit, ok := r.states[now]
	switch {
	case !ok:
		return errors.New("it holds what no commit has written")
	case commit < acked:
		return fmt.Errorf("it holds commit %d, and commit %d was acknowledged", commit, acked)
	case r.seen[now]:
		return nil // the same bits give the same tables
	}
	r.seen[now] = true
	return r.goesOn(dir)
}

// goesOn opens the house again: every order that was carried out is confirmed
// with the answer that it had, the table or lounge plays on, and then nothing is wrong
// with any of it.
func (r *run) goesOn(dir string) error {
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		return err
	}
	defer s.Close()
	last, orders, err := lately(context.Background(), dir)
	if err != nil {
		return err
	}
	if err := r.again(s, last, orders); err != nil {
		return err
	}
	if err := s.Close(); err != nil {
		return err
	}
	return noFaults(dir)
}

// tableGoesOn opens a table again.
func tableGoesOn(game string, s *store.Store, last time.Time, orders []resultRow) error {
	ctx := context.Background()
	h, err := floor.Open(audittest.House([]string{game}), s, floor.Clock(func() time.Time { return last }), floor.AwayAfter(1000*time.Hour))
	if err != nil {
		return err
	}
	defer h.Close()
	tab, _ := h.Table(game)
	for _, row := range orders {
		who, key, _ := strings.Cut(row.key, " ")
		var before floor.Receipt
		if err := json.Unmarshal(row.data, &before); err != nil {
			return err
		}
		before.Repeated = true
		if again, err := tab.Cut(ctx, floor.Party{Who: who, Key: key}, 0, ""); err != nil || again != before {
			return fmt.Errorf("order %s is answered %+v, %v, and was %+v", row.key, again, err, before)
		}
	}
	for _, who := range []string{"ann", "bob"} {
		if tab.SeatOf(who) != 0 {
			if _, err := tab.Leave(ctx, floor.Party{Who: who}); err != nil {
				return err
			}
		}
	}
	return nil
}

// cutEverywhere cuts the run short at every single write, and returns how often.
func (r *run) cutEverywhere(t *testing.T, will chance.Source) (cuts int64) {
	t.Helper()
	more, _ := strconv.Atoi(os.Getenv("BOARDWALK_CUTS"))
	dir := scratch(t)
	d, acked := disk.New(), int64(0)
	for i := range r.steps {
		s := &r.steps[i]
		cut := func(how string, image disk.Files) {
			cuts++
			if err := r.survives(dir, image, acked); err != nil {
				t.Errorf("cut at step %d of %d (%s): %v", i, len(r.steps), how, err)
			}
		}
		switch {
		case s.What == disk.Acknowledged:
			acked = s.At
			continue
		case testing.Short() && i%17 != 0: // odd, so that writes are torn and the power fails too
			d.Apply(s)
			continue
		case s.What == disk.Wrote && i%2 == 0:
			cut("torn", d.Torn(s, will))
		}
		d.Apply(s)
		if s.What != disk.Synced { // else nothing has changed
			cut("killed", d.Killed())
		}
		for range i%2 + more {
			cut("power", d.PowerCut(will))
		}
	}
	if len(r.seen) < len(r.states)*9/10 && !testing.Short() {
		t.Errorf("of %d states only %d ever came back", len(r.states), len(r.seen))
	}
	t.Logf("survived %d cuts", cuts)
	return cuts
}

// TestCuts records an evening at each game and cuts it short at every single
// write: the program is killed after it, and at every other one the write itself
// is torn, or the power fails and of what was not synced some is there, some is
// not and some is there in part. BOARDWALK_CUTS asks for more power cuts at each
// write.
func TestCuts(t *testing.T) {
	var cuts, states atomic.Int64
	t.Run("games", func(t *testing.T) {
		for n, game := range all() {
			t.Run(game, func(t *testing.T) {
				t.Parallel()
				r := recordRun(t, func(dir string, after func(), files store.Observer) error {
					return audittest.Watched(dir, 1, after, files, game)
				})
				r.again = func(s *store.Store, last time.Time, orders []resultRow) error {
					return tableGoesOn(game, s, last, orders)
				}
				cuts.Add(r.cutEverywhere(t, chance.NewFast(uint64(n), 1)))
				states.Add(int64(len(r.seen)))
			})
		}
	})
	t.Logf("%d cuts, after which %d different states came back", cuts.Load(), states.Load())
	if cuts.Load() < 10_000 && !testing.Short() {
		t.Error("that is too few")
	}
}
