// Package cases holds the project's book of cases, one directory a game, and
// the test that runs them all.
package cases

import (
	"os"
	"path/filepath"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law/lawtest"
)

func TestCases(t *testing.T) {
	files, err := filepath.Glob("*/*.case")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no cases", err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			f, err := os.Open(file)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			c, err := casebook.Parse(file, f)
			if err != nil {
				t.Fatal(err)
			}
			if c.Title == "" || len(c.Law) == 0 {
				t.Error("a case in the book needs a title and the rows that it proves")
			}
			for _, failure := range casebook.Run(c, game.Find).Failures {
				t.Error(failure)
			}
			lawtest.Cites(t, c.Law...)
		})
	}
}
