package audit_test

import (
	"context"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// TestAClockThatIsSetBack between two evenings, by hand or by a machine whose
// battery is empty, makes no honest house's record faulty.
func TestAClockThatIsSetBack(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	file := audittest.House([]string{"big-six"})
	file.Guest = 100000
	evening := func(seat table.Seat, settings ...floor.Setting) {
		st, err := store.Open(dir, storetest.Sealed)
		if err != nil {
			t.Fatal(err)
		}
		defer st.Close()
		known, _, err := people.Open(ctx, file, st)
		if err != nil {
			t.Fatal(err)
		}
		guest, err := known.Guest()
		if err != nil {
			t.Fatal(err)
		}
		h, err := floor.Open(file, st, settings...)
		if err != nil {
			t.Fatal(err)
		}
		defer h.Close()
		at, _ := h.Table("big-six")
		if _, err := at.Sit(ctx, floor.Party{Who: guest.ID}, seat, 10000); err != nil {
			t.Fatal(err)
		}
	}
	fast := func() time.Time { return time.Now().Add(30 * time.Minute) }
	evening(3, floor.Clock(fast))
	evening(4)
	if _, err := audit.Verify(ctx, dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Fatal(err)
	}
}
