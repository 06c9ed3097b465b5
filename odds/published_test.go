package odds_test

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
)

// report finds the figures of a game under options like "decks=6 vigorish=4%".
func report(t *testing.T, id, options string) *odds.Report {
	t.Helper()
	a := asked(t, id, options)
	return oddstest.Report(t, a.Rules, options)
}

// asked is a table of a game under such options.
func asked(t *testing.T, id, options string) *odds.Asked {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	return oddstest.Asked(t, rules, options)
}

func float(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}

// The figures that others have printed are found. Sources that no line names are Michael Shackleford's Wizard of Odds
// (wizardofodds.com) and, where a fraction is given, the common literature: 7/495 and 3/220 for the line bets of craps are
// in every textbook.
func TestPublishedFigures(t *testing.T) {
	reports := map[string]*odds.Report{}
	for _, rules := range game.All {
		for _, p := range odds.Of(rules).Published {
			key := rules.ID + " " + p.Options
			if reports[key] == nil {
				reports[key] = report(t, rules.ID, p.Options)
			}
			f := reports[key].Find(p.Wager, p.Per)
			if f == nil {
				t.Errorf("%s has no figure of %s per %s", key, p.Wager, p.Per)
				continue
			}
			got := f.House.RatString()
			if !strings.Contains(p.Figure, "/") {
				_, digits, _ := strings.Cut(p.Figure, ".")
				got = fmt.Sprintf("%.*f", len(digits), 100*f.HouseAdvantage())
			}
			if got != p.Figure {
				t.Errorf("%s: %s per %s is %s, and %s was published", key, p.Wager, p.Per, got, p.Figure)
			}
		}
	}
	if len(reports) < 20 {
		t.Errorf("only %d reports are held against published figures", len(reports))
	}
}

// The element of risk of a line bet with odds is what the literature calls the
// combined house advantage.
func TestLineBetsWithOdds(t *testing.T) {
	for _, x := range []struct{ options, wager, figure string }{
		{"odds=1 lay-odds=1", "pass", "0.848"},
		{"odds=2 lay-odds=2", "pass", "0.606"},
		{"odds=3 lay-odds=3", "pass", "0.471"},
		{"odds=5 lay-odds=5", "pass", "0.326"},
		{"odds=10 lay-odds=10", "pass", "0.184"},
		{"odds=3-4-5 lay-odds=3-4-5", "pass", "0.374"},
		{"odds=3-4-5 lay-odds=3-4-5", "dont-pass", "0.273"},
		{"odds=1 lay-odds=1", "dont-pass", "0.682"},
		{"odds=2 lay-odds=2", "dont-pass", "0.455"},
		{"odds=10 lay-odds=10", "dont-pass", "0.124"},
		{"odds=2 lay-odds=2", "come", "0.606"},
	} {
		f := report(t, "craps", x.options).Find(x.wager, "bet, with odds")
		if f == nil {
			t.Fatalf("no figure of %s with odds", x.wager)
		}
		got := fmt.Sprintf("%.3f", 100*f.ElementOfRisk())
		if got != x.figure {
			t.Errorf("%s with %s: %s%%, not %s%%", x.wager, x.options, got, x.figure)
		}
	}
}

// Chances add up to one, ways to their total, and the advantage is what the
// results say it is.
func TestFiguresAreConsistent(t *testing.T) {
	for _, rules := range game.All {
		if odds.Of(rules).Figures == nil {
			continue
		}
		if testing.Short() && odds.Pending(rules, rules.Options(), rules.Terms(), 0) != "" {
			continue // the count takes half a minute, unless another test made it
		}
		for _, f := range report(t, rules.ID, "").Figures {
			if len(f.Results) == 0 {
				continue
			}
			sum, mean := 0.0, 0.0
			for _, r := range f.Results {
				p, net := float(r.Probability), float(r.Net)
				sum += p
				mean += p * net
				ways, _ := r.Ways.Float64()
				total, _ := f.Total.Float64()
				if math.Abs(ways/total-p) > 1e-12 {
					t.Errorf("%s %s: %v ways of %v are not %v", rules.ID, f.Wager, r.Ways, f.Total, p)
				}
			}
			if math.Abs(sum-1) > 1e-12 || math.Abs(mean+f.HouseAdvantage()) > 1e-12 {
				t.Errorf("%s %s: chances of %v and a mean of %v against an advantage of %v", rules.ID, f.Wager, sum, mean, f.HouseAdvantage())
			}
		}
	}
}

// The element of risk and the average wager of mississippi stud are those of
// wizardofodds.com/games/mississippi-stud, as casinocitytimes.com of April 19, 2018 explains them.
func TestMississippiElementOfRisk(t *testing.T) {
	f := report(t, "mississippi-stud", "").Find("ante", "")
	if got := fmt.Sprintf("%.2f %.2f", 100*f.ElementOfRisk(), f.HouseAdvantage()/f.ElementOfRisk()); got != "1.37 3.59" {
		t.Errorf("the element of risk and the average wager are %s", got)
	}
}

// A payout limit takes from an ante of $1,000 what a royal flush wins beyond it, and nothing
// from an ante of $10. At the posted minimum nothing is ever taken.
func TestUltimatePayoutLimit(t *testing.T) {
	a := asked(t, "ultimate-texas-holdem", "payout-limit=$60000")
	rules, o := a.Rules, a.Options
	if testing.Short() && odds.Pending(rules, o, rules.Terms(), 0) != "" {
		t.Skip("many seconds")
	}
	most := func(minimum, stake money.Cents) *big.Rat {
		terms := rules.Terms()
		terms.Limit.Min = minimum
		r, err := odds.ForStake(rules, o, terms, stake)
		if err != nil {
			t.Fatal(err)
		}
		results := r.Find("ante", "").Results
		return slices.MaxFunc(results, func(a, b odds.Result) int { return a.Net.Cmp(b.Net) }).Net
	}
	for _, x := range []struct{ minimum, stake, antes int64 }{{5, 10, 505}, {5, 1000, 60}, {200, 1000, 101}} {
		if got := most(money.Cents(x.minimum)*money.Dollar, money.Cents(x.stake)*money.Dollar); got.Cmp(big.NewRat(x.antes, 1)) != 0 {
			t.Errorf("a hand with an ante of $%d wins at most %s antes, not %d", x.stake, got.RatString(), x.antes)
		}
	}
}
