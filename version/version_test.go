package version

import (
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
)

// TestNumber: the file has a number that can be compared, and nothing else.
func TestNumber(t *testing.T) {
	if v := Current().Version; !regexp.MustCompile(`^\d+\.\d+\.\d+(-dev)?$`).MatchString(v) {
		t.Errorf("the version is %q", v)
	}
}

func TestString(t *testing.T) {
	for want, p := range map[string]Program{
		"0.3.0":                   {Version: "0.3.0"},
		"0.3.0 (commit 01234567)": {Version: "0.3.0", Commit: "0123456789abcdef"},
		"0.4.0-dev (commit 01234567 with changes)": {Version: "0.4.0-dev", Commit: "0123456789abcdef", Changed: true},
	} {
		if got := p.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestCommit: a build in a repository knows its commit from the go command, one from an archive from the file COMMIT, and
// one from neither says nothing, least of all the placeholder.
func TestCommit(t *testing.T) {
	hash, other := strings.Repeat("a1", 20), strings.Repeat("b2", 20)
	vcs := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: hash}, {Key: "vcs.modified", Value: "true"}}}
	for _, c := range []struct {
		info    *debug.BuildInfo
		file    string
		commit  string
		changed bool
	}{
		{nil, "$Format:%H$\n", "", false},
		{&debug.BuildInfo{}, other + "\n", other, false},
		{nil, other[:39], "", false},
		{vcs, "$Format:%H$\n", hash, true},
		{vcs, other, hash, true},
	} {
		if p := of(c.info, c.file); p.Commit != c.commit || p.Changed != c.changed {
			t.Errorf("%v with %q: %+v", c.info, c.file, p)
		}
	}
}
