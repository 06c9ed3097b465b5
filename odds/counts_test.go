package odds

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the count files anew")

// optionSets are the options under which each game's ways are counted.
var optionSets = map[string][]string{
	"craps":                 {"", "odds=10 lay-odds=10"},
	"asia-poker":            {""},
	"boston-5-stud":         {"", "ante-bonus=B bonus-flush=4"},
	"flop-poker":            {"", "straight=11"},
	"mini-dice":             {""},
	"roulette":              {"", "wheel=single-zero"},
	"big-six":               {""},
	"pokette":               {"", "clapper=respin stand=device"},
	"sic-bo":                {""},
	"red-dog":               {"", "decks=2", "decks=3", "decks=4", "decks=5", "decks=6", "decks=7", "decks=8"},
	"punto-banco":           {"", "decks=6", "decks=7", "vigorish=4%", "rounding=exact"},
	"chemin-de-fer":         {"", "decks=8", "vigorish=4%", "five-against-four=option"},
	"minibaccarat":          {"", "decks=6", "decks=7", "vigorish=4%", "vigorish=25%-on-tie"},
	"blackjack":             {"decks=1", ""},
	"casino-war":            {"", "bonus=yes", "decks=1", "decks=2", "decks=4", "decks=8", "decks=8 bonus=yes"},
	"caribbean-stud":        {"", "straight-flush=5000 start=$250000"},
	"double-down-stud":      {""},
	"let-it-ride":           {"", "payout-limit=$50000"},
	"mississippi-stud":      {"", "most-times=1", "payout-limit=$50000"},
	"ultimate-texas-holdem": {"", "blind=B trips=D", "payout-limit=$50000"},
	"four-card-poker":       {"", "aces-up=VII bonus-three-of-a-kind=3"},
	"mini-tex":              {"", "ante-bonus=0 pocket-poker=C ace-two=no", "ante-bonus=30"},
	"three-card-draw":       {"", "bonus-table=2 first-3-table=2", "bonus-table=3 first-3-table=3", "first-3-table=4"},
	"three-card-poker":      {"", "ledger=B", "ledger=C", "ledger=D", "ledger=B version=both-compulsory ante-bonus=1-5-6", "edition=1998"},
}

// The count files are to these games what perft is to chess: in how many ways
// each wager comes out each way, under each set of options. A change of a rule
// or of the analysis shows here first.
func TestCounts(t *testing.T) {
	for id, sets := range optionSets {
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
		rules, o := optioned(t, id, options)
		return Pending(rules, o, rules.Terms(), 0) != ""
	})
}

// counted are the figures with their ways. Of blackjack only one strategy is
// counted, and only in a long test: it takes some seconds.
func counted(t *testing.T, id, options string) []*Figure {
	t.Helper()
	var list []*Figure
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
