package lawscan

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"path/filepath"
	"slices"

	"boardwalk/law"
)

// Follow finds where the citations go: through variables, fields, lists, arguments and results of functions. It returns
// for each citation the places that read it, the nearest first: those that take it from where it was written, then
// those that take it from there, and so on. A place may read other citations too. Into functions of the names given, which
// only say something, no citation is followed.
func (m *Module) Follow(says []string) (map[law.Cite][][]Site, error) {
	f := &flow{Module: m, says: says, written: map[ast.Expr]bool{}, from: map[law.Cite][]string{}, to: map[string][]string{},
		reads: map[string][]Site{}}
	for _, pkg := range m.list.own {
		if pkg.ImportPath == m.list.lawPath() {
			continue
		}
		checked, errs := m.check(pkg, nil)
		if len(errs) > 0 {
			return nil, errs[0]
		}
		f.Checked = checked
		for _, file := range checked.Files {
			name, err := filepath.Rel(m.list.root, m.Fset.File(file.Pos()).Name())
			if err != nil {
				return nil, err
			}
			f.file = filepath.ToSlash(name)
			ast.Inspect(file, f.visit)
		}
	}
	f.standing()
	found := map[law.Cite][][]Site{}
	for cite, next := range f.from {
		found[cite] = f.spread(next)
	}
	return found, nil
}

// standing has a rule of a base book go the same way for each book that stands on it, whose game runs that code under its
// own name.
func (f *flow) standing() {
	for cite, next := range maps.Clone(f.from) {
		for _, book := range law.StandingOn(cite.Book().ID) {
			own := cite.In(book.ID)
			f.from[own] = slices.Concat(f.from[own], next)
		}
	}
}

// flow is where citations go. A place that holds one has a name: a variable's or a field's, or that of an argument or a
// result of a function.
type flow struct {
	*Module
	*Checked
	says []string
	file string

	written map[ast.Expr]bool // what is assigned to, and so not read

	from  map[law.Cite][]string // where each is written to
	to    map[string][]string
	reads map[string][]Site
}

// spread returns the places that read what is in some variables, by their distance.
func (f *flow) spread(next []string) (found [][]Site) {
	seen := map[string]bool{}
	for len(next) > 0 {
		var sites []Site
		var after []string
		slices.Sort(next)
		for _, name := range slices.Compact(next) {
			if seen[name] {
				continue
			}
			seen[name] = true
			sites = append(sites, f.reads[name]...)
			after = append(after, f.to[name]...)
		}
		found, next = append(found, sites), after
	}
	return found
}

// visit notes what a node of the syntax hands on or reads.
func (f *flow) visit(n ast.Node) bool {
	switch v := n.(type) {
	case *ast.FuncDecl:
		if fn, ok := f.Info.Defs[v.Name].(*types.Func); ok && v.Body != nil {
			f.function(fn.FullName(), v.Type, v.Body)
		}
	case *ast.AssignStmt:
		for _, to := range v.Lhs {
			f.written[to] = true
		}
		f.assign(v.Lhs, v.Rhs)
	case *ast.ValueSpec:
		names := make([]ast.Expr, len(v.Names))
		for i, name := range v.Names {
			names[i] = name
		}
		f.assign(names, v.Values)
	case *ast.RangeStmt:
		if v.Value != nil {
			f.give(v.X, f.place(v.Value))
		}
	case *ast.CompositeLit:
		f.literal(v)
	case *ast.CallExpr:
		f.call(v)
	}
	if e, ok := n.(ast.Expr); ok {
		f.read(e)
	}
	return true
}

// function hands what a function is given on to its parameters, and what it returns to its results.
func (f *flow) function(name string, kind *ast.FuncType, body *ast.BlockStmt) {
	i := 0
	for _, field := range kind.Params.List {
		for _, id := range field.Names {
			f.link(parameter(name, i), f.place(id))
			i++
		}
		if len(field.Names) == 0 {
			i++
		}
	}
	i = 0
	if kind.Results != nil {
		for _, field := range kind.Results.List {
			for _, id := range field.Names {
				f.link(f.place(id), result(name, i))
				i++
			}
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		if back, ok := n.(*ast.ReturnStmt); ok {
			for i, e := range back.Results {
				f.give(e, result(name, i))
			}
		}
		_, inner := n.(*ast.FuncLit)
		return !inner
	})
}

func parameter(function string, i int) string { return fmt.Sprintf("%s(%d)", function, i) }
func result(function string, i int) string    { return fmt.Sprintf("%s=%d", function, i) }

func (f *flow) assign(to, from []ast.Expr) {
	if len(to) == len(from) {
		for i, e := range from {
			f.give(e, f.place(to[i]))
			if lit, ok := e.(*ast.FuncLit); ok {
				f.function(f.place(to[i]), lit.Type, lit.Body)
			}
		}
		return
	}
	if len(from) != 1 {
		return
	}
	if call, ok := from[0].(*ast.CallExpr); ok {
		if name, variadic := f.callee(call); name != "" && variadic >= -1 {
			for i, e := range to {
				f.link(result(name, i), f.place(e))
			}
		}
	}
}

// literal hands what is written in a struct on to its fields.
func (f *flow) literal(v *ast.CompositeLit) {
	t, ok := structOf(f.Info.Types[v].Type)
	if !ok {
		return
	}
	for i, e := range v.Elts {
		if kv, keyed := e.(*ast.KeyValueExpr); keyed {
			f.give(kv.Value, f.place(kv.Key))
			if lit, ok := kv.Value.(*ast.FuncLit); ok {
				f.function(f.place(kv.Key), lit.Type, lit.Body)
			}
		} else if i < t.NumFields() {
			f.give(e, f.known(t.Field(i)))
		}
	}
}

// call hands the arguments of a call on to the function.
func (f *flow) call(v *ast.CallExpr) {
	name, variadic := f.callee(v)
	if name == "" {
		return
	}
	for i, arg := range v.Args {
		if variadic >= 0 {
			i = min(i, variadic)
		}
		f.give(arg, parameter(name, i))
	}
}

// callee names the function that is called, and its last parameter if it takes any number of arguments, or -1.
func (f *flow) callee(v *ast.CallExpr) (name string, variadic int) {
	var id *ast.Ident
	switch fun := ast.Unparen(v.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return "", -1
	}
	if slices.Contains(f.says, id.Name) {
		return "", -1
	}
	variadic = -1
	if s, ok := f.Info.Types[v.Fun].Type.(*types.Signature); ok && s.Variadic() {
		variadic = s.Params().Len() - 1
	}
	switch o := f.Info.Uses[id].(type) {
	case *types.Func:
		return o.Origin().FullName(), variadic
	case *types.Var:
		return f.known(o), variadic
	}
	return "", -1
}
