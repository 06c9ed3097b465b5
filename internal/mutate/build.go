package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"boardwalk/internal/lawscan"
)

// Programs are test programs with many mutations in them.
type Programs struct {
	dir      string // of the module
	scratch  string
	kept     bool
	overlay  string
	switched map[int]bool
	built    map[string]string // the program of a package

	mu    sync.Mutex
	sound map[string]error // whether all tests of a package pass while no mutation is on
}

// Build puts the mutations into copies of their files and prepares to compile
// test programs with them. They are kept in a directory of that name for the next time, if one is given.
func Build(m *lawscan.Module, dir, keep string, list []*Numbered) (*Programs, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	p := &Programs{dir: dir, switched: map[int]bool{}, built: map[string]string{}, sound: map[string]error{}}
	if p.kept = keep != ""; p.kept {
		if p.scratch, err = filepath.Abs(keep); err == nil {
			err = os.MkdirAll(p.scratch, 0o755)
		}
	} else {
		p.scratch, err = os.MkdirTemp("", "mutate")
	}
	if err != nil {
		return nil, err
	}
	byPackage := map[string][]*Numbered{}
	for _, n := range list {
		byPackage[path.Dir(n.File)] = append(byPackage[path.Dir(n.File)], n)
	}
	replace := map[string]string{}
	for pkg, list := range byPackage {
		sources := map[string][]byte{}
		for _, n := range list {
			if sources[path.Base(n.File)], err = os.ReadFile(filepath.Join(dir, n.File)); err != nil {
				return nil, err
			}
		}
		files, done, err := Switch(m, pkg, sources, list)
		if err != nil {
			return nil, fmt.Errorf("cannot put mutations into %s: %w", pkg, err)
		}
		for _, n := range done {
			p.switched[n.Number] = true
		}
		for name, text := range files {
			to := filepath.Join(p.scratch, strings.ReplaceAll(pkg, "/", "-")+"-"+name)
			if err := os.WriteFile(to, text, 0o644); err != nil {
				return nil, err
			}
			replace[filepath.Join(dir, pkg, name)] = to
		}
	}
	p.overlay, err = writeOverlay(p.scratch, replace)
	return p, err
}

// Close removes the programs, unless they are kept.
func (p *Programs) Close() error {
	if p.kept {
		return nil
	}
	return os.RemoveAll(p.scratch)
}

// Has reports whether a mutation can be switched on in the programs.
func (p *Programs) Has(n *Numbered) bool { return p.switched[n.Number] }

// Compile makes the programs of these packages. A package without tests has none.
func (p *Programs) Compile(ctx context.Context, packages []string) error {
	for _, pkg := range packages {
		if p.built[pkg] != "" {
			continue
		}
		to := filepath.Join(p.scratch, strings.ReplaceAll(pkg, "/", "-")+".test")
		cmd := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-o", to, "-overlay", p.overlay, "./"+pkg)
		cmd.Dir = p.dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("cannot compile the tests of %s: %w\n%s", pkg, err, bytes.TrimSpace(out))
		}
		p.built[pkg] = to
	}
	return nil
}

// memoryLimit is how many kilobytes of address space a test may take, so that a
// mutation that never ends does not take the whole machine.
const memoryLimit = 8 << 20

// Test runs tests of a compiled package with one mutation switched on, or none if
// the number is 0. An empty pattern is for all tests. It reports whether they passed
// and what they wrote. The file reached is written if code read the row's citation
// from a field.
func (p *Programs) Test(ctx context.Context, number int, pkg, pattern, timeout, reached string) (passed bool, out []byte, err error) {
	program := p.built[pkg]
	if _, err := os.Stat(program); err != nil {
		return true, nil, nil // no tests
	}
	cmd := exec.CommandContext(ctx, "sh", "-c", fmt.Sprintf(`ulimit -v %d; exec "$0" "$@"`, memoryLimit), program,
		"-test.failfast", "-test.timeout", timeout, "-test.run", pattern)
	cmd.Dir = filepath.Join(p.dir, pkg)
	cmd.Env = slices.Concat(os.Environ(), []string{fmt.Sprintf("%s=%d", switchVariable, number), reachedVariable + "=" + reached})
	out, err = cmd.CombinedOutput()
	return err == nil, out, ctx.Err()
}

// passes returns an error if not all tests of a package pass while no mutation is switched on: what
// then fails with one shows nothing.
func (p *Programs) passes(ctx context.Context, pkg, timeout string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	err, known := p.sound[pkg]
	if known {
		return err
	}
	passed, out, err := p.Test(ctx, 0, pkg, "", timeout, "")
	if err == nil && !passed {
		err = fmt.Errorf("the tests of %s fail without a mutation:\n%s", pkg, out)
	}
	p.sound[pkg] = err
	return err
}

// writeOverlay writes the list by which the go command finds replaced files.
func writeOverlay(scratch string, replace map[string]string) (string, error) {
	list, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(scratch, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o644)
}
