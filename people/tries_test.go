package people

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"boardwalk/law"
)

// TestPasswordsDoNotTellWhoIsThere: an id that nobody has answers as one that
// somebody has, and so does one that nobody can sign in with.
func TestPasswordsDoNotTellWhoIsThere(t *testing.T) {
	r, _, _, now := open(t, t.TempDir(), small())
	guest, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	began := *now
	answers := func(id string) (list []string) {
		*now = began
		for range freeFailures + 2 {
			_, err := r.SignIn(From{}, id, "a wrong one")
			list = append(list, fmt.Sprint(err))
			*now = now.Add(time.Second)
		}
		*now = now.Add(lastBackOff)
		_, err := r.SignIn(From{}, id, "a wrong one")
		return append(list, fmt.Sprint(err))
	}
	known := answers("boss")
	for _, id := range []string{"nowhere", guest.ID} {
		if got := answers(id); fmt.Sprint(got) != fmt.Sprint(known) {
			t.Errorf("%s answers\n%q, and somebody who is there\n%q", id, got, known)
		}
	}
	for i := range mostTries + 10 {
		_ = r.tries.failed(try{fmt.Sprint(i), "at home"}, *now)
	}
	if n := len(r.tries.of); n > mostTries {
		t.Errorf("%d tries are remembered", n)
	}
}

// TestWrongPasswordsKeepNobodyElseOut tries wrong passwords for somebody, from as many
// places as there are. That person signs in from elsewhere, and with a device that is
// known from wherever it is.
func TestWrongPasswordsKeepNobodyElseOut(t *testing.T) {
	r, _, _, now := open(t, t.TempDir(), small())
	ann, err := r.SignUp("ann", "", "correct horse")
	if err != nil {
		t.Fatal(err)
	}
	device, _ := r.Device(&ann)
	var back *BackOff
	there := From{Addr: "192.0.2.1"}
	for range 12 {
		_, err = r.SignIn(there, "ann", "a wrong one")
	}
	if !errors.As(err, &back) {
		t.Fatalf("wrong passwords take no time: %v", err)
	}
	if _, err := r.SignIn(there, "ann", "correct horse"); !errors.As(err, &back) {
		t.Errorf("from there the right one is looked at: %v", err)
	}
	for _, from := range []From{{Addr: "192.0.2.2"}, {Addr: "192.0.2.1", Device: device}} {
		if _, err := r.SignIn(from, "ann", "correct horse"); err != nil {
			t.Errorf("%+v: %v", from, err)
		}
	}
	forged := device[:20] + "A" + device[21:]
	if device[20] == 'A' {
		forged = device[:20] + "B" + device[21:]
	}
	for _, wrong := range []string{"", "x", forged, device + "A"} {
		if _, err := r.SignIn(From{there.Addr, wrong}, "ann", "correct horse"); !errors.As(err, &back) {
			t.Errorf("the device %q is known: %v", wrong, err)
		}
	}
	other, _ := r.SignUp("bob", "", "correct horse")
	stolen, _ := r.Device(&other)
	if _, err := r.SignIn(From{there.Addr, stolen}, "ann", "correct horse"); !errors.As(err, &back) {
		t.Errorf("somebody else's device is known: %v", err)
	}

	// A known device tries no more passwords than others.
	for range 12 {
		_, err = r.SignIn(From{"192.0.2.3", device}, "ann", "a wrong one")
	}
	if !errors.As(err, &back) {
		t.Errorf("with a device one may guess: %v", err)
	}
	if _, err := r.SignIn(From{Addr: "192.0.2.3"}, "ann", "correct horse"); err != nil {
		t.Errorf("a stolen device keeps its owner out: %v", err)
	}

	// Another password makes the devices unknown, and so does a year.
	device, _ = r.Device(&ann)
	*now = now.Add(deviceFor + time.Hour)
	if _, known := r.knownDevice(&ann, device); known {
		t.Error("a device is known for ever")
	}
	device, _ = r.Device(&ann)
	if err := r.SetPassword("ann", "another fine day"); err != nil {
		t.Fatal(err)
	}
	if ann, _ = r.Find("ann"); ann.Hash == "" {
		t.Fatal("no password")
	}
	if _, known := r.knownDevice(&ann, device); known {
		t.Error("a device is known after another password")
	}
}

// TestPasswordsThatOthersSawAreChangedFirst gives people passwords in every way in which
// somebody else sees them. They are good for nothing but choosing another.
func TestPasswordsThatOthersSawAreChangedFirst(t *testing.T) {
	r, first, _, _ := open(t, t.TempDir(), small())
	passwords := map[string]string{"boss": first[0].Password} // that were printed
	_, made, err := r.Make("cashier", "ann", "")
	if err != nil {
		t.Fatal(err)
	}
	passwords["ann"] = made
	if _, err := r.SignUp("bob", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	if passwords["bob"], err = r.Renew("bob"); err != nil {
		t.Fatal(err)
	}
	for id, password := range passwords {
		p, err := r.SignIn(From{}, id, password)
		if err != nil || !p.Once || p.May("sit") || p.May("desk") || !p.May("change-password") {
			t.Errorf("%s: %+v, %v", id, p, err)
		}
		if _, err := r.ChangePassword(From{}, id, password, password); err == nil {
			t.Errorf("%s keeps it", id)
		}
		if p, err := r.ChangePassword(From{}, id, password, "my very own"); err != nil || p.Once {
			t.Errorf("%s: %+v, %v", id, p, err)
		}
	}
}

func TestNobodyIsCalledABotInAnotherAlphabet(t *testing.T) {
	r, _, _, _ := open(t, t.TempDir(), small())
	var refusal *law.Refusal
	for _, name := range []string{"Bot Ada", "B\u043et Ada", "\u0392ot Ada"} {
		if _, err := r.SignUp("ann", name, "correct horse"); !errors.As(err, &refusal) {
			t.Errorf("somebody is called %q: %v", name, err)
		}
	}
	for _, name := range []string{"Zoë Łuk", "Вера", "Ωμέγα", "花子 Smith", "B 52"} {
		if refusal := checkName(name); refusal != nil {
			t.Errorf("nobody may be called %q: %v", name, refusal)
		}
	}
}

// TestARightPasswordAmongManyWrongOnesWaitsToo: while the right one is looked at, wrong ones that came at the same moment are
// counted. It must not be the one that gets through.
func TestARightPasswordAmongManyWrongOnesWaitsToo(t *testing.T) {
	r, _, _, now := open(t, t.TempDir(), small())
	if _, err := r.SignUp("ann", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	from, asked := From{Addr: "192.0.2.1"}, false
	r.now = func() time.Time {
		if !asked { // SignIn has just seen that the password may be tried
			asked = true
			for range freeFailures {
				_ = r.tries.failed(try{"ann", "at " + from.Addr}, *now)
			}
		}
		return *now
	}
	var back *BackOff
	if p, err := r.SignIn(from, "ann", "correct horse"); !errors.As(err, &back) {
		t.Errorf("%+v, %v", p, err)
	}
	*now = now.Add(firstBackOff)
	if _, err := r.SignIn(from, "ann", "correct horse"); err != nil {
		t.Error(err)
	}
}
