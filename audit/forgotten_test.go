package audit

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/people"
	"boardwalk/store"
)

// TestAForgedForgettingIsFound: somebody is forgotten by a record and not otherwise, and what is forgotten is gone. Data that
// vanished without the record is a fault, and so is data that still stands although the record says that it is forgotten; both
// verifiers say so.
func TestAForgedForgettingIsFound(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	before := load(t, dir)
	inStore(t, dir, func(s *store.Store) error {
		known, err := people.Load(t.Context(), s)
		if err != nil {
			return err
		}
		return known.Forget(t.Context(), "server", "ann", func(context.Context) error { return nil })
	})
	after := load(t, dir)
	row := func(k *kept) *personRow {
		return &k.people[slices.IndexFunc(k.people, func(r personRow) bool { return r.id == "ann" })]
	}
	was, is := row(before).data, row(after).data
	if faults := after.verify(t); len(faults) > 0 {
		t.Fatalf("nothing is forged: %s", list(faults))
	}
	named := func(data []byte) []byte {
		var p people.Person
		if err := json.Unmarshal(data, &p); err != nil {
			t.Fatal(err)
		}
		p.Name = "Ann"
		text, err := json.Marshal(&p)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for what, forged := range map[string]struct {
		of   *kept
		data []byte
	}{
		"it vanished and no record says so":               {before, is},
		"it stands, and the record says that it is gone":  {after, was},
		"the name stands, and the record says it is gone": {after, named(is)},
	} {
		k := forged.of.copied()
		row(k).data = forged.data
		if faults := k.verify(t); len(faults) == 0 || !says(People, "ann")(&faults[0]) {
			t.Errorf("%s: %s", what, list(faults))
		}
	}
	gone := after.copied()
	gone.people = slices.DeleteFunc(gone.people, func(r personRow) bool { return r.id == "ann" })
	if faults := gone.verify(t); len(faults) == 0 {
		t.Error("the id itself is gone, and nobody says so")
	}
	for what, data := range map[string][]byte{"": is, "it stands": was, "the name stands": named(is)} {
		changed := copyDir(t, dir)
		tamper(t, changed, "UPDATE person SET data = CAST('"+string(data)+"' AS BLOB) WHERE id = 'ann'")
		if faults := secondFaultsIn(t, changed); (len(faults) > 0) != (what != "") {
			t.Errorf("the second verifier, where %q: %s", what, faults)
		}
	}
}

// secondFaultsIn returns what the second verifier finds wrong with a directory.
func secondFaultsIn(t testing.TB, dir string) (list []string) {
	t.Helper()
	for _, f := range runSecond(t, dir).Faults {
		list = append(list, f.Text)
	}
	return list
}
