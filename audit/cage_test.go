package audit

import (
	"context"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// TestAnOrderAtTheCageIsRemembered: somebody who has the house forget it, or
// remember another, could be paid twice.
func TestAnOrderAtTheCageIsRemembered(t *testing.T) {
	for change, want := range map[string]Matter{
		`SELECT 1`:           "",
		`DELETE FROM result`: Keys,
		`UPDATE result SET data = CAST(replace(data, '"amount":500', '"amount":501') AS BLOB)`: Keys,
		`UPDATE result SET until = until + 1`:                                                  Keys,
		`UPDATE result SET key = 'june k2'`:                                                    Keys,
	} {
		dir, ctx := t.TempDir(), context.Background()
		st, err := store.Open(dir, storetest.Sealed)
		if err != nil {
			t.Fatal(err)
		}
		known, _, err := people.Open(ctx, audittest.House(nil), st)
		if err != nil {
			t.Fatal(err)
		}
		guest, err := known.Guest()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := known.Give(people.Order{By: "june", Key: "k1"}, guest.ID, 500, ""); err != nil {
			t.Fatal(err)
		}
		if err := st.Close(); err != nil {
			t.Fatal(err)
		}
		tamper(t, dir, change)
		found := Matter("")
		_, faults := faultsOf(t, dir, Options{})
		for _, f := range faults {
			found = f.Matter
		}
		if found != want {
			t.Errorf("%s: %s", change, list(faults))
		}
	}
}
