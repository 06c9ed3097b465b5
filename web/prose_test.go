package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// prose are the packages that write for people all over their sources, and not only in certain calls: strategies, charts,
// what the coach rests on.
var prose = []string{"odds", "odds/advice", "odds/games/...", "odds/housepoker", "odds/twentyone", "counsel", "api/analysis"}

// forFiles are sources of the mathematics of games that read strategies from files and play them in simulations, which are
// the terminal's.
var forFiles = regexp.MustCompile(`odds/games/.*(players(_board)?|lines|conditions|blackjackodds/charts?|seats)\.go$`)

// unread is what looks like prose and is for the program: what checksums begin with, pictures, and citations.
var unread = regexp.MustCompile(`counted as of|, as of [0-9]|^<|^[0-9.]+[[(]|^house:|, ace low %s$|, blind ` +
	`%s$|pays on a %s$|^[a-z-]+=|^[a-z]+-[a-z-]+$`)

// several are two words or more, or one beside what is filled in.
var several = regexp.MustCompile(`[A-Za-z][a-z']+[,;:.]? [a-z]|[A-Za-z][a-z]+ of %s|^%s [a-z]{4,}$|^[A-Za-z]{3,} %s$`)

// oneWord says where a source names something for people that may be a single word: which argument of a call, which element of a
// list, or which field.
var oneWord = struct {
	calls, elements map[string]int
	fields          map[string]bool
}{
	calls:    map[string]int{"mark": last, "list": 0, "byUpCard": 0, "holes": 0, "totals": 0},
	elements: map[string]int{"mark": 1, "Mark": 1, "row": 0},
	fields:   map[string]bool{"name": true, "Name": true, "Label": true, "Of": true},
}

// sourcesOf calls do for every Go file of a package, and of those below it if that is wanted.
func sourcesOf(t *testing.T, dir string, below bool, do func(*ast.File)) {
	t.Helper()
	root := filepath.Join("..", dir)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != root && (!below || strings.HasSuffix(d.Name(), "test")) {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || forFiles.MatchString(filepath.ToSlash(path)) {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err == nil {
			do(file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// proseOf returns what the sources of the packages of prose say: formats, in which what is filled in is %s, and whole texts.
func proseOf(t *testing.T) (formats, whole []string) {
	for _, dir := range prose {
		dir, below := strings.CutSuffix(dir, "/...")
		sourcesOf(t, dir, below, func(file *ast.File) {
			for _, text := range proseIn(file) {
				switch {
				case unread.MatchString(text):
				case strings.Contains(text, "%s"):
					formats = append(formats, text)
				default:
					whole = append(whole, text)
				}
			}
		})
	}
	return formats, whole
}

// proseIn returns what a source says, or a part of it.
func proseIn(source ast.Node) (list []string) {
	add := func(e ast.Expr, before string, pattern *regexp.Regexp) bool {
		text := before + formatOf(e)
		if strings.HasPrefix(text, " ") { // it goes on after something else
			text = "%s" + text
		}
		if strings.HasSuffix(text, " ") {
			text += "%s"
		}
		if !pattern.MatchString(text) {
			return false
		}
		list = append(list, text)
		return true
	}
	visit := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field: // tags describe the API
			return n.Tag == nil
		case *ast.AssignStmt: // a sentence that goes on
			return n.Tok != token.ADD_ASSIGN || !add(n.Rhs[0], "%s", several)
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && oneWord.fields[key.Name] && isText(n.Value) {
				add(n.Value, "", words)
				return false
			}
		case *ast.CompositeLit:
			elementsOf(n, func(e ast.Expr) { add(e, "", words) })
		case *ast.CallExpr:
			if nameOf(n.Fun) == "panic" {
				return false
			}
			if e := argument(n, oneWord.calls); e != nil && isText(e) {
				add(e, "", words)
			}
			return !strings.HasPrefix(nameOf(n.Fun), "Sprintf") || !add(n, "", several)
		case *ast.BasicLit, *ast.BinaryExpr:
			return !add(n.(ast.Expr), "", several)
		}
		return true
	}
	ast.Inspect(source, visit)
	return list
}

// elementsOf calls do for what is said by the elements of a literal: of a mark or a row, or of a list of them.
func elementsOf(lit *ast.CompositeLit, do func(ast.Expr)) {
	one := func(lit *ast.CompositeLit, at int) {
		if at < len(lit.Elts) && isText(lit.Elts[at]) {
			do(lit.Elts[at])
		}
	}
	if at, ok := oneWord.elements[nameOf(lit.Type)]; ok {
		one(lit, at)
	}
	array, ok := lit.Type.(*ast.ArrayType)
	if !ok {
		return
	}
	if at, ok := oneWord.elements[nameOf(array.Elt)]; ok {
		for _, e := range lit.Elts {
			if x, ok := e.(*ast.CompositeLit); ok {
				one(x, at)
			}
		}
	}
}

// isText reports whether an expression is a text of the source and not only a name for one.
func isText(e ast.Expr) bool {
	switch e.(type) {
	case *ast.BasicLit, *ast.BinaryExpr:
		return true
	}
	return false
}

// nameOf returns the last name of a function or a type, or nothing.
func nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// argument returns the argument of a call at the place that a list has for its function, or nil.
func argument(call *ast.CallExpr, places map[string]int) ast.Expr {
	i, ok := places[nameOf(call.Fun)]
	if i == last {
		i = len(call.Args) - 1
	}
	if !ok || i < 0 || i >= len(call.Args) {
		return nil
	}
	return call.Args[i]
}
