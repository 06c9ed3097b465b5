// Package tools tests the scripts below /tools that the Makefile runs tests with.
package tools

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A test run must not find what an earlier one kept: figures, keys and marks of houses lie in these directories.
func TestFreshRunsWithEmptyDirectories(t *testing.T) {
	used := t.TempDir()
	for _, dir := range []string{".cache/boardwalk", ".config/boardwalk", ".local/state/boardwalk"} {
		if err := os.MkdirAll(filepath.Join(used, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	told := run(t, used, `find "$HOME" "${XDG_CACHE_HOME:-$HOME}" "${XDG_CONFIG_HOME:-$HOME}" "${XDG_STATE_HOME:-$HOME}" -mindepth 1`)
	if told != "" {
		t.Errorf("a fresh run sees %s", told)
	}
}

// What Go has fetched stays, or every test run would need the network and compile everything again.
func TestFreshKeepsTheCachesOfGo(t *testing.T) {
	used := t.TempDir()
	telemetry := filepath.Join(used, ".config/go/telemetry")
	if err := os.MkdirAll(telemetry, 0o700); err != nil {
		t.Fatal(err)
	}
	// With telemetry on, a child of the go command may still write while the test removes its folder.
	if err := os.WriteFile(filepath.Join(telemetry, "mode"), []byte("off\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	before, err := command(used, "go", "env", "GOENV", "GOCACHE", "GOPATH", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	if after := run(t, used, "go env GOENV GOCACHE GOPATH GOMODCACHE"); after != strings.TrimSpace(string(before)) {
		t.Errorf("go env in a fresh run:\n%s\nbefore:\n%s", after, before)
	}
}

// A process that its command left behind may still write: the folder goes nevertheless, and the command's end counts.
func TestFreshRemovesWhatIsStillWritten(t *testing.T) {
	tmp := t.TempDir()
	c := command(t.TempDir(), "../../tools/fresh", "sh", "-c",
		`(for i in $(seq 300); do mkdir "$HOME/d$i"; done) >/dev/null 2>&1 & exit 3`)
	c.Env = append(c.Env, "TMPDIR="+tmp)
	if err := c.Run(); c.ProcessState.ExitCode() != 3 {
		t.Errorf("ended with %v, want exit status 3", err)
	}
}

func TestFreshEndsAsItsCommandAndLeavesNothing(t *testing.T) {
	tmp := t.TempDir()
	c := command(t.TempDir(), "../../tools/fresh", "sh", "-c", "exit 3")
	c.Env = append(c.Env, "TMPDIR="+tmp)
	if err := c.Run(); c.ProcessState.ExitCode() != 3 {
		t.Errorf("ended with %v, want exit status 3", err)
	}
	if left, _ := os.ReadDir(tmp); len(left) > 0 {
		t.Errorf("left %s behind", left[0].Name())
	}
}

// run runs a line of shell by tools/fresh for somebody whose home is used, and returns what it prints.
func run(t *testing.T, used, line string) string {
	t.Helper()
	c := command(used, "../../tools/fresh", "sh", "-c", line)
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// command is a command of somebody whose home is used, who names no directory otherwise.
func command(used, name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	for _, v := range os.Environ() {
		switch name, _, _ := strings.Cut(v, "="); name {
		case "HOME", "GOCACHE", "GOPATH", "GOMODCACHE", "GOENV", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME":
		default:
			c.Env = append(c.Env, v)
		}
	}
	c.Env = append(c.Env, "HOME="+used, "XDG_CACHE_HOME="+filepath.Join(used, ".cache"), "XDG_STATE_HOME="+filepath.Join(used, ".local/state"))
	return c
}
