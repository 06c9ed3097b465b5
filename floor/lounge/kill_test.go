package lounge

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/keno/system"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
)

// dying is a log whose house is killed at one of its commits: just before it, or just
// after it, so that what was committed is never answered. Nothing is committed after that.
type dying struct {
	*store.Store
	left  atomic.Int64 // commits before that one
	after bool
	dead  atomic.Bool
}

var errKilled = errors.New("the house was killed")

func (d *dying) Append(batch *store.Batch) (store.Commit, error) {
	if d.dead.Load() {
		return store.Commit{}, errKilled
	}
	if d.left.Add(-1) >= 0 {
		return d.Store.Append(batch)
	}
	d.dead.Store(true)
	if d.after {
		if _, err := d.Store.Append(batch); err != nil {
			return store.Commit{}, err
		}
	}
	return store.Commit{}, errKilled
}

// TestKilledBetweenLockOutAndPayment kills a house at every commit from the lock-out to the
// last payment, before it and after it. When the house is open again, every ticket has won what
// its game says, and is paid once, however often its owner asks and from how many stations.
func TestKilledBetweenLockOutAndPayment(t *testing.T) {
	for _, after := range []bool{false, true} {
		kills := 0
		for killedAt(t, int64(kills), after) {
			kills++
		}
		if kills < 8 { // the lock-out, the draw, and six payments
			t.Errorf("after the commit %t: only %d moments to be killed at", after, kills)
		}
		t.Logf("killed at %d commits, after the commit %t", kills, after)
	}
}

// killedAt kills a house after so many commits, and reports whether there were as many.
func killedAt(t *testing.T, commits int64, after bool) bool {
	t.Helper()
	const request, price = "split 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | " +
		"19 | 20 @ $1", 20 * money.Dollar
	h := open(t, "ann", "bob")
	defer h.close()
	d := &dying{after: after}
	d.left.Store(1 << 40)
	h.wrap = func(st *store.Store) Log { d.Store = st; return d }
	h.restart()
	ctx := context.Background()
	owners := map[uint64]string{}
	for i := range 6 {
		who := []string{"ann", "bob"}[i%2]
		r, err := h.Buy(ctx, Party{Who: who}, Purchase{Request: request})
		if err != nil {
			t.Fatal(err)
		}
		owners[r.Ticket] = who
	}

	d.left.Store(commits)
	for range 20 { // the lock-out and the draw, if the house lives to see them
		h.now.Add(int64(5 * time.Second))
		_ = h.Look(ctx, func(*system.System) error { return nil })
	}
	redeem := func(times string) {
		for n, who := range owners {
			by := Party{Who: who, Key: fmt.Sprint(times, n), Print: "redeem"}
			_, _ = h.Redeem(ctx, by, Claim{Ticket: n, Station: 1 + int(n)%8})
		}
	}
	redeem("first")
	killed := d.dead.Load()

	h.wrap = nil
	h.restart()
	for n, who := range owners {
		for range 60 {
			if h.over(Party{Who: who}, n) {
				break
			}
			h.later(5 * time.Second)
		}
	}
	redeem("first") // the same orders again, and others
	redeem("second")
	want := map[string]money.Cents{"ann": 100_000*money.Dollar - 3*price, "bob": 100_000*money.Dollar - 3*price}
	for n, who := range owners {
		ticket, err := h.Ticket(ctx, Party{Who: who}, n)
		if err != nil {
			t.Fatal(err)
		}
		race, err := h.Race(ctx, ticket.First)
		if err != nil {
			t.Fatal(err)
		}
		drawn, err := race.Drawn()
		if err != nil {
			t.Fatal(err)
		}
		if won := ticket.Rules().Won(drawn.Set); ticket.Won != won {
			t.Errorf("killed at commit %d, after it %t: ticket %d has won %s, want %s", commits, after, n, ticket.Won, won)
		}
		want[who] += ticket.Won
	}
	for who, has := range want {
		if got := h.store.Held(ledger.Player(who)).Posted; got != has {
			t.Errorf("killed at commit %d, after it %t: %s has %s, want %s", commits, after, who, got, has)
		}
	}
	return killed
}
