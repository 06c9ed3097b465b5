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
	answers[0].Shown = answers[0].Shown.With(law.ByMoney).With(law.BySaying)
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
		"cite\tcode\ttests\tshown",
		"<<<<<<< ours",
		"19:47-1.3(c)\ta.go\tTestA\tnoted",
		"=======",
		"19:47-1.3(c)\ta.go,b.go\t\tmoney",
		"19:47-99.9\tgone.go\tTestGone",
		">>>>>>> theirs",
	}, "\n"))
	want := "cite\tcode\ttests\tshown\n19:47-1.3(c)\ta.go,b.go\tTestA\tmoney,noted\n"
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

func TestARowThatOnlySentencesAnswerIsHollow(t *testing.T) {
	var note, paid law.EvidenceSet
	note = note.With(law.ByNote).With(law.BySign).With(law.BySaying)
	paid = note.With(law.ByMoney)
	answer := law.Answer{Row: law.Row{How: law.Enforce}, Code: []string{"a.go"}, Tests: []string{"TestA"}, Shown: note}
	if !answer.Hollow() {
		t.Error("a row that is only noted, posted and said is not hollow")
	}
	answer.Shown = paid
	if answer.Hollow() {
		t.Error("a row under which money moves is hollow")
	}
	answer.Shown, answer.How = note, law.Model
	if answer.Hollow() {
		t.Error("a row whose steps are only followed and logged is hollow")
	}
	answer.Shown, answer.How = 0, law.Enforce
	if answer.Hollow() {
		t.Error("a row of a file that does not say by what it is shown is hollow")
	}
}
