// Package lawtest lets a test say which paragraphs it proves. Only tests
// import it.
//
// Other modules should not build on this package: it may change in every version.
package lawtest

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"boardwalk/law"
)

// LogVariable is the environment variable that names the directory in which
// tests note what they cite. Without it they note nothing.
const LogVariable = "BOARDWALK_LAW_LOG"

// Cites says that t proves the cited paragraphs: it would fail without the
// code that answers them. A citation that the index does not know fails the
// test at once. If the test passes, and was not skipped, the citations are
// noted for the coverage of the law.
func Cites(t testing.TB, cites ...law.Cite) {
	t.Helper()
	shown := make([]law.EvidenceSet, len(cites))
	for i := range shown {
		shown[i] = shown[i].With(law.ByTest)
	}
	Shows(t, cites, shown)
}

// Shows is [Cites] for a test that knows by what kind of evidence it shows each
// paragraph, such as the test that runs a case.
func Shows(t testing.TB, cites []law.Cite, shown []law.EvidenceSet) {
	t.Helper()
	for _, cite := range cites {
		if !cite.Known() {
			t.Fatalf("the index of the law has no row %q", cite.Full())
		}
	}
	dir := os.Getenv(LogVariable)
	if dir == "" {
		return
	}
	t.Cleanup(func() {
		if t.Failed() || t.Skipped() {
			return
		}
		if err := note(dir, name(t), cites, shown); err != nil {
			t.Errorf("cannot note what the test cites: %v", err)
		}
	})
}

// note appends to a file of this process alone, in one write, because packages
// are tested at the same time and so are parallel tests.
func note(dir, test string, cites []law.Cite, shown []law.EvidenceSet) error {
	file := filepath.Join(dir, fmt.Sprintf("%d.tsv", os.Getpid()))
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	var b strings.Builder
	for i, cite := range cites {
		b.WriteString(cite.Full() + "\t" + test + "\t" + shown[i].String() + "\n")
	}
	if _, err := f.WriteString(b.String()); err != nil {
		_ = f.Close() // the first error says more
		return err
	}
	return f.Close()
}

// name returns the test's name with its package in front, as in
// "game/craps.TestSevenOut". Commas separate names in the coverage file.
func name(t testing.TB) string {
	test := strings.ReplaceAll(t.Name(), ",", "_")
	if info, ok := debug.ReadBuildInfo(); ok {
		pkg := strings.TrimSuffix(strings.TrimPrefix(info.Path, info.Main.Path+"/"), ".test")
		return pkg + "." + test
	}
	return test
}
