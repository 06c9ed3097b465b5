package people

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// free says that nothing of a person lies at a table.
func free(context.Context) error { return nil }

// holding returns the files below a directory that have a text in them.
func holding(t *testing.T, dir, text string) (list []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if bytes.Contains(data, []byte(text)) {
			list = append(list, filepath.Base(path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestWhoIsForgottenIsGoneFromTheFiles: after a while in the house, nothing but the id of somebody who is forgotten is in any
// file of its directory, the money is back in the cage, and nobody else can have the id.
func TestWhoIsForgottenIsGoneFromTheFiles(t *testing.T) {
	dir := t.TempDir()
	r, _, st, _ := open(t, dir, small())
	const name, other = "Zebulon Quux", "Quuxetta"
	for _, who := range []struct{ id, name string }{{"zeb", name}, {"ann", "Ann"}} {
		if _, err := r.SignUp(who.id, who.name, "correct horse"); err != nil {
			t.Fatal(err)
		}
	}
	guest, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Become(guest.ID, "zebulonia", other, "correct horse"); err != nil {
		t.Fatal(err)
	}
	for range 200 { // what is kept of a person grows over several pages, and is written anew each time
		for _, id := range []string{"zeb", "ann", guest.ID} {
			if err := r.Visit(id, "a-table-with-a-long-name-so-that-it-takes-room", 7); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	if len(holding(t, dir, name)) == 0 || len(holding(t, dir, "zebulonia")) == 0 {
		t.Fatal("the names are not in the files before: the test shows nothing")
	}

	r, _, st, _ = open(t, dir, small())
	for _, id := range []string{"zeb", guest.ID} {
		if err := r.Forget(ctx, "cashier", id, free); err != nil {
			t.Fatal(err)
		}
		if err := r.Forget(ctx, "cashier", id, free); !errors.Is(err, ErrNobody) {
			t.Errorf("a second time: %v", err)
		}
		if b, err := st.Balance(ctx, ledger.Player(id)); err != nil || b.Posted != 0 {
			t.Errorf("%s still has %s: %v", id, b.Posted, err)
		}
		if _, err := r.Give(Order{By: "cashier"}, id, money.Dollar, "a gift"); !errors.Is(err, ErrNobody) {
			t.Errorf("money for %s: %v", id, err)
		}
	}
	if _, err := r.SignIn(From{}, "zeb", "correct horse"); !errors.Is(err, ErrWrong) {
		t.Errorf("zeb signs in: %v", err)
	}
	if _, err := r.SignUp("zeb", "", "correct horse"); err == nil {
		t.Error("somebody else has the id")
	}
	if _, err := r.SignUp("zebulonia", "", "correct horse"); err != nil {
		t.Errorf("the name for signing in is not free again: %v", err)
	}
	if err := r.Forget(ctx, "cashier", "zebulonia", free); err != nil { // it is an id now
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{name, other, "correct horse"} {
		if files := holding(t, dir, text); len(files) > 0 {
			t.Errorf("%q is still in %v", text, files)
		}
	}
	r, _, _, _ = open(t, dir, small())
	if p, ok := r.Find("zeb"); !ok || !p.IsForgotten() || p.Name != "" || len(p.Visits) > 0 {
		t.Errorf("after the house was opened again: %+v", p)
	}
}

// TestWhoIsNotForgotten: staff, who is locked out, and who is not there.
func TestWhoIsNotForgotten(t *testing.T) {
	r, _, _, _ := open(t, t.TempDir(), small())
	if _, err := r.SignUp("ann", "Ann", "correct horse"); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Lock("boss", "ann", "cheating"); err != nil {
		t.Fatal(err)
	}
	var refusal *law.Refusal
	for _, id := range []string{"ann", "boss"} {
		if err := r.Forget(ctx, "cashier", id, free); !errors.As(err, &refusal) {
			t.Errorf("%s: %v", id, err)
		}
	}
	if err := r.Forget(ctx, "cashier", "nobody", free); !errors.Is(err, ErrNobody) {
		t.Errorf("nobody: %v", err)
	}
	if p, _ := r.Find("ann"); p.Name != "Ann" || p.Locked == "" {
		t.Errorf("%+v", p)
	}
}
