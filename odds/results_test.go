package odds_test

import (
	"errors"
	"math"
	"testing"

	"boardwalk/odds"
)

// A variance is that of the results, and a figure over what is not always the
// same has none.
func TestVariances(t *testing.T) {
	r := report(t, "craps", "")
	for _, x := range []struct {
		wager, per, variance string
	}{
		{"pass", "bet resolved", "244976/245025"},
		{"dont-pass", "bet resolved", "3704896/3705625"},
		{"field", "bet resolved", "377/324"},
		{"pass", "roll", ""},
	} {
		f, got := r.Find(x.wager, x.per), ""
		if f.Variance != nil {
			got = f.Variance.RatString()
		}
		if got != x.variance {
			t.Errorf("%s per %s: the variance is %q", x.wager, x.per, got)
		}
	}
}

// Blackjack has its results when they are asked for, and ways when it is counted.
func TestBlackjackResults(t *testing.T) {
	r := report(t, "blackjack", "decks=1")
	f := r.Find("main", "")
	if f.Results != nil || f.Variance != nil {
		t.Error("the results are there before they were asked for")
	}
	if err := f.Complete(); err != nil {
		t.Fatal(err)
	}
	sum, mean := 0.0, 0.0
	for _, x := range f.Results {
		sum += float(x.Probability)
		mean += float(x.Probability) * float(x.Net)
		if x.Ways != nil {
			t.Error("ways were counted that are none")
		}
	}
	if math.Abs(sum-1) > 1e-12 || math.Abs(mean+f.HouseAdvantage()) > 1e-12 {
		t.Errorf("chances of %v and a mean of %v against an advantage of %v", sum, mean, f.HouseAdvantage())
	}
	if d := f.StandardDeviation(); d < 1.14 || d > 1.17 {
		t.Errorf("a standard deviation of %v", d)
	}
	more := report(t, "blackjack", "split-hands=3").Find("main", "")
	if err := more.Count(); !errors.Is(err, odds.ErrNotCounted) || !more.Approximate {
		t.Errorf("three hands are counted: %v", err)
	}
}
