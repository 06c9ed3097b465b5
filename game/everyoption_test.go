package game_test

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
	"boardwalk/whatif"
)

// knownOptions are those of the law and those of other places.
func knownOptions(o table.Options) []table.Option {
	list := o.Declare()
	if s, ok := o.(table.Strange); ok {
		list = append(list, s.Elsewhere()...)
	}
	return list
}

// tried are values of options that are not one of several words.
var tried = []string{"yes", "no", "none", "12", "20", "50%", "$5", "$500"}

// unlawfulValues are values that an option of a game takes and that no lawful table has.
func unlawfulValues(r *table.Rules, index int) (list []string) {
	o := knownOptions(r.Options())[index]
	usual, says := o.Usual()
	for _, value := range slices.Concat(o.Possible(), tried) {
		own := knownOptions(r.Options())[index]
		switch {
		case !own.Take(value) || own.Value() == o.Value() || slices.Contains(list, own.Value()):
		case says != "" && own.Value() != usual, says == "" && own.Set(own.Value()) != nil:
			list = append(list, own.Value())
		}
	}
	return list
}

// unseen are options, and values of them, that change nothing in simulated rounds, and why.
var unseen = map[string]string{
	"craps: odds":                       "how much may be wagered behind a bet, which is a wager of its own",
	"craps: lay-odds":                   "likewise",
	"mini-craps: odds":                  "likewise",
	"mini-craps: lay-odds":              "likewise",
	"caribbean-stud: straight-flush":    "a straight flush comes once in 72,193 hands",
	"roulette: even-money-on-zero half": "it is what New Jersey does on the usual wheel, which has a double zero",
}

// uncounted are those that change no figure, and why.
var uncounted = map[string]string{"roulette: even-money-on-zero half": unseen["roulette: even-money-on-zero half"]}

// TestEveryRuleOfOtherPlacesIsFollowed supposes every option of every game at every value that only a supposed table has, each as
// somebody would write it. The figures have to differ from the lawful ones, and so has what simulated rounds of the same seed
// bring. The room is left out: what the house takes there is no figure, and cli/testdata/script/whatif.txt simulates it.
func TestEveryRuleOfOtherPlacesIsFollowed(t *testing.T) {
	found, said := 0, map[string]bool{}
	for _, r := range game.All {
		if r.EachOther {
			continue
		}
		for i, o := range knownOptions(r.Options()) {
			for _, value := range unlawfulValues(r, i) {
				found++
				option := r.ID + ": " + o.Name
				name := option + " " + value
				said[option], said[name] = true, true
				s := readLines(t, r, o.Name+" "+value)
				if got := knownOptions(s.Options)[i].Value(); got != value {
					t.Errorf("%s was read as %s", name, got)
				}
				if len(s.Unlawful) == 0 {
					t.Errorf("%s is not marked", name)
				}
				lawful := readLines(t, r, "")
				if simulated(t, lawful) == simulated(t, s) && unseen[option] == "" && unseen[name] == "" {
					t.Errorf("%s: simulated rounds bring what lawful ones do", name)
				}
				if odds.Pending(s.Rules, s.Options, s.Terms, 0) != "" {
					continue
				}
				if figures(t, lawful) == figures(t, s) && uncounted[name] == "" {
					t.Errorf("%s: all figures are those of lawful rules", name)
				}
			}
		}
	}
	if t.Logf("%d values", found); found < 15 {
		t.Errorf("only %d values were found", found)
	}
	for name := range unseen {
		if !said[name] {
			t.Errorf("%s is an exception, and no option", name)
		}
	}
}

// figures writes down what wagers are worth, or that the figures cannot follow.
func figures(t *testing.T, s *whatif.Supposed) string {
	t.Helper()
	r, err := report(s)
	if err != nil {
		return err.Error()
	}
	var text strings.Builder
	for _, f := range r.Figures {
		fmt.Fprintln(&text, f.Wager, f.Per, f.House, f.Advantage, f.Wagered)
	}
	return text.String()
}

// simulated is what the wagers of a game have brought in some rounds, each by itself.
func simulated(t *testing.T, s *whatif.Supposed) string {
	t.Helper()
	wagers, err := sim.Wagers(s.Rules, s.Options)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, w := range wagers[:min(len(wagers), 200)] {
		r, err := sim.Run(context.Background(), sim.Config{Rules: s.Rules, Options: s.Options, Terms: s.Terms,
			Wager: w, Rounds: 3000, Seed: 1, Cores: 1})
		if err != nil {
			fmt.Fprintln(&text, w, err)
			continue
		}
		fmt.Fprintln(&text, w, strconv.FormatFloat(r.HouseAdvantage(), 'g', -1, 64))
	}
	return text.String()
}
