package mutate

import (
	"go/ast"
	"go/token"
	"strings"
)

// named breaks a node that a file of acts names.
func (f *finder) named(n, in ast.Node) {
	switch v := n.(type) {
	case *ast.ReturnStmt:
		for _, e := range v.Results {
			f.value(e)
		}
	case *ast.CaseClause:
		f.clause(v, in)
	case *ast.BlockStmt, *ast.DeclStmt, *ast.BranchStmt, *ast.LabeledStmt:
	case *ast.AssignStmt:
		if f.drop(v, in); len(f.found) == 0 {
			for _, e := range v.Rhs {
				f.value(e)
			}
		}
	case *ast.ValueSpec:
		for _, e := range v.Values {
			f.value(e)
		}
	case ast.Stmt:
		f.drop(v, in)
	case *ast.KeyValueExpr:
		f.value(v.Value)
	case ast.Expr:
		f.value(v)
	}
}

// clause breaks a case: its conditions, or what is done in it.
func (f *finder) clause(v *ast.CaseClause, in ast.Node) {
	if s, ok := f.switchOf(in); ok && s.Tag == nil && len(v.List) > 0 {
		for _, e := range v.List {
			f.negate(e)
		}
		return
	}
	for _, s := range v.Body {
		f.named(s, v)
	}
}

// switchOf returns the switch whose body a block is.
func (f *finder) switchOf(body ast.Node) (*ast.SwitchStmt, bool) {
	for _, n := range f.path {
		if s, ok := n.(*ast.SwitchStmt); ok && s.Body == body {
			return s, true
		}
	}
	return nil, false
}

// value makes an expression another: a condition is negated, the numbers in it are changed, or it is zero.
func (f *finder) value(e ast.Expr) {
	before := len(f.found)
	switch v := e.(type) {
	case *ast.BinaryExpr:
		switch v.Op {
		case token.LAND, token.LOR, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			f.negate(v)
		default:
			f.operation(v)
		}
		if len(f.found) > before {
			return
		}
	case *ast.UnaryExpr:
		if v.Op == token.NOT {
			f.negate(v)
			return
		}
	case *ast.CompositeLit:
		if f.shorten(v); len(f.found) == before && len(v.Elts) > 0 {
			f.first(v.Elts[0])
		}
		return
	case *ast.BasicLit:
		if v.Kind == token.STRING {
			f.cells(v)
			return
		}
	case *ast.ParenExpr:
		f.value(v.X)
		return
	case *ast.CallExpr, *ast.FuncLit:
		f.other(e)
		return
	}
	if f.numbers(e); len(f.found) == before {
		f.other(e)
	}
}

// first changes the first value of an entry: a number, or a constant to the one before it.
func (f *finder) first(e ast.Expr) {
	before := len(f.found)
	if f.numbers(e); len(f.found) == before {
		f.replace(changed, "change "+f.text(e), e, f.text(e)+" - 1")
	}
}

// cells turns a row of a table round that says by letters where to draw and where to stay.
func (f *finder) cells(v *ast.BasicLit) {
	if turned := strings.NewReplacer("D", "S", "S", "D").Replace(v.Value); turned != v.Value {
		f.replace(changed, "turn "+v.Value+" round", v, turned)
	}
}
