package meter_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/ledger"
	"boardwalk/meter"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// TestLinkedTablesShowOneMeter plays at one table of four, and the others show what
// their common meter reads then.
func TestLinkedTablesShowOneMeter(t *testing.T) {
	dir := t.TempDir()
	welcome(t, dir)
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	h, err := floor.Open(house(), s)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	ctx := context.Background()
	for range 10 {
		tab, _ := h.Table("toy-1")
		if err := round(ctx, tab, chance.NewFast(1, 1)); err != nil {
			t.Fatal(err)
		}
		want, err := s.Balance(ctx, ledger.Meter("toys"))
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range linked["toys"] {
			other, _ := h.Table(id)
			for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
				shows := other.Status().Meter
				if shows.Reading == want.Posted {
					break
				}
				if time.Now().After(deadline) {
					t.Fatalf("table %s shows %v, and the meter reads %s", id, shows, want.Posted)
				}
			}
		}
	}
	if stud, err := s.Balance(ctx, ledger.Meter("stud")); err != nil || stud.Posted != 10_000*100 {
		t.Errorf("the other meter reads %s, %v", stud.Posted, err)
	}
}

// TestWhoHoldsTheMeterIsAlone has many feed and hold a meter: while one holds it,
// nobody else feeds or holds it.
func TestWhoHoldsTheMeterIsAlone(t *testing.T) {
	var all meter.Meters
	m := all.Named("stud")
	if all.Named("stud") != m || all.Named("other") == m {
		t.Error("a name is not one meter")
	}
	one, two := m.Share(), m.Share() // at the same time
	one()
	two()
	var inside atomic.Int64
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for range 1000 {
				if i%4 > 0 {
					end := m.Share()
					inside.Add(1)
					inside.Add(-1)
					end()
					continue
				}
				end := m.Hold()
				if n := inside.Add(1); n != 1 {
					t.Errorf("%d are at the meter that somebody holds", n)
				}
				inside.Add(-1)
				end()
			}
		})
	}
	wait.Wait()
}

// TestMoved tells those who show a meter that it moved, and nobody who has ended.
func TestMoved(t *testing.T) {
	var all meter.Meters
	m, told := all.Named("stud"), [2]int{}
	m.Show(func() { told[0]++ })
	end := m.Show(func() { told[1]++ })
	m.Moved()
	end()
	m.Moved()
	if told != [2]int{2, 1} {
		t.Errorf("they were told %v times", told)
	}
}

// liar is a store that says of meters that they hold a cent less than they do.
type liar struct{ *store.Store }

func (l liar) Balance(ctx context.Context, a ledger.Account) (ledger.Balance, error) {
	b, err := l.Store.Balance(ctx, a)
	if a == ledger.Meter("toys") {
		b.Posted--
	}
	return b, err
}

// TestAWrongReadingIsFound has a house pay by a reading that is a cent too low,
// and an auditor names it.
func TestAWrongReadingIsFound(t *testing.T) {
	dir := t.TempDir()
	welcome(t, dir)
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	h, err := floor.Open(house(), liar{s})
	if err != nil {
		t.Fatal(err)
	}
	tab, _ := h.Table("toy-2")
	for range 12 {
		if err := round(context.Background(), tab, chance.NewFast(1, 2)); err != nil {
			t.Fatal(err)
		}
	}
	h.Close()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	found := 0
	if _, err := audit.Verify(context.Background(), dir, audit.Options{Fault: func(f audit.Fault) {
		if f.Matter == audit.Meters {
			found++
		} else {
			t.Log(f.String())
		}
	}}); err != nil {
		t.Fatal(err)
	}
	if found == 0 {
		t.Error("the auditor finds nothing wrong with the readings")
	}
}
