package web_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/game"
)

// speakers are the packages whose sentences people read on the page, beside what games declare.
var speakers = []string{"api", "api/chat", "floor", "floor/sitting", "game", "people", "table"}

// sayings says in which argument of a call the sentence is; last is the last one.
const last = -1

var sayings = map[string]int{
	"Refuse": 1, "RefuseFor": 2, "NewProblem": 1, "TooMany": 0, "New": 0,
	"Announce": last, "Note": last, "NoteAlso": last, "NoteAt": last, "NoteAmount": last, "NoteAmountAlso": last, "NoteWord": last,
	"Remark": last, "RemarkAmount": last, "remark": last, "Shuffled": last, "Folds": last, "Void": last, "Cease": last, "Award": last,
	"AwardLow": last, "Rake": last, "RakeFrom": last, "Gathered": last, "PotFormed": last, "AllIn": last, "Button": last, "Begins": last,
	"Concedes": last, "VoidAndReturn": last, "NoLate": last, "Step": last, "step": last, "stepAlso": last, "note": last, "misdeal": last,
	"dead": last, "VoidHand": last, "FoldBut": last, "Forbid": last, "noSpin": last, "NeedsAnte": last, "TimesAnte": last, "void": last,
	"departWhenLawful": last,
}

// spoken are formats that the sources put together from several parts.
var spoken = []string{"Box %s: %s", "soft %s", "%s, over",
	"the tournament begins", "level %s of the tournament begins", "is out of the tournament in place %s", "the tournament is over"}

var sentence = regexp.MustCompile(`[a-z]{2}`)

// TestTheListOfTheServersSentences holds the list of formats that the house speaks in, src/words/says.en.json, against
// the sources: refusals, announcements and notes. Whatever is not a literal of the source is %s there. What games declare
// for beginners and of their options is in the list too. A new sentence is in it after go test ./web -update, and the
// page's own test counts those that have no Spanish yet.
func TestTheListOfTheServersSentences(t *testing.T) {
	found := map[string]bool{}
	for _, dir := range speakers {
		err := filepath.WalkDir(filepath.Join("..", dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && dir != "game" && path != filepath.Join("..", dir) {
				return fs.SkipDir
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if f := formatOf(said(call)); sentence.MatchString(strings.ReplaceAll(f, "%s", "")) {
						found[f] = true
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range spoken {
		found[f] = true
	}
	for _, r := range game.All {
		list := slices.Concat([]string{r.About.Pit}, r.About.Tips, r.About.Round)
		for _, o := range r.Options().Declare() {
			list = append(list, o.Title(), o.Help)
		}
		for _, text := range list {
			if words.MatchString(text) {
				found[text] = true
			}
		}
	}
	if len(found) < 400 {
		t.Errorf("only %d sentences were found", len(found))
	}
	hold(t, "src/words/says.en.json", slices.Sorted(maps.Keys(found)))
}

// said returns the argument of a call that people read, or nil.
func said(call *ast.CallExpr) ast.Expr {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
		if x, ok := f.X.(*ast.Ident); name == "New" && (!ok || x.Name != "errors") {
			return nil
		}
	}
	i, ok := sayings[name]
	if i == last {
		i = len(call.Args) - 1
	}
	if !ok || i < 0 || i >= len(call.Args) {
		return nil
	}
	return call.Args[i]
}

var verbs = regexp.MustCompile(`%[-+# 0]*[0-9.]*[a-zA-Z]`)

// formatOf returns a sentence as a format in which all that is not literal is %s, or "".
func formatOf(e ast.Expr) string {
	switch e := e.(type) {
	case nil:
		return ""
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return verbs.ReplaceAllString(text, "%s")
		}
	case *ast.ParenExpr:
		return formatOf(e.X)
	case *ast.BinaryExpr:
		return formatOf(e.X) + formatOf(e.Y)
	case *ast.CallExpr:
		if f, ok := e.Fun.(*ast.SelectorExpr); ok && strings.HasPrefix(f.Sel.Name, "Sprintf") && len(e.Args) > 0 {
			return formatOf(e.Args[0])
		}
	}
	return "%s"
}

// hold holds a list in a file against what was found, and writes it anew if the tests are to do that.
func hold(t *testing.T, file string, found []string) {
	t.Helper()
	list, err := json.MarshalIndent(found, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if list = append(list, '\n'); *update {
		if err := os.WriteFile(file, list, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if was, err := os.ReadFile(file); err != nil || string(was) != string(list) {
		t.Errorf("%s is not what the sources say: run go test ./web -update, and translate what is new (%v)", file, err)
	}
}
