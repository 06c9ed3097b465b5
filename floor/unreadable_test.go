package floor

import (
	"bytes"
	"errors"
	"slices"
	"testing"
	"testing/synctest"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
)

// aSpin has ann wager at big six and play a round.
func aSpin(t *testing.T, h *House) *Table {
	t.Helper()
	tab := at(t, h, "big-six")
	must(t)(tab.Sit(ctx, party("ann"), 1, 500*money.Dollar))
	must(t)(tab.Wager(ctx, party("ann"), area(t, tab, "joker"), 10*money.Dollar))
	must(t)(tab.Ready(ctx, party("ann"), true))
	return tab
}

// TestATableIsPutDownWhenTheHouseCloses: what was played is not played again when
// the house opens. A seed that somebody has wagered on stays what it was.
func TestATableIsPutDownWhenTheHouseCloses(t *testing.T) {
	for _, lies := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			log := newMemory("ann")
			h := open(t, casinoOf(0, "big-six"), log)
			tab := aSpin(t, h)
			if lies {
				must(t)(tab.Wager(ctx, party("ann"), area(t, tab, "flag"), 10*money.Dollar))
			}
			hash := tab.Status().Hash
			if err := h.Drain(ctx); err != nil {
				t.Fatal(err)
			}
			h.Close()
			played := slices.ContainsFunc(log.segment("big-six"), func(r sitting.Record) bool { return r.Kind == journal.KindEntry })
			if played != lies || lies != (tab.Status().Hash == hash) {
				t.Errorf("with a wager %t: to be played %t, seed %s and %s", lies, played, hash, tab.Status().Hash)
			}
			before := printOf(tab.Sitting())
			h = open(t, h.file, log)
			defer h.Close()
			if after := printOf(at(t, h, "big-six").Sitting()); before.differs(&after) != "" {
				t.Error(before.differs(&after))
			}
		})
	}
}

// TestATableThatCannotBeReadKeepsNoOtherShut: it is closed and says why, and
// nothing of it is lost.
func TestATableThatCannotBeReadKeepsNoOtherShut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := newMemory("ann", "bob")
		h := open(t, casinoOf(0, "big-six", "roulette"), log)
		aSpin(t, h)
		h.Close()
		for i := range log.records["big-six"] { // a wager that another program had let pass
			r := &log.records["big-six"][i]
			r.Data = bytes.ReplaceAll(r.Data, []byte(`"amount":1000}`), []byte(`"amount":100000000}`))
		}
		h = open(t, h.file, log)
		tab := at(t, h, "big-six")
		_, err := tab.Leave(ctx, party("ann"))
		if r := (*law.Refusal)(nil); !errors.As(err, &r) {
			t.Errorf("leaving a table that cannot be read: %v", err)
		}
		if l := tab.Listing(); l.Phase != Closed || l.Game != "big-six" || !l.Unreadable || tab.Status().Closed == "" {
			t.Errorf("it is listed as %+v", l)
		}
		must(t)(at(t, h, "roulette").Sit(ctx, party("bob"), 1, 100*money.Dollar))
		if err := h.Drain(ctx); err != nil {
			t.Error(err)
		}
		h.Close()
	})
}
