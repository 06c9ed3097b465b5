package floor

import (
	"errors"
	"testing"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Acts that are given together are carried out each for itself, and again only
// confirmed, whether they are given together or alone.
func TestActsThatAreGivenTogether(t *testing.T) {
	log := newMemory("ann")
	h := open(t, casinoOf(0, "big-six"), log)
	defer h.Close()
	tab := at(t, h, "big-six")
	must(t)(tab.Sit(ctx, party("ann"), 1, 1000*money.Dollar))
	joker, flag := area(t, tab, "joker"), area(t, tab, "flag")
	list := []table.Act{
		{Kind: table.Make, Area: joker, Amount: 10 * money.Dollar},
		{Kind: table.Make, Area: flag, Amount: 1_000_000 * money.Dollar},
		{Kind: table.Make, Area: flag, Amount: 20 * money.Dollar},
		{Kind: table.Remove, Area: joker},
	}
	by := Party{Who: "ann", Key: "k"}
	commits := 0
	log.fails = func() bool { commits++; return false }
	first := tab.Acts(ctx, by, list)
	if commits != 1 {
		t.Errorf("they took %d commits", commits)
	}
	var refusal *law.Refusal
	for i, o := range first {
		switch {
		case i == 1 && !errors.As(o.Err, &refusal):
			t.Errorf("a wager above the maximum: %+v", o)
		case i != 1 && (o.Err != nil || o.Receipt.Seat != 1 || o.Receipt.Repeated):
			t.Errorf("act %d: %+v", i, o)
		}
	}
	records := len(log.all("big-six"))
	for i, o := range tab.Acts(ctx, by, list) {
		want := first[i].Receipt
		want.Repeated = true
		if i != 1 && (o.Err != nil || o.Receipt != want) {
			t.Errorf("act %d again: %+v, want %+v", i, o, want)
		}
	}
	if r := must(t)(tab.Act(ctx, Party{Who: "ann", Key: "k.3"}, list[2])); !r.Repeated {
		t.Errorf("the third of them alone: %+v", r)
	}
	if n := len(log.all("big-six")); n != records {
		t.Errorf("%d records came of what was done already", n-records)
	}
	v, err := tab.View(ctx, "ann")
	if err != nil || v.Own.Layout != 20*money.Dollar {
		t.Errorf("%s lie on the layout: %v", v.Own.Layout, err)
	}
}
