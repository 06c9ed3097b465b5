// Package lawscan finds the citations of the law in the module's Go code, and
// puts them together with those that tests noted into the coverage file.
//
// It works on types, not on text: a citation is a constant of type law.Cite,
// whether it was declared so or became one in a call, a literal, an assignment
// or a return. It asks the go command for the packages and reads them with the
// standard library alone, so that the check costs the module no dependency.
package lawscan

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/law"
)

// Found is what cites each paragraph: for each citation as written, the files
// that hold it, relative to the module and sorted.
type Found map[law.Cite][]string

// Code finds every citation in the module rooted at dir, except in tests and
// in the law package itself, whose own job is to talk about citations.
func Code(dir string) (Found, error) {
	list, err := listPackages(dir)
	if err != nil {
		return nil, err
	}
	s := scanner{root: list.root, fset: token.NewFileSet(), found: Found{}}
	imports := importer.ForCompiler(s.fset, "gc", list.open)
	for _, pkg := range list.own {
		if pkg.ImportPath == list.lawPath() {
			continue
		}
		if err := s.scan(pkg, imports, list.lawPath()); err != nil {
			return nil, err
		}
	}
	for cite, files := range s.found {
		slices.Sort(files)
		s.found[cite] = slices.Compact(files)
	}
	return s.found, nil
}

type scanner struct {
	root  string
	fset  *token.FileSet
	found Found
}

func (s *scanner) scan(pkg goPackage, imports types.Importer, lawPath string) error {
	var files []*ast.File
	for _, name := range pkg.GoFiles {
		file, err := parser.ParseFile(s.fset, filepath.Join(pkg.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	info := &types.Info{Types: make(map[ast.Expr]types.TypeAndValue)}
	config := types.Config{Importer: imports}
	if _, err := config.Check(pkg.ImportPath, s.fset, files, info); err != nil {
		return err
	}
	for _, file := range files {
		name, err := filepath.Rel(s.root, s.fset.File(file.Pos()).Name())
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			expr, ok := n.(ast.Expr)
			if !ok {
				return true
			}
			value := info.Types[expr]
			if value.Value == nil || value.Value.Kind() != constant.String || !isCite(value.Type, lawPath) {
				return true
			}
			if cite := law.Cite(constant.StringVal(value.Value)); !cite.IsZero() {
				s.found[cite] = append(s.found[cite], filepath.ToSlash(name))
			}
			return false // the parts of a constant are not citations of their own
		})
	}
	return nil
}

func isCite(t types.Type, lawPath string) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return false
	}
	return named.Obj().Name() == "Cite" && named.Obj().Pkg().Path() == lawPath
}

// Unknown returns a line for each citation that the index does not have, with
// the files that hold it.
func (f Found) Unknown() []string {
	var lines []string
	for cite, places := range f {
		if !cite.Known() {
			lines = append(lines, fmt.Sprintf("%s: the index of the law has no row %q",
				strings.Join(places, ", "), cite.Full()))
		}
	}
	slices.Sort(lines)
	return lines
}

// open gives the type checker the compiled form of a package.
func (l packageList) open(path string) (io.ReadCloser, error) {
	file, ok := l.export[path]
	if !ok || file == "" {
		return nil, fmt.Errorf("the go command has not compiled %s", path)
	}
	return os.Open(file)
}
