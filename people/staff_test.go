package people

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
)

// TestAPlayersIDIsNotMadeStaff: whoever signed up with an id knows its password,
// and would have the role of whomever the casino file means by it.
func TestAPlayersIDIsNotMadeStaff(t *testing.T) {
	dir := t.TempDir()
	r, _, st, _ := open(t, dir, small())
	if _, err := r.SignUp("rosa", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "rosa", Role: casino.PitBoss})
	if _, _, err := Open(ctx, file, st); err == nil || !strings.Contains(err.Error(), "rosa") {
		t.Errorf("a player has become a pit boss: %v", err)
	}
	if p, _ := r.Find("rosa"); p.Role != Player {
		t.Errorf("%+v", p)
	}
}

// TestWhoHasPitsGivesRolesInThem: nobody gets more from a pit boss than the pit
// boss has.
func TestWhoHasPitsGivesRolesInThem(t *testing.T) {
	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "chief", Role: casino.PitBoss}, casino.Staff{ID: "june", Role: casino.Cage})
	r, _, _, _ := open(t, t.TempDir(), file)
	for _, id := range []string{"ann", "bob"} {
		if _, err := r.SignUp(id, "", "correct horse"); err != nil {
			t.Fatal(err)
		}
	}
	for by, want := range map[string][]string{"boss": {"Dice"}, "chief": nil} {
		for _, role := range []casino.Role{casino.PitBoss, Player} {
			p, err := r.SetRole(by, "ann", role)
			if role == Player {
				want = nil
			}
			if err != nil || !slices.Equal(p.Pits, want) {
				t.Errorf("%s made ann a %s of %q: %v", by, role, p.Pits, err)
			}
		}
	}
	if _, err := r.SetRole("chief", "bob", casino.Floorperson); err != nil {
		t.Fatal(err)
	}
	var refusal *law.Refusal
	for _, id := range []string{"bob", "chief"} {
		if _, err := r.Lock("boss", id, "envy"); !errors.As(err, &refusal) {
			t.Errorf("the boss of one pit has locked %s, who works in all: %v", id, err)
		}
	}
	if _, err := r.SetRole("boss", "bob", Player); !errors.As(err, &refusal) {
		t.Errorf("and taken the role of one: %v", err)
	}
	if _, err := r.SetRole("chief", "ann", casino.Cage); !errors.As(err, &refusal) {
		t.Errorf("the pit has chosen who pays money out: %v", err)
	}
	for _, id := range []string{"ann", "june"} {
		if _, err := r.Lock("boss", id, "a stolen password"); err != nil {
			t.Error(err)
		}
	}
}

func TestNobodyGivesHimselfMoney(t *testing.T) {
	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "june", Role: casino.Cage})
	r, _, _, _ := open(t, t.TempDir(), file)
	var refusal *law.Refusal
	if _, err := r.Give(Order{By: "june"}, "june", money.Dollar, ""); !errors.As(err, &refusal) {
		t.Error(err)
	}
	if _, err := r.Issue(Order{By: "june"}, "june", money.Dollar, ""); !errors.As(err, &refusal) {
		t.Error(err)
	}
	if b, err := r.Balance(ctx, "june"); b != 0 || err != nil {
		t.Errorf("%s, %v", b, err)
	}
}

// TestManyPasswordsAtOnce: whoever tries many at the same moment has no more
// tries than whoever tries one after another.
func TestManyPasswordsAtOnce(t *testing.T) {
	r, _, _, _ := open(t, t.TempDir(), small())
	var all sync.WaitGroup
	for range 4 * freeFailures {
		all.Go(func() {
			if _, err := r.SignIn(From{}, "boss", "a wrong one"); err == nil {
				t.Error("a wrong password is right")
			}
		})
	}
	all.Wait()
	if n := r.tries.of[try{"boss", "at "}].failures; n != freeFailures {
		t.Errorf("%d wrong passwords were looked at, want %d", n, freeFailures)
	}
}

// TestThePitDoesNotLockTheCasinoFile: whoever has a role from the pit keeps nobody out
// who has one from the casino file, and the file's own are let in again offline.
func TestThePitDoesNotLockTheCasinoFile(t *testing.T) {
	file := small()
	file.Staff = append(file.Staff, casino.Staff{ID: "chief", Role: casino.PitBoss}, casino.Staff{ID: "june", Role: casino.Cage},
		casino.Staff{ID: "fred", Role: casino.Floorperson}, casino.Staff{ID: "eye", Role: casino.Surveillance})
	dir := t.TempDir()
	r, _, st, _ := open(t, dir, file)
	if _, err := r.SignUp("ann", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	if _, err := r.SetRole("chief", "ann", casino.PitBoss); err != nil {
		t.Fatal(err)
	}
	var refusal *law.Refusal
	for _, id := range []string{"boss", "chief", "june", "fred", "eye"} {
		if _, err := r.Lock("ann", id, "mutiny"); !errors.As(err, &refusal) {
			t.Errorf("somebody promoted has locked %s: %v", id, err)
		}
		if _, err := r.Unlock("ann", id); !errors.As(err, &refusal) {
			t.Errorf("and let %s in: %v", id, err)
		}
	}
	for _, id := range []string{"boss", "fred", "ann"} {
		if _, err := r.Lock("chief", id, "a dispute"); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
	st.Close()

	// The house is closed, and whoever has the machine lets them in.
	again, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { again.Close() })
	if r, err = Load(ctx, again); err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"boss", "fred", "ann"} {
		if p, err := r.UnlockOffline(id); err != nil || p.Locked != "" {
			t.Errorf("%s: %+v, %v", id, p, err)
		}
	}
	if _, err := r.UnlockOffline("nobody-there"); !errors.Is(err, ErrNobody) {
		t.Error(err)
	}
	if p, _ := r.Find("chief"); p.Locked != "" || !p.Listed {
		t.Errorf("the casino file is forgotten: %+v", p)
	}
}
