package mutate

import (
	"fmt"
	"go/ast"
	"go/types"
	"path"
	"slices"
	"strings"

	"boardwalk/internal/lawscan"
)

// switchFile is what a package needs to switch mutations on.
const switchFile = `package %s

import (
	"os"
	"strconv"
)

var mutantNumber, _ = strconv.Atoi(os.Getenv("` + switchVariable + `"))

func mutantOn(n int) bool { return n == mutantNumber }

func mutantValue[T any](n int, mutated, original T) T {
	if mutantOn(n) {
		return mutated
	}
	return original
}
`

const (
	switchVariable = "BOARDWALK_MUTANT" // the number of the mutation that is on
	switchName     = "mutant_switch.go"
)

// Numbered is a mutation of a file. Its number switches it on.
type Numbered struct {
	Mutation
	File   string // relative to the module
	Number int    // from 1 on
}

// Switch returns the files of a package with those of the mutations that can be
// switched in them, and removes from the list those that cannot.
func Switch(m *lawscan.Module, dir string, sources map[string][]byte, list []*Numbered) (map[string][]byte, []*Numbered, error) {
	plain, errs := m.Check(dir, nil)
	if len(errs) > 0 {
		return nil, nil, errs[0]
	}
	list = slices.DeleteFunc(slices.Clone(list), func(n *Numbered) bool { return n.form == unswitched })
	kinds := numberTypes(m, plain)
	for {
		text := map[string][]byte{switchName: fmt.Appendf(nil, switchFile, plain.Types.Name())}
		for name, source := range sources {
			text[name] = switched(source, path.Join(dir, name), list, kinds)
		}
		checked, errs := m.Check(dir, text)
		if len(errs) == 0 {
			return text, list, nil
		}
		kept := slices.DeleteFunc(slices.Clone(list), func(n *Numbered) bool {
			return slices.ContainsFunc(errs, func(e lawscan.Error) bool { return e.File == n.File && (e.Line == n.Line || n.within(m, checked, e)) })
		})
		if len(kept) == len(list) {
			return nil, nil, errs[0]
		}
		list = kept
	}
}

// within reports whether an error is about the end of the function in which a
// statement was dropped: then it was the one that returns.
func (n *Numbered) within(m *lawscan.Module, c *lawscan.Checked, e lawscan.Error) bool {
	if n.form != dropped {
		return false
	}
	for _, file := range c.Files {
		for _, decl := range file.Decls {
			from, to := m.Fset.Position(decl.Pos()), m.Fset.Position(decl.End())
			if strings.HasSuffix(from.Filename, e.File) && from.Line <= n.Line && n.Line <= to.Line && e.Line == to.Line {
				return true
			}
		}
	}
	return false
}

// numberTypes returns the type of each number of a package, as its files would
// write it, by file and offset.
func numberTypes(m *lawscan.Module, c *lawscan.Checked) map[string]string {
	kinds := map[string]string{}
	for _, file := range c.Files {
		name := path.Base(m.Fset.Position(file.Pos()).Filename)
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok {
				if t := c.Info.Types[lit].Type; t != nil {
					kinds[fmt.Sprint(name, m.Fset.Position(lit.Pos()).Offset)] = types.TypeString(t, func(p *types.Package) string {
						if p == c.Types {
							return ""
						}
						return p.Name()
					})
				}
			}
			return true
		})
	}
	return kinds
}

// edit is text that is put in at an offset. Text that opens a wider part stands
// before that which opens a narrower one, and what closes it after.
type edit struct {
	at, width int
	opens     bool
	text      string
}

// switched returns a file with every mutation of it beside the original code, all
// on the same lines as before.
func switched(source []byte, file string, list []*Numbered, kinds map[string]string) []byte {
	var edits []edit
	around := func(start, end int, before, after string) {
		edits = append(edits, edit{start, end - start, true, before}, edit{end, end - start, false, after})
	}
	for _, n := range list {
		if n.File != file {
			continue
		}
		switch n.form {
		case dropped:
			around(n.Start, n.End, fmt.Sprintf("if !mutantOn(%d) { ", n.Number), " }")
		case negated:
			around(n.Start, n.End, fmt.Sprintf("(mutantOn(%d) != (", n.Number), "))")
		case returned:
			around(n.before, n.past, fmt.Sprintf("if mutantOn(%d) { return nil }; ", n.Number), "")
		case changed:
			around(n.Start, n.End, fmt.Sprintf("mutantValue[%s](%d, %s, ", kinds[fmt.Sprint(path.Base(file), n.Start)], n.Number, n.Text), ")")
		}
	}
	slices.SortStableFunc(edits, func(a, b edit) int {
		switch {
		case a.at != b.at:
			return a.at - b.at
		case a.opens != b.opens && a.opens:
			return 1
		case a.opens != b.opens:
			return -1
		case a.opens:
			return b.width - a.width
		}
		return a.width - b.width
	})
	var out []byte
	from := 0
	for _, e := range edits {
		out = append(append(out, source[from:e.at]...), e.text...)
		from = e.at
	}
	return append(out, source[from:]...)
}
