package odds_test

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

var update = flag.Bool("update", false, "write the count files anew")

// The count files are to these games what perft is to chess: in how many ways
// each wager comes out each way, under each set of options. A change of a rule
// or of the analysis shows here first.
func TestCounts(t *testing.T) {
	for _, rules := range game.All {
		id, sets := rules.ID, odds.Of(rules).Counted
		if len(sets) == 0 {
			continue
		}
		t.Run(id, func(t *testing.T) {
			if testing.Short() && slow(t, id, sets) {
				t.Skip("some seconds")
			}
			var b strings.Builder
			for _, options := range sets {
				fmt.Fprintf(&b, "options %s\n", options)
				for _, f := range counted(t, id, options) {
					fmt.Fprintf(&b, "%s, per %s: %s", f.Wager, f.Per, f.House.RatString())
					if f.Strategy != "" {
						fmt.Fprintf(&b, ", %s", f.Strategy)
					}
					b.WriteByte('\n')
					for _, r := range f.Results {
						fmt.Fprintf(&b, "  %s: %v of %v\n", r.Net.RatString(), r.Ways, f.Total)
					}
				}
			}
			file := filepath.Join("testdata", "counts", id+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got := b.String(); got != string(want) {
				t.Errorf("%s differs: %s", file, firstDifference(got, string(want)))
			}
		})
	}
}

// slow reports whether counting takes some seconds: of blackjack always, of others until it
// was done once.
func slow(t *testing.T, id string, sets []string) bool {
	return id == "blackjack" || slices.ContainsFunc(sets, func(options string) bool {
		a := asked(t, id, options)
		return odds.Pending(a.Rules, a.Options, a.Terms, 0) != ""
	})
}

// counted are the figures with their ways. Of blackjack only one strategy is
// counted, and only in a long test: it takes some seconds.
func counted(t *testing.T, id, options string) []*odds.Figure {
	t.Helper()
	var list []*odds.Figure
	for _, f := range report(t, id, options).Figures {
		if f.Approximate && !strings.Contains(f.Strategy, "basic strategy") {
			continue
		}
		if err := f.Count(); err != nil {
			t.Fatal(err)
		}
		if f.Wagered > 0 && math.Abs(float(f.House)-f.Advantage) > 1e-15 {
			t.Errorf("%s %s is counted as %v, and found in another way as %v", id, f.Wager, float(f.House), f.Advantage)
		}
		list = append(list, f)
	}
	return list
}

func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d is %q, not %q", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines instead of %d", len(a), len(b))
}
