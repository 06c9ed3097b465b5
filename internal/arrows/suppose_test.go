package arrows

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// supposers may read what somebody supposes of a game's rules. None of them opens a table to the public: floor/sitting and
// journal, which read set-ups, refuse one that is not private.
var supposers = []string{"api/analysis", "casebook", "cli", "design", "floor/sitting", "journal", "study", "study/sheet", "whatif"}

// students may ask what supposed rules are worth. No table is opened by them, and no casino file, coverage or paper made, but
// the petition that asks for the approval of such rules.
var students = []string{"api", "api/analysis", "api/wire", "cli", "paper/petition", "study/sheet"}

// Rules that need not be lawful are made by package whatif alone, and asked for only where nobody opens a public table: whoever
// else could make them would have to remember to mark them everywhere.
func TestNobodyElseSupposes(t *testing.T) {
	root := filepath.Join("..", "..")
	makers := 0
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, path)
		dir := filepath.ToSlash(filepath.Dir(rel))
		if strings.Contains(string(data), "table.Suppose(") {
			makers++
			if dir != "whatif" {
				t.Errorf("%s calls table.Suppose", rel)
			}
		}
		if strings.Contains(string(data), `"boardwalk/whatif"`) && !slices.Contains(supposers, dir) {
			t.Errorf("%s imports whatif", rel)
		}
		if strings.Contains(string(data), `"boardwalk/study`) && !slices.Contains(students, dir) {
			t.Errorf("%s imports study", rel)
		}
		return nil
	})
	if err != nil || makers == 0 {
		t.Errorf("%d callers: %v", makers, err)
	}
}
