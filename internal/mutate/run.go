package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
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
	Killed   Verdict = "killed by a test that cites the row"
	Other    Verdict = "killed by another test"
	Survived Verdict = "survived"
	Unbuilt  Verdict = "did not compile"
)

// Runner tries mutations of the module rooted at Dir. The files stay as they
// are: the go command is given the mutated one in their place.
type Runner struct {
	Dir     string
	Timeout time.Duration // of the tests of one package
}

// Try runs the tests that cite a row with a mutation of a file, and if they all
// pass, the other tests of the file's package and the whole book of cases.
func (r *Runner) Try(ctx context.Context, file string, m *Mutation, tests []string) (Verdict, error) {
	scratch, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(scratch)
	overlay, err := r.overlay(scratch, file, m)
	if err != nil {
		return "", err
	}
	for _, run := range Runs(tests) {
		switch failed, built := r.test(ctx, overlay, "-run", run.Pattern, "./"+run.Package); {
		case !built:
			return Unbuilt, ctx.Err()
		case failed:
			return Killed, ctx.Err()
		}
	}
	failed, built := r.test(ctx, overlay, "./"+filepath.ToSlash(filepath.Dir(file)), "./cases")
	switch {
	case !built:
		return Unbuilt, ctx.Err()
	case failed:
		return Other, ctx.Err()
	}
	return Survived, ctx.Err()
}

// overlay writes the mutated file and the list by which the go command finds it.
func (r *Runner) overlay(scratch, file string, m *Mutation) (string, error) {
	path, err := filepath.Abs(filepath.Join(r.Dir, file))
	if err != nil {
		return "", err
	}
	source, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	mutated := filepath.Join(scratch, "mutated.go")
	if err := os.WriteFile(mutated, m.Apply(source), 0o644); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": {path: mutated}})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(scratch, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o644)
}

// test runs the go command. Tests that hang or bring the program down have
// failed.
func (r *Runner) test(ctx context.Context, overlay string, args ...string) (failed, built bool) {
	cmd := exec.CommandContext(ctx, "go", append([]string{"test", "-p", "1", "-vet=off", "-failfast", "-timeout", r.Timeout.String(), "-overlay", overlay}, args...)...)
	cmd.Dir = r.Dir
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	built = !bytes.Contains(out.Bytes(), []byte("[build failed]")) && !bytes.Contains(out.Bytes(), []byte("[setup failed]"))
	return err != nil, built
}

// Run is some tests of one package.
type Run struct {
	Package string // below the root of the module
	Pattern string // for -run
}

// Runs puts tests together by package. Their names are those of the coverage
// file: "cases.TestCases/craps/1.1-come-point.case".
func Runs(tests []string) []Run {
	levels := map[string][][]string{}
	var packages []string
	for _, test := range tests {
		slash := strings.LastIndexByte(test[:strings.Index(test+".Test", ".Test")], '/')
		dot := strings.IndexByte(test[slash+1:], '.') + slash + 1
		pkg, name := test[:dot], test[dot+1:]
		if levels[pkg] == nil {
			packages = append(packages, pkg)
		}
		for i, part := range strings.Split(name, "/") {
			if i == len(levels[pkg]) {
				levels[pkg] = append(levels[pkg], nil)
			}
			if part = regexp.QuoteMeta(part); !slices.Contains(levels[pkg][i], part) {
				levels[pkg][i] = append(levels[pkg][i], part)
			}
		}
	}
	var runs []Run
	for _, pkg := range packages {
		var pattern []string
		for _, parts := range levels[pkg] {
			pattern = append(pattern, fmt.Sprintf("^(%s)$", strings.Join(parts, "|")))
		}
		runs = append(runs, Run{pkg, strings.Join(pattern, "/")})
	}
	return runs
}
