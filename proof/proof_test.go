package proof

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
)

// Every certificate that comes with the program is of its rules, adds up, and agrees with its second method and with its
// simulations; every set of options has one, and no file lies there that nobody reads.
func TestKeptCertificatesHold(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"README": true}
	for _, rules := range game.All {
		for _, set := range Sets(rules) {
			want[fileName(rules.ID, set)] = true
		}
	}
	for _, c := range all {
		if err := c.Check(); err != nil {
			t.Error(err)
		}
		if c.Second.How == "" && len(c.Second.HeldBy) == 0 && len(c.Simulated) == 0 {
			t.Errorf("%s: nothing holds its figures: no second method, no test and no simulation", fileName(c.Game, c.Set))
		}
	}
	files, err := os.ReadDir("kept")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !want[f.Name()] {
			t.Errorf("kept/%s is of no game or set of options", f.Name())
		}
		delete(want, f.Name())
	}
	for name := range want {
		t.Errorf("there is no certificate kept/%s: make prove", name)
	}
}

// quick are games whose figures are found in a moment.
var quick = []string{"craps", "roulette", "big-six", "sic-bo", "three-card-poker", "casino-war", "punto-banco"}

// The figures of a few games are found anew, and the first rounds of their simulations are played again, bit for bit.
func TestASampleIsMadeAgain(t *testing.T) {
	replayed := 0
	for _, id := range quick {
		c, err := read(fileName(id, ""))
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Again(); err != nil {
			t.Error(err)
		}
		replayed += len(c.Simulated)
		if err := c.Replay(context.Background()); err != nil {
			t.Error(err)
		}
	}
	if replayed == 0 {
		t.Error("no certificate of the sample has a simulation, so nothing was played again")
	}
}

// What was changed in a certificate by hand is found.
func TestFaultsOfCertificatesAreFound(t *testing.T) {
	for _, tt := range []struct {
		name, says string
		change     func(c *Certificate)
	}{
		{"a stale version", "version 9 of the rules", func(c *Certificate) { c.Rules = 9 }},
		{"a stale hash", "another hash", func(c *Certificate) { c.Played = "0123456789abcdef" }},
		{"another form", "form 7", func(c *Certificate) { c.Form = 7 }},
		{"ways that do not add up", "add up to", func(c *Certificate) { c.Figures[0].Results[0] += "1" }},
		{"another advantage", "the house advantage is said to be", func(c *Certificate) { c.Figures[0].House = "7/496" }},
		{"another variance", "the variance is", func(c *Certificate) { c.Figures[0].Variance = "1" }},
		{"too few deals", "no whole part", func(c *Certificate) { c.Figures[0].Deals = "494" }},
		{"a simulation that does not agree", "standard errors from its figure", func(c *Certificate) {
			s := &c.Simulated[0]
			s.Sums.Net -= s.Stake / 50 * s.Sums.Bets
			s.sum()
		}},
		{"sums that say something else", "its sums say", func(c *Certificate) { c.Simulated[0].Sums.Net++ }},
		{"a simulation of another figure", "no figure here", func(c *Certificate) { c.Simulated[0].Figure = "0.02" }},
		{"a second method that differs", "the second method", func(c *Certificate) { c.Second.Differ = []string{"pass"} }},
		{"a published figure without a reason", "no note says why", func(c *Certificate) { c.Published[0].Agrees = false }},
	} {
		c, err := read("craps.json")
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Check(); err != nil {
			t.Fatal(err)
		}
		tt.change(c)
		if err := c.Check(); err == nil || !strings.Contains(err.Error(), tt.says) || !strings.Contains(err.Error(), "craps.json") {
			t.Errorf("%s: %v", tt.name, err)
		}
		var stale *StaleError
		if err := c.Fresh(); errors.As(err, &stale) != strings.HasPrefix(tt.name, "a stale") && !strings.HasPrefix(tt.name, "another form") {
			t.Errorf("%s: stale: %v", tt.name, err)
		}
	}
	c, err := read("craps.json")
	if err != nil {
		t.Fatal(err)
	}
	c.Simulated[0].Opening.Net++
	if err := c.Replay(context.Background()); err == nil || !strings.Contains(err.Error(), "now come to") {
		t.Errorf("first rounds that were changed: %v", err)
	}
	c.Figures[0].House = "1/3"
	if err := c.Again(); err == nil || !strings.Contains(err.Error(), "pass") {
		t.Errorf("a figure that was changed: %v", err)
	}
}

// A simulation that is divided into slices, ended in the middle of a line and gone on with comes to what one run of as many
// rounds comes to, to the last cent.
func TestSlicesComeToOneRun(t *testing.T) {
	const id, blocks = "big-six", 3
	dir := t.TempDir()
	q := Runner{Progress: dir, Rounds: func(string) int64 { return blocks*BlockRounds - 5 }, Seed: 4,
		Of: 2, Slice: 1, NoSecond: true, Cores: 1}
	c, err := q.Make(context.Background(), id, "")
	if err != nil {
		t.Fatal(err)
	}
	if got := c.Simulated[0].Rounds; got != BlockRounds {
		t.Errorf("the first slice alone has %d rounds from the beginning, not one block", got)
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	for _, name := range files {
		if f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0); err == nil {
			f.WriteString(`{"block":1,"sums":{"bets":26`) // a power cut
			f.Close()
		}
	}
	q.Slice = 2
	if c, err = q.Make(context.Background(), id, ""); err != nil {
		t.Fatal(err)
	}
	rules, _ := game.Find(id)
	for _, s := range c.Simulated {
		r, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Wager: s.Wager,
			Rounds: blocks * BlockRounds, Seed: 4})
		if err != nil {
			t.Fatal(err)
		}
		if s.Rounds != r.Rounds || s.Sums != noted(&r.Sums) || money.Cents(s.Stake) != r.Stake {
			t.Errorf("%s: %d rounds of slices come to %+v, and %d of one run to %+v", s.Wager, s.Rounds, s.Sums, r.Rounds, noted(&r.Sums))
		}
	}
	other := q
	other.Seed, other.Rounds = 5, func(string) int64 { return 0 }
	if c, err = other.Make(context.Background(), id, ""); err != nil || len(c.Simulated) > 0 || len(c.Unplayed) == 0 {
		t.Errorf("a certificate without simulation says %v: %v", c.Unplayed, err)
	}
}

// The tests that certificates name are there.
func TestNamedTestsAreThere(t *testing.T) {
	for _, rules := range game.All {
		of := odds.Of(rules)
		if len(Sets(rules)) > 0 && (len(of.HeldBy) == 0 || of.Method == "") {
			t.Errorf("%s: its mathematics says not how the figures are found, or no test that holds them", rules.ID)
		}
		for _, name := range of.HeldBy {
			at := strings.LastIndexByte(name, '.')
			files, _ := filepath.Glob(filepath.Join("..", name[:at], "*_test.go"))
			if !slices.ContainsFunc(files, func(file string) bool {
				text, err := os.ReadFile(file)
				return err == nil && strings.Contains(string(text), "\nfunc "+name[at+1:]+"(t *testing.T)")
			}) {
				t.Errorf("%s: there is no test %s", rules.ID, name)
			}
		}
	}
}
