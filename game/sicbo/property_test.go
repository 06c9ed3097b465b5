package sicbo

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// Whatever people do and whatever goes wrong: no chip is made or lost, no
// wager outlasts a round that was not void, nothing stays lighted, and the
// journal leads to the same events again.
func TestAnythingMayHappen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var log table.Log
		live, err := table.NewLive(Rules, nil, table.DefaultTerms(), chance.NewFast(rapid.Uint64().Draw(t, "seed"), 0), &log)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch a, step := randomAct(t); step {
			case act:
				_ = live.Do(*a) // much of it is refused
			case opening:
				if err := live.Open(); err == nil && live.Table().View(1).Ceased != "" {
					t.Fatal("opened, but gaming has ceased")
				}
			case round:
				play(t, live, &log)
			}
			conserved(t, live.Table(), log)
		}
		var again table.Log
		if _, err := table.Replay(Rules, nil, table.DefaultTerms(), live.Journal(), &again); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(accepted(log), accepted(again)) {
			t.Fatalf("the replay came out differently:\n%v\n%v", log, again)
		}
	})
}

type step int

const (
	act step = iota
	opening
	round
)

func randomAct(t *rapid.T) (*table.Act, step) {
	a := &table.Act{Seat: table.Seat(rapid.IntRange(1, 3).Draw(t, "seat")), Area: table.Area(rapid.IntRange(0, int(numberOfAreas)).Draw(t, "area"))}
	switch rapid.IntRange(0, 11).Draw(t, "act") {
	case 0:
		a.Kind, a.Amount, a.Cash = table.Sit, 500*money.Dollar, 20*money.Dollar
	case 1, 2, 3, 4:
		a.Kind, a.Amount = table.Make, money.Cents(rapid.IntRange(0, 120).Draw(t, "amount"))*money.Dollar
		a.Late, a.Confirmed = rapid.IntRange(0, 9).Draw(t, "late") == 0, rapid.Bool().Draw(t, "confirmed")
		a.Tender = rapid.SampledFrom([]table.Tender{table.Chips, table.Chips, table.Plaque, table.Cash, table.Coupon}).Draw(t, "tender")
	case 5:
		a.Kind, a.Amount = table.Remove, money.Cents(rapid.IntRange(0, 20).Draw(t, "amount"))*money.Dollar
	case 6:
		a.Kind = table.Leave
	case 7:
		a.Kind, a.Seat, a.Word = table.Report, table.House, rapid.SampledFrom(incidents).Draw(t, "incident").ID
	case 8:
		a.Kind, a.Seat, a.Word = table.Special, table.House, "device-fixed"
	case 9:
		return nil, opening
	default:
		return nil, round
	}
	return a, act
}

func play(t *rapid.T, live *table.Live, log *table.Log) {
	ceased, begun := live.Table().View(1).Ceased != "", len(*log)
	if _, err := live.Round(); err != nil {
		if !ceased {
			t.Fatal(err)
		}
		return
	}
	void := slices.ContainsFunc((*log)[begun:], func(e table.Event) bool { return e.Kind == table.Voided })
	for b := range live.Table().Standing {
		if !void || live.Table().View(1).Ceased != "" {
			t.Fatalf("the round left %v", *b)
		}
	}
	if lit := live.Table().Game().(*Game).Lit(); lit != 0 {
		t.Fatalf("the round left %b lighted", lit)
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
