package store

import (
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/journal"
)

// TestTheClockOfTheHouse goes on by the machine's count, ahead of the machine's
// clock if that was set back.
func TestTheClockOfTheHouse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for from, ahead := range map[time.Duration]time.Duration{-time.Hour: 0, 0: 0, time.Hour: time.Hour} {
			c := newClock(time.Now().Add(from).Round(0), time.Now)
			for range 3 {
				if got := time.Until(c.tell()); got != ahead {
					t.Errorf("a house with a record of %s from now is %s ahead, want %s", from, got, ahead)
				}
				time.Sleep(time.Minute)
			}
		}
	})
}

func TestAMachineThatSlept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newClock(time.Now(), time.Now)
		c.now = c.now.Add(-8 * time.Hour) // what it has not counted
		if late := time.Since(c.tell()); late != 0 {
			t.Errorf("the clock of the house is %s late", late)
		}
	})
}

// TestAHouseGoesOnFromItsLastRecord although the machine's clock was set back
// while it was closed.
func TestAHouseGoesOnFromItsLastRecord(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	late := time.Now().Add(time.Hour)
	for _, at := range []time.Time{late, late.Add(-time.Second)} { // another table's
		if _, err := s.Append(&Batch{Records: []journal.Record{{Time: at, Kind: journal.KindServer, Data: []byte(`{}`)}}}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if now := s.Now(); now.Before(late) || now.Sub(late) > time.Minute {
		t.Errorf("it is %s, and the last record is of %s", now, late)
	}
}
