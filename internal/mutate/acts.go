package mutate

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"

	"boardwalk/law"
)

// Act is where a row is carried out by code that cannot carry its citation.
type Act struct {
	Row     law.Cite // in full
	File    string   // relative to the module
	Snippet string   // of the code, once in the file
	Why     string
}

// ActsFile is the file of acts, relative to the module: a line for each, tabs between row, file, snippet and why.
const ActsFile = "law/acts.tsv"

// unescape makes line breaks and tabs of how a snippet writes them.
var unescape = strings.NewReplacer(`\n`, "\n", `\t`, "\t")

// ReadActs reads a file of acts. The first line names the columns.
func ReadActs(name string) (map[law.Cite][]Act, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	acts := map[law.Cite][]Act{}
	no := 0
	for line := range strings.Lines(string(text)) {
		if no++; no == 1 {
			continue
		}
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(f) != 4 || f[1] == "" || f[2] == "" || f[3] == "" {
			return nil, fmt.Errorf("%s:%d: expected a row, a file, a snippet and why, with tabs between them", name, no)
		}
		row, known := law.Lookup(law.Cite(f[0]))
		if !known {
			return nil, fmt.Errorf("%s:%d: the index has no row %q", name, no, f[0])
		}
		acts[row.Cite] = append(acts[row.Cite], Act{row.Cite, f[1], unescape.Replace(f[2]), f[3]})
	}
	return acts, nil
}

// Mutations returns the ways to break what the snippet begins with: the widest statement, condition, entry or value that
// is all in it; or, if there is none, the innermost one that has the whole snippet.
func (a Act) Mutations(source []byte) ([]Mutation, error) {
	if n := bytes.Count(source, []byte(a.Snippet)); n != 1 {
		return nil, fmt.Errorf("%s: %q is in %s %d times, not once", a.Row, a.Snippet, a.File, n)
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "mutated.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	start := file.FileStart + token.Pos(bytes.Index(source, []byte(a.Snippet)))
	end := start + token.Pos(len(a.Snippet))
	f := &finder{source: source, fset: fset, scope: Said}
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil || n.Pos() > start || n.End() < end {
			return false
		}
		f.path = append(f.path, n)
		return true
	})
	f.begins(file, start, end)
	for i := len(f.path) - 1; i > 0 && len(f.found) == 0; i-- {
		f.named(f.path[i], f.path[i-1])
	}
	if len(f.found) == 0 {
		return nil, fmt.Errorf("%s: %q in %s is nothing that can be broken", a.Row, a.Snippet, a.File)
	}
	return f.found, nil
}

// begins goes down to the widest node that begins where the snippet does and is all in it.
func (f *finder) begins(file *ast.File, start, end token.Pos) {
	var path, widest []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			path = path[:len(path)-1]
			return true
		}
		path = append(path, n)
		if n.Pos() == start && n.End() <= end && widest == nil {
			widest = slices.Clone(path)
		}
		return true
	})
	if widest != nil {
		f.path = widest
	}
}
