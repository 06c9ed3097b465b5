package arrows

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/game"
)

// listsGames are where a file may list the games: beside what [mayNameGames] says, the
// index of the law and what answers it, what is made from the list itself, and what releases have dealt.
var listsGames = append([]string{"law/", "web/src/table/choices.json", "internal/evenings/testdata/"}, mayNameGames...)

// TestNoKeptFileListsTheGames looks at everything that is kept as data: golden files,
// scripts, examples, vectors of the page. A file that names most of the games is a
// list of them, and would have to be changed with every game that is added.
func TestNoKeptFileListsTheGames(t *testing.T) {
	ids := map[string]bool{}
	for _, r := range game.All {
		ids[r.ID] = true
	}
	word := regexp.MustCompile(`[\w-]+`)
	seen := 0
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
		if d.IsDir() {
			if notOurs(d.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		if !isKept(name) || under(name, listsGames) != "" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		seen++
		found := map[string]bool{}
		for _, w := range word.FindAll(text, -1) {
			if ids[string(w)] {
				found[string(w)] = true
			}
		}
		if 3*len(found) > 2*len(ids) {
			t.Errorf("%s lists games: %s; hold it against the list in game/games.go, or against a few games by name", name,
				strings.Join(slices.Sorted(maps.Keys(found)), ", "))
		}
		return nil
	})
	if err != nil || seen < 20 {
		t.Fatalf("%d files were looked at: %v", seen, err)
	}
}

// isKept reports whether a file is data that tests or programs hold something against.
func isKept(name string) bool {
	switch filepath.Ext(name) {
	case ".json", ".toml", ".txt", ".txtar", ".tsv", ".golden", ".snap", ".yaml":
		return true
	}
	return strings.Contains(name, "/testdata/")
}
