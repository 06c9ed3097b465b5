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
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/law"
)

// Found is what cites each paragraph: for each citation as written, the files
// that hold it, relative to the module and sorted.
type Found map[law.Cite][]string

// Site is a place in the code that cites a paragraph.
type Site struct {
	File   string // relative to the module
	Offset int    // of the citation in the file, in bytes
}

// Code finds every citation in the module rooted at dir, except in tests and
// in the law package itself, whose own job is to talk about citations.
func Code(dir string) (Found, error) {
	sites, err := Sites(dir)
	if err != nil {
		return nil, err
	}
	found := Found{}
	for cite, list := range sites {
		for _, s := range list {
			found[cite] = append(found[cite], s.File)
		}
		slices.Sort(found[cite])
		found[cite] = slices.Compact(found[cite])
	}
	return found, nil
}

// Sites finds every place that cites a paragraph, in the order of the packages.
func Sites(dir string) (map[law.Cite][]Site, error) {
	s, err := scanAll(dir)
	if err != nil {
		return nil, err
	}
	return s.found, nil
}

// Uses is [Sites] where a citation that a game keeps in a field of a struct
// stands also where code takes it from a field of that name.
func (m *Module) Uses() (map[law.Cite][]Site, error) {
	s, err := m.scan()
	if err != nil {
		return nil, err
	}
	for field, cites := range s.kept {
		slices.Sort(cites)
		if cites = slices.Compact(cites); len(cites) > mostKept {
			continue
		}
		for _, cite := range cites {
			s.found[cite] = append(s.found[cite], s.taken[field]...)
		}
	}
	return s.found, nil
}

// mostKept is how many paragraphs a field holds that has one meaning: one for
// each game of a family. The field Law of any wager holds hundreds, and where it
// is read says nothing about one of them.
const mostKept = 4

// scanAll loads a module and scans its packages.
func scanAll(dir string) (*scanner, error) {
	m, err := Load(dir)
	if err != nil {
		return nil, err
	}
	return m.scan()
}

// scan scans all packages but the law's own.
func (m *Module) scan() (*scanner, error) {
	s := &scanner{Module: m, found: map[law.Cite][]Site{}, kept: map[string][]law.Cite{}, taken: map[string][]Site{}}
	for _, pkg := range m.list.own {
		if pkg.ImportPath == m.list.lawPath() {
			continue
		}
		if err := s.scan(pkg); err != nil {
			return nil, err
		}
	}
	return s, nil
}

type scanner struct {
	*Module
	found map[law.Cite][]Site
	kept  map[string][]law.Cite // by field: what it holds
	taken map[string][]Site     // by field: where it is read
}

func (s *scanner) scan(pkg goPackage) error {
	checked, errs := s.check(pkg, nil)
	if len(errs) > 0 {
		return errs[0]
	}
	lawPath := s.list.lawPath()
	info := checked.Info
	for _, file := range checked.Files {
		name, err := filepath.Rel(s.list.root, s.Fset.File(file.Pos()).Name())
		if err != nil {
			return err
		}
		s.fields(file, filepath.ToSlash(name), info, lawPath)
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
				s.found[cite] = append(s.found[cite], Site{filepath.ToSlash(name), s.Fset.Position(expr.Pos()).Offset})
			}
			return false // the parts of a constant are not citations of their own
		})
	}
	return nil
}

// fields notes which fields of structs hold citations, and where they are read.
// A field is known by its package and name.
func (s *scanner) fields(file *ast.File, name string, info *types.Info, lawPath string) {
	field := func(id *ast.Ident) string {
		if v, ok := info.Uses[id].(*types.Var); ok && v.IsField() && v.Pkg() != nil && isCite(v.Type(), lawPath) {
			return v.Pkg().Path() + "." + v.Name()
		}
		return ""
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch v := n.(type) {
		case *ast.KeyValueExpr:
			key, ok := v.Key.(*ast.Ident)
			if value := info.Types[v.Value].Value; ok && value != nil && value.Kind() == constant.String {
				if f := field(key); f != "" {
					s.kept[f] = append(s.kept[f], law.Cite(constant.StringVal(value)))
				}
			}
		case *ast.SelectorExpr:
			if f := field(v.Sel); f != "" {
				s.taken[f] = append(s.taken[f], Site{name, s.Fset.Position(v.Pos()).Offset})
			}
		}
		return true
	})
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
