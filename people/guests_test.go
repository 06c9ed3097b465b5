package people

import (
	"errors"
	"testing"
	"time"

	"boardwalk/ledger"
	"boardwalk/money"
)

// nobodyStays lets all guests go.
func nobodyStays(string) bool { return false }

// TestGuestsWhoAreNotSeenAreGone lets guests come, and stay away for different times.
// Their money goes back to the cage.
func TestGuestsWhoAreNotSeenAreGone(t *testing.T) {
	dir := t.TempDir()
	r, _, st, now := open(t, dir, small())
	r.LimitGuests(GuestLimits{For: 24 * time.Hour, Unused: time.Hour, Most: 100})
	come := func() (Person, string) {
		t.Helper()
		p, err := r.Guest()
		if err != nil {
			t.Fatal(err)
		}
		token, _, err := r.Begin(&p)
		if err != nil {
			t.Fatal(err)
		}
		return p, token
	}
	there := func(token string) bool {
		_, ok, err := r.Of(ctx, token)
		return ok && err == nil
	}
	ended := func(want int, stays func(string) bool) {
		t.Helper()
		if n, err := r.EndGuests(ctx, stays); n != want || err != nil {
			t.Errorf("%d guests are gone, want %d: %v", n, want, err)
		}
	}
	idle, idleToken := come()
	player, playerToken := come()
	busy, busyToken := come()
	seated, _ := come()
	for _, p := range []Person{player, busy, seated} {
		if err := r.Visit(p.ID, "craps-1", 1); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := r.Issue(Order{By: "cashier"}, player.ID, 5*money.Dollar, ""); err != nil {
		t.Fatal(err)
	}
	before, err := st.Balance(ctx, ledger.Cage)
	if err != nil {
		t.Fatal(err)
	}
	*now = now.Add(59 * time.Minute)
	ended(0, nobodyStays)
	*now = now.Add(2 * time.Minute)
	ended(1, nobodyStays) // the idle one
	if there(idleToken) {
		t.Error("a guest is there who is gone")
	}
	if _, ok := r.Find(idle.ID); ok {
		t.Error("and is known")
	}
	if after, err := st.Balance(ctx, ledger.Cage); err != nil || after.Free() != before.Free()+100*money.Dollar {
		t.Errorf("the cage had %s and has %s: %v", before.Free(), after.Free(), err)
	}
	for range 30 {
		*now = now.Add(time.Hour)
		if !there(busyToken) {
			t.Fatal("somebody who is seen is gone")
		}
	}
	ended(1, func(id string) bool { return id == seated.ID })
	if there(playerToken) {
		t.Error("a guest is there after a day")
	}
	if b, err := r.Coupons(ctx, player.ID); b != 0 || err != nil {
		t.Errorf("coupons for %s are left: %v", b, err)
	}
	ended(1, nobodyStays) // who has stood up
	if _, err := r.Become(busy.ID, "busy", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	*now = now.Add(1000 * time.Hour)
	ended(0, nobodyStays) // who has a password stays
	st.Close()
	r, _, _, _ = open(t, dir, small())
	for _, id := range []string{idle.ID, player.ID, seated.ID} {
		if _, ok := r.Find(id); ok {
			t.Errorf("%s is back", id)
		}
	}
	if _, ok := r.Find(busy.ID); !ok {
		t.Error("a player is gone")
	}
}

// TestTooManyGuests comes in until there is no more room. Whoever was never at a table
// makes room after a while.
func TestTooManyGuests(t *testing.T) {
	r, _, _, now := open(t, t.TempDir(), small())
	r.LimitGuests(GuestLimits{For: 24 * time.Hour, Unused: time.Hour, Most: 3})
	var all []Person
	for range 3 {
		p, err := r.Guest()
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
		*now = now.Add(time.Second)
	}
	if _, err := r.Guest(); !errors.Is(err, ErrFull) {
		t.Errorf("a fourth guest: %v", err)
	}
	if err := r.Visit(all[0].ID, "craps-1", 1); err != nil {
		t.Fatal(err)
	}
	*now = now.Add(10 * time.Minute)
	if _, err := r.Guest(); err != nil {
		t.Fatal(err)
	}
	for i, want := range []bool{true, false, true} { // the oldest who was never at a table
		if _, ok := r.Find(all[i].ID); ok != want {
			t.Errorf("guest %d: %v", i+1, ok)
		}
	}
	if n := len(r.guests); n != 3 {
		t.Errorf("%d guests", n)
	}
}
