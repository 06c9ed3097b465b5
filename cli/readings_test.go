package cli

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// TestSettingsOfReadingsAreOptions checks that what a reading calls a setting
// can be set: at a game that there is, by an option that it has. A reading may
// call its setting planned as long as its game is not in the list of games.
func TestSettingsOfReadingsAreOptions(t *testing.T) {
	for _, r := range law.Readings() {
		for _, setting := range r.Settings {
			if setting == law.Planned {
				notYet(t, r)
				continue
			}
			id, option, _ := strings.Cut(setting, "/")
			i := slices.IndexFunc(game.All, func(g *table.Rules) bool { return g.ID == id })
			if i < 0 {
				t.Errorf("%q: there is no game %q", r.Question, id)
				continue
			}
			declared := game.All[i].Options().Declare()
			if !slices.ContainsFunc(declared, func(o table.Option) bool { return o.Name == option }) {
				t.Errorf("%q: %s has no option %q", r.Question, id, option)
			}
		}
	}
}

// notYet fails if one of the games that a planned setting is for exists.
func notYet(t *testing.T, r law.Reading) {
	t.Helper()
	for _, row := range law.Index() {
		for _, cite := range r.Paragraphs {
			if cite.Covers(row.Cite) && slices.ContainsFunc(game.All, func(g *table.Rules) bool { return g.ID == row.Game }) {
				t.Errorf("%q is planned, but %s is played: name its option in law/readings.tsv", r.Question, row.Game)
			}
		}
	}
}
