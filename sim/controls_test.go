package sim_test

import (
	"context"
	"math"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/sim/chunks/chunkstest"
	"boardwalk/table"
)

// exactly returns the exact house advantage of the wager of a simulation.
func exactly(t *testing.T, c sim.Config, r *sim.Result) float64 {
	t.Helper()
	report, err := odds.For(c.Rules, c.Options, c.Terms)
	if err != nil {
		t.Fatal(err)
	}
	f := sim.Exact(report, r)
	if f == nil {
		t.Fatalf("%s has no figure for %s by %s", c.Rules.ID, r.Wager, r.Strategy.Name)
	}
	return f.HouseAdvantage()
}

// off is how many standard errors a controlled figure is away from another.
func off(r *sim.Result, from float64) float64 {
	return (r.Controlled.HouseAdvantage() - from) / r.Controlled.StandardError()
}

// From fresh shoes the controlled figure is the exact one, within a standard error that plain rounds would need twenty times
// as many for, and nothing that was counted before changes.
func TestControlsFindTheExactFigure(t *testing.T) {
	for _, a := range []struct{ game, wager, options string }{
		{"blackjack", "main", "shuffle=automatic"},
		{"blackjack", "over", "additional=over-under shuffle=automatic"},
		{"blackjack", "same-suit", "additional=same-suit shuffle=automatic"},
		{"double-attack-blackjack", "main", "split-hands=2 shuffle=automatic"},
		{"minibaccarat", "banker", "device=yes"},
		{"minibaccarat", "player", "device=yes decks=6"},
		{"minibaccarat", "tie", "device=yes"},
		{"red-dog", "original", "automatic=yes"},
		{"red-dog", "original", "decks=8 automatic=yes"},
	} {
		c := configWith(t, a.game, a.wager, "", a.options)
		c.Rounds = 100_000
		plain := run(t, c)
		c.Controlled = true
		r := run(t, c)
		if !reflect.DeepEqual(plain.Sums, r.Sums) || !reflect.DeepEqual(plain.Points, r.Points) || plain.Controlled != nil {
			t.Errorf("%s, %s: controls change what is counted", a.game, a.wager)
		}
		exact := exactly(t, c, r)
		if z := off(r, exact); math.Abs(z) > 3.5 {
			t.Errorf("%s, %s: %.5f%% is %.1f standard errors from %.5f%%", a.game, a.wager, 100*r.Controlled.HouseAdvantage(), z, 100*exact)
		}
		if gain := r.Controlled.Gain(); gain < 20 {
			t.Errorf("%s, %s: as good as only %.1f times as many rounds", a.game, a.wager, gain)
		}
	}
}

// Through the shoe the intervals hold what plain rounds find, whatever the strategy.
func TestControlsLeaveTheCutCardEffect(t *testing.T) {
	for _, a := range []struct{ game, wager, strategy, options string }{
		{"blackjack", "main", "", ""}, {"blackjack", "main", "mimic", ""}, {"blackjack", "main", "", "decks=1 behind=50"},
		{"blackjack", "main", "", "dealing=hole-card-reader surrender=yes"}, {"blackjack", "main", "never-bust", "dealing=both-up"},
		{"punto-banco", "banker", "", ""}, {"punto-banco", "player", "", "cutting-card=200"}, {"punto-banco", "tie", "", ""},
		{"minibaccarat", "banker", "", "vigorish=25%-on-tie"}, {"minibaccarat", "banker", "", "collection=deferred"},
		{"casino-war", "ante", "", "decks=8 bonus=yes"}, {"casino-war", "ante", "surrender", "decks=1"}, {"casino-war", "tie", "", ""},
		{"red-dog", "original", "", "decks=6"}, {"red-dog", "original", "always", ""}, {"red-dog", "original", "never", "decks=2"},
	} {
		c := configWith(t, a.game, a.wager, a.strategy, a.options)
		c.Rounds, c.Controlled = 200_000, true
		r := run(t, c)
		if z := (r.HouseAdvantage() - r.Controlled.HouseAdvantage()) / r.StandardError(); math.Abs(z) > 3.5 {
			t.Errorf("%v: %.4f%% with controls is %.1f plain standard errors from %.4f%%",
				a, 100*r.Controlled.HouseAdvantage(), z, 100*r.HouseAdvantage())
		}
		if r.Controlled.Gain() < 5 {
			t.Errorf("%v: as good as only %.1f times as many rounds", a, r.Controlled.Gain())
		}
	}
}

// Of many short simulations nearly 95 in 100 have the true figure in their interval, and their standard error is that by
// which they scatter.
func TestControlledIntervalsHold(t *testing.T) {
	c := configWith(t, "blackjack", "main", "", "shuffle=automatic")
	c.Rounds, c.Controlled = sim.LeastControlled, true
	exact, held, sum := 0.0, 0, 0.0
	const seeds = 40
	for seed := range uint64(seeds) {
		c.Seed = seed
		r := run(t, c)
		if seed == 0 {
			exact = exactly(t, c, r)
		}
		if low, high := r.Controlled.Interval(); low <= exact && exact <= high {
			held++
		}
		z := off(r, exact)
		sum += z * z
	}
	if held < 34 {
		t.Errorf("%d of %d intervals have the exact figure in them", held, seeds)
	}
	if scatter := sum / seeds; scatter < .6 || scatter > 1.6 {
		t.Errorf("they scatter %.2f times as much as they say, squared", scatter)
	}
}

// wrong is a control whose mean is not what it says.
type wrong struct{ sim.Control }

func (w wrong) Over() float64 { return w.Control.Over() + .0005 }

// The tests above would notice a mean that is wrong by a twentieth of a percent.
func TestAWrongControlIsNoticed(t *testing.T) {
	c := configWith(t, "blackjack", "main", "", "shuffle=automatic")
	players := *c.Rules.Mathematics.(sim.Played).Simulation()
	right := players.Controls
	players.Controls = func(p *sim.Plan, t *table.Table) *sim.Controls {
		found := *right(p, t)
		watch := found.Watch
		found.Watch = func(t *table.Table) sim.Control { return wrong{watch(t)} }
		return &found
	}
	rules := c.Rules
	broken := *rules
	broken.Mathematics = &players
	c.Rules, c.Rounds, c.Controlled = &broken, 100_000, true
	r := run(t, c)
	c.Rules = rules
	if z := off(r, exactly(t, c, r)); math.Abs(z) < 5 {
		t.Errorf("the wrong figure is only %.1f standard errors away", z)
	}
}

// What controls find is the same on any number of cores, and played elsewhere.
func TestControlsElsewhere(t *testing.T) {
	c := config(t, "blackjack", "main", "")
	c.Rounds, c.Controlled, c.Cores = 3*chunks.Length+777, true, 1
	want := run(t, c)
	c.Cores = 3
	if d := cmp.Diff(want, run(t, c), sameResult); d != "" {
		t.Error(d)
	}
	c.Elsewhere = chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return sim.NewHand(c) })
	if d := cmp.Diff(want, run(t, c), sameResult); d != "" {
		t.Error(d)
	}
	plain := c
	plain.Controlled = false
	c.Elsewhere = chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return sim.NewHand(plain) })
	if _, err := sim.Run(context.Background(), c); err == nil {
		t.Error("chunks without controls are taken for chunks with them")
	}
}

// A few rounds are too few for a standard error by batches, and no control is used.
func TestFewRoundsArePlain(t *testing.T) {
	c := config(t, "blackjack", "main", "")
	c.Rounds, c.Controlled = sim.LeastControlled-1, true
	if r := run(t, c); r.Controlled != nil {
		t.Errorf("%d rounds are controlled", c.Rounds)
	}
}

// The cut-card effect of two hundred thousand rounds is known better with controls than without, and agrees.
func TestControlsTellTheCutCardEffect(t *testing.T) {
	c := configWith(t, "blackjack", "over", "", "additional=over-under")
	c.Rounds, c.Controlled = 320_000, true
	found, err := sim.CutCard(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	plain, plainError := found.Difference()
	d, e := found.ControlledDifference()
	if !found.IsControlled() || 100*e*e > plainError*plainError {
		t.Errorf("%.4f%% ± %.4f%% with controls, and ± %.4f%% without", 100*d, 100*e, 100*plainError)
	}
	if math.Abs(d-plain) > 3.5*plainError {
		t.Errorf("%.4f%% with controls is not %.4f%% ± %.4f%%", 100*d, 100*plain, 100*plainError)
	}
	if low, high := found.ControlledInterval(); low >= d || high <= d {
		t.Errorf("%v is not between %v and %v", d, low, high)
	}
}
