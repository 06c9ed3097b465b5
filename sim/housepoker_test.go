package sim_test

import (
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/sim"
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
		{"let-it-ride", "rule paid\nfirst all", "it names a rule, and has lines of its own"},
		{"let-it-ride", "", `it does not say when to first: "first all" or "first never" is the least`},
		{"let-it-ride", "first pair 10", "it does not say when to second"},
		{"let-it-ride", "first pair 10\nsecond suited 4", "first pair 10; second suited 4"},
		{"let-it-ride", "third pair 10", "there are first, second"},
		{"let-it-ride", "first", "a line says when to do it"},
		{"let-it-ride", "first odd", "odd is no condition"},
		{"let-it-ride", "first suited", `suited takes a number, like "suited 2"`},
		{"let-it-ride", "first row x", `row takes a number of cards, and perhaps ranks, like "row 4 3-K"`},
		{"let-it-ride", "first row 3 1-K", "1 is not a rank"},
		{"let-it-ride", "first high", `high takes a rank or two`},
		{"let-it-ride", "first never\nfirst all\nsecond all", `it says "first never", and also when to do it`},
		{"mini-tex", "play from A Q", "written with its three ranks"},
		{"mini-tex", "flop not 7-X", "X is not a rank"},
		{"three-card-draw", "keep pair", "it does not say from which hand on to play"},
		{"three-card-draw", "play flush\nplay pair", "there is a hand to play already"},
		{"three-card-draw", "play flush pair", "pair is too much for a hand"},
		{"three-card-draw", "fold", "a line says which hand or a better one to play"},
	} {
		rules, ok := game.Find(x.id)
		if !ok {
			t.Fatalf("there is no game %s", x.id)
		}
		s, err := sim.ParseStrategy(rules, "file", strings.NewReader(x.file))
		got := s.Text
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, x.want) {
			t.Errorf("%s, %q: %q, not %q", x.id, x.file, got, x.want)
		}
	}
}

// What the rules of five games say can be written in a file, and plays alike.
func TestFilesSayWhatRulesSay(t *testing.T) {
	for _, x := range []struct{ id, wager, rule, file string }{
		{"double-down-stud", "original", "usual", "double pair 6\ndouble two-pairs\ndouble three\ndouble suited 4\ndouble row 4 3-K"},
		{"double-down-stud", "original", "never", "double never"},
		{"let-it-ride", "bet-three", "usual", `
first  pair 10
first  three
first  suited 3 row 3 3-A
first  suited 3 gaps 1 tens 1
first  suited 3 gaps 2 tens 2
second pair 10
second two-pairs
second three
second suited 4
second row 4 2-K tens 1`},
		{"let-it-ride", "bet-three", "always", "first all\nsecond all"},
		{"three-card-draw", "ante", "no-draw", "play A Q 2"},
		{"three-card-draw", "ante", "always", "play all"},
		{"mini-tex", "ante", "always", "flop all\nriver all\nplay all"},
		{"mississippi-stud", "ante", "always", "third all\nthird-3x never\nfourth all\nfourth-3x never\nfifth all\nfifth-3x never"},
		{"flop-poker", "ante", "always", "raise all"},
		{"flop-poker", "ante", "draws", "raise pair 2\nraise high J 2\nraise suited 3\nraise gaps 2"},
		{"texas-holdem-bonus", "ante", "always", "flop all\nturn all\nriver all"},
	} {
		named := config(t, x.id, x.wager, x.rule)
		named.Rounds = 20_000
		read := named
		rules, _ := game.Find(x.id)
		var err error
		if read.Strategy, err = sim.ParseStrategy(rules, "mine", strings.NewReader(x.file)); err != nil {
			t.Errorf("%s: %v", x.id, err)
			continue
		}
		if a, b := run(t, named), run(t, read); a.Sums != b.Sums {
			t.Errorf("%s, %s: %+v, and from a file %+v", x.id, x.rule, a.Sums, b.Sums)
		}
	}
}
