// Package prose holds the test that says that no program finds meaning in the
// sentences and citations of events: they are for people to read. What happened
// is in an event's kind and its other fields, so a sentence may be reworded, and
// a paragraph split, without breaking a screen.
package prose

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// readers are the packages that show things to people, or advise them.
var readers = []string{"play", "play/ring", "play/log", "play/canvas", "counsel", "odds/advice", "client", "api",
	"api/wire", "api/analysis", "cli", "sim", "sim/ring"}

// prose are the fields of an event that are for people, by the type.
var prose = map[string][]string{
	"boardwalk/table.Event":    {"Text", "By", "OddsBy"},
	"boardwalk/api/wire.Event": {"Text", "Law", "OddsLaw"},
}

// looking are functions that look for something in a text.
var looking = []string{"strings.HasPrefix", "strings.HasSuffix", "strings.Contains", "strings.ContainsAny",
	"strings.EqualFold", "strings.Index",
	"strings.Cut", "strings.CutPrefix", "strings.CutSuffix", "strings.TrimPrefix", "strings.TrimSuffix", "strings.Split", "strings.Fields",
	"strings.Compare", "slices.Contains", "slices.Index", "cmp.Compare", "strconv.Atoi"}

type pkg struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// packages returns all packages that the readers need, with their compiled form.
func packages(t *testing.T) map[string]pkg {
	t.Helper()
	args := []string{"list", "-pgo=off", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles"}
	for _, r := range readers {
		args = append(args, "boardwalk/"+r)
	}
	out, err := exec.Command("go", args...).Output()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]pkg{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		if err := d.Decode(&p); err == io.EOF {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
}

func TestNobodyFindsMeaningInProse(t *testing.T) {
	all := packages(t)
	fset := token.NewFileSet()
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(all[path].Export) })
	for _, r := range readers {
		p := all["boardwalk/"+r]
		var files []*ast.File
		for _, name := range p.GoFiles {
			file, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
		for _, fault := range check(t, fset, imports, p.ImportPath, files) {
			t.Error(fault)
		}
	}
}

// check returns a line for each place of a package that compares prose.
func check(t *testing.T, fset *token.FileSet, imports types.Importer, path string, files []*ast.File) []string {
	t.Helper()
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	if _, err := (&types.Config{Importer: imports}).Check(path, fset, files, info); err != nil {
		t.Fatal(err)
	}
	c := checker{info}
	var faults []string
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if field := c.compares(n); field != "" {
				faults = append(faults, fmt.Sprintf("%s compares an event's %s, which is for people to read: use its kind or "+
					"another field", fset.Position(n.Pos()), field))
			}
			return true
		})
	}
	return faults
}

type checker struct{ *types.Info }

// compares returns the field of an event that a node compares with something
// else than nothing, or "".
func (c checker) compares(n ast.Node) string {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if n.Op != token.EQL && n.Op != token.NEQ || c.empty(n.X) || c.empty(n.Y) {
			return ""
		}
		return c.first(n.X, n.Y)
	case *ast.SwitchStmt:
		if n.Tag != nil {
			return c.first(n.Tag)
		}
	case *ast.IndexExpr:
		return c.first(n.Index)
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.SelectorExpr); ok {
			if x, ok := f.X.(*ast.Ident); ok && slices.Contains(looking, x.Name+"."+f.Sel.Name) {
				return c.first(n.Args...)
			}
		}
	}
	return ""
}

// first returns the first field of prose among expressions, also one that is
// converted to another type or made lower case.
func (c checker) first(list ...ast.Expr) string {
	for _, e := range list {
		switch e := e.(type) {
		case *ast.ParenExpr:
			if field := c.first(e.X); field != "" {
				return field
			}
		case *ast.CallExpr:
			if len(e.Args) == 1 {
				if field := c.first(e.Args...); field != "" {
					return field
				}
			}
		case *ast.SelectorExpr:
			if slices.Contains(prose[c.typeOf(e.X)], e.Sel.Name) {
				return e.Sel.Name
			}
		}
	}
	return ""
}

// typeOf returns the name of an expression's type, or of what it points to.
func (c checker) typeOf(e ast.Expr) string {
	t := types.Unalias(c.Types[e].Type)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if t == nil {
		return ""
	}
	return strings.TrimPrefix(t.String(), "*")
}

// empty reports whether an expression is the empty text: whether there is
// anything to read may be asked.
func (c checker) empty(e ast.Expr) bool {
	v := c.Types[e].Value
	return v != nil && v.Kind() == constant.String && constant.StringVal(v) == ""
}

// The test finds each of the ways in which prose was compared before.
func TestComparisonsAreFound(t *testing.T) {
	const source = `package p
import ("slices"; "strings"; "boardwalk/table")
func f(e table.Event, p *table.Event, m map[string]int) {
	_ = e.Text == "x"
	_ = string(p.By) != "2.5(a)"
	switch e.Text { case "x": }
	_ = m[e.Text]
	_ = strings.HasPrefix(string(e.OddsBy), "14.")
	_ = slices.Contains([]string{"x"}, strings.ToLower(e.Text))
	_ = e.Text != ""
	_ = e.Word == "fold"
	_ = e.Kind == table.Folded
	_ = e.Text + "."
}`
	all := packages(t)
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(all[path].Export) })
	if faults := check(t, fset, imports, "p", []*ast.File{file}); len(faults) != 6 {
		t.Errorf("%d of 6 comparisons are found:\n%s", len(faults), strings.Join(faults, "\n"))
	}
}
