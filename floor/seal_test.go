package floor

import (
	"testing"

	"boardwalk/journal"
)

// The seed of a round of poker would show hands that nobody had to show: it is
// in no viewer's stream, while that of other games is in everybody's.
func TestSeedsOfPokerAreSealed(t *testing.T) {
	for _, sealed := range []bool{false, true} {
		e := Event{Kind: journal.KindReveal, Round: 3, Text: "the seed", sealed: sealed}
		for _, person := range []string{"", "ada"} {
			seen, ok := e.For(person)
			if !ok || seen.Round != 3 || (seen.Text == "") != sealed {
				t.Errorf("sealed %v: %q sees %+v", sealed, person, seen)
			}
		}
	}
}
