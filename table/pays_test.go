package table_test

import (
	"errors"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// jackpot is a game of one wheel stop for each line of a wager: odds under a
// cap, a fixed amount, and a share of a meter. A side wager needs the main one.
type jackpot struct {
	table.Plain
	layout *table.Layout
}

const (
	main table.Area = iota
	second
	side
)

var jackpotRules = &table.Rules{ID: "jackpot", Name: "jackpot", Seats: 2,
	Options: func() table.Options { return noChoice{} },
	New: func(table.Options) table.Game {
		cap := &table.Cap{Most: 5000 * money.Dollar, Law: "16.12(c)"}
		hundred := table.Pay{On: "odds", Odds: money.Odds{To: 100, One: 1}, Law: "16.12(b)"}
		return &jackpot{layout: &table.Layout{
			MadeWithChips: "16.6(a)",
			Meters:        []table.Meter{{ID: "progressive", Name: "Progressive", Start: 10_000 * money.Dollar}},
			Wagers: []table.Wager{
				{ID: "main", Name: "Main", Made: table.Always, Cap: cap, Pays: []table.Pay{hundred,
					{On: "amount", Amount: 50 * money.Dollar, Law: "16.11(a)"},
					{On: "meter", Meter: "progressive", Share: 10 * money.Percent, Law: "16.11(b)"}}},
				{ID: "second", Name: "Second", Made: table.Always, Cap: cap, Pays: []table.Pay{hundred, hundred, hundred}},
				{ID: "side", Name: "Side", Made: table.Always, Pays: []table.Pay{hundred, hundred, hundred},
					Needs: []table.Need{{Wager: "main", Least: money.Odds{To: 1, One: 2}, Most: money.Odds{To: 3, One: 1},
						Law: "20.6(f)1", Text: "a side wager needs a main wager"}}},
			}}}
	}}

type noChoice struct{}

func (noChoice) Declare() []table.Option { return nil }

func (g *jackpot) Layout() *table.Layout   { return g.layout }
func (g *jackpot) Notices() []table.Notice { return nil }

// Round pays every wager at the line that the wheel says.
func (g *jackpot) Round(d *table.Dealer) {
	line := d.Spin(sixStops)
	for b := range d.Bets {
		d.WinsAt(b, line, "16.10(e)")
	}
}

// reading is a meter that reads more each time.
type reading struct{ times int }

func (r *reading) Reading(string) money.Cents {
	r.times++
	return money.Cents(r.times) * 1000 * money.Dollar
}

func jackpotTable(t *testing.T, stops ...int) (*table.Live, *table.Log) {
	t.Helper()
	var log table.Log
	live, err := table.NewLive(jackpotRules, nil, table.DefaultTerms(), chance.NewScript(stops...), &log)
	must(t, err)
	live.Meters(&reading{})
	must(t, live.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 1000 * money.Dollar}))
	return live, &log
}

func paid(log table.Log) (amounts []money.Cents) {
	for _, e := range log {
		if e.Kind == table.Paid {
			amounts = append(amounts, e.Amount)
		}
	}
	return amounts
}

func TestACapBoundsWhatAHandIsPaid(t *testing.T) {
	live, log := jackpotTable(t, 0)
	must(t, live.Do(bet(1, main, 30)))
	must(t, live.Do(bet(1, second, 40)))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	got := paid(*log)
	if len(got) != 2 || got[0] != 3000*money.Dollar || got[1] != 2000*money.Dollar {
		t.Errorf("3,000 and 4,000 dollars under a cap of 5,000 were paid as %v", got)
	}
	for _, e := range *log {
		if e.Kind == table.Paid && e.Area == second && e.OddsBy != "16.12(c)" {
			t.Errorf("what the cap bounds is paid under %s", e.OddsBy)
		}
	}
}

func TestACapIsOfOneRound(t *testing.T) {
	live, log := jackpotTable(t, 0, 0)
	for range 2 {
		must(t, live.Do(bet(1, main, 60)))
		if _, err := live.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if got := paid(*log); len(got) != 2 || got[0] != got[1] || got[0] != 5000*money.Dollar {
		t.Errorf("two rounds under a cap of 5,000 dollars paid %v", got)
	}
}

func TestALineMayPayAnAmount(t *testing.T) {
	live, log := jackpotTable(t, 1)
	must(t, live.Do(bet(1, main, 7)))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if got := paid(*log); len(got) != 1 || got[0] != 50*money.Dollar {
		t.Errorf("a line of $50 paid %v", got)
	}
}

func TestAReplayNeedsNoMeter(t *testing.T) {
	live, log := jackpotTable(t, 2, 2)
	for range 2 {
		must(t, live.Do(bet(1, main, 1)))
		if _, err := live.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if got := paid(*log); len(got) != 2 || got[0] != 100*money.Dollar || got[1] != 200*money.Dollar {
		t.Errorf("a tenth of a meter that reads $1,000 and then $2,000 paid %v", got)
	}
	var again table.Log
	replayed, err := table.Replay(jackpotRules, nil, table.DefaultTerms(), live.Journal(), &again)
	must(t, err)
	if replayed.Account(1) != live.Table().Account(1) {
		t.Errorf("the replay paid otherwise: %v", paid(again))
	}
}

func TestWithoutAHouseAMeterReadsItsStart(t *testing.T) {
	var log table.Log
	tab, err := table.Open(jackpotRules, nil, table.DefaultTerms(), table.From(chance.NewScript(2)), table.To(&log))
	must(t, err)
	must(t, tab.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 1000 * money.Dollar}))
	must(t, tab.Do(bet(1, main, 1)))
	must(t, tab.Round())
	if got := paid(log); len(got) != 1 || got[0] != 1000*money.Dollar {
		t.Errorf("a tenth of a meter that starts at $10,000 paid %v", got)
	}
}

func TestAWagerThatNeedsAnother(t *testing.T) {
	for _, c := range []struct {
		name    string
		acts    []table.Act
		refused bool
	}{
		{"alone", []table.Act{bet(1, side, 5)}, true},
		{"beside the other", []table.Act{bet(1, main, 5), bet(1, side, 5)}, false},
		{"as much as it may be", []table.Act{bet(1, main, 5), bet(1, side, 15)}, false},
		{"too much", []table.Act{bet(1, main, 5), bet(1, side, 16)}, true},
		{"too little", []table.Act{bet(1, main, 12), bet(1, side, 5)}, true},
		{"raised too high", []table.Act{bet(1, main, 5), bet(1, side, 15), bet(1, side, 1)}, true},
		{"the other is raised too high", []table.Act{bet(1, main, 5), bet(1, side, 5), bet(1, main, 6)}, true},
		{"the other is taken down", []table.Act{bet(1, main, 5), bet(1, side, 5), {Kind: table.Remove, Seat: 1, Area: main}}, true},
		{"both are taken down", []table.Act{bet(1, main, 5), bet(1, side, 5), {Kind: table.Remove, Seat: 1, Area: side},
			{Kind: table.Remove, Seat: 1, Area: main}}, false},
		{"another player's does not count", []table.Act{{Kind: table.Sit, Seat: 2, Amount: 100 * money.Dollar}, bet(2, main, 5),
			bet(1, side, 5)}, true},
	} {
		live, _ := jackpotTable(t)
		var err error
		for i, a := range c.acts {
			if err = live.Do(a); err != nil && i < len(c.acts)-1 {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		var refusal *law.Refusal
		if errors.As(err, &refusal) != c.refused || c.refused && (refusal.Reason != law.Needs || refusal.By != "20.6(f)1") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
