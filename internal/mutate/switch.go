package mutate

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/types"
	"path"
	"regexp"
	"slices"
	"strings"

	"boardwalk/internal/lawscan"
)

// switchFile is what a package needs to switch mutations on.
const switchFile = `package %s

import (
	"os"
	"reflect"
	"strconv"
)

var mutantNumber, _ = strconv.Atoi(os.Getenv("` + switchVariable + `"))

func mutantOn(n int) bool { return n == mutantNumber }

func mutantRow(read, row string) bool {
	if read == row {
		_ = os.WriteFile(os.Getenv("` + reachedVariable + `"), nil, 0o644)
	}
	return read == row
}

func mutantValue[T any](on bool, mutated, original T) T {
	if on {
		return mutated
	}
	return original
}

func mutantZero[T any](on bool, original T) T { return mutantValue(on, *new(T), original) }

func mutantOther[T any](on bool, value T) T {
	v := reflect.ValueOf(&value).Elem()
	switch {
	case !on:
	case !v.IsZero():
		v.SetZero()
	case v.CanInt():
		v.SetInt(1)
	case v.CanUint():
		v.SetUint(1)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	}
	return value
}

func mutantAddress[T any](on bool, original *T) *T {
	if on {
		return new(*original)
	}
	return original
}
`

const (
	switchVariable  = "BOARDWALK_MUTANT"         // the number of the mutation that is on
	reachedVariable = "BOARDWALK_MUTANT_REACHED" // a file that is written when code reads the row's citation
	switchName      = "mutant_switch.go"
)

// Numbered is a mutation of a file. Its number switches it on.
type Numbered struct {
	Mutation
	File   string // relative to the module
	Number int    // from 1 on
	Read   string // the field from which the code takes the citation, if it is kept in one
	Row    string // the citation as it is kept
}

// Alone reports whether the mutation may be compiled by itself where it cannot be
// switched: a number in a constant. The types of others forbid them either way.
func (n *Numbered) Alone() bool { return n.Read == "" && (n.form == changed || n.form == unswitched) }

// on is the condition under which the mutation is in effect. Code that takes its
// paragraph from a field may serve several rows: then only while it serves this one.
func (n *Numbered) on() string {
	if n.Read == "" {
		return fmt.Sprintf("mutantOn(%d)", n.Number)
	}
	return fmt.Sprintf("(mutantOn(%d) && mutantRow(string(%s), %q))", n.Number, n.Read, n.Row)
}

// Switch returns the files of a package with those of the mutations that can be
// switched in them, and removes from the list those that cannot.
func Switch(m *lawscan.Module, dir string, sources map[string][]byte, list []*Numbered) (map[string][]byte, []*Numbered, error) {
	plain, errs := m.Check(dir, nil)
	if len(errs) > 0 {
		return nil, nil, errs[0]
	}
	kinds := valueTypes(m, plain)
	list = slices.DeleteFunc(slices.Clone(list), func(n *Numbered) bool {
		switch n.form {
		case changed, zeroed, othered:
			kind := kinds[place(n.File, n.Start, n.End)]
			return kind == "" || kind == "untyped nil"
		}
		return n.form == unswitched
	})
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

// Values are the types of the values of a package, by their places.
type Values map[string]string

// ValuesOf finds the types of the values in the package of a directory.
func ValuesOf(m *lawscan.Module, dir string) (Values, error) {
	checked, errs := m.Check(dir, nil)
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return valueTypes(m, checked), nil
}

// Spares reports whether a mutation is of something that no paragraph decides: the
// bound of a comparison between places of the layout, whose order is that of a list
// in the program, or another citation.
func (v Values) Spares(n *Numbered) bool {
	switch n.form {
	case bounded:
		kind := v[place(n.File, n.Start, n.left)]
		return kind == "Area" || strings.HasSuffix(kind, ".Area")
	case zeroed, othered:
		return v[place(n.File, n.Start, n.End)] == "law.Cite"
	case changed: // a duty that is left out must leave an option
		return n.left > 0 && v[place(n.File, n.Start, n.left)] != v[place(n.File, n.Start, n.End)]
	}
	return false
}

// zero writes the zero value of a type. Of a pointer or a slice it is nil, which may
// be returned as an interface.
func zero(kind string) string {
	if strings.HasPrefix(kind, "*") || strings.HasPrefix(kind, "[]") {
		return "nil"
	}
	return "*new(" + kind + ")"
}

func place(file string, start, end int) string {
	return fmt.Sprint(path.Base(file), " ", start, " ", end)
}

// valueTypes returns the type of each value in a package, as its files would
// write it, by its place.
func valueTypes(m *lawscan.Module, c *lawscan.Checked) Values {
	kinds := Values{}
	for _, file := range c.Files {
		name := path.Base(m.Fset.Position(file.Pos()).Filename)
		ast.Inspect(file, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if t := c.Info.Types[e].Type; t != nil {
					kinds[place(name, m.Fset.Position(e.Pos()).Offset, m.Fset.Position(e.End()).Offset)] = types.TypeString(t,
						func(p *types.Package) string {
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

// packages are the names of packages in a type.
var packages = regexp.MustCompile(`\b(\w+)\.`)

// imports reports whether a file can name a type.
func imports(source []byte, kind string) bool {
	for _, m := range packages.FindAllStringSubmatch(kind, -1) {
		if !bytes.Contains(source, []byte("/"+m[1]+"\"\n")) && !bytes.Contains(source, []byte("\t\""+m[1]+"\"\n")) {
			return false
		}
	}
	return true
}

// edit is text that is put in at an offset. Text that opens a wider part stands
// before that which opens a narrower one, and what closes it after.
type edit struct {
	at, width int
	opens     bool
	text      string
	turn      int // among those of the same part: the first to open is the last to close
}

// switched returns a file with every mutation of it beside the original code, all
// on the same lines as before.
func switched(source []byte, file string, list []*Numbered, kinds Values) []byte {
	var edits []edit
	around := func(start, end int, before, after string) {
		edits = append(edits, edit{start, end - start, true, before, len(edits)}, edit{end, end - start, false, after, -len(edits)})
	}
	for _, n := range list {
		if n.File != file {
			continue
		}
		switch n.form {
		case dropped:
			around(n.Start, n.End, "if !"+n.on()+" { ", " }")
		case negated:
			around(n.Start, n.End, "("+n.on()+" != (", "))")
		case returned:
			around(n.before, n.past, "if "+n.on()+" { return "+zero(kinds[place(file, n.Start, n.End)])+" }; ", "")
		case changed:
			around(n.Start, n.End, fmt.Sprintf("mutantValue[%s](%s, %s, ", kinds[place(file, n.Start, n.End)], n.on(), n.Text), ")")
		case zeroed:
			kind := kinds[place(file, n.Start, n.End)]
			if imports(source, kind) {
				around(n.Start, n.End, fmt.Sprintf("mutantValue[%s](%s, *new(%s), ", kind, n.on(), kind), ")")
			} else {
				around(n.Start, n.End, fmt.Sprintf("mutantZero(%s, ", n.on()), ")")
			}
		case othered:
			kind := "[" + strings.TrimPrefix(kinds[place(file, n.Start, n.End)], "untyped ") + "]"
			if !imports(source, kind) {
				kind = ""
			}
			around(n.Start, n.End, fmt.Sprintf("mutantOther%s(%s, ", kind, n.on()), ")")
		case detached:
			around(n.Start, n.End, fmt.Sprintf("*mutantAddress(%s, &", n.on()), ")")
		case bounded:
			around(n.Start, n.End, "(", fmt.Sprintf(n.closing, n.on()))
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
		case a.opens && a.width != b.width:
			return b.width - a.width
		case a.width != b.width:
			return a.width - b.width
		}
		return a.turn - b.turn
	})
	var out []byte
	from := 0
	for _, e := range edits {
		out = append(append(out, source[from:e.at]...), e.text...)
		from = e.at
	}
	return append(out, source[from:]...)
}
