package people

import (
	"errors"
	"slices"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/law"
)

func TestAPasswordThatStaffGaveIsGoodForChoosingAnother(t *testing.T) {
	file := small()
	file.Staff = []casino.Staff{{ID: "boss", Role: casino.PitBoss}, {ID: "june", Role: casino.Cage}, {ID: "eye", Role: casino.Surveillance}}
	r, _, st, now := open(t, t.TempDir(), file)
	ann, err := r.SignUp("ann", "", "correct horse")
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := r.Begin(&ann)
	if err != nil {
		t.Fatal(err)
	}
	*now = now.Add(time.Second)
	_, password, err := r.Reset("june", "ann")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok, _ := r.Of(ctx, token); ok {
		t.Error("a session went on")
	}
	if _, err := r.SignIn(From{}, "ann", "correct horse"); !errors.Is(err, ErrWrong) {
		t.Errorf("the old password: %v", err)
	}
	ann, err = r.SignIn(From{}, "ann", password)
	if err != nil {
		t.Fatal(err)
	}
	var may []Operation
	for _, op := range Operations() {
		if ann.May(op) && !May(Nobody, op) {
			may = append(may, op)
		}
	}
	if slices.Sort(may); !slices.Equal(may, []Operation{"change-password", "me", "sign-out"}) {
		t.Errorf("with it one may %v", may)
	}
	if !ann.May("lobby") || ann.May("be-guest") {
		t.Error("what everybody may do is another thing")
	}
	var refusal *law.Refusal
	if _, err := r.ChangePassword(From{}, "ann", password, password); !errors.As(err, &refusal) {
		t.Errorf("it was kept: %v", err)
	}
	if _, err := r.ChangePassword(From{}, "ann", password, "my very own"); err != nil {
		t.Fatal(err)
	}
	if ann, _ = r.Find("ann"); ann.Once || !ann.May("sit") {
		t.Errorf("%+v", ann)
	}

	var last Account
	who := ""
	for rec, err := range st.Records(ctx, 0) {
		if err != nil {
			t.Fatal(err)
		}
		var a Account
		if rec.Kind == journal.KindAccount && rec.Read(&a) == nil && a.Did == "reset" {
			last, who = a, rec.Who
		}
	}
	if who != "june" || last.Person != "ann" || last.Print == "" {
		t.Errorf("%s did %+v", who, last)
	}
}

func TestWhoMayGiveAnotherPassword(t *testing.T) {
	file := small()
	file.Staff = []casino.Staff{{ID: "boss", Role: casino.PitBoss}, {ID: "june", Role: casino.Cage},
		{ID: "eye", Role: casino.Surveillance}, {ID: "floor", Role: casino.Floorperson}}
	r, _, _, _ := open(t, t.TempDir(), file)
	for _, id := range []string{"ann", "bob"} {
		if _, err := r.SignUp(id, "", "correct horse"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := r.SetRole("boss", "bob", casino.Floorperson); err != nil {
		t.Fatal(err)
	}
	guest, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		by, id string
		may    bool
	}{
		{"june", "bob", false},        // staff have it from the pit
		{"boss", "floor", false},      // or from whoever has the machine
		{"boss", "eye", false},        // whoever watches the house
		{"boss", "boss", false},       // knows it
		{"june", guest.ID, false},     // has none
		{"june", "nobody-yet", false}, // is not there
		{"june", "ann", true}, {"boss", "ann", true}, {"boss", "bob", true},
	} {
		before, _ := r.Find(c.id)
		_, _, err := r.Reset(c.by, c.id)
		if after, _ := r.Find(c.id); (err == nil) != c.may || after.Once != (c.may || before.Once) || !c.may && after.Hash != before.Hash {
			t.Errorf("%s gives %s another password: %v", c.by, c.id, err)
		}
	}
}
