package odds_test

import (
	"math/big"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// A come bet is made with any point. Odds on it are off on the shooter's come
// out roll, which comes sooner with a point that is made or lost sooner.
func TestComeBetsWithOddsAreMadeWithThePointAsItFalls(t *testing.T) {
	rules, _ := game.Find("craps")
	report, err := odds.For(rules, rules.Options(), rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, f := range report.Figures {
		if f.Wager != "come" || f.Per != "bet, with odds" {
			continue
		}
		seen++
		for _, r := range f.Results {
			if r.Net.Cmp(big.NewRat(3, 1)) != 0 {
				continue
			}
			seen++
			// With the point 4 alone it would be 4.2096 percent.
			if chance, _ := new(big.Rat).SetFrac(r.Ways, f.Total).Float64(); chance < 0.046776 || chance > 0.046778 {
				t.Errorf("three dollars are won with a chance of %.6f", chance)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d of the figure and the result that wins three dollars are there", seen)
	}
}
