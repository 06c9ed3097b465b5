// Package arrows holds the test that says which package may import which. The
// picture is in ARCHITECTURE.md.
package arrows

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// floors are the floors of the house from the ground up. A package may import
// only from the floors below its own.
var floors = [][]string{
	{"law", "money", "chance", "felt", "wagers"},
	{"card", "dice", "wheel", "tile"},
	{"poker", "keno"},
	{"houseway", "keno/paper"},
	{"table"},
	{"whatif"}, // reads what somebody supposes of a game's declarations
	{"game/deal", "game/nonvalue", "game/clapper", "beside"},
	{"game/versus", "game/banked", "game/baccarat", "game/blackjack"}, // what other games are made of
	{"game/progressive"}, // a wager beside others
	{everyGame},
	{"odds/luck"},
	{"odds/twentyone", "odds/housepoker", "odds/twohands", "odds/threehands"},
	{"odds"},
	{"odds/advice"},
	{"sim/chunks"},
	{"casebook", "phh", "sim"},
	{"beside/worth", "design"},
	{"odds/games", "sim/draws", "sim/ring", "sim/picture"},
	{"odds/games/pokerodds"}, // what the mathematics of a new game of poker against the house stands on
	{everyMathematics},
	{"game"}, // the list stands above the rules and the mathematics that its lines name
	{"counsel"},
	{"study"}, // looks at rules as a designer does
	{"version"},
	{"study/sheet", "proof", "laboratory/battery"},
	{"bots"},
	{"beacon", "cases", "web/src/words"},
	{"casino", "beacon/drand", "paper"},
	{"paper/page", "paper/pdf", "paper/sign", "paper/layout"},
	{"paper/guide", "paper/petition"},
	{"paper/shelf"},
	{"journal", "ledger", "meter"},
	{"floor/view"},
	{"floor/beacons", "floor/sitting", "floor/stream", "keno/system"},
	{"floor/history", "achievements", "casebook/kenobook"},
	{"witness", "internal/release"},
	{"store/seedkey", "store/query", "store/files", "store/schema"},
	{"store/sqlite", "store/archive"},
	{"store/ship"},
	{"store"},
	{"store/storetest"},
	{"store/backup"},
	{"floor/actor", "floor/lounge"},
	{"floor", "people"},
	{"audit", "report/walk"},
	{"audit/audittest"},
	{"internal/evenings"}, // of releases, which a laboratory replays
	{"laboratory"},
	{"report", "report/find"},
	{"paper/records"}, // forms over a house's data
	{"api/chat", "api/flatjson", "api/ratelimit", "api/sse", "api/wire"},
	{"api/analysis", "api/certificate", "api/gate", "api/kenoview", "api/metrics", "api/owndata", "api/playerhistory", "client"},
	{"api"},
	{"cluster"},
	{"web"},
	{"doctor"},
	{"play/canvas", "play/log"},
	{"play/ring", "play/lounge"},
	{"play"},
	{"cli"},
	{"cmd/boardwalk", "cmd/load"},
}

// everyGame stands in floors for each package below game that has no floor of
// its own: a new game has its floor without being listed.
const everyGame = "game/*"

// everyMathematics stands likewise for each package below odds/games: the mathematics of a
// family of games.
const everyMathematics = "odds/games/*"

// helpers stand beside the house: every floor may use them, and they use none.
var helpers = []string{"boardwalk/internal/nearest", "boardwalk/internal/jsontext", "boardwalk/internal/memory"}

// pure is the number of floors that use the standard library alone.
const pure = 9

// forbidden are packages that make a rule depend on more than what it is told.
var forbidden = map[string]string{
	"math/rand":    "outcomes come from package chance",
	"math/rand/v2": "outcomes come from package chance",
	"crypto/rand":  "outcomes come from package chance",
}

type pkg struct {
	ImportPath string
	Imports    []string
}

func list(t *testing.T) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-pgo=off", "-json=ImportPath,Imports", "boardwalk/...")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []pkg
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		if err := d.Decode(&p); err == io.EOF {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// floor returns the floor of a package, or -1 for one that has none.
func floor(path string) int {
	name := strings.TrimPrefix(path, "boardwalk/")
	on := func(name string) int {
		return slices.IndexFunc(floors, func(f []string) bool { return slices.Contains(f, name) })
	}
	mine := on(name)
	dir, _ := filepath.Split(name)
	switch {
	case mine >= 0 || strings.HasSuffix(name, "test"):
	case dir == "game/":
		return on(everyGame)
	case dir == "odds/games/":
		return on(everyMathematics)
	}
	return mine
}

func TestArrowsPointOneWay(t *testing.T) {
	for _, p := range list(t) {
		name := strings.TrimPrefix(p.ImportPath, "boardwalk/")
		mine := floor(p.ImportPath)
		if slices.Contains(helpers, p.ImportPath) {
			mine = 0
		}
		if mine < 0 {
			if !strings.HasPrefix(name, "internal/") && !strings.HasSuffix(name, "test") && name != "cases" {
				t.Errorf("%s has no floor in the house", name)
			}
			continue
		}
		for _, i := range p.Imports {
			switch {
			case strings.HasPrefix(i, "boardwalk/"):
				if theirs := floor(i); !slices.Contains(helpers, i) && (theirs < 0 || theirs >= mine) {
					t.Errorf("%s may not import %s", name, i)
				}
			case strings.Contains(i, ".") && mine < pure:
				t.Errorf("%s may not import %s: rules use the standard library alone", name, i)
			}
		}
	}
}

func TestNothingElseDrawsRandomNumbers(t *testing.T) {
	for _, p := range list(t) {
		for _, i := range p.Imports {
			if why, ok := forbidden[i]; ok && p.ImportPath != "boardwalk/chance" {
				t.Errorf("%s may not import %s: %s", p.ImportPath, i, why)
			}
		}
	}
}

// TestRulesAreDeaf keeps clocks, files and goroutines' tools out of the games.
func TestRulesAreDeaf(t *testing.T) {
	deaf := []string{"time", "os", "io", "net", "sync", "context", "log", "log/slog", "bufio", "unsafe"}
	for _, p := range list(t) {
		if !strings.HasPrefix(p.ImportPath, "boardwalk/game/") {
			continue
		}
		for _, i := range p.Imports {
			if slices.Contains(deaf, i) {
				t.Errorf("%s may not import %s: a game is pure", p.ImportPath, i)
			}
		}
	}
}

// TestTheSittingIsPure keeps the floor's core a plain value: time is an argument, and
// nothing of it runs beside its caller or reads a store.
func TestTheSittingIsPure(t *testing.T) {
	deaf := []string{"os", "io", "net", "sync", "sync/atomic", "context", "log", "log/slog", "database/sql", "boardwalk/store"}
	files, err := filepath.Glob("../../floor/sitting/*.go")
	if err != nil || len(files) < 10 {
		t.Fatal("the sitting was not found: ", err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range f.Imports {
			if path := strings.Trim(i.Path.Value, `"`); slices.Contains(deaf, path) {
				t.Errorf("%s may not import %s", name, path)
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt, *ast.ChanType, *ast.SelectStmt, *ast.SendStmt:
				t.Errorf("%s has a goroutine or a channel", name)
			case *ast.SelectorExpr:
				clocks := []string{"Now", "Since", "Until", "After", "AfterFunc", "NewTimer", "Sleep", "Tick"}
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "time" && slices.Contains(clocks, n.Sel.Name) {
					t.Errorf("%s uses time.%s: time is an argument", name, n.Sel.Name)
				}
			}
			return true
		})
	}
}
