package evenings

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"boardwalk/audit"
)

// secondAgrees has the second verifier, python/verify.py, verify the directory of an evening: it finds no fault, and counts
// what the audit counts.
func secondAgrees(t *testing.T, dir string, report *audit.Report) {
	t.Helper()
	out, err := exec.Command("python3", filepath.Join("..", "..", "python", "verify.py"), dir, "--json").CombinedOutput()
	if err != nil {
		t.Fatalf("the second verifier (tools/python installs Python where it can): %v: %s", err, out)
	}
	type counts struct{ Records, Vouched, Checkpoints, Seeds, Draws, Open, Transfers, Accounts, Tables, Lounges int64 }
	var got counts
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want := counts{report.Records, report.Vouched, report.Checkpoints, report.Seeds, report.Draws, report.Open, report.Transfers,
		int64(report.Accounts), int64(report.Tables), int64(report.Lounges)}
	if got != want {
		t.Errorf("the second verifier counts %+v, and the audit %+v", got, want)
	}
}

// Facts tell of the cards that were dealt. One that nobody looked at has no face.
var (
	headingFact = regexp.MustCompile(`^record \d+ (\S+) round (\d+)`)
	dealtFact   = regexp.MustCompile(`^  Kind=(?:deal|burn)\b.* Card=(\w\w)\b`)
)

// TestTheSecondVerifierNamesTheCards: the cards that follow from a round's seed by docs/record.md alone are those that were
// dealt.
func TestTheSecondVerifierNamesTheCards(t *testing.T) {
	for _, name := range []string{"three-card-poker", "pai-gow-poker", "spanish-21", "hold-em"} {
		packed, err := os.ReadFile(filepath.Join(released, firstVersion, name+packedFile))
		if err != nil {
			t.Fatal(err)
		}
		facts, err := readCompressed(filepath.Join(released, firstVersion, name+factsFile))
		dir := scratch(t)
		if err := errors.Join(err, Unpack(packed, dir)); err != nil {
			t.Fatal(err)
		}
		rounds := cardsOf(facts, name+"-1", 2)
		if len(rounds) < 2 {
			t.Fatalf("%s: only %d rounds with cards", name, len(rounds))
		}
		for round, want := range rounds {
			out, err := exec.Command("python3", filepath.Join("..", "..", "python", "verify.py"), dir, "--faces", name+"-1", round).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			rest := strings.Fields(string(out))
			for _, c := range want {
				for len(rest) > 0 && rest[0] != c {
					rest = rest[1:]
				}
				if len(rest) == 0 {
					t.Fatalf("%s, round %s: %s is not in its place in %s", name, round, c, out)
				}
				rest = rest[1:]
			}
		}
	}
}

// cardsOf returns the cards that were dealt in the first rounds of a table of which facts tell, by round and in their order.
func cardsOf(facts []string, table string, rounds int) map[string][]string {
	cards, round := map[string][]string{}, ""
	for _, f := range facts {
		if m := headingFact.FindStringSubmatch(f); m != nil {
			if round = ""; m[1] == table && (cards[m[2]] != nil || len(cards) < rounds) {
				round = m[2]
			}
		} else if m := dealtFact.FindStringSubmatch(f); m != nil && round != "" {
			cards[round] = append(cards[round], m[1])
		}
	}
	return cards
}
