// Package mutate breaks the code that cites a paragraph, in one small way at a
// time, and asks whether a test that cites the same paragraph notices. It is how
// the coverage of the law is itself tested: a row that is answered, and whose
// code can be broken without a failure, is not really proven.
//
// [Mutations] finds the ways to break a file around a citation. [Build] compiles
// many of them into one set of test programs, in which an environment variable
// switches one on, so that thousands can be tried; those that cannot be switched
// (a number in a constant) are compiled one by one. No file of the module is
// touched: the go command is given mutated ones in their place.
package mutate

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
)

// Mutation is one way to break a file: some text is replaced by another.
type Mutation struct {
	What       string // in words, for the report
	Line       int
	Start, End int // in bytes
	Text       string

	form         form
	before, past int // of the statement that a return is
}

// form is in what way a mutation can be switched on and off.
type form uint8

const (
	unswitched form = iota // the file must be compiled with it
	dropped                // a statement is not executed
	negated                // a condition is the other way round
	returned               // nil is returned before the statement
	changed                // a number is another
)

// Apply returns the source with the mutation.
func (m *Mutation) Apply(source []byte) []byte {
	return bytes.Join([][]byte{source[:m.Start], []byte(m.Text), source[m.End:]}, nil)
}

// Mutations returns the ways to break a file around the citation at an offset:
// the statement that is cited is dropped, the condition under which it is done
// is negated, or a number beside the citation is changed. They need not all
// compile.
func Mutations(source []byte, offset int) ([]Mutation, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "mutated.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := &finder{source: source, fset: fset}
	f.around(file, file.FileStart+token.Pos(offset))
	return f.found, nil
}

// finder collects mutations of one file.
type finder struct {
	source []byte
	fset   *token.FileSet
	path   []ast.Node // from the file down to the citation
	found  []Mutation
}

func (f *finder) around(file *ast.File, at token.Pos) {
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil || n.Pos() > at || n.End() <= at {
			return false
		}
		f.path = append(f.path, n)
		return true
	})
	stated := false // the innermost statement was seen
	for i := len(f.path) - 1; i > 0; i-- {
		switch n := f.path[i].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			if stated {
				return
			}
		case *ast.CompositeLit, *ast.CallExpr:
			if !stated && len(f.found) == 0 { // the innermost that has any
				f.numbers(n)
			}
		case *ast.IfStmt:
			if inside(n.Body, at) || inside(n.Else, at) {
				f.negate(n.Cond)
			}
		case *ast.CaseClause:
			for _, e := range n.List {
				if cases, ok := f.path[max(0, i-2)].(*ast.SwitchStmt); ok && cases.Tag == nil && !inside(e, at) {
					f.negate(e)
				}
			}
		case ast.Stmt:
			if !stated {
				stated = f.statement(n, f.path[i-1])
			}
		}
	}
}

func inside(n ast.Node, at token.Pos) bool {
	switch v := n.(type) {
	case nil:
		return false
	case *ast.BlockStmt:
		return v != nil && v.Pos() <= at && at < v.End()
	}
	return n.Pos() <= at && at < n.End()
}

// statement drops the statement that cites. A citation in the margin is for
// what follows it: then that is dropped.
func (f *finder) statement(s ast.Stmt, in ast.Node) bool {
	switch v := s.(type) {
	case *ast.BlockStmt:
		return false
	case *ast.ExprStmt:
		if !calls(v, "Cite") {
			f.drop(v, in)
			return true
		}
		for _, next := range following(in, s) {
			if e, ok := next.(*ast.ExprStmt); ok && (calls(e, "Note", "NoteAt", "NoteWord", "NoteAlso", "Announce", "Cite", "Remark")) {
				continue
			}
			f.drop(next, in)
			break
		}
		return true
	case *ast.ReturnStmt:
		if len(v.Results) == 1 {
			if call, ok := v.Results[0].(*ast.CallExpr); ok {
				f.replace(returned, "return nil", call, "nil")
				last := &f.found[len(f.found)-1]
				last.before, last.past = f.at(v.Pos()), f.at(v.End())
			}
		}
		return true
	case *ast.AssignStmt, *ast.IncDecStmt:
		f.drop(s, in)
		return true
	}
	return true
}

// following returns the statements after one in its block.
func following(in ast.Node, s ast.Stmt) []ast.Stmt {
	var list []ast.Stmt
	switch b := in.(type) {
	case *ast.BlockStmt:
		list = b.List
	case *ast.CaseClause:
		list = b.Body
	}
	for i := range list {
		if list[i] == s {
			return list[i+1:]
		}
	}
	return nil
}

// calls reports whether a statement calls a method of one of these names.
func calls(s *ast.ExprStmt, names ...string) bool {
	call, ok := s.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	for _, n := range names {
		if method.Sel.Name == n {
			return true
		}
	}
	return false
}

// numbers changes the numbers and the words true and false that stand directly
// in a literal or a call.
func (f *finder) numbers(n ast.Node) {
	top := n
	ast.Inspect(n, func(n ast.Node) bool {
		switch v := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CompositeLit:
			if n != top && !shallow(v) {
				return false
			}
		case *ast.BasicLit:
			if i, err := strconv.Atoi(v.Value); v.Kind == token.INT && err == nil {
				f.replace(changed, "change "+v.Value, v, strconv.Itoa(i+1))
			}
		case *ast.Ident:
			switch v.Name {
			case "true":
				f.replace(negated, "change true", v, "false")
			case "false":
				f.replace(negated, "change false", v, "true")
			}
		}
		return true
	})
}

// shallow reports whether a literal is small enough to belong to what it stands
// in, such as odds in a line of a pay table.
func shallow(c *ast.CompositeLit) bool { return len(c.Elts) <= 2 }

func (f *finder) negate(e ast.Expr) {
	f.replace(negated, "negate the condition", e, "!("+string(f.source[f.at(e.Pos()):f.at(e.End())])+")")
}

// drop keeps the variables of a statement in use, so that it still compiles.
func (f *finder) drop(s ast.Stmt, in ast.Node) {
	how := unswitched
	switch in.(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		how = dropped
	}
	switch v := s.(type) {
	case *ast.ReturnStmt, *ast.DeclStmt, *ast.BranchStmt:
		return
	case *ast.AssignStmt:
		if v.Tok == token.DEFINE {
			how = unswitched
		}
	}
	f.replace(how, "drop the statement", s, "")
}

func (f *finder) replace(how form, what string, n ast.Node, text string) {
	f.found = append(f.found, Mutation{What: what, Line: f.fset.Position(n.Pos()).Line, Start: f.at(n.Pos()), End: f.at(n.End()), Text: text, form: how})
}

func (f *finder) at(p token.Pos) int { return f.fset.Position(p).Offset }
