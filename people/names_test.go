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
	for _, bad := range [][3]string{{"Ann", "", "a long password"}, {"ann", "", "short"}, {"guest-1", "", "a long password"},
		{"ann", " x", "a long password"}, {"boss", "", "a long password"}} {
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

// TestNobodyIsCalledAsStaffOrTheHouseAre: whatever the case, the blanks, accents and letters that only look the same.
func TestNobodyIsCalledAsStaffOrTheHouseAre(t *testing.T) {
	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "maud", Name: "Maud Day", Role: casino.Inspector})
	r, _, _, _ := open(t, t.TempDir(), file)
	ann, err := r.SignUp("ann", "Ann", "a long password")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Pit Boss", "pit boss", "PITBOSS", "P1t B0ss", "Pit-Boss", "p.i.t b.o.s.s", "Pît Böss",
		"Pit Boss 2", "Pit Boss 1", "the pit boss",
		"Ｐｉｔ Ｂｏｓｓ", "house", "House", "The House", "h0use", "Ηοusε", "Inspector", "lnspector", "Surveillance",
		"Cage", "cage 3", "Keno Writer", "Dealer", "Dea1er",
		"Admin", "@dmin", "Staff", "$taff", "Floorperson", "Cashier", "Maud Day", "maud day", "Boardwalk", "сage"} {
		if p, err := r.SetProfile(ann.ID, name, ""); err == nil {
			t.Errorf("%q can be had: %+v", name, p)
		}
	}
	for _, name := range []string{"Ann", "Ann House", "Housekeeper", "Cagey", "Bossa Nova", "Maude Day", "Modest", "Oscar",
		"Иван", "Ελένη", "99", "Ann 2", "Theodora"} {
		if _, err := r.SetProfile(ann.ID, name, ""); err != nil {
			t.Errorf("%q cannot be had: %v", name, err)
		}
	}
	for _, id := range []string{"pit-boss", "pitboss", "casino", "admin", "inspector"} {
		if _, err := r.SignUp(id, "Ada", "a long password"); err == nil {
			t.Errorf("the id %s can be had", id)
		}
	}
	if _, _, err := r.Make("boss", "bob", "The House"); err == nil {
		t.Error("the cage gives the name of the house away")
	}
	if _, err := r.SetProfile("maud", "Maud Day", "012345"); err != nil {
		t.Errorf("a member of staff has no own name: %v", err)
	}
	if p, err := r.SetProfile("boss", "Pit Boss", ""); err != nil || p.Name != "Pit Boss" {
		t.Errorf("a pit boss is not called so: %v", err)
	}
}

// TestGuestsAreCalledAlikeEverywhere: a register that has not heard of a guest yet calls the guest as the others do.
func TestGuestsAreCalledAlikeEverywhere(t *testing.T) {
	r, _, _, _ := open(t, t.TempDir(), small())
	other, _, _, _ := open(t, t.TempDir(), small())
	guest, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	if name := r.NameOf(guest.ID); name == "" || name != other.NameOf(guest.ID) {
		t.Errorf("%s is called %q here and %q elsewhere", guest.ID, name, other.NameOf(guest.ID))
	}
	for _, id := range []string{"nobody", "guest-", "guest-abc"} {
		if name := r.NameOf(id); name != "" {
			t.Errorf("%s is called %q", id, name)
		}
	}
}
