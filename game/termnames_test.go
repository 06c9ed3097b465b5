package game_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/table"
)

// TestTermsKnowWagersOfAllPositionsTogether has a casino file write a wager that every position has as people call it.
func TestTermsKnowWagersOfAllPositionsTogether(t *testing.T) {
	for _, rules := range game.All {
		l := rules.New(rules.Options()).Layout()
		for i := range l.Wagers {
			w := &l.Wagers[i]
			base, ok := strings.CutSuffix(w.ID, fmt.Sprint("-", w.Position))
			if w.Position == table.House || !ok {
				continue
			}
			for _, name := range []string{base, w.Called()} {
				known, ok := l.TermName(name, false)
				if !ok || known != cmp.Or(w.Group, w.ID) {
					t.Errorf("%s: %q is %q, and not the group %q of %s", rules.ID, name, known, w.Group, w.ID)
				}
			}
		}
	}
}
