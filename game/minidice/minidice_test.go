package minidice_test

import (
	"strconv"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/minidice"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// A witness settles every shake by the names of the wagers and the words of the
// book.
func TestAWitnessSettlesEveryShakeAlike(t *testing.T) {
	w := &tabletest.Witness{Settle: func(e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
		if e.Kind == table.Voided {
			return nil // the dice are shaken again
		}
		total := int(e.Faces[0]) + int(e.Faces[1])
		for _, l := range laid {
			m := tabletest.Movement{Kind: table.Collected, Seat: l.Seat, ID: l.ID, Amount: l.Amount}
			switch to, one, decided := pays(l.ID, total); {
			case !decided:
				continue
			case to > 0:
				m.Kind, m.Amount = table.Paid, l.Amount*to/one
			}
			due = append(due, m)
		}
		return due
	}}
	w.Watch(t, minidice.Rules, new(minidice.Options), chance.NewFast(9, 0), 6_000)
	for _, wager := range minidice.New(minidice.Options{}).Layout().Wagers {
		if !w.Settled(wager.ID) {
			t.Errorf("no %s was ever settled", wager.Name)
		}
	}
}

// pays is at which odds a wager is paid on a total, 0 if it loses, and whether the
// total decides it.
func pays(id string, total int) (to, one money.Cents, decided bool) {
	won := map[bool]money.Cents{true: 1}
	switch id {
	case "field":
		if total == 2 || total == 12 {
			return 2, 1, true
		}
		return won[strings.Contains(" 3 4 9 10 11 ", " "+strconv.Itoa(total)+" ")], 1, true
	case "any-7":
		return 4 * won[total == 7], 1, true
	case "over-7":
		return won[total > 7], 1, true
	case "under-7":
		return won[total < 7], 1, true
	}
	number, _ := strconv.Atoi(strings.TrimPrefix(id, "place-"))
	switch {
	case total == 7:
		return 0, 1, true
	case total != number:
		return 0, 1, false
	case number == 6 || number == 8:
		return 7, 6, true
	case number == 5 || number == 9:
		return 7, 5, true
	}
	return 9, 5, true
}

func TestWalks(t *testing.T) {
	for i, o := range []*minidice.Options{{}, {PlaceLocked: true}} {
		tabletest.Walk(t, minidice.Rules, o, chance.NewFast(uint64(i), 6), 2000)
	}
}

func TestRoundsAllocateNothing(t *testing.T) {
	var acts []table.Act
	for a := range minidice.New(minidice.Options{}).Layout().Wagers {
		acts = append(acts, table.Act{Kind: table.Make, Seat: 1, Area: table.Area(a), Amount: 30 * money.Dollar})
	}
	tabletest.NoAllocations(t, minidice.Rules, acts)
}
