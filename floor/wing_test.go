package floor

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"boardwalk/casino"
	"boardwalk/store"
)

// inWing has a house open what is in one of three wings.
func inWing(wing int) Setting {
	return InWing(func(place string) bool { return store.ShardOf(place, 3) == wing })
}

// dividedFile is a casino of which each of three wings has a table: craps in the first, craps-2 in the second, and
// caribbean-stud, which shares a meter, in the third.
func dividedFile(t *testing.T) *casino.File {
	t.Helper()
	f := casinoOf(0, "craps", "caribbean-stud")
	f.Pits[0].Tables = append(f.Pits[0].Tables, f.Pits[0].Tables[0])
	f.Pits[0].Tables[1].Meter, f.Pits[0].Tables[2].ID = "jackpot", "craps-2"
	for id, wing := range map[string]int{"craps": 1, "craps-2": 2, "caribbean-stud": 3} {
		if got := store.ShardOf(f.Place(id), 3); got != wing {
			t.Fatalf("%s is in wing %d", id, got)
		}
	}
	return f
}

func TestAWingHasTheTablesOfItsPlaces(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := dividedFile(t)
		for wing, want := range []string{1: "craps", 2: "craps-2", 3: "caribbean-stud"} {
			if wing == 0 {
				continue
			}
			h := open(t, f, newMemory(), inWing(wing))
			if l := h.Lobby(); len(l) != 1 || l[0].ID != want {
				t.Errorf("in wing %d: %+v", wing, l)
			}
			h.Close()
		}
	})
}

func TestATableDoesNotMoveToAnotherWing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f, log := dividedFile(t), newMemory()
		open(t, f, log, inWing(3)).Close()
		f.Pits[0].Tables[1].Meter = ""
		if _, err := Open(f, log, inWing(3)); err == nil || !strings.Contains(err.Error(), "cannot change its meter") {
			t.Errorf("the table feeds no meter any more: %v", err)
		}
		f.Pits[0].Tables = slices.Delete(f.Pits[0].Tables, 1, 2)
		if _, err := Open(f, log, inWing(3)); err == nil || !strings.Contains(err.Error(), "list it in the casino file again") {
			t.Errorf("the table is not in the casino file any more: %v", err)
		}
	})
}
