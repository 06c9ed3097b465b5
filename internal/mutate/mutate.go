// Package mutate breaks the code that cites a paragraph, in one small way at a
// time, and asks whether a test that cites the same paragraph notices. It is how
// the coverage of the law is itself tested: a row that is answered, and whose
// code can be broken without a failure, is not really proven.
//
// [Mutations] finds the ways to break a file around a citation; where nothing there can be broken, the command looks
// where the citation goes. A file of acts ([ReadActs]) names code that carries a row out and cannot cite it. [Build] compiles
// many of them into one set of test programs, in which an environment variable
// switches one on, so that thousands can be tried; those that cannot be switched
// (a number in a constant) are compiled one by one. No file of the module is
// touched: the go command is given mutated ones in their place.
package mutate

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Mutation is one way to break a file: some text is replaced by another.
type Mutation struct {
	What       string // in words, for the report
	Line       int
	Start, End int // in bytes
	Text       string

	form         form
	before, past int    // of the statement that a return is
	closing      string // what ends a comparison that is changed
	left         int    // where its left side ends
}

// form is in what way a mutation can be switched on and off.
type form uint8

const (
	unswitched form = iota // the file must be compiled with it
	dropped                // a statement is not executed
	negated                // a condition is the other way round
	returned               // nothing is returned, before the statement
	changed                // a number or a constant is another
	zeroed                 // a field has the zero value
	bounded                // a comparison is otherwise where both sides are equal
	othered                // a value is another: zero, or if it is zero, one
	detached               // what an address is taken of is another variable
)

// Apply returns the source with the mutation.
func (m *Mutation) Apply(source []byte) []byte {
	return bytes.Join([][]byte{source[:m.Start], []byte(m.Text), source[m.End:]}, nil)
}

// Mutations returns the ways to break a file around the citation at an offset:
//
//   - the statement that is cited is dropped, or nothing is returned where it returns
//     something, such as a refusal; where it only says something, it is kept, and what
//     is done beside it is dropped;
//   - a condition under which it is done, or that asks about it, is negated, or a comparison in it is
//     made to hold, or not to hold, where both sides are equal;
//   - a number, a truth or the face of a card beside the citation is changed, or
//     a field beside it is left at zero.
//
// Beside a citation stands what is an argument of the same call or an element
// of the same literal. A field such as LockedLaw is about Locked and nothing else;
// any other citation in a literal is about the fields that have none of their own,
// but for names, texts and who may do something. What stands in the next entry of
// a list, or says where in memory something lies (an index, the length of an array),
// is not what a paragraph decides. A note, a remark and a sign are sentences: without them
// nothing is done otherwise, so that neither they nor a condition under which nothing else is done
// are broken. The mutations need not all compile.
//
// In a wider [Scope] more is broken.
func Mutations(source []byte, offset int, scope Scope) ([]Mutation, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "mutated.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := &finder{source: source, fset: fset, scope: scope}
	f.around(file, file.FileStart+token.Pos(offset))
	return f.found, nil
}

// finder collects mutations of one file.
type finder struct {
	source []byte
	fset   *token.FileSet
	path   []ast.Node // from the file down to the citation
	scope  Scope
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
	if slices.ContainsFunc(f.path, isSign) {
		f.sign()
		return
	}
	stated := false // the innermost statement was seen
	entry := false  // and the innermost call or literal
	for i := len(f.path) - 1; i > 0; i-- {
		switch n := f.path[i].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			if stated {
				return
			}
		case *ast.CompositeLit:
			if !stated && !entry {
				entry = true
				f.entry(n, f.path[i+1])
			}
			stated = stated || len(n.Elts) > 1 && listed(n) // the statement is about the whole list
		case *ast.CallExpr:
			if !stated && !entry {
				entry = true
				if slices.Contains(says, named(n.Fun)) {
					continue // a number in a sentence is said, and not what is done
				}
				for _, arg := range n.Args {
					f.numbers(arg)
					f.shorten(arg)
				}
				f.setting(n, at)
			}
		case *ast.IfStmt:
			if inside(n.Cond, at) || inside(n.Body, at) && !sentences(n.Body.List) || inside(n.Else, at) {
				f.negate(n.Cond)
			}
			stated = true
		case *ast.ForStmt:
			if n.Cond != nil && inside(n.Cond, at) {
				f.drop(n, f.path[i-1])
			}
			stated = true
		case *ast.CaseClause:
			for _, e := range n.List {
				if sentences(n.Body) {
					break
				}
				if cases, ok := f.path[max(0, i-2)].(*ast.SwitchStmt); ok && cases.Tag == nil && !inside(e, at) {
					f.negate(e)
				}
			}
		case ast.Stmt:
			if !stated {
				stated = f.statement(n, i)
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

// isSign reports whether a node is a line of a sign, or a list of them.
func isSign(n ast.Node) bool {
	literal, ok := n.(*ast.CompositeLit)
	if !ok {
		return false
	}
	if list, ok := literal.Type.(*ast.ArrayType); ok {
		return named(list.Elt) == "Notice"
	}
	return named(literal.Type) == "Notice"
}

// statement drops the statement that cites. A citation in the margin, or of what is
// only said, is for what is done beside it: then that is dropped.
func (f *finder) statement(s ast.Stmt, at int) bool {
	in := f.path[at-1]
	switch v := s.(type) {
	case *ast.BlockStmt:
		return false
	case *ast.ExprStmt:
		if calls(v, "Cite") || sentence(v) {
			if !f.said(v, in) {
				f.act(v, at)
			}
		} else {
			f.drop(v, in)
		}
		return true
	case *ast.ReturnStmt:
		if len(v.Results) == 1 {
			if call, ok := v.Results[0].(*ast.CallExpr); ok {
				f.replace(returned, "return nothing", call, "nil")
				last := &f.found[len(f.found)-1]
				last.before, last.past = f.at(v.Pos()), f.at(v.End())
			}
		} else {
			f.results(v, f.path[at+1])
		}
		return true
	case *ast.AssignStmt, *ast.IncDecStmt:
		f.drop(s, in)
		return true
	}
	return true
}

// act drops what is done under a citation in the margin or beside what is said, which stands so
// deep in the path: the first statement after it that does something, up to the next citation; if there
// is none, the last one before it. In a block where nothing is done it is what is done beside the
// block. If nothing is done at all it is what is announced, which is an act of the dealer's too.
func (f *finder) act(said *ast.ExprStmt, depth int) {
	margin := calls(said, "Cite")
	for i := depth; i > 0; i-- {
		s, ok := f.path[i].(ast.Stmt)
		before, after := siblings(f.path[i-1], s)
		if !ok || before == nil && after == nil {
			continue
		}
		if f.beside(before, after, f.path[i-1], margin && i == depth) {
			return
		}
		if !sentences(before) || !sentences(after) {
			break
		}
	}
	_, after := siblings(f.path[depth-1], said)
	for _, next := range append([]ast.Stmt{said}, after...) {
		e, ok := next.(*ast.ExprStmt)
		if !ok || e != said && calls(e, "Cite") {
			return
		}
		if calls(e, "Announce") {
			f.drop(e, f.path[depth-1])
			return
		}
	}
}

// beside drops the act among the statements before and after something that is said, and reports
// whether there is one. A citation in the margin is for what follows it even if that has one of its own.
func (f *finder) beside(before, after []ast.Stmt, in ast.Node, margin bool) bool {
	for _, next := range after {
		if e, ok := next.(*ast.ExprStmt); ok && calls(e, "Cite") || !margin && cites(next) {
			break
		}
		if !sentence(next) && f.dropAct(next, in) {
			return true
		}
	}
	for _, last := range slices.Backward(before) {
		if cites(last) {
			break
		}
		if !sentence(last) && f.dropAct(last, in) {
			return true
		}
	}
	return false
}

// dropAct drops a statement and reports whether that can be done.
func (f *finder) dropAct(s ast.Stmt, in ast.Node) bool {
	n := len(f.found)
	if f.drop(s, in); len(f.found) > n {
		f.found[n].What = "keep what is said, drop the act"
		return true
	}
	return false
}

// citation is how a paragraph is written in the code.
var citation = regexp.MustCompile(`^"(\d+:\d+[A-Z]?-\d+|\d+\.\d+|house:)`)

// cites reports whether a statement has a citation of its own.
func cites(s ast.Stmt) (found bool) {
	ast.Inspect(s, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && citation.MatchString(lit.Value) {
			found = true
		}
		return !found
	})
	return found
}

// says are the calls that say something and do nothing else.
var says = []string{"Note", "NoteAt", "NoteAlso", "NoteAmount", "NoteAmountAlso", "Announce", "Cite", "Remark", "RemarkAmount",
	"Step", "step", "stepAlso", "remark", "note", "Shuffled"}

// Says returns the names of the functions that only say something.
func Says() []string { return says }

// sentence reports whether a statement does nothing but cite and say something, or
// looks whether something went wrong.
func sentence(s ast.Stmt) bool {
	switch v := s.(type) {
	case *ast.ExprStmt:
		return calls(v, says...)
	case *ast.IfStmt:
		if asks, ok := first(v.Cond).(*ast.UnaryExpr); ok && named(callee(asks.X)) == "Untroubled" {
			return true // what goes wrong there has paragraphs of its own
		}
		return v.Init == nil && v.Else == nil && sentences(v.Body.List)
	case *ast.SwitchStmt:
		return sentences(v.Body.List)
	case *ast.CaseClause:
		return sentences(v.Body)
	}
	return false
}

func sentences(list []ast.Stmt) bool {
	return !slices.ContainsFunc(list, func(s ast.Stmt) bool { return !sentence(s) })
}

// first returns what a condition asks first.
func first(e ast.Expr) ast.Expr {
	for {
		b, ok := e.(*ast.BinaryExpr)
		if !ok {
			return e
		}
		e = b.X
	}
}

// callee returns what an expression calls, or the expression itself.
func callee(e ast.Expr) ast.Expr {
	if call, ok := e.(*ast.CallExpr); ok {
		return call.Fun
	}
	return e
}

// siblings returns the statements before and after one in its block.
func siblings(in ast.Node, s ast.Stmt) (before, after []ast.Stmt) {
	var list []ast.Stmt
	switch b := in.(type) {
	case *ast.BlockStmt:
		list = b.List
	case *ast.CaseClause:
		list = b.Body
	}
	if i := slices.Index(list, s); i >= 0 {
		return list[:i], list[i+1:]
	}
	return nil, nil
}

// calls reports whether a statement calls a function or method of one of these names.
func calls(s *ast.ExprStmt, names ...string) bool {
	call, ok := s.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	return slices.Contains(names, named(call.Fun))
}

// entry changes what stands in a literal beside the citation, which is the element
// cited.
func (f *finder) entry(literal *ast.CompositeLit, cited ast.Node) {
	field, keyed := cited.(*ast.KeyValueExpr)
	if !keyed {
		before := len(f.found)
		for _, e := range literal.Elts {
			f.numbers(e)
		}
		if len(f.found) == before && !listed(literal) {
			for i, e := range literal.Elts {
				if _, text := e.(*ast.BasicLit); !text && e != cited {
					f.replace(zeroed, fmt.Sprintf("leave element %d at zero", i+1), e, "*new(element)")
				}
			}
		}
		return
	}
	if named(literal.Type) == "Event" {
		return // it tells what is done elsewhere
	}
	key := name(field.Key)
	about, particular := strings.CutSuffix(key, "Law")
	particular = particular && about != ""
	if !particular && key != "Law" && key != "By" {
		return // a list of paragraphs
	}
	for _, e := range literal.Elts {
		other, ok := e.(*ast.KeyValueExpr)
		if !ok || other == field {
			continue
		}
		switch k := name(other.Key); {
		case particular && k != about, !particular && (plain[k] || strings.HasSuffix(k, "Law") || strings.HasSuffix(k, "Text")),
			!particular && has(literal, k+"Law"):
		default:
			before := len(f.found)
			f.numbers(other.Value)
			if _, composite := other.Value.(*ast.CompositeLit); len(f.found) == before && composite && f.scope > Narrow {
				f.shorten(other.Value)
			} else if len(f.found) == before && !composite {
				f.replace(zeroed, "leave "+k+" at zero", other.Value, "*new("+k+")")
			}
		}
	}
}

// listed reports whether a literal is a list of others.
func listed(n *ast.CompositeLit) bool {
	_, array := n.Type.(*ast.ArrayType)
	return array
}

// plain are the fields of declarations that no paragraph about a wager, an option
// or an incident decides: names, texts, who may report it, and what other paragraphs
// say of all of them.
var plain = map[string]bool{
	"ID": true, "Name": true, "Aliases": true, "Help": true, "Text": true, "Where": true, "Label": true, "Args": true,
	"Pays": true, "Bonus": true, "Needs": true, "Position": true, "OneRoll": true, "Group": true, "By": true,
	"Staff": true, "Coupons": true, "Kind": true, "On": true, "Seat": true, "Reason": true, "Word": true,
	"Says": true, "Called": true, "Cap": true, "Pot": true, "Lawful": true,
}

// named returns the name of a type without its package.
func named(e ast.Expr) string {
	if s, ok := e.(*ast.SelectorExpr); ok {
		return s.Sel.Name
	}
	return name(e)
}

func name(e ast.Expr) string {
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// has reports whether a literal has a field of that name.
func has(literal *ast.CompositeLit, key string) bool {
	return slices.ContainsFunc(literal.Elts, func(e ast.Expr) bool {
		kv, ok := e.(*ast.KeyValueExpr)
		return ok && name(kv.Key) == key
	})
}

// numbers changes the numbers, the truths and the faces of cards in an expression.
// Literals in it that have a citation of their own are left alone, and so are
// indexes, lengths and what is given to other calls.
func (f *finder) numbers(e ast.Expr) {
	ast.Inspect(e, func(n ast.Node) bool {
		switch v := n.(type) {
		case *ast.FuncLit, *ast.ArrayType:
			return false
		case *ast.CallExpr, *ast.SliceExpr:
			return false
		case *ast.IndexExpr:
			f.numbers(v.X)
			return false
		case *ast.CompositeLit:
			if has(v, "Law") || has(v, "By") || len(v.Elts) > 2 {
				return false
			}
		case *ast.BasicLit:
			if i, err := strconv.Atoi(v.Value); v.Kind == token.INT && err == nil {
				f.replace(changed, "change "+v.Value, v, strconv.Itoa(i+1))
			}
		case *ast.SelectorExpr:
			if name(v.X) == "card" && v.Sel.Name == "Up" {
				f.replace(changed, "change card.Up", v, "card.Down")
			}
			if name(v.X) == "card" && v.Sel.Name == "Down" {
				f.replace(changed, "change card.Down", v, "card.Up")
			}
			f.numbers(v.X)
			return false
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

// shorten leaves out the last of a list that is given to a call beside the citation, such as what an option
// may be.
func (f *finder) shorten(e ast.Expr) {
	literal, ok := e.(*ast.CompositeLit)
	if !ok || !listed(literal) || len(literal.Elts) < 2 {
		return
	}
	last := literal.Elts[len(literal.Elts)-2].End()
	f.replace(changed, "leave out "+f.text(literal.Elts[len(literal.Elts)-1]), literal, string(f.source[f.at(literal.Pos()):f.at(last)])+"}")
}

// negate turns a condition round, and changes the bounds of the comparisons in it.
func (f *finder) negate(e ast.Expr) {
	f.replace(negated, "negate the condition", e, "!("+f.text(e)+")")
	ast.Inspect(e, func(n ast.Node) bool {
		if v, ok := n.(*ast.BinaryExpr); ok {
			f.bound(v)
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
}

// bound changes what a comparison says where both sides are equal. One with zero
// is left alone: it mostly asks whether there is something, and less than nothing
// there never is.
func (f *finder) bound(e *ast.BinaryExpr) {
	if lit, ok := e.Y.(*ast.BasicLit); ok && lit.Value == "0" {
		return
	}
	equal := "(" + f.text(e.X) + ") == (" + f.text(e.Y) + ")"
	switch e.Op {
	case token.LSS, token.GTR:
		f.replace(bounded, "change "+e.Op.String()+" to "+e.Op.String()+"=", e, "("+f.text(e)+" || "+equal+")")
		f.found[len(f.found)-1].closing = " || %s && " + equal + ")"
		f.found[len(f.found)-1].left = f.at(e.X.End())
	case token.LEQ, token.GEQ:
		f.replace(bounded, "change "+e.Op.String()+" to "+e.Op.String()[:1], e, "("+f.text(e)+" && !("+equal+"))")
		f.found[len(f.found)-1].closing = " && !(%s && " + equal + "))"
		f.found[len(f.found)-1].left = f.at(e.X.End())
	}
}

func (f *finder) text(n ast.Node) string { return string(f.source[f.at(n.Pos()):f.at(n.End())]) }

// drop keeps the variables of a statement in use, so that it still compiles.
func (f *finder) drop(s ast.Stmt, in ast.Node) {
	how := unswitched
	switch in.(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		how = dropped
	}
	switch v := s.(type) {
	case *ast.ReturnStmt, *ast.DeclStmt, *ast.BranchStmt, *ast.CaseClause, *ast.CommClause:
		return
	case *ast.AssignStmt:
		if v.Tok == token.DEFINE {
			return // what it declares is used
		}
	}
	f.replace(how, "drop the statement", s, "")
}

func (f *finder) replace(how form, what string, n ast.Node, text string) {
	f.found = append(f.found, Mutation{What: what, Line: f.fset.Position(n.Pos()).Line, Start: f.at(n.Pos()),
		End: f.at(n.End()), Text: text, form: how})
}

func (f *finder) at(p token.Pos) int { return f.fset.Position(p).Offset }
