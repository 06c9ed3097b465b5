package release

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	versionFile = "version/VERSION"
	changelog   = "CHANGELOG.md"
	unreleased  = "## Unreleased\n"
	dev         = "-dev" // at the end of a version that is not released
)

var numbers = regexp.MustCompile(`^(\d+)\.(\d+)\.(\d+)$`)

// VersionOf returns the version of a tree.
func VersionOf(root string) (string, error) {
	text, err := os.ReadFile(filepath.Join(root, versionFile))
	return strings.TrimSpace(string(text)), err
}

// less reports whether version a is before version b. Both have a number only.
func less(a, b string) bool {
	x, y := numbers.FindStringSubmatch(a), numbers.FindStringSubmatch(b)
	for i := 1; i <= 3; i++ {
		m, _ := strconv.Atoi(x[i])
		n, _ := strconv.Atoi(y[i])
		if m != n {
			return m < n
		}
	}
	return false
}

// Cut makes the tree that of a version: it writes the number, and gives the changes that are not released yet the
// version and the day in CHANGELOG.md. The tree must be clean, so that nothing else comes into the release unseen.
func Cut(root, version string, day time.Time) error {
	if !numbers.MatchString(version) {
		return fmt.Errorf("a version is written as 0.1.0, and not %q", version)
	}
	if err := clean(root); err != nil {
		return err
	}
	now, err := VersionOf(root)
	if err != nil {
		return err
	}
	base, isDev := strings.CutSuffix(now, dev)
	switch {
	case !isDev:
		return fmt.Errorf("the tree is version %s already: go on with make next VERSION=…", now)
	case less(version, base):
		return fmt.Errorf("the tree is on the way to %s, and %s is before that", base, version)
	}
	text, err := os.ReadFile(filepath.Join(root, changelog))
	if err != nil {
		return err
	}
	changed, err := dated(string(text), version, day)
	if err != nil {
		return err
	}
	return errors.Join(replace(root, changelog, changed), replace(root, versionFile, version+"\n"))
}

// Next makes the tree that of the time after a release: on the way to a version, with nothing changed yet.
func Next(root, version string) error {
	if !numbers.MatchString(version) {
		return fmt.Errorf("a version is written as 0.2.0, and not %q", version)
	}
	if err := clean(root); err != nil {
		return err
	}
	now, err := VersionOf(root)
	if err != nil {
		return err
	}
	if !numbers.MatchString(now) || !less(now, version) {
		return fmt.Errorf("the tree is version %s, after which %s does not come", now, version)
	}
	text, err := os.ReadFile(filepath.Join(root, changelog))
	if err != nil {
		return err
	}
	before, after, found := strings.Cut(string(text), "\n## ")
	if !found {
		return fmt.Errorf("%s has no section of a version", changelog)
	}
	return errors.Join(replace(root, changelog, before+"\n"+unreleased+"\n## "+after), replace(root, versionFile, version+dev+"\n"))
}

// dated returns the text of CHANGELOG.md in which what is not released yet has a version and a day.
func dated(text, version string, day time.Time) (string, error) {
	if changesOf(text, version) != "" {
		return "", fmt.Errorf("%s has a section of %s already", changelog, version)
	}
	before, after, found := strings.Cut(text, unreleased)
	if !found {
		return "", fmt.Errorf("%s has no line %q", changelog, strings.TrimSpace(unreleased))
	}
	section, _, _ := strings.Cut(after, "\n## ")
	if !strings.Contains(section, "\n- ") {
		return "", fmt.Errorf("%s says nothing of what changed: write it below %q", changelog, strings.TrimSpace(unreleased))
	}
	return before + "## " + version + " (" + day.Format(time.DateOnly) + ")\n" + after, nil
}

// changesOf returns the section of a version in the text of CHANGELOG.md, or nothing if it has none.
func changesOf(text, version string) string {
	_, after, found := strings.Cut("\n"+text, "\n## "+version+" (")
	if !found {
		return ""
	}
	section, _, _ := strings.Cut(after, "\n## ")
	return "## " + version + " (" + section
}

// replace writes a file anew, whole or not at all.
func replace(root, name, text string) error {
	file := filepath.Join(root, name)
	if err := os.WriteFile(file+".new", []byte(text), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}
