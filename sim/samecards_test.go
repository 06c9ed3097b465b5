package sim_test

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/sim"
)

// sameCards are wagers at poker against the house, and by which strategies they are played: the best rule that a player can learn,
// whose luck with cards is known, and others, with how many times as many plain rounds are at least as good.
var sameCards = []struct {
	game, options, wager string
	others               map[string]float64
}{
	{"three-card-poker", "", "ante", map[string]float64{"queen": 1000, "always": 100}},
	{"three-card-poker", "ledger=B version=both-compulsory ante-bonus=1-5-6 dealing=automated-dealer-last", "ante", nil},
	{"three-card-poker", "ledger=B version=both-compulsory ante-bonus=1-5-6 dealing=automated-dealer-last", "pair-plus", nil},
	{"caribbean-stud", "", "ante", map[string]float64{"jack-eight-three": 20, "always": 2}},
	{"four-card-poker", "aces-up=VII bonus-three-of-a-kind=3", "ante", map[string]float64{"tens-threes": 20}},
	{"four-card-poker", "aces-up=VII bonus-three-of-a-kind=3", "aces-up", nil},
	{"high-card-flush", "", "ante", map[string]float64{"best": 30}},
	{"high-card-flush", "", "flush-bonus", nil},
	{"high-card-flush", "", "straight-flush-bonus", nil},
	{"boston-5-stud", "ante-bonus=B bonus-flush=4", "ante", map[string]float64{"queen": 20}},
	{"boston-5-stud", "ante-bonus=B bonus-flush=4", "bonus", nil},
	{"let-it-ride", "", "bet-three", map[string]float64{"paid": 20, "always": 20}},
	{"double-down-stud", "", "original", map[string]float64{"sixes": 100, "never": 20}},
	{"mississippi-stud", "most-times=2", "ante", map[string]float64{"simple": 1.5}},
	{"flop-poker", "straight=11", "bonus", nil},
	{"flop-poker", "straight=11", "ante", map[string]float64{"jack": 10, "always": 10}},
	{"three-card-draw", "bonus-table=2 first-3-table=2", "ante", map[string]float64{"no-draw": 5, "always": 5}},
	{"three-card-draw", "bonus-table=2 first-3-table=2", "first-3", nil},
	{"texas-holdem-bonus", "ante-pays-on=straight", "bonus", nil},
	{"texas-holdem-bonus", "ante-pays-on=straight", "ante", map[string]float64{"always": 5}},
	{"mini-tex", "ante-bonus=30", "pocket-poker", nil},
	{"mini-tex", "ante-bonus=30", "ante", map[string]float64{"always": 2}},
	{"ultimate-texas-holdem", "blind=B trips=D", "ante", map[string]float64{"always": 1.2}},
	{"ultimate-texas-holdem", "blind=B trips=D", "trips", nil},
}

// Where the same cards are played by the rule that plays at the table, no luck is left, and the figure is the exact one. So it is for
// wagers that the player's own cards decide. Other strategies have the same luck with cards: far less of it is left, and the
// figure is the exact one within its standard error. Nothing that was counted before changes.
func TestTheSameCardsTellTheExactFigure(t *testing.T) {
	report, of := (*odds.Report)(nil), ""
	for _, a := range sameCards {
		c := configWith(t, a.game, a.wager, "", a.options)
		if now := a.game + a.options; now != of {
			var err error
			if report, err = odds.For(c.Rules, c.Options, c.Terms); err != nil {
				t.Fatal(err)
			}
			of = now
		}
		c.Rounds = 20_000
		plain := run(t, c)
		c.Controlled = true
		r := run(t, c)
		if !reflect.DeepEqual(plain.Sums, r.Sums) || !reflect.DeepEqual(plain.Points, r.Points) || plain.Controlled != nil {
			t.Errorf("%v: controls change what is counted", a)
		}
		if r.Controlled == nil {
			t.Errorf("%v: there are no controls", a)
			continue
		}
		if exact := sim.Exact(report, r).HouseAdvantage(); math.Abs(r.Controlled.HouseAdvantage()-exact) > 1e-10 {
			t.Errorf("%v: %v and not %v", a, r.Controlled.HouseAdvantage(), exact)
		}
		if e := r.Controlled.StandardError(); e != 0 || r.Controlled.Gain() != 0 {
			t.Errorf("%v: a standard error of %v is left", a, e)
		}
		c.Rounds = 60_000
		for strategy, gain := range a.others {
			if c.Strategy = configWith(t, a.game, a.wager, strategy, a.options).Strategy; c.Strategy.Name != strategy {
				t.Fatalf("%s is not %s", c.Strategy.Name, strategy)
			}
			r := run(t, c)
			if r.Controlled == nil {
				t.Errorf("%s, %s by %s: there are no controls", a.game, a.wager, strategy)
				continue
			}
			t.Logf("%s, %s by %s: as good as %.1f times as many rounds", a.game, a.wager, strategy, r.Controlled.Gain())
			exact := sim.Exact(report, r).HouseAdvantage()
			if z := off(r, exact); math.Abs(z) > 3.5 {
				t.Errorf("%s, %s: %.5f%% is %.1f standard errors from %.5f%%", a.game, strategy, 100*r.Controlled.HouseAdvantage(), z, 100*exact)
			}
			if z := (r.HouseAdvantage() - r.Controlled.HouseAdvantage()) / r.StandardError(); math.Abs(z) > 3.5 {
				t.Errorf("%s, %s: %.5f%% is %.1f standard errors from plain rounds", a.game, strategy, 100*r.Controlled.HouseAdvantage(), z)
			}
			if r.Controlled.Gain() < gain {
				t.Errorf("%s, %s: as good as only %.1f times as many rounds", a.game, strategy, r.Controlled.Gain())
			}
		}
	}
}

// A strategy from a file, of which no figure is known, has the luck of the same cards too.
func TestTheSameCardsTellStrategiesFromFiles(t *testing.T) {
	rules, _ := game.Find("three-card-poker")
	c := configWith(t, "three-card-poker", "ante", "", "")
	var err error
	if c.Strategy, err = sim.ParseStrategy(rules, "file", strings.NewReader("play Q 8 2")); err != nil {
		t.Fatal(err)
	}
	c.Rounds, c.Controlled = 60_000, true
	r := run(t, c)
	if r.Controlled == nil || r.Controlled.Gain() < 1000 {
		t.Fatalf("%+v", r.Controlled)
	}
	if z := (r.HouseAdvantage() - r.Controlled.HouseAdvantage()) / r.StandardError(); math.Abs(z) > 3.5 {
		t.Errorf("%.5f%% is %.1f standard errors from plain rounds", 100*r.Controlled.HouseAdvantage(), z)
	}
	least := exactOf(t, c) // of best play
	if cost := r.Controlled.HouseAdvantage() - least; cost <= 0 || cost > .001 {
		t.Errorf("it costs %.5f%% more than best play", 100*cost)
	}
}

// Who folds everything always loses the ante, and has no luck with cards at all: the controls, which would add it, are left out.
func TestControlsThatOnlyAddNoiseAreLeftOut(t *testing.T) {
	rules, _ := game.Find("mini-tex")
	c := configWith(t, "mini-tex", "ante", "", "")
	var err error
	if c.Strategy, err = sim.ParseStrategy(rules, "file", strings.NewReader("flop never\nriver all\nplay all")); err != nil {
		t.Fatal(err)
	}
	c.Rounds, c.Controlled = 20_000, true
	if r := run(t, c); r.Controlled != nil || r.HouseAdvantage() != 1 {
		t.Errorf("%v, with controls %+v", r.HouseAdvantage(), r.Controlled)
	}
}

// exactOf is the first exact figure of the wager of a simulation.
func exactOf(t *testing.T, c sim.Config) float64 {
	t.Helper()
	report, err := odds.For(c.Rules, c.Options, c.Terms)
	if err != nil {
		t.Fatal(err)
	}
	return report.Find(c.Wager, "").HouseAdvantage()
}
