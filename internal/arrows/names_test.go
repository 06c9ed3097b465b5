package arrows

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"boardwalk/game"
)

// mayNameGames are the rooms in which a game is known by its name: its own
// package and the list, its mathematics, its simulation and its cases.
var mayNameGames = []string{"game/", "odds/", "sim/", "cases/"}

// exceptions are other files and directories that name games, each with the
// reason. Everything else works for a game that it has never heard of.
var exceptions = map[string]string{
	"play/ring/":                     "the poker room's own screen",
	"bots/":                          "plays the poker room, whose players play against each other",
	"phh/":                           "reads and writes the notation of poker hands",
	"cli/odds_equity.go":             "computes poker hands against each other",
	"cli/simulate_poker_report.go":   "reports what the poker room's simulation counts",
	"cmd/load/main.go":               "a load test needs a game whose rounds ask nothing, as the default of a flag",
	"beside/cardconditions.go":       "two cards of 21 are called what a game is called",
	"houseway/":                      "a text says which game's hands it sets",
	"web/src/words/rules.en.json":    "lists every text that the games declare, their names among them; made from the declarations",
	"web/src/words/es/rules.json":    "the same texts in Spanish",
	"web/src/table/choices.json":     "what every game asks, for a test of the keys; made from the declarations",
	"audit/audittest/housewander.go": "evenings for tests: an outside beacon, private tables and meters need a game each",
	"internal/evenings/record.go":    "says which games have a tournament in the evenings",
	"table/tabletest/tiletest/":      "a game for tests, dealt by the kit of all games with tiles",
}

// TestNobodyElseNamesAGame looks for imports of a game's package and for texts
// that are a game's id, in Go and in the page. Tests may name games.
func TestNobodyElseNamesAGame(t *testing.T) {
	var ids []string
	known := map[string]bool{}
	for _, r := range game.All {
		known[r.ID] = true
		ids = append(ids, regexp.QuoteMeta(r.ID))
	}
	quoted := regexp.MustCompile("['\"`](" + strings.Join(ids, "|") + ")['\"`]")
	used := map[string]bool{}
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
		if d.IsDir() {
			if notOurs(d.Name()) || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		var found []string
		switch {
		case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
			found, err = gamesInGo(path, known)
		case strings.HasPrefix(name, "web/src/") && !strings.Contains(name, ".test.") && !strings.Contains(name, "vectors"):
			found, err = gamesInText(path, quoted)
		}
		if err != nil || len(found) == 0 || under(name, mayNameGames) != "" {
			return err
		}
		for place := range exceptions {
			if under(name, []string{place}) != "" {
				used[place] = true
				return nil
			}
		}
		t.Errorf("%s names a game: %s", name, strings.Join(found, ", "))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for place := range exceptions {
		if !used[place] {
			t.Errorf("%s names no game any more: take it off the exceptions", place)
		}
	}
}

// under returns the place among some that a file is or lies below, or "".
func under(name string, places []string) string {
	for _, p := range places {
		if name == p || strings.HasSuffix(p, "/") && strings.HasPrefix(name, p) {
			return p
		}
	}
	return ""
}

// gamesInGo lists the imports of games' packages and the texts that are ids.
func gamesInGo(path string, known map[string]bool) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var found []string
	ast.Inspect(file, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(lit.Value)
		if err == nil && (known[text] || strings.HasPrefix(text, "boardwalk/game/")) {
			found = append(found, text)
		}
		return true
	})
	return found, nil
}

// gamesInText lists the ids that stand in quotes in a file of the page.
func gamesInText(path string, quoted *regexp.Regexp) ([]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return quoted.FindAllString(string(text), -1), nil
}

// notOurs reports whether a directory holds what was fetched, built or left by a
// test, and nothing that is kept.
func notOurs(dir string) bool {
	return dir == "node_modules" || dir == ".git" || dir == "dist" || dir == "test-results"
}
