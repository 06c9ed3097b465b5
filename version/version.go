// Package version says which program this is.
//
// Other modules should not build on this package: it may change in every version.
package version

import (
	_ "embed"
	"regexp"
	"runtime/debug"
	"strings"
)

//go:embed VERSION
var number string

// commit is the commit of a tree that is no repository: git archive writes it into the file.
//
//go:embed COMMIT
var commit string

// fullHash is the form of a commit. Before an archive is made, the file has a placeholder.
var fullHash = regexp.MustCompile(`^[0-9a-f]{40}([0-9a-f]{24})?$`)

// Program is a program that opened a house, or could.
type Program struct {
	Version string `json:"version"`           // "0.1.0"; with "-dev" at its end before it is released
	Commit  string `json:"commit,omitempty"`  // from which it was built, if that is known
	Changed bool   `json:"changed,omitempty"` // the sources had changes that were not committed
}

// Current returns the program that runs.
func Current() Program {
	info, _ := debug.ReadBuildInfo()
	return of(info, commit)
}

// of returns the program of a build. The go command knows the commit of what it built in a repository. A release is
// built from an archive of one, where the file COMMIT has it.
func of(info *debug.BuildInfo, archived string) Program {
	p := Program{Version: strings.TrimSpace(number)}
	if c := strings.TrimSpace(archived); fullHash.MatchString(c) {
		p.Commit = c
	}
	if info == nil {
		return p
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			p.Commit = s.Value
		case "vcs.modified":
			p.Changed = s.Value == "true"
		}
	}
	return p
}

// IsDev reports whether the program is one that is not released.
func (p Program) IsDev() bool { return strings.HasSuffix(p.Version, "-dev") }

// String returns the version as people read it: "0.1.0 (commit 1a2b3c4d)".
func (p Program) String() string {
	text := p.Version
	if p.Commit != "" {
		text += " (commit " + p.Commit[:min(8, len(p.Commit))]
		if p.Changed {
			text += " with changes"
		}
		text += ")"
	}
	return text
}
