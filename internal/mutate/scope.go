package mutate

import (
	"go/ast"
	"go/token"
)

// Scope is how much is broken around a citation.
type Scope uint8

const (
	// Narrow is what [Mutations] lists.
	Narrow Scope = iota
	// Wide is also: what is returned beside the citation is another; a list in an entry that is cited is shortened; an option
	// sets nothing, or a duty that was declared for it is left out.
	Wide
	// Said is also a sentence or a sign: for rows that ask for a step which is followed and logged, for a sign, or for a
	// record.
	Said
)

// results changes what is returned beside the citation.
func (f *finder) results(s *ast.ReturnStmt, cited ast.Node) {
	if f.scope < Wide {
		return
	}
	for _, e := range s.Results {
		if e != cited {
			f.other(e)
		}
	}
}

// other makes a value another one.
func (f *finder) other(e ast.Expr) {
	if name(e) != "nil" {
		f.replace(othered, "make "+f.text(e)+" another", e, "another")
	}
}

// setting is the declaration of an option: what it sets is something that nobody reads. A duty is declared by a
// method that returns the option again: it is left out.
func (f *finder) setting(call *ast.CallExpr, at token.Pos) {
	if f.scope < Wide {
		return
	}
	for _, arg := range call.Args {
		if ref, ok := arg.(*ast.UnaryExpr); ok && ref.Op == token.AND {
			if _, field := ref.X.(*ast.SelectorExpr); field {
				f.replace(detached, "let the option set nothing", ref.X, "*new")
			}
		}
	}
	if method, ok := call.Fun.(*ast.SelectorExpr); ok {
		if _, chained := method.X.(*ast.CallExpr); chained && !inside(method, at) {
			f.replace(changed, "leave out "+method.Sel.Name, call, f.text(method.X))
			f.found[len(f.found)-1].left = f.at(method.X.End())
		}
	}
}

// sign leaves the sign that cites empty.
func (f *finder) sign() {
	if f.scope < Said {
		return
	}
	for i := len(f.path) - 1; i > 0; i-- {
		literal, ok := f.path[i].(*ast.CompositeLit)
		if !ok {
			continue
		}
		for _, e := range literal.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok && name(kv.Key) == "Text" {
				f.replace(zeroed, "leave the sign empty", kv.Value, `""`)
			}
		}
		return
	}
}

// said drops what is said, and reports whether it has: after a citation in the margin it is the next sentence.
func (f *finder) said(s *ast.ExprStmt, in ast.Node) bool {
	before := len(f.found)
	switch {
	case f.scope < Said:
	case !calls(s, "Cite"):
		f.drop(s, in)
	default:
		_, after := siblings(in, s)
		if len(after) > 0 && sentence(after[0]) {
			if e, ok := after[0].(*ast.ExprStmt); !ok || !calls(e, "Cite") {
				f.drop(after[0], in)
			}
		}
	}
	return len(f.found) > before
}
