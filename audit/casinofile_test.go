package audit

import (
	"context"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// TestOtherRulesNeedNoticeOrARecordedOpening opens a house under another casino file. What it changes is recorded with the opening;
// records that do not say so, or say something else, are faulted.
func TestOtherRulesNeedNoticeOrARecordedOpening(t *testing.T) {
	lawtest.Cites(t, "8.3(b)")
	dir := t.TempDir()
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	file := audittest.House([]string{"big-six"})
	for _, most := range []money.Cents{500, 700} {
		file.Pits[0].Tables[0].Limit = table.Limit{Min: 5 * money.Dollar, Max: most * money.Dollar}
		h, err := floor.Open(file, s)
		if err != nil {
			t.Fatal(err)
		}
		if changes := h.FileChanges(); most == 700 && (len(changes) != 1 || changes[0].How != floor.AtOpening) {
			t.Fatalf("%+v", changes)
		}
		h.Close()
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsOf(t, dir, Options{}); len(faults) > 0 {
		t.Fatalf("as it was: %s", list(faults))
	}
	opens := func(r *journal.Record) (n journal.Notice, ok bool) {
		if r.Kind != journal.KindNotice {
			return n, false
		}
		if err := r.Read(&n); err != nil {
			t.Fatal(err)
		}
		return n, n.Opening
	}
	another := func(edit func(*journal.Notice)) func(*journal.Record) bool {
		return func(r *journal.Record) bool {
			if n, ok := opens(r); ok {
				edit(&n)
				r.Data, _ = journal.Data(n)
			}
			return true
		}
	}
	for name, c := range map[string]struct {
		edit func(*journal.Record) bool
		says string
	}{
		"no record of it": {func(r *journal.Record) bool { _, ok := opens(r); return !ok }, "neither notice nor a recorded opening"},
		"of another amount": {another(func(n *journal.Notice) { n.Change = "every wager: minimum $5, maximum $600" }),
			"neither notice nor a recorded opening"},
		"of another table": {another(func(n *journal.Notice) { n.Table = "craps" }), "at a table that there is not"},
		"for later":        {another(func(n *journal.Notice) { n.At = n.At.Add(1) }), "takes effect at once"},
		"by notice":        {another(func(n *journal.Notice) { n.Opening = false }), "neither notice nor a recorded opening"},
		"of what is the same": {dataOfKind(t, journal.KindTable, 1, func(s *journal.Setup) { s.Terms.Limit[1] = 500 * money.Dollar }),
			"said to change what it does not"},
	} {
		k := load(t, dir)
		k.forge(t, c.edit)
		d := data{damage: listed[string](nil), records: listed(k.records), checkpoints: listed(k.checkpoints), transfers: listed(k.transfers),
			balances: listed(k.balances), pending: listed(k.pending), setups: listed(k.setups), seeds: listed(k.seeds),
			people: listed(k.people), results: listed(k.results), ofTable: k.ofTable}
		var faults []Fault
		o := Options{Key: k.key, SeedKey: storetest.Key, Fault: func(f Fault) { faults = append(faults, f) }}
		if _, err := verify(context.Background(), &d, o, nil); err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(faults, func(f Fault) bool { return says(Rules, c.says)(&f) || says(Order, c.says)(&f) }) {
			t.Errorf("%s: %s", name, list(faults))
		}
	}
}
