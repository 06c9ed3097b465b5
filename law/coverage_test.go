package law_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"boardwalk/law"
)

func TestAnswersAreReadAsWritten(t *testing.T) {
	answers := law.ParseAnswers("")
	if len(answers) != len(law.Index()) {
		t.Fatalf("%d answers for %d rows", len(answers), len(law.Index()))
	}
	answers[0].Code = []string{"game/craps/a.go", "game/craps/b.go"}
	answers[0].Tests = []string{"game/craps.TestA", "game/craps.TestA/b"}
	answers[3].Code = []string{"game/craps/a.go"}
	answers[5].Tests = []string{"game/craps.TestA"}

	text := law.FormatAnswers(answers)
	if diff := cmp.Diff(answers, law.ParseAnswers(text)); diff != "" {
		t.Error(diff)
	}
	if lines := strings.Count(text, "\n"); lines != 4 {
		t.Errorf("%d lines, want a header and three rows:\n%s", lines, text)
	}
	if !answers[0].Answered() || answers[3].Answered() || answers[5].Answered() {
		t.Error("a row is answered by code and a test together, and only then")
	}
}

func TestAnswersLeftByAMerge(t *testing.T) {
	answers := law.ParseAnswers(strings.Join([]string{
		"cite\tcode\ttests",
		"<<<<<<< ours",
		"19:47-1.3(c)\ta.go\tTestA",
		"=======",
		"19:47-1.3(c)\ta.go,b.go\t",
		"19:47-99.9\tgone.go\tTestGone",
		">>>>>>> theirs",
	}, "\n"))
	want := "cite\tcode\ttests\n19:47-1.3(c)\ta.go,b.go\tTestA\n"
	if diff := cmp.Diff(want, law.FormatAnswers(answers)); diff != "" {
		t.Error(diff)
	}
}

func TestCoverageHasARowForEachRowOfTheIndex(t *testing.T) {
	coverage := law.Coverage()
	for i, row := range law.Index() {
		if coverage[i].Row != row {
			t.Fatalf("row %d is %s, want %s", i, coverage[i].Cite, row.Cite)
		}
	}
}
