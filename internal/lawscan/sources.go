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
		f.reads[name] = append(f.reads[name], Site{File: f.file, Offset: f.Fset.Position(e.Pos()).Offset, Read: types.ExprString(e),
			Since: f.since(e)})
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
