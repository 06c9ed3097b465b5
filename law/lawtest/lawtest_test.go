package lawtest_test

import (
	"os"
	"path/filepath"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// recorder stands in for a test, so that its outcome can be chosen.
type recorder struct {
	testing.TB
	failed, skipped, fatal bool
	cleanups               []func()
}

func (r *recorder) Helper()               {}
func (r *recorder) Name() string          { return "TestStory/odds, again" }
func (r *recorder) Failed() bool          { return r.failed }
func (r *recorder) Skipped() bool         { return r.skipped }
func (r *recorder) Fatalf(string, ...any) { r.fatal = true }
func (r *recorder) Cleanup(f func())      { r.cleanups = append(r.cleanups, f) }

func (r *recorder) end() {
	for _, f := range r.cleanups {
		f()
	}
}

func logged(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	var all string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all += string(text)
	}
	return all
}

func TestAPassedTestIsNoted(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(lawtest.LogVariable, dir)
	test := &recorder{}
	lawtest.Cites(test, "1.3(c)", "1.1[come out point]")
	lawtest.Shows(test, []law.Cite{"1.3(d)"}, []law.EvidenceSet{law.EvidenceSet(0).With(law.ByNote).With(law.ByMoney)})
	if got := logged(t, dir); got != "" {
		t.Errorf("noted before the test ended: %q", got)
	}
	test.end()
	want := "19:47-1.3(c)\tlaw/lawtest.TestStory/odds_ again\ttest\n" +
		"19:47-1.1[come out point]\tlaw/lawtest.TestStory/odds_ again\ttest\n" +
		"19:47-1.3(d)\tlaw/lawtest.TestStory/odds_ again\tmoney,noted\n"
	if got := logged(t, dir); got != want {
		t.Errorf("noted %q, want %q", got, want)
	}
}

func TestFailedAndSkippedTestsAreNotNoted(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(lawtest.LogVariable, dir)
	for _, test := range []*recorder{{failed: true}, {skipped: true}} {
		lawtest.Cites(test, "1.3(c)")
		test.end()
	}
	if got := logged(t, dir); got != "" {
		t.Errorf("noted %q", got)
	}
}

func TestNothingIsNotedWithoutADirectory(t *testing.T) {
	t.Setenv(lawtest.LogVariable, "")
	test := &recorder{}
	lawtest.Cites(test, "1.3(c)")
	if len(test.cleanups) != 0 || test.fatal {
		t.Error("the test was touched")
	}
}

func TestAnUnknownCitationFailsAtOnce(t *testing.T) {
	t.Setenv(lawtest.LogVariable, "")
	test := &recorder{}
	lawtest.Cites(test, "1.99(z)")
	if !test.fatal {
		t.Error("the test went on")
	}
}
