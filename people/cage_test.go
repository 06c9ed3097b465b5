package people

import (
	"errors"
	"testing"

	"boardwalk/money"
	"boardwalk/store"
)

// TestTheCagePaysOnce: an order that is given twice is carried out once, however
// much happens between, and its key is good for no other.
func TestTheCagePaysOnce(t *testing.T) {
	dir := t.TempDir()
	r, _, st, _ := open(t, dir, small())
	if _, err := r.SignUp("ann", "", "correct horse"); err != nil {
		t.Fatal(err)
	}
	o := Order{By: "cashier", Key: "k1"}
	want := func(repeated bool, amount money.Cents) {
		t.Helper()
		again, err := r.Give(o, "ann", 5*money.Dollar, "a gift")
		if has, _ := r.Balance(ctx, "ann"); err != nil || again != repeated || has != amount {
			t.Errorf("repeated: %v, ann has %s: %v", again, has, err)
		}
	}
	want(false, 105*money.Dollar)
	want(true, 105*money.Dollar)
	for _, other := range []func() (bool, error){
		func() (bool, error) { return r.Give(o, "ann", 6*money.Dollar, "a gift") },
		func() (bool, error) { return r.Give(o, "ann", 5*money.Dollar, "another gift") },
		func() (bool, error) { return r.Give(o, "ann", -5*money.Dollar, "a gift") },
		func() (bool, error) { return r.Give(o, "boss", 5*money.Dollar, "a gift") },
		func() (bool, error) { return r.Issue(o, "ann", 5*money.Dollar, "a gift") },
	} {
		if _, err := other(); !errors.Is(err, store.ErrReused) {
			t.Errorf("another order under the same key: %v", err)
		}
	}
	if again, err := r.Give(Order{By: "june", Key: "k1"}, "ann", 5*money.Dollar, "a gift"); again || err != nil {
		t.Errorf("another's key of the same name: %v", err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	r, _, _, _ = open(t, dir, small())
	want(true, 110*money.Dollar)
}
