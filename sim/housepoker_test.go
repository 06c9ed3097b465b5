package sim

import (
	"strings"
	"testing"

	"boardwalk/game"
)

// Strategy files of poker against the house are read, and play as the strategies that
// have names; what makes no sense is refused.
func TestStrategyFilesOfPokerAgainstTheHouse(t *testing.T) {
	for _, x := range []struct{ id, file, want string }{
		{"caribbean-stud", "bet A K J 8 3", "bet A K J 8 3 or better"},
		{"caribbean-stud", "bet all", "bet every hand"},
		{"caribbean-stud", "bet A K", "five ranks"},
		{"caribbean-stud", "play A K J 8 3", "with which hand"},
		{"four-card-poker", "triple 10\nplay 3", "triple a pair of tens or better, play a pair of threes or better, fold the rest"},
		{"four-card-poker", "triple 10", "needs a line"},
		{"four-card-poker", "triple 10\ntriple 9", "already"},
		{"let-it-ride", "rule paid", "let a wager ride only with a hand that is paid already"},
		{"let-it-ride", "rule none", "there are usual, paid, always"},
		{"let-it-ride", "", "names no rule"},
	} {
		rules, ok := game.Find(x.id)
		if !ok {
			t.Fatalf("there is no game %s", x.id)
		}
		s, err := ParseStrategy(rules, "file", strings.NewReader(x.file))
		got := s.Text
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, x.want) {
			t.Errorf("%s, %q: %q, not %q", x.id, x.file, got, x.want)
		}
	}
}
