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
	"path"
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
	Read   string // the field that code takes it from; empty if it is written there
	Since  int    // where what is read is declared, if that is in the same file
	Line   int    // of a citation that is written there
}

// Code finds every citation in the module rooted at dir, except in tests and
// in the law package itself, whose own job is to talk about citations.
func Code(dir string) (Found, error) {
	sites, err := Sites(dir)
	if err != nil {
		return nil, err
	}
	return Files(sites), nil
}

// Places are the lines of sites.
func Places(sites map[law.Cite][]Site) map[law.Cite][]law.Place {
	found := map[law.Cite][]law.Place{}
	for cite, list := range sites {
		for _, s := range list {
			found[cite] = append(found[cite], law.Place{File: s.File, Line: s.Line})
		}
	}
	return found
}

// Files are the files of sites.
func Files(sites map[law.Cite][]Site) Found {
	found := Found{}
	for cite, list := range sites {
		for _, s := range list {
			found[cite] = append(found[cite], s.File)
		}
		slices.Sort(found[cite])
		found[cite] = slices.Compact(found[cite])
	}
	return found
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
// stands also where code takes it from a field of that name: in the game's own
// package, in the one of the games that declares the field, or on the stage, if it
// is the stage's.
func (m *Module) Uses() (map[law.Cite][]Site, error) {
	s, err := m.scan()
	if err != nil {
		return nil, err
	}
	for field, cites := range s.kept {
		slices.Sort(cites)
		for _, cite := range slices.Compact(cites) {
			for _, at := range s.taken[field] {
				if s.sameRoom(field, cite, path.Dir(at.File)) {
					s.found[cite] = append(s.found[cite], at)
				}
			}
		}
	}
	return s.found, nil
}

// The games, and the stage that they declare their wagers to.
const (
	gamesDir = "game/"
	stageDir = "table"
)

// general are the fields that hold the paragraph of anything: where they are read says nothing
// about one of hundreds.
var general = []string{"Law", "By"}

// sameRoom reports whether a package keeps the citation in a field, or is the games'
// own or the stage and declares the field. Elsewhere a paragraph is read to be shown or
// passed on.
func (s *scanner) sameRoom(field string, cite law.Cite, pkg string) bool {
	declared, isOf := strings.CutPrefix(field, s.list.module+"/"+pkg+".")
	name, _, _ := strings.Cut(declared, "@")
	if isOf && (strings.HasPrefix(pkg, gamesDir) || pkg == stageDir) && !slices.Contains(general, name) {
		return true
	}
	return slices.ContainsFunc(s.keepers[field], func(k keeper) bool { return k.cite == cite && k.pkg == pkg })
}

// keeper is a package that keeps a citation in a field.
type keeper struct {
	cite law.Cite
	pkg  string
}

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
	s := &scanner{Module: m, found: map[law.Cite][]Site{}, kept: map[string][]law.Cite{}, taken: map[string][]Site{},
		keepers: map[string][]keeper{}}
	for _, pkg := range m.list.own {
		if pkg.ImportPath == m.list.lawPath() {
			continue
		}
		if err := s.scan(pkg); err != nil {
			return nil, err
		}
	}
	s.standing()
	return s, nil
}

// standing counts what cites a rule of a base book for each book that stands on it, whose
// game runs that code under its own name.
func (s *scanner) standing() {
	for cite, sites := range s.found {
		for _, book := range law.StandingOn(cite.Book().ID) {
			s.found[cite.In(book.ID)] = append(s.found[cite.In(book.ID)], sites...)
		}
	}
	for field, cites := range s.kept {
		for _, cite := range cites {
			for _, book := range law.StandingOn(cite.Book().ID) {
				s.kept[field] = append(s.kept[field], cite.In(book.ID))
			}
		}
	}
}

type scanner struct {
	*Module
	found   map[law.Cite][]Site
	kept    map[string][]law.Cite // by field: what it holds
	taken   map[string][]Site     // by field: where it is read
	keepers map[string][]keeper   // by field
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
				at := s.Fset.Position(expr.Pos())
				s.found[cite] = append(s.found[cite], Site{File: filepath.ToSlash(name), Offset: at.Offset, Line: at.Line})
			}
			return false // the parts of a constant are not citations of their own
		})
	}
	return nil
}

// fields notes which fields of structs hold citations, and where they are read.
// A field is known by its package, its name and where it is declared.
func (s *scanner) fields(file *ast.File, name string, info *types.Info, lawPath string) {
	known := func(v *types.Var) string {
		if v == nil || !v.IsField() || v.Pkg() == nil || !isCite(v.Type(), lawPath) {
			return ""
		}
		at := s.Fset.Position(v.Pos())
		return fmt.Sprintf("%s.%s@%s:%d", v.Pkg().Path(), v.Name(), filepath.Base(at.Filename), at.Line)
	}
	field := func(id *ast.Ident) string {
		v, _ := info.Uses[id].(*types.Var)
		return known(v)
	}
	keep := func(f string, e ast.Expr) {
		if value := info.Types[e].Value; f != "" && value != nil && value.Kind() == constant.String {
			cite := law.Cite(constant.StringVal(value))
			s.kept[f] = append(s.kept[f], cite)
			s.keepers[f] = append(s.keepers[f], keeper{cite, path.Dir(name)})
		}
	}
	written := map[ast.Expr]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch v := n.(type) {
		case *ast.KeyValueExpr:
			if key, ok := v.Key.(*ast.Ident); ok {
				keep(field(key), v.Value)
			}
		case *ast.CompositeLit:
			if t, ok := structOf(info.Types[v].Type); ok {
				for i, e := range v.Elts {
					if _, keyed := e.(*ast.KeyValueExpr); !keyed && i < t.NumFields() {
						keep(known(t.Field(i)), e)
					}
				}
			}
		case *ast.AssignStmt:
			for _, to := range v.Lhs {
				written[to] = true
			}
		case *ast.SelectorExpr:
			if f := field(v.Sel); f != "" && !written[v] {
				s.taken[f] = append(s.taken[f], Site{File: name, Offset: s.Fset.Position(v.Pos()).Offset, Read: types.ExprString(v)})
			}
		}
		return true
	})
}

func structOf(t types.Type) (*types.Struct, bool) {
	if t == nil {
		return nil, false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	return s, ok
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
