package version

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestReleases: the list names each release once, with the commit that it was built from.
func TestReleases(t *testing.T) {
	text, err := os.ReadFile("releases.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	known := map[string]bool{}
	for _, line := range lines[1:] {
		number, _, _ := strings.Cut(line, "\t")
		if !regexp.MustCompile(`^\d+\.\d+\.\d+\t[0-9a-f]{40}$`).MatchString(line) || known[number] {
			t.Errorf("%q is no release, or is listed twice", line)
		}
		known[number] = true
	}
	if lines[0] != "version\tcommit" {
		t.Errorf("it begins with %q", lines[0])
	}
}
