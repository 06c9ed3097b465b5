package mutate

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// Verdict is what became of a mutation.
type Verdict string

// What may become of a mutation.
const (
	Killed    Verdict = "killed by a test that cites the row"
	Other     Verdict = "killed by another test"
	Survived  Verdict = "survived"
	Unbuilt   Verdict = "did not compile"
	Elsewhere Verdict = "survived: in no test that cites the row did the code serve it"
)

// Runner tries mutations of the module rooted at Dir.
type Runner struct {
	Dir      string
	Timeout  time.Duration // of the tests of one package
	Programs *Programs     // with the mutations that can be switched on
	Citing   bool          // run no tests but those that cite the row
}

// Packages returns the packages whose tests [Runner.Try] needs for a row.
func (r *Runner) Packages(n *Numbered, tests []string) []string {
	var list []string
	for _, run := range Runs(tests) {
		list = append(list, run.Package)
	}
	if !r.Citing {
		list = append(list, path.Dir(n.File), casesPackage)
	}
	return list
}

// casesPackage is the book of cases, which is run for a mutation of any file.
const casesPackage = "cases"

// Try runs the tests that cite a row with a mutation of a file, and if they all
// pass, the other tests of the file's package and the whole book of cases. It returns
// the test that has failed too, if one has.
func (r *Runner) Try(ctx context.Context, n *Numbered, tests []string) (v Verdict, by string, err error) {
	scratch, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(scratch)
	reached := filepath.Join(scratch, "reached")
	test := func(pkg, pattern string) (passed, built bool, out []byte) {
		passed, out, _ = r.Programs.Test(ctx, n.Number, pkg, pattern, r.Timeout.String(), reached)
		return passed, true, out
	}
	if !r.Programs.Has(n) {
		if !n.Alone() {
			return Unbuilt, "", nil
		}
		overlay, err := r.overlay(scratch, n)
		if err != nil {
			return "", "", err
		}
		test = func(pkg, pattern string) (passed, built bool, out []byte) { return r.test(ctx, overlay, pkg, pattern) }
	}
	for _, run := range Runs(tests) {
		switch passed, built, out := test(run.Package, run.Pattern); {
		case !built:
			return Unbuilt, "", ctx.Err()
		case !passed:
			return Killed, run.Package + "." + failed(out), ctx.Err()
		}
	}
	if _, err := os.Stat(reached); n.Read != "" && err != nil {
		return Elsewhere, "", ctx.Err()
	}
	if r.Citing {
		return Survived, "", ctx.Err()
	}
	for _, pkg := range []string{casesPackage, path.Dir(n.File)} {
		if err := r.Programs.passes(ctx, pkg, r.Timeout.String()); err != nil {
			return "", "", err
		}
		switch passed, built, out := test(pkg, ""); {
		case !built:
			return Unbuilt, "", ctx.Err()
		case !passed:
			return Other, pkg + "." + failed(out), ctx.Err()
		}
	}
	return Survived, "", ctx.Err()
}

// failure is a line of a test that has failed.
var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// failed returns the first test that has failed by what was written, the innermost one. A test
// that brought the program down, or never ended, is not named.
func failed(out []byte) (name string) {
	for _, m := range failure.FindAllSubmatch(out, -1) {
		if next := string(m[1]); name == "" || strings.HasPrefix(next, name+"/") {
			name = next
		}
	}
	if name == "" {
		return "(stopped)"
	}
	return name
}

// overlay writes the file with one mutation, and the list by which the go command
// finds it.
func (r *Runner) overlay(scratch string, n *Numbered) (string, error) {
	file, err := filepath.Abs(filepath.Join(r.Dir, n.File))
	if err != nil {
		return "", err
	}
	source, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	mutated := filepath.Join(scratch, "mutated.go")
	if err := os.WriteFile(mutated, n.Apply(source), 0o644); err != nil {
		return "", err
	}
	return writeOverlay(scratch, map[string]string{file: mutated})
}

// test compiles and runs tests with an overlay. Tests that hang or bring the
// program down have failed.
func (r *Runner) test(ctx context.Context, overlay, pkg, pattern string) (passed, built bool, out []byte) {
	cmd := exec.CommandContext(ctx, "go", "test", "-p", "1", "-vet=off", "-failfast", "-timeout", r.Timeout.String(),
		"-overlay", overlay, "-run", pattern, "./"+pkg)
	cmd.Dir = r.Dir
	out, err := cmd.CombinedOutput()
	built = !bytes.Contains(out, []byte("[build failed]")) && !bytes.Contains(out, []byte("[setup failed]"))
	return err == nil, built, out
}

// Run is some tests of one package.
type Run struct {
	Package string // below the root of the module
	Pattern string // for -run
}

// Runs puts tests together by package and by the test that they are parts of.
// Their names are those of the coverage file:
// "cases.TestCases/craps/1.1-come-point.case".
func Runs(tests []string) []Run {
	var runs []Run
	last := map[Run][]string{} // by the pattern of what they are parts of
	for _, test := range tests {
		slash := strings.LastIndexByte(test[:strings.Index(test+".Test", ".Test")], '/')
		dot := strings.IndexByte(test[slash+1:], '.') + slash + 1
		var pattern strings.Builder
		parts := strings.Split(test[dot+1:], "/")
		for _, part := range parts[:len(parts)-1] {
			fmt.Fprintf(&pattern, "^%s$/", regexp.QuoteMeta(part))
		}
		run := Run{test[:dot], pattern.String()}
		if last[run] == nil {
			runs = append(runs, run)
		}
		last[run] = append(last[run], regexp.QuoteMeta(parts[len(parts)-1]))
	}
	slices.SortStableFunc(runs, func(a, b Run) int { return slow(a) - slow(b) })
	for i, run := range runs {
		runs[i].Pattern += "^(" + strings.Join(last[run], "|") + ")$"
	}
	return runs
}

// slow is 0 for the book of cases, which takes no time, and 1 for other tests.
func slow(r Run) int {
	if r.Package == casesPackage {
		return 0
	}
	return 1
}
