package sim_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

func oneDeck(t *testing.T, pairs ...string) sim.Config {
	t.Helper()
	rules := rulesOf(t, "blackjack")
	o := rules.Options()
	for _, p := range append([]string{"decks=1"}, pairs...) {
		name, value, _ := strings.Cut(p, "=")
		if err := table.SetOption(o, name, value); err != nil {
			t.Fatal(err)
		}
	}
	return sim.Config{Rules: rules, Options: o, Terms: rules.Terms(), Rounds: 400_000, Seed: 11}
}

// A shoe that is dealt to the cutting card is worth less to a player than a
// fresh one: with one deck 0.127 percent, as forty million rounds have shown. The
// difference is that of the two simulations, and is as uncertain as two that have
// nothing in common.
func TestCutCardEffect(t *testing.T) {
	t.Parallel()
	c := oneDeck(t)
	c.Rounds = 3_000_000
	found, err := sim.CutCard(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	d, e := found.Difference()
	t.Logf("%.4f%% fresh, %.4f%% to the cutting card: %.4f%% ± %.4f%%", 100*found.First.HouseAdvantage(),
		100*found.Second.HouseAdvantage(), 100*d, 100*e)
	if want := found.Second.HouseAdvantage() - found.First.HouseAdvantage(); math.Abs(d-want) > 1e-12 {
		t.Errorf("a difference of %v instead of %v", d, want)
	}
	apart := math.Hypot(found.First.StandardError(), found.Second.StandardError())
	if e < 0.75*apart || e > 1.25*apart {
		t.Errorf("a standard error of %v; of two simulations that have nothing in common %v", e, apart)
	}
	if math.Abs(d-0.00127) > 3*e {
		t.Errorf("the effect is %v ± %v", d, e)
	}
	report, err := odds.For(c.Rules, c.Options, c.Terms)
	if err != nil {
		t.Fatal(err)
	}
	exact := sim.Exact(report, found.First).HouseAdvantage()
	if off := math.Abs(found.First.HouseAdvantage() - exact); off > 3*found.First.StandardError() {
		t.Errorf("fresh shoes are %v off the exact figure", off)
	}
}

// The number of cores changes nothing, and a simulation does not differ from
// itself.
func TestComparisonsCanBeRepeated(t *testing.T) {
	t.Parallel()
	var first *sim.Comparison
	for _, cores := range []int{1, 3} {
		c := oneDeck(t)
		c.Cores = cores
		found, err := sim.CutCard(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = found
		}
		if found.Pairs() != first.Pairs() || found.First.Sums != first.First.Sums || found.Second.Sums != first.Second.Sums {
			t.Errorf("%d cores find %+v instead of %+v", cores, found.Pairs(), first.Pairs())
		}
	}
	same, err := sim.Compare(context.Background(), oneDeck(t), oneDeck(t))
	if err != nil {
		t.Fatal(err)
	}
	if d, e := same.Difference(); d != 0 || e != 0 {
		t.Errorf("a simulation differs from itself by %v ± %v", d, e)
	}
}

func TestCutCardMisuse(t *testing.T) {
	few, other, automatic := oneDeck(t), oneDeck(t), oneDeck(t, "shuffle=automatic")
	few.Rounds = sim.LeastCompared - 1
	other.Rules, other.Options = rulesOf(t, "craps"), nil
	for want, c := range map[string]sim.Config{"at least 163840 rounds": few, "one of blackjack": other, "no cutting card": automatic} {
		if _, err := sim.CutCard(context.Background(), c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q was expected: %v", want, err)
		}
	}
}
