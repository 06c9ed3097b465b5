package sim_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"boardwalk/sim"
	"boardwalk/sim/chunks"
	"boardwalk/table"
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

// A round that nobody hears is played with fewer words: cards come several at once, strategies answer by numbers and
// wagers are made again as they were accepted. With somebody who hears everything the same seed brings the same.
func TestSilenceChangesNothing(t *testing.T) {
	for _, p := range pinned {
		c := configWith(t, p.game, p.wager, "", p.options)
		silent, heard := seated(t, c), seated(t, c)
		var events deaf
		table.To(&events)(heard.Table())
		for range 30 {
			for _, w := range []*sim.Worker{silent, heard} {
				if err := w.Rounds(100); err != nil {
					t.Fatal(p, err)
				}
			}
			if a, b := silent.Table().Account(1), heard.Table().Account(1); a != b {
				t.Fatalf("%s, %s %s: %+v, and with somebody who hears of it %+v", p.game, p.wager, p.options, a, b)
			}
		}
		if events == 0 {
			t.Errorf("%s: nothing was told", p.game)
		}
	}
}

// deaf is a listener who counts events and forgets them.
type deaf int

func (d *deaf) Event(*table.Event) { *d++ }
