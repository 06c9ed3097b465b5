package pokerodds_test

import (
	"context"
	"math"
	"testing"

	"boardwalk/game/minitex"
	"boardwalk/odds"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/sim"
)

// What the one value says of mini-tex is what the game's own mathematics say, to the last fraction, and best play in simulations is
// within the noise of it.
func TestStreetsAreTheGame(t *testing.T) {
	rules, own := minitex.Rules.With(shared), minitex.Rules.With(pokerodds.MiniTex)
	report, err := odds.For(rules, rules.Options(), rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	want, err := odds.For(own, own.Options(), own.Terms())
	if err != nil {
		t.Fatal(err)
	}
	house := report.Find("ante", "").House
	if house.Cmp(want.Find("ante", "").House) != 0 {
		t.Errorf("the house has %s, and %s", house, want.Find("ante", "").House)
	}
	strategy, err := sim.Strategies(rules)[0].For(&odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()})
	if err != nil {
		t.Fatal(err)
	}
	r, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Wager: "ante", Strategy: strategy,
		Rounds: 40_000, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	exact, _ := house.Float64()
	if z := (r.HouseAdvantage() - exact) / r.StandardError(); math.Abs(z) > 3.5 {
		t.Errorf("best play loses %.4f%%, %.1f standard errors from %.4f%%", 100*r.HouseAdvantage(), z, 100*exact)
	}
}
