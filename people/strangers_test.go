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
			_, err := r.SignIn(id, "a wrong one")
			list = append(list, fmt.Sprint(err))
			*now = now.Add(time.Second)
		}
		*now = now.Add(lastBackOff)
		_, err := r.SignIn(id, "a wrong one")
		return append(list, fmt.Sprint(err))
	}
	known := answers("boss")
	for _, id := range []string{"nowhere", guest.ID} {
		if got := answers(id); fmt.Sprint(got) != fmt.Sprint(known) {
			t.Errorf("%s answers\n%q, and somebody who is there\n%q", id, got, known)
		}
	}
	for i := range mostStrangers + 10 {
		_ = r.strangers.failed(fmt.Sprint(i), *now)
	}
	if n := len(r.strangers.tried); n > mostStrangers {
		t.Errorf("%d strangers are remembered", n)
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
