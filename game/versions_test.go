package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// TestVersionsOfTheRules holds every game against what is written down of its version. Whoever changes what a game
// declares or does gives it a new version, so that rounds which were dealt before can be told from those after it.
func TestVersionsOfTheRules(t *testing.T) {
	lines := map[string]string{} // by game
	for was := range strings.Lines(versionList) {
		id, _, _ := strings.Cut(was, "\t")
		lines[id] = was
	}
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			usual, other := 240, 24
			if r.EachOther { // a hand of poker takes many times as long
				usual, other = 80, 4
			}
			line := fmt.Sprintf("%s\t%d\t%s\t%s\t%s\n", r.ID, r.Version(), shortHash([]byte(declared(r))),
				played(t, r, tabletest.WalkEach, 200, 40), played(t, r, tabletest.WalkSteered, usual, other))
			was, known := lines[r.ID]
			switch lines[r.ID] = line; {
			case *update || line == was:
			case !known:
				t.Errorf("%s is not in versions.tsv yet: go test ./game -run 'Versions/^%s$' -update", r.ID, r.ID)
			default:
				t.Errorf("%s: its rules are not those that versions.tsv has for this version.\n"+
					"If that is on purpose, add a table.Correction to the game's Rules. If no release has this version yet, write the\n"+
					"list anew: go test ./game -run Versions -update", r.ID)
			}
		})
	}
	if *update && !t.Failed() { // the lines of games that were not run stay as they are
		text := "game\tversion\tdeclared\tplayed\tsteered\n"
		for _, r := range All {
			text += lines[r.ID]
		}
		if err := os.WriteFile("versions.tsv", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCorrectedGamesKeepEditions: the options of a game that was corrected say which version a table was set up under,
// and its corrections are numbered from 2 on.
func TestCorrectedGamesKeepEditions(t *testing.T) {
	for _, r := range All {
		for i, c := range r.Corrections {
			if c.Version < 2 || i > 0 && c.Version < r.Corrections[i-1].Version || c.Name == "" || c.Was == "" {
				t.Errorf("%s: the correction %+v", r.ID, c)
			}
			before, ok := r.AsOf(c.Version-1, nil)
			if !ok || r.VersionOf(before) != c.Version-1 || r.VersionOf(r.Copy(before)) != c.Version-1 {
				t.Errorf("%s: its options do not keep the version before %s", r.ID, c.Name)
			}
		}
	}
}

func shortHash(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// walks play a table at random, and call after when each step is done.
type walks func(t testing.TB, r *table.Rules, options table.Options, will chance.Source, steps int, after func(*table.Live, table.Log))

// played plays a game at random from a fixed seed, so many steps, and fewer under each other value of each option. It returns
// a hash of what happened.
func played(t *testing.T, r *table.Rules, walk walks, usual, other int) string {
	happened := sha256.New()
	told := map[table.Event][]byte{} // the same event comes many times, and writing it costs more than playing it
	play := func(options table.Options, steps int) {
		heard := 0
		walk(t, r, options, chance.NewFast(2, 47), steps, func(_ *table.Live, log table.Log) {
			for ; heard < len(log); heard++ {
				e := log[heard]
				e.Text = ""
				if told[e] == nil {
					told[e] = fmt.Appendf(nil, "%+v\n", e)
				}
				happened.Write(told[e])
			}
		})
	}
	play(r.Options(), usual)
	for _, o := range r.Options().Declare() {
		for _, value := range slices.Concat(o.Words(), []string{"yes", "no"}, fewNumbers) {
			options := r.Options()
			if value != o.Value() && table.SetOption(options, o.Name, value) == nil && len(table.Validate(options)) == 0 {
				fmt.Fprintln(happened, o.Name, value)
				play(options, other)
			}
		}
	}
	return hex.EncodeToString(happened.Sum(nil)[:8])
}
