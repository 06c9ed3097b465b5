package people

import (
	"strings"
	"sync"
	"testing"

	"boardwalk/casino"
	"boardwalk/store"
)

func TestAGuestWhoBecomesAPlayerIsFoundAgain(t *testing.T) {
	dir := t.TempDir()
	r, _, st, _ := open(t, dir, small())
	g, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range [][3]string{{"Ann", "", "a long password"}, {"ann", "", "short"}, {"guest-1", "", "a long password"}, {"ann", " x", "a long password"}, {"boss", "", "a long password"}} {
		if p, err := r.Become(g.ID, bad[0], bad[1], bad[2]); err == nil {
			t.Errorf("%q: %+v", bad, p)
		}
	}
	if _, err := r.Become("boss", "the-boss", "", "a long password"); err == nil {
		t.Error("a member of staff became a player")
	}
	p, err := r.Become(g.ID, "ann", "", "a long password")
	if err != nil || p.ID != g.ID || p.Role != Player || p.Name != "ann" {
		t.Fatalf("%+v, %v", p, err)
	}
	if _, err := r.Become(g.ID, "ann-again", "", "a long password"); err == nil {
		t.Error("a player became a player")
	}
	if _, err := r.SignUp("ann", "", "a long password"); err == nil {
		t.Error("somebody else has the name")
	}
	if _, err := r.ChangePassword(From{}, g.ID, "a long password", "a long password"); err != nil {
		t.Error(err)
	}
	st.Close()

	r, _, st, _ = open(t, dir, small())
	if p, err := r.SignIn(From{}, "ann", "a long password"); err != nil || p.ID != g.ID {
		t.Errorf("%+v, %v", p, err)
	}
	if _, ok := r.Named("the-boss"); ok {
		t.Error("a name that nobody got is somebody's")
	}
	st.Close()

	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "ann", Role: casino.Cage})
	st, err = store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	if _, _, err := Open(ctx, file, st); err == nil || !strings.Contains(err.Error(), "ann") {
		t.Errorf("staff took a player's name: %v", err)
	}
}

func TestOneNameForOne(t *testing.T) {
	r, _, _, _ := open(t, t.TempDir(), small())
	var wait sync.WaitGroup
	var mu sync.Mutex
	got := 0
	for i := range 6 {
		g, err := r.Guest()
		if err != nil {
			t.Fatal(err)
		}
		wait.Go(func() {
			var err error
			if i%2 == 0 {
				_, err = r.Become(g.ID, "dee", "", "a long password")
			} else {
				_, err = r.SignUp("dee", "", "a long password")
			}
			if err == nil {
				mu.Lock()
				got++
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	if got != 1 {
		t.Errorf("%d people have the name", got)
	}
}
