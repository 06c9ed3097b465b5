package odds

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
)

// Each published figure is found under the options that are named beside it, by one of the
// ways to play, and one that is said to differ is found by none.
func TestComparisonsHold(t *testing.T) {
	for id, list := range comparisons {
		for _, c := range list {
			t.Run(id+" "+c.Published, func(t *testing.T) {
				if id == "ultimate-texas-holdem" && testing.Short() {
					t.Skip("it takes half a minute; see TestPublished")
				}
				digits := len(c.Published) - strings.Index(c.Published, ".") - 1
				found := slices.ContainsFunc(report(t, id, c.Options).Figures, func(f *Figure) bool {
					return f.Wager == c.Wager && fmt.Sprintf("%.*f", digits, 100*f.HouseAdvantage()) == c.Published
				})
				if found == c.Differs {
					t.Errorf("%s: found %t", &c, found)
				}
			})
		}
	}
}

// They are of games that there are.
func TestComparisonsAreOfGames(t *testing.T) {
	for id := range comparisons {
		r, ok := game.Find(id)
		if !ok || len(Comparisons(r)) == 0 {
			t.Errorf("there is no game %s", id)
		}
	}
}
