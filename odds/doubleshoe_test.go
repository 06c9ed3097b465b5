package odds_test

import (
	"math"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/table"
)

// figuresOf returns what wagers of blackjack cost under some options, by wager
// and strategy.
func figuresOf(t *testing.T, options ...string) map[string]*odds.Figure {
	t.Helper()
	rules, _ := game.Find("blackjack")
	o := rules.Options()
	for i := 0; i < len(options); i += 2 {
		if err := table.SetOption(o, options[i], options[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	report, err := odds.For(rules, o, rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	figures := map[string]*odds.Figure{}
	for _, f := range report.Figures {
		figures[f.Wager+" "+f.Strategy] = f
	}
	return figures
}

// One side of a double shoe of three decks holds two, and the other one. Each
// deals as often as the other, so a wager costs the mean of both.
func TestBothSidesOfADoubleShoeAreWeighed(t *testing.T) {
	double := []string{"double-shoe", "yes", "additional", "over-under", "decks"}
	three := figuresOf(t, append(double, "3")...)
	one, two := figuresOf(t, append(double, "2")...), figuresOf(t, append(double, "4")...) // of one and two decks on each side
	for name, f := range three {
		want := (one[name].HouseAdvantage() + two[name].HouseAdvantage()) / 2
		if got := f.HouseAdvantage(); math.Abs(got-want) > 1e-12 {
			t.Errorf("%s costs %.6f, and the sides cost %.6f and %.6f", name, got, one[name].HouseAdvantage(), two[name].HouseAdvantage())
		}
		if one[name].HouseAdvantage() == two[name].HouseAdvantage() {
			t.Errorf("%s costs the same from one deck as from two", name)
		}
	}
	main := three["main best play by totals: basic strategy"]
	if err := main.Complete(); err != nil {
		t.Fatal(err)
	}
	mean := 0.0
	for _, r := range main.Results {
		net, _ := r.Net.Float64()
		chance, _ := r.Probability.Float64()
		mean += net * chance
	}
	if math.Abs(mean+main.HouseAdvantage()) > 1e-6 {
		t.Errorf("the results lose %.6f on average, and the wager costs %.6f", -mean, main.HouseAdvantage())
	}
}
