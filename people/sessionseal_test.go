package people

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// TestForgedSessionsSignNobodyIn writes sessions into the store as somebody could who can
// write the database, and has no key of the house.
func TestForgedSessionsSignNobodyIn(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	file := &casino.File{Name: "Small", Guest: 100 * money.Dollar, Staff: []casino.Staff{{ID: "eye", Role: casino.Inspector}}}
	opened := func() (*store.Store, *Register) {
		st, err := store.Open(dir, storetest.Sealed)
		if err != nil {
			t.Fatal(err)
		}
		r, _, err := Open(ctx, file, st)
		if err != nil {
			t.Fatal(err)
		}
		return st, r
	}
	st, r := opened()
	guest, err := r.Guest()
	if err != nil {
		t.Fatal(err)
	}
	token, until, err := r.Begin(&guest)
	if err != nil {
		t.Fatal(err)
	}
	own, err := st.Session(ctx, idOf(token).String())
	if err != nil {
		t.Fatal(err)
	}
	forge := func(edit func(*store.Session)) string {
		forged, s := newToken(), own
		s.ID = idOf(forged).String()
		edit(&s)
		if s.ID == own.ID {
			forged = token
		}
		if _, err := st.Append(&store.Batch{Sessions: []store.Session{s}}); err != nil {
			t.Fatal(err)
		}
		return forged
	}
	began, _ := json.Marshal(time.Now())
	forged := map[string]string{
		"a row as they once were": forge(func(s *store.Session) { s.Person, s.Data = "eye", began }),
		"another's row":           forge(func(s *store.Session) { s.Person = "eye" }),
		"a row under another id":  forge(func(*store.Session) {}),
		"no data":                 forge(func(s *store.Session) { s.Person, s.Data = "eye", nil }),
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	st, r = opened()
	for what, token := range forged {
		if p, ok, err := r.Of(ctx, token); ok || err != nil {
			t.Errorf("%s signs %+v in, %v", what, p, err)
		}
	}
	if p, ok, err := r.Of(ctx, token); !ok || err != nil || p.ID != guest.ID {
		t.Errorf("the session that the house has written is over: %v", err)
	}
	// The same row, for longer or for somebody else.
	for what, edit := range map[string]func(*store.Session){
		"somebody else's": func(s *store.Session) { s.ID, s.Person = own.ID, "eye" },
		"a longer one":    func(s *store.Session) { s.ID, s.Until = own.ID, until.Add(time.Hour) },
	} {
		forge(edit)
		if err := st.Close(); err != nil {
			t.Fatal(err)
		}
		st, r = opened()
		if p, ok, _ := r.Of(ctx, token); ok {
			t.Errorf("%s session signs %+v in", what, p)
		}
	}
	st.Close()
}
