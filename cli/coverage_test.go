package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"boardwalk/law"
)

// someAnswers is a coverage in which roulette is begun and nothing else is.
func someAnswers() []law.Answer {
	answers := law.ParseAnswers("")
	begun := 0
	for i := range answers {
		a := &answers[i]
		if a.Game != "roulette" || a.How != law.Enforce || begun == 3 {
			continue
		}
		if begun != 1 {
			a.Code = []string{"game/roulette/wagers.go"}
		}
		if begun != 2 {
			a.Tests = []string{"game/roulette.TestWagers"}
		}
		begun++
	}
	return answers
}

func TestGamesThatAreBegunComeFirst(t *testing.T) {
	var out strings.Builder
	if err := printCoverage(&out, someAnswers()); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	for i, line := range lines { // how wide a column is follows from the names of all games and books
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	want := []string{
		"game how rows code test answered",
		"roulette enforce 43 2 2 2.3%",
		"roulette model 7 0 0 0.0%",
		"roulette option 2 0 0 0.0%",
		"roulette display 5 0 0 0.0%",
		"roulette all 57 2 2 1.8%",
		"craps enforce 115 0 0 0.0%",
	}
	if diff := cmp.Diff(want, lines[:len(want)]); diff != "" {
		t.Error(diff)
	}
}

func TestMissingSaysWhatIsMissing(t *testing.T) {
	var out strings.Builder
	if err := printMissing(&out, someAnswers(), "roulette"); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if want := 1 + 56 + 2; len(lines) != want { // the header, all rows but the answered one, and what is not known yet
		t.Fatalf("%d lines, want %d", len(lines), want)
	}
	for lacks, want := range map[string]int{"  code  ": 1, "  test  ": 1, "  code, test  ": 54} {
		if got := strings.Count(out.String(), lacks); got != want {
			t.Errorf("%d rows lack%s, want %d", got, lacks, want)
		}
	}
}

// What was written since the last make test is no fault of the game's: it is said to be later than the coverage.
func TestMissingSaysWhatTheCoverageCannotKnow(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "cases", "roulette"), 0o755); err != nil {
		t.Fatal(err)
	}
	answers := law.ParseAnswers("")
	for i := range answers {
		if answers[i].Game == "roulette" {
			answers[i].Code, answers[i].Tests = []string{"game/roulette/wagers.go"}, []string{"cases.TestCases/roulette/known.case"}
		}
	}
	for _, step := range []struct{ name, want string }{
		{"", ""}, {"known.case", ""},
		{"later.case", "\nThis is as of the last make test, which writes law/answered.tsv. " +
			"Not in that file are the cases that are in cases/roulette since: 1.\n"},
	} {
		if step.name != "" {
			if err := os.WriteFile(filepath.Join(dir, "cases", "roulette", step.name), nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got := notYetKnown(answers, "roulette", dir); got != step.want {
			t.Errorf("with %q it says %q", step.name, got)
		}
	}
	got, want := notYetKnown(law.ParseAnswers(""), "roulette", t.TempDir()), "Not in that file are rows that nothing cited then: 57."
	if !strings.Contains(got, want) {
		t.Errorf("of rows that nothing cites it says %q", got)
	}
}

func TestRowsAreListedWithTheirEvidence(t *testing.T) {
	answers := someAnswers()
	for i := range answers {
		if answers[i].Answered() {
			answers[i].Shown = answers[i].Shown.With(law.ByMoney).With(law.ByNote)
		}
	}
	var out strings.Builder
	if err := printShown(&out, answers, "roulette"); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || !strings.Contains(lines[1], "enforce  money,noted ") {
		t.Errorf("got %q", lines)
	}
	if err := printShown(&out, answers, "rulette"); err == nil {
		t.Error("a game that the index does not have was listed")
	}
	list := tallyShown(answers)
	if got := list[law.ByMoney]; got != (shownBy{"money", 1, 1, 1}) {
		t.Errorf("money: %+v", got)
	}
	if got := list[law.ByNote]; got != (shownBy{"noted", 0, 0, 1}) {
		t.Errorf("noted: %+v", got)
	}
}
