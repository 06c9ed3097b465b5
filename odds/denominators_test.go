package odds_test

import (
	"errors"
	"slices"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// unasked are games whose figures take longer than a test should, and whose denominators others have, too.
var unasked = []string{"pai-gow-poker", "texas-holdem-bonus", "ultimate-texas-holdem", "spanish-21",
	"double-attack-blackjack", "flop-poker"}

func TestDenominators(t *testing.T) {
	for _, r := range game.All {
		if slices.Contains(unasked, r.ID) {
			continue
		}
		report, err := odds.For(r, nil, r.Terms())
		if errors.As(err, new(*odds.NotAnalysed)) {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		for _, f := range report.Figures {
			if !slices.Contains(odds.Denominators, f.Per) {
				t.Errorf("%s: %s is told per %q, which is not among the denominators", r.ID, f.Wager, f.Per)
			}
		}
	}
}
