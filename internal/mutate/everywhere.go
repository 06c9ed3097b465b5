package mutate

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// Everywhere returns the ways to break a file at any place, cited or not: a
// statement that does more than say something is dropped; a condition, or one of
// the conditions that make it up, is negated; a comparison, a number, a truth, the
// face of a card or an operation is changed.
func Everywhere(source []byte) ([]Mutation, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "mutated.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := &finder{source: source, fset: fset}
	var in []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			in = in[:len(in)-1]
			return true
		}
		switch v := n.(type) {
		case *ast.ImportSpec, *ast.ArrayType:
			return false
		case *ast.ExprStmt:
			if !sentence(v) {
				f.drop(v, in[len(in)-1])
			}
		case *ast.AssignStmt, *ast.IncDecStmt:
			f.drop(v.(ast.Stmt), in[len(in)-1])
		case *ast.IfStmt:
			f.conditions(v.Cond)
		case *ast.ForStmt:
			f.conditions(v.Cond)
		case *ast.ReturnStmt:
			for _, result := range v.Results {
				f.truths(result)
			}
		case *ast.SwitchStmt:
			if v.Tag == nil {
				for _, clause := range v.Body.List {
					for _, e := range clause.(*ast.CaseClause).List {
						f.conditions(e)
					}
				}
			}
		case *ast.BinaryExpr:
			f.bound(v)
			f.operation(v)
		case *ast.BasicLit:
			if i, err := strconv.Atoi(v.Value); v.Kind == token.INT && err == nil {
				f.replace(changed, "change "+v.Value, v, strconv.Itoa(i+1))
			}
		case *ast.SelectorExpr, *ast.Ident:
			f.face(v)
		}
		in = append(in, n)
		return true
	})
	return f.found, nil
}

// conditions negates each condition that makes an expression up.
func (f *finder) conditions(e ast.Expr) {
	switch v := e.(type) {
	case nil:
	case *ast.BinaryExpr:
		if v.Op == token.LAND || v.Op == token.LOR {
			f.conditions(v.X)
			f.conditions(v.Y)
			return
		}
		f.replace(negated, "negate "+f.text(e), e, "!("+f.text(e)+")")
	case *ast.ParenExpr:
		f.conditions(v.X)
	default:
		f.replace(negated, "negate "+f.text(e), e, "!("+f.text(e)+")")
	}
}

// truths negates an expression that is returned if it can be seen to be a condition.
func (f *finder) truths(e ast.Expr) {
	switch v := e.(type) {
	case *ast.BinaryExpr:
		switch v.Op {
		case token.LAND, token.LOR, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			f.conditions(v)
		}
	case *ast.UnaryExpr:
		if v.Op == token.NOT {
			f.conditions(v)
		}
	}
}

// operation turns an addition into a subtraction and the other way round, and a
// multiplication into an addition.
func (f *finder) operation(e *ast.BinaryExpr) {
	other, ok := map[token.Token]string{token.ADD: "-", token.SUB: "+", token.MUL: "+", token.QUO: "*"}[e.Op]
	if ok && !strings.Contains(f.text(e), `"`) { // sentences are put together with + too
		f.replace(changed, "change "+e.Op.String()+" to "+other, e, "("+f.text(e.X)+") "+other+" ("+f.text(e.Y)+")")
	}
}

// face changes a truth or the face of a card.
func (f *finder) face(n ast.Node) {
	switch f.text(n) {
	case "true":
		f.replace(negated, "change true", n, "false")
	case "false":
		f.replace(negated, "change false", n, "true")
	case "card.Up":
		f.replace(changed, "change card.Up", n, "card.Down")
	case "card.Down":
		f.replace(changed, "change card.Down", n, "card.Up")
	}
}
