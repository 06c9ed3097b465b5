package lawscan

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/law"
)

// Follow finds where the citations go: through variables, fields, lists, arguments and results of functions. It returns
// for each citation the places that read it, the nearest first: those that take it from where it was written, then
// those that take it from there, and so on. A place may read other citations too. Into functions of the names given, which
// only say something, no citation is followed.
func (m *Module) Follow(says []string) (map[law.Cite][][]Site, error) {
	f := &flow{Module: m, says: says, written: map[ast.Expr]bool{}, from: map[law.Cite][]string{}, to: map[string][]string{}, reads: map[string][]Site{}}
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
	found := map[law.Cite][][]Site{}
	for cite, next := range f.from {
		found[cite] = f.spread(next)
	}
	return found, nil
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

// give hands the citations in an expression on.
func (f *flow) give(e ast.Expr, to string) {
	if to == "" {
		return
	}
	cites, names := f.sources(e)
	for _, cite := range cites {
		f.from[cite] = append(f.from[cite], to)
	}
	for _, name := range names {
		f.link(name, to)
	}
}

func (f *flow) link(from, to string) {
	if from != "" && to != "" && from != to && !slices.Contains(f.to[from], to) {
		f.to[from] = append(f.to[from], to)
	}
}

// sources returns the citations that are written in an expression, and the names of what it takes others from.
func (f *flow) sources(e ast.Expr) (cites []law.Cite, names []string) {
	value := f.Info.Types[e]
	if value.Value != nil {
		if value.Value.Kind() == constant.String && isCite(value.Type, f.list.lawPath()) {
			if cite := law.Cite(constant.StringVal(value.Value)); !cite.IsZero() {
				return []law.Cite{cite}, nil
			}
		}
		return nil, nil
	}
	all := func(list ...ast.Expr) {
		for _, x := range list {
			c, n := f.sources(x)
			cites, names = append(cites, c...), append(names, n...)
		}
	}
	switch v := e.(type) {
	case *ast.Ident, *ast.SelectorExpr:
		if name := f.place(v); name != "" && f.carries(value.Type) {
			return nil, []string{name}
		}
	case *ast.IndexExpr:
		all(v.X)
	case *ast.SliceExpr:
		all(v.X)
	case *ast.ParenExpr:
		all(v.X)
	case *ast.StarExpr:
		all(v.X)
	case *ast.UnaryExpr:
		if v.Op == token.AND {
			all(v.X)
		}
	case *ast.CompositeLit:
		if f.carries(f.Info.Types[v].Type) {
			for _, x := range v.Elts {
				if kv, ok := x.(*ast.KeyValueExpr); ok {
					x = kv.Value
				}
				all(x)
			}
		}
	case *ast.CallExpr:
		if !f.carries(value.Type) {
			break
		}
		name, _ := f.callee(v)
		own := strings.Contains(name, f.list.module+"/") || strings.Contains(name, "@")
		if own {
			return nil, []string{result(name, 0)}
		}
		all(v.Args...) // a conversion, append, cmp.Or
	}
	return cites, names
}

// carries reports whether a type is that of a citation, or of a list of them.
func (f *flow) carries(t types.Type) bool {
	for t != nil {
		if isCite(t, f.list.lawPath()) {
			return true
		}
		switch u := t.Underlying().(type) {
		case *types.Slice:
			t = u.Elem()
		case *types.Array:
			t = u.Elem()
		case *types.Map:
			t = u.Elem()
		case *types.Pointer:
			t = u.Elem()
		default:
			return false
		}
	}
	return false
}

// place names the variable or the field that an expression is. Of a list it is the list's own.
func (f *flow) place(e ast.Expr) string {
	switch v := e.(type) {
	case *ast.Ident:
		if o, ok := f.Info.Defs[v].(*types.Var); ok {
			return f.known(o)
		}
		if o, ok := f.Info.Uses[v].(*types.Var); ok {
			return f.known(o)
		}
	case *ast.SelectorExpr:
		return f.place(v.Sel)
	case *ast.IndexExpr:
		return f.place(v.X)
	}
	return ""
}

// known names a variable by where it is declared, which is the same in every package. A field that holds the paragraph of
// anything has no name: where it is read says nothing.
func (f *flow) known(v *types.Var) string {
	if v.Pkg() == nil || v.Name() == "_" || v.IsField() && slices.Contains(general, v.Name()) {
		return ""
	}
	at := f.Fset.Position(v.Pos())
	return fmt.Sprintf("%s.%s@%s:%d", v.Pkg().Path(), v.Name(), filepath.Base(at.Filename), at.Line)
}

// read notes that an expression reads a citation.
func (f *flow) read(e ast.Expr) {
	switch e.(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:
	default:
		return
	}
	value := f.Info.Types[e]
	if f.written[e] || value.Type == nil || value.Value != nil || !isCite(value.Type, f.list.lawPath()) {
		return
	}
	_, names := f.sources(e)
	for _, name := range names {
		f.reads[name] = append(f.reads[name], Site{f.file, f.Fset.Position(e.Pos()).Offset, types.ExprString(e), f.since(e)})
	}
}

// since returns where the last of the variables in an expression is declared, if that is in this file.
func (f *flow) since(e ast.Expr) (last int) {
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && !v.IsField() && v.Parent() != v.Pkg().Scope() {
				last = max(last, f.Fset.Position(v.Pos()).Offset)
			}
		}
		return true
	})
	return last
}
