// Package oddstest helps to test the mathematics of games.
//
// Other modules should not build on this package: it may change in every version.
package oddstest

import (
	"strings"
	"testing"

	"boardwalk/odds"
	"boardwalk/table"
)

// Asked is a table of a game under options like "decks=6 vigorish=4%".
func Asked(t testing.TB, rules *table.Rules, options string) *odds.Asked {
	t.Helper()
	a := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
	for _, word := range strings.Fields(options) {
		name, value, _ := strings.Cut(word, "=")
		if err := table.SetOption(a.Options, name, value); err != nil {
			t.Fatal(err)
		}
	}
	return a
}

// Report is the figures of a game under such options.
func Report(t testing.TB, rules *table.Rules, options string) *odds.Report {
	t.Helper()
	a := Asked(t, rules, options)
	r, err := odds.For(a.Rules, a.Options, a.Terms)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Must ends a test at an error.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
