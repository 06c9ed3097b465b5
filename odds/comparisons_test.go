package odds_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// Each published figure is found under the options that are named beside it, by one of the
// ways to play, and one that is said to differ is found by none.
func TestComparisonsHold(t *testing.T) {
	for _, rules := range game.All {
		id := rules.ID
		for _, c := range odds.Comparisons(rules) {
			t.Run(id+" "+c.Published, func(t *testing.T) {
				if id == "ultimate-texas-holdem" && testing.Short() {
					t.Skip("it takes half a minute; see TestPublished")
				}
				digits := len(c.Published) - strings.Index(c.Published, ".") - 1
				r := report(t, id, c.Options)
				if c.Stake > 0 {
					var err error
					if r, err = odds.ForStake(r.Rules, r.Options, r.Rules.Terms(), c.Stake); err != nil {
						t.Fatal(err)
					}
				}
				found := slices.ContainsFunc(r.Figures, func(f *odds.Figure) bool {
					return f.Wager == c.Wager && fmt.Sprintf("%.*f", digits, 100*f.HouseAdvantage()) == c.Published
				})
				if found == c.Differs {
					t.Errorf("%s: found %t", &c, found)
				}
			})
		}
	}
}

// Reports name the options by which published figures differ.
func TestWhatFiguresAreUnder(t *testing.T) {
	for id, want := range map[string]string{"texas-holdem-bonus": "ante-pays-on=flush", "spanish-21": "decks=6", "craps": ""} {
		rules, _ := game.Find(id)
		if got := strings.Join((&odds.Report{Rules: rules, Options: rules.Options()}).Under(), " "); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}
