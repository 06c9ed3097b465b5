// Package cases holds the project's book of cases, one directory a game, and
// the test that runs them all.
package cases

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law/lawtest"
)

// quotedNote finds a wanted note whose wording is quoted.
var quotedNote = regexp.MustCompile(`(?m)^want.*\bnote (\w+ )?"`)

func TestCases(t *testing.T) {
	files, err := filepath.Glob("*/*.case")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no cases", err)
	}
	for _, file := range files {
		if filepath.Dir(file) == "keno" {
			continue // see TestKenoCases
		}
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
			if text, _ := os.ReadFile(file); quotedNote.Match(text) {
				t.Error("a case in the book says the paragraph of a note, not its wording, which may change")
			}
			for _, c := range c.Each(game.Find) {
				result := casebook.Run(c, game.Find)
				for _, failure := range result.Failures {
					t.Error(c.Title, failure)
				}
				lawtest.Shows(t, c.Law, result.Evidence)
			}
		})
	}
}
