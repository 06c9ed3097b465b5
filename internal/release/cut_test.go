package release

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const changes = `# Changelog

## Unreleased

What it is.

- Something changed.
`

// treeOf makes a tree with some files, committed.
func treeOf(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		write(t, root, name, text)
	}
	gitIn(t, root, "init", "-q", "-b", "main")
	commitIn(t, root)
	return root
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	file := filepath.Join(root, name)
	mode := os.FileMode(0o644)
	if strings.HasPrefix(text, "#!") {
		mode = 0o755
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func gitIn(t *testing.T, root string, args ...string) {
	t.Helper()
	c := exec.Command("git", append([]string{"-C", root, "-c", "user.name=n", "-c", "user.email=e@example.org"}, args...)...)
	c.Env = append(os.Environ(), "GIT_COMMITTER_DATE=2026-01-02T03:04:05Z", "GIT_AUTHOR_DATE=2026-01-02T03:04:05Z")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

func commitIn(t *testing.T, root string) {
	t.Helper()
	gitIn(t, root, "add", "-A")
	gitIn(t, root, "commit", "-q", "-m", "all")
}

// TestCut: a version is cut from what lies below Unreleased, and the next one begins with nothing there.
func TestCut(t *testing.T) {
	root := treeOf(t, map[string]string{versionFile: "0.1.0-dev\n", changelog: changes})
	day := time.Date(2026, 11, 18, 0, 0, 0, 0, time.UTC)
	if err := Cut(root, "0.1.0", day); err != nil {
		t.Fatal(err)
	}
	want := strings.Replace(changes, "Unreleased", "0.1.0 (2026-11-18)", 1)
	if v, c := read(t, root, versionFile), read(t, root, changelog); v != "0.1.0\n" || c != want {
		t.Fatalf("%q\n%s", v, c)
	}
	commitIn(t, root)
	if err := Next(root, "0.2.0"); err != nil {
		t.Fatal(err)
	}
	want = strings.Replace(want, "## 0.1.0", "## Unreleased\n\n## 0.1.0", 1)
	if v, c := read(t, root, versionFile), read(t, root, changelog); v != "0.2.0-dev\n" || c != want {
		t.Fatalf("%q\n%s", v, c)
	}
	commitIn(t, root)
	if err := Cut(root, "0.2.0", day); err == nil || !strings.Contains(err.Error(), "says nothing of what changed") {
		t.Error("a version without changes:", err)
	}
}

// TestCutRefuses: each refusal leaves the tree as it was.
func TestCutRefuses(t *testing.T) {
	day := time.Now()
	for _, c := range []struct{ now, changes, version, want string }{
		{"0.1.0-dev", changes, "", "is written as"},
		{"0.1.0-dev", changes, "1.0", "is written as"},
		{"0.1.0-dev", changes, "v0.1.0", "is written as"},
		{"0.1.0", changes, "0.2.0", "already"},
		{"0.10.0-dev", changes, "0.9.0", "before"},
		{"0.1.0-dev", "# Changelog\n", "0.1.0", "no line"},
		{"0.1.0-dev", "# Changelog\n\n## Unreleased\n\n## 0.0.9 (2026-01-01)\n\n- Old.\n", "0.1.0", "says nothing"},
		{"0.1.0-dev", changes + "\n## 0.1.0 (2026-01-01)\n\n- Old.\n", "0.1.0", "has a section"},
	} {
		root := treeOf(t, map[string]string{versionFile: c.now + "\n", changelog: c.changes})
		if err := Cut(root, c.version, day); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c, err)
		}
		if err := clean(root); err != nil {
			t.Errorf("%+v: %v", c, err)
		}
	}
	root := treeOf(t, map[string]string{versionFile: "0.1.0-dev\n", changelog: changes})
	write(t, root, "new", "")
	if err := Cut(root, "0.1.0", day); err == nil || !strings.Contains(err.Error(), "not committed") {
		t.Error("a tree with changes:", err)
	}
	root = treeOf(t, map[string]string{versionFile: "0.2.0\n", changelog: changes})
	for _, version := range []string{"0.2.0", "0.1.9", "next"} {
		if err := Next(root, version); err == nil || clean(root) != nil {
			t.Error(version, "after 0.2.0:", err)
		}
	}
}
