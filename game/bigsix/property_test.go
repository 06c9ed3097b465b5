package bigsix

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Whatever people do and whatever goes wrong: no chip is made or lost, no
// wager outlasts a valid spin, a void spin moves nothing, and the journal
// leads to the same events again.
func TestAnythingMayHappen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := DefaultOptions()
		o.Wheel = rapid.SampledFrom([]string{"ones-24", "ones-23"}).Draw(t, "wheel")
		o.Clapper = rapid.SampledFrom([]string{previous, respin}).Draw(t, "clapper")
		var log table.Log
		live, err := table.NewLive(Rules, o, table.DefaultTerms(), chance.NewFast(rapid.Uint64().Draw(t, "seed"), 0), &log)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			if a := randomAct(t); a != nil {
				_ = live.Do(*a) // much of it is refused
			} else {
				spin(t, live, &log)
			}
			conserved(t, live.Table(), log)
		}
		var again table.Log
		if _, err := table.Replay(Rules, o, table.DefaultTerms(), live.Journal(), &again); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(accepted(log), accepted(again)) {
			t.Fatalf("the replay came out differently:\n%v\n%v", log, again)
		}
	})
}

// randomAct is nil for a spin.
func randomAct(t *rapid.T) *table.Act {
	a := &table.Act{Seat: table.Seat(rapid.IntRange(1, 3).Draw(t, "seat")), Area: table.Area(rapid.IntRange(0, 6).Draw(t, "area"))}
	switch rapid.IntRange(0, 9).Draw(t, "act") {
	case 0:
		a.Kind, a.Amount = table.Sit, 500*money.Dollar
	case 1, 2, 3:
		a.Kind, a.Amount = table.Make, money.Cents(rapid.IntRange(0, 120).Draw(t, "amount"))*money.Dollar
		a.Late, a.Confirmed = rapid.IntRange(0, 9).Draw(t, "late") == 0, rapid.Bool().Draw(t, "confirmed")
	case 4:
		a.Kind, a.Amount = table.Remove, money.Cents(rapid.IntRange(0, 20).Draw(t, "amount"))*money.Dollar
	case 5:
		a.Kind = table.Leave
	case 6:
		a.Kind, a.Seat, a.Word = table.Report, table.House, rapid.SampledFrom([]string{"short-spin", "between"}).Draw(t, "incident")
		a.Args[0] = rapid.IntRange(0, 3).Draw(t, "direction")
	default:
		return nil
	}
	return a
}

func spin(t *rapid.T, live *table.Live, log *table.Log) {
	before, begun := slices.Collect(values(live.Table())), len(*log)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	after := slices.Collect(values(live.Table()))
	if slices.ContainsFunc((*log)[begun:], func(e table.Event) bool { return e.Kind == table.Voided }) {
		if !slices.Equal(before, after) {
			t.Fatalf("a void spin turned the wagers %v into %v", before, after)
		}
	} else if len(after) > 0 {
		t.Fatalf("a valid spin left %v", after)
	}
}

// values yields the wagers on the layout as they are now.
func values(tab *table.Table) func(func(table.Bet) bool) {
	return func(yield func(table.Bet) bool) {
		tab.Standing(func(b *table.Bet) bool { return yield(*b) })
	}
}

// conserved checks that the house has what the events say that it took in
// and paid out. What the players have, the table itself audits.
func conserved(t *rapid.T, tab *table.Table, log table.Log) {
	sum := tab.Results().Inventory
	for _, e := range log {
		switch e.Kind {
		case table.Paid:
			sum += e.Amount
		case table.Collected:
			sum -= e.Stake
		}
	}
	if sum != 0 {
		t.Fatalf("the table inventory is off by %s", sum)
	}
}

// accepted leaves refusals out: what was refused is not in the journal.
func accepted(log table.Log) table.Log {
	return slices.DeleteFunc(slices.Clone(log), func(e table.Event) bool { return e.Kind == table.Refused })
}
