package sim_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"boardwalk/sim/chunks"
)

var update = flag.Bool("update", false, "write what simulations by seed come to anew")

// pinned are games, wagers and options of which the result of a seed is written down.
var pinned = []struct{ game, wager, options string }{
	{"blackjack", "main", ""}, {"blackjack", "main", "dealing=hole-card surrender=yes"}, {"blackjack", "main", "shuffle=automatic"},
	{"blackjack", "main", "double-shoe=yes"},

	{"blackjack", "over", "additional=over-under"}, {"spanish-21", "main", ""},
	{"punto-banco", "banker", ""}, {"punto-banco", "player", ""}, {"punto-banco", "tie", ""}, {"minibaccarat", "banker", ""},
	{"craps", "pass", ""}, {"craps", "field", ""}, {"craps", "place-6", ""}, {"roulette", "red", ""}, {"roulette", "straight-17", ""},
	{"sic-bo", "small", ""}, {"red-dog", "original", ""}, {"casino-war", "ante", ""},
	{"three-card-poker", "ante", ""}, {"three-card-poker", "pair-plus", ""}, {"caribbean-stud", "ante", ""},
	{"ultimate-texas-holdem", "ante", ""}, {"texas-holdem-bonus", "ante", ""}, {"double-down-stud", "original", ""},
	{"let-it-ride", "bet-three", ""}, {"four-card-poker", "ante", ""}, {"mississippi-stud", "ante", ""}, {"mini-tex", "ante", ""},
	{"three-card-draw", "ante", ""}, {"flop-poker", "", ""},
	{"mini-dice", "", ""}, {"mini-craps", "", ""}, {"high-card-flush", "", ""},
}

// A seed gives what it gave before, in this program as in those that were released: nodes of several versions may play
// chunks of one simulation. Whoever changes the order in which outcomes are drawn changes what is written down here, and
// so has to change the version by which nodes know each other.
func TestASeedGivesWhatItGave(t *testing.T) {
	const file = "testdata/pinned.tsv"
	var text strings.Builder
	for _, p := range pinned {
		c := configWith(t, p.game, p.wager, "", p.options)
		c.Rounds, c.Seed = chunks.Length+3001, 1978
		r := run(t, c)
		fmt.Fprintf(&text, "%s\t%s\t%s\t%+v\n", p.game, r.Wager, p.options, r.Sums)
	}
	if *update {
		if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, wanted := strings.Split(text.String(), "\n"), strings.Split(string(want), "\n")
	if len(lines) != len(wanted) {
		t.Fatalf("%d lines are written down, and there are %d", len(wanted), len(lines))
	}
	for i, line := range lines {
		if line != wanted[i] {
			t.Errorf("it gave\n%s\nand gives\n%s", wanted[i], line)
		}
	}
}
