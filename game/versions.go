package game

import (
	_ "embed"
	"strings"
)

// versions.tsv is written by "go test ./game -run Versions -update". Its first four columns are recorded with every opening
// of a house, so they change only with the rules. The last one, a hash of walks that look for what happens seldom, is for the
// test alone: it may be computed anew when those walks are improved.
//
//go:embed versions.tsv
var versionList string

// Version says by which rules of a game this program deals.
type Version struct {
	Game     string
	Version  int
	Declared string // a hash of all that the game declares, under every value of every option, without names and sentences
	Played   string // a hash of what happens in random play from a fixed seed: kinds, seats, cards, money, paragraphs
}

// Versions returns the versions of all games, in the order of [All].
func Versions() []Version {
	hashes := map[string][]string{}
	for line := range strings.Lines(versionList) {
		if f := strings.Fields(line); len(f) == 5 {
			hashes[f[0]] = f[2:4]
		}
	}
	list := make([]Version, len(All))
	for i, r := range All {
		list[i] = Version{Game: r.ID, Version: r.Version()}
		if h := hashes[r.ID]; h != nil {
			list[i].Declared, list[i].Played = h[0], h[1]
		}
	}
	return list
}
