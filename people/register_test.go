package people

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

var ctx = context.Background()

// open opens a register whose clock the test sets.
func open(t *testing.T, dir string, file *casino.File) (*Register, []First, *store.Store, *time.Time) {
	t.Helper()
	st, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	r, first, err := Open(ctx, file, st)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	r.now = func() time.Time { return now }
	return r, first, st, &now
}

func small() *casino.File {
	return &casino.File{Name: "Small", Guest: 100 * money.Dollar,
		Staff: []casino.Staff{{ID: "boss", Role: casino.PitBoss, Pits: []string{"Dice"}}}}
}

func TestStaffHaveAFirstPasswordOnce(t *testing.T) {
	dir := t.TempDir()
	r, first, st, _ := open(t, dir, small())
	if len(first) != 1 || first[0].ID != "boss" || len(first[0].Password) < 16 {
		t.Fatalf("%+v", first)
	}
	p, err := r.SignIn(From{}, "boss", first[0].Password)
	if err != nil || p.Role != casino.PitBoss || !p.Covers("Dice") || p.Covers("Wheels") || !p.IsStaff() {
		t.Errorf("%+v, %v", p, err)
	}
	st.Close()

	file := small()
	file.Staff[0].Role = casino.Cage
	r, first2, st, _ := open(t, dir, file)
	if len(first2) != 0 {
		t.Errorf("a second first password: %+v", first2)
	}
	if p, err := r.SignIn(From{}, "boss", first[0].Password); err != nil || p.Role != casino.Cage {
		t.Errorf("another role in the file: %+v, %v", p, err)
	}
	st.Close()

	file.Staff = nil
	r, _, st, _ = open(t, dir, file)
	var kept *Kept
	if _, err := r.SignIn(From{}, "boss", first[0].Password); !errors.As(err, &kept) {
		t.Errorf("somebody who is no longer in the file: %v", err)
	}
	if _, err := r.Unlock("cashier", "boss"); err == nil {
		t.Error("and was let in again")
	}
	st.Close()
	r, _, _, _ = open(t, dir, small())
	if _, err := r.SignIn(From{}, "boss", first[0].Password); err != nil {
		t.Errorf("and is in the file again: %v", err)
	}
}

func TestSessions(t *testing.T) {
	dir := t.TempDir()
	r, _, st, now := open(t, dir, small())
	guest, err := r.Guest()
	if err != nil || guest.Role != Guest || !strings.HasPrefix(guest.ID, "guest-") {
		t.Fatalf("%+v, %v", guest, err)
	}
	if b, err := r.Balance(ctx, guest.ID); err != nil || b != 100*money.Dollar {
		t.Errorf("%s, %v", b, err)
	}
	token, _, err := r.Begin(&guest)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok, err := r.Of(ctx, token); !ok || err != nil || p.ID != guest.ID {
		t.Errorf("%+v %v %v", p, ok, err)
	}
	for _, wrong := range []string{"", "x", token[1:] + "A", strings.Repeat("A", 43)} {
		if _, ok, _ := r.Of(ctx, wrong); ok {
			t.Errorf("%q is a session", wrong)
		}
	}
	r.sessions = map[sessionID]session{} // it is found in the store
	if _, ok, err := r.Of(ctx, token); !ok || err != nil {
		t.Error("not found again", err)
	}
	if _, err := r.Lock("boss", guest.ID, "cheating"); err != nil {
		t.Fatal(err)
	}
	if _, ok, _ := r.Of(ctx, token); ok {
		t.Error("a locked guest is let in")
	}
	if _, err := r.Unlock("boss", guest.ID); err != nil {
		t.Fatal(err)
	}
	*now = now.Add(time.Second)
	token, _, _ = r.Begin(&guest)
	st.Close()
	r, _, _, now = open(t, dir, small())
	if p, ok, _ := r.Of(ctx, token); !ok || p.ID != guest.ID {
		t.Error("a session does not survive")
	}
	if err := r.End(token); err != nil {
		t.Fatal(err)
	}
	if _, ok, _ := r.Of(ctx, token); ok {
		t.Error("a session does not end")
	}
	token, until, _ := r.Begin(&guest)
	*now = until
	if _, ok, _ := r.Of(ctx, token); ok {
		t.Error("a session lasts for ever")
	}
	boss, _ := r.Find("boss")
	if _, until, _ := r.Begin(&boss); until.Sub(*now) > 12*time.Hour {
		t.Error("a session of staff lasts as long as a player's")
	}
}

func TestBackOff(t *testing.T) {
	r, first, _, now := open(t, t.TempDir(), small())
	right := first[0].Password
	for range freeFailures - 1 {
		if _, err := r.SignIn(From{}, "boss", "wrong"); !errors.Is(err, ErrWrong) {
			t.Fatal(err)
		}
	}
	wait := time.Duration(0)
	for n := range 4 {
		var back *BackOff
		if _, err := r.SignIn(From{}, "boss", "wrong"); !errors.As(err, &back) {
			t.Fatal(err)
		}
		if next := back.Until.Sub(*now); next <= wait {
			t.Errorf("after failure %d %s, after the one before %s", n+freeFailures, next, wait)
		} else {
			wait = next
		}
		if _, err := r.SignIn(From{}, "boss", right); !errors.As(err, &back) {
			t.Errorf("the right password is looked at: %v", err)
		}
		*now = back.Until.Add(time.Millisecond)
	}
	if _, err := r.SignIn(From{}, "boss", right); err != nil {
		t.Error(err)
	}
	if len(r.tries.of) != 0 {
		t.Error("the failures are not forgotten")
	}
	if got := backOff(1000); got != lastBackOff {
		t.Errorf("after a thousand failures %s", got)
	}
	if _, err := r.SignIn(From{}, "nobody-there", "wrong"); !errors.Is(err, ErrWrong) {
		t.Error(err)
	}
	guest, _ := r.Guest()
	if _, err := r.SignIn(From{}, guest.ID, ""); !errors.Is(err, ErrWrong) {
		t.Errorf("a guest signs in: %v", err)
	}
}

func TestSigningUp(t *testing.T) {
	r, _, st, _ := open(t, t.TempDir(), small())
	good := "correct horse"
	for _, c := range [][3]string{{"", "", good}, {"A", "", good}, {"ann", "\x07", good}, {"ann", " Ann", good},
		{"ann", "bot x", good}, {"ann", "Ann", "short"},
		{"dealer", "", good}, {"bot-1", "", good}, {"guest-1", "", good}, {"boss", "", good}, {"-ann", "", good}} {
		_, err := r.SignUp(c[0], c[1], c[2])
		var refusal *law.Refusal
		if !errors.As(err, &refusal) {
			t.Errorf("%q: %v", c, err)
		}
	}
	ann, err := r.SignUp("ann", "", good)
	if err != nil || ann.Name != "ann" || ann.Role != Player {
		t.Fatalf("%+v, %v", ann, err)
	}
	cashier := Order{By: "cashier"}
	if _, err := r.Give(cashier, "ann", 5*money.Dollar, "a gift"); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Give(cashier, "ann", -200*money.Dollar, ""); err == nil {
		t.Error("more was taken than was there")
	}
	if _, err := r.Issue(cashier, "ann", 25*money.Dollar, "a mailing"); err != nil {
		t.Fatal(err)
	}
	for _, amount := range []money.Cents{0, -1, money.MaxStake + 1} {
		if _, err := r.Issue(cashier, "ann", amount, ""); err == nil {
			t.Errorf("coupons for %s were issued", amount)
		}
	}
	if _, err := r.Issue(cashier, "nobody", money.Dollar, ""); !errors.Is(err, ErrNobody) {
		t.Error(err)
	}
	if got, err := r.Coupons(ctx, "ann"); err != nil || got != 25*money.Dollar {
		t.Errorf("ann has coupons for %s: %v", got, err)
	}
	for range mostVisits + 5 {
		if err := r.Visit("ann", "craps-1", 7); err != nil {
			t.Fatal(err)
		}
	}
	if ann, _ = r.Find("ann"); len(ann.Visits) != mostVisits {
		t.Errorf("%d visits", len(ann.Visits))
	}
	if _, err := r.ChangePassword(From{}, "ann", "wrong", "another day"); !errors.Is(err, ErrWrong) {
		t.Error(err)
	}
	if _, err := r.ChangePassword(From{}, "ann", good, "another day"); err != nil {
		t.Error(err)
	}
	if password, err := r.Renew("ann"); err != nil {
		t.Error(err)
	} else if _, err := r.SignIn(From{}, "ann", password); err != nil {
		t.Error(err)
	}
	// What happened is in the journal, and no password is.
	var did []string
	for rec, err := range st.Records(ctx, 0) {
		if err != nil {
			t.Fatal(err)
		}
		var a Account
		if rec.Kind != journal.KindAccount || rec.Read(&a) != nil {
			t.Fatalf("%+v", rec)
		}
		if strings.Contains(string(rec.Data), "argon") {
			t.Error("a password is in the journal")
		}
		did = append(did, a.Person+" "+a.Did)
	}
	if got, want := strings.Join(did, ", "), "boss listed, ann made, ann gave, ann coupons, ann password, ann reset"; got != want {
		t.Errorf("the journal says %s, want %s", got, want)
	}
}

// TestADrawnPasswordCostsAsMuchToTry: whoever measures how long an answer takes cannot tell whose password was never changed.
func TestADrawnPasswordCostsAsMuchToTry(t *testing.T) {
	r := &Register{hashing: make(chan struct{}, 1), secret: chance.NewSeed}
	password, hash := r.drawPassword()
	allocated := func(do func()) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		do()
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	if cheap := allocated(func() { r.hashed(password, drawnCost) }); cheap > 1<<20 {
		t.Errorf("to keep a drawn password takes %d bytes", cheap)
	}
	matches := true
	dear := allocated(func() { matches = r.matches(hash, password) && !r.matches(hash, "a"+password[1:]+"a") })
	if !matches || dear < 2*uint64(chosenCost.memory)<<10 {
		t.Errorf("it matches: %v; two tries took %d bytes", matches, dear)
	}
}

func TestPasswordsAreKeptAsHashes(t *testing.T) {
	r := &Register{hashing: make(chan struct{}, 1), secret: chance.NewSeed}
	a, b := r.hashed("correct horse", chosenCost), r.hashed("correct horse", chosenCost)
	if a == b || !strings.HasPrefix(a, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Errorf("%s\n%s", a, b)
	}
	if !r.matches(a, "correct horse") || r.matches(a, "correct horse ") || r.matches("", "") ||
		r.matches("$argon2id$x", "") || r.matches(strings.Replace(a, "v=19", "v=18", 1), "correct horse") {
		t.Error("a password is taken for another")
	}
}
