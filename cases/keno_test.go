package cases

import (
	"os"
	"path/filepath"
	"testing"

	"boardwalk/casebook/kenobook"
	"boardwalk/law/lawtest"
)

// TestKenoCases runs the cases of keno, which is no table and has a runner of its
// own.
func TestKenoCases(t *testing.T) {
	files, err := filepath.Glob("keno/*.case")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no cases", err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			c, err := kenobook.Parse(file, string(text))
			if err != nil {
				t.Fatal(err)
			}
			if c.Title == "" || len(c.Law) == 0 || !kenobook.Is(string(text)) {
				t.Error("a case in the book needs a title, its game and the rows that it proves")
			}
			result := kenobook.Run(c)
			for _, failure := range result.Failures {
				t.Error(failure)
			}
			lawtest.Shows(t, c.Law, result.Evidence)
		})
	}
}
