package lawscan

import (
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	goscanner "go/scanner"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"
)

// Module is a module whose packages have been compiled as far as their types,
// so that each of them can be checked by itself.
type Module struct {
	Fset    *token.FileSet
	list    packageList
	imports types.Importer
}

// Load lists the packages of the module rooted at dir.
func Load(dir string) (*Module, error) {
	list, err := listPackages(dir)
	if err != nil {
		return nil, err
	}
	m := &Module{Fset: token.NewFileSet(), list: list}
	m.imports = importer.ForCompiler(m.Fset, "gc", list.open)
	return m, nil
}

// Checked is a package with its syntax and types.
type Checked struct {
	Files []*ast.File
	Info  *types.Info
	Types *types.Package
}

// Error is what is wrong with a package, and where.
type Error struct {
	File string // relative to the module
	Line int
	Err  error
}

func (e Error) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Check reads the package in a directory below the module's root, some of its
// files with other text: in place of their own, or in addition.
func (m *Module) Check(dir string, text map[string][]byte) (*Checked, []Error) {
	i := slices.IndexFunc(m.list.own, func(p goPackage) bool { return p.Dir == filepath.Join(m.list.root, dir) })
	if i < 0 {
		return nil, []Error{{Err: fmt.Errorf("no package in %s", dir)}}
	}
	return m.check(m.list.own[i], text)
}

// check also lists every error that it finds.
func (m *Module) check(pkg goPackage, text map[string][]byte) (*Checked, []Error) {
	var errs []Error
	add := func(at token.Position, err error) {
		name, _ := filepath.Rel(m.list.root, at.Filename)
		errs = append(errs, Error{filepath.ToSlash(name), at.Line, err})
	}
	names := slices.Clone(pkg.GoFiles)
	for name := range text {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	c := &Checked{Info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}}
	for _, name := range names {
		var source any // nil for the file's own text
		if t, ok := text[name]; ok {
			source = t
		}
		file, err := parser.ParseFile(m.Fset, filepath.Join(pkg.Dir, name), source, parser.SkipObjectResolution)
		var list goscanner.ErrorList
		if errors.As(err, &list) {
			for _, e := range list {
				add(e.Pos, errors.New(e.Msg))
			}
		} else if err != nil {
			add(token.Position{Filename: filepath.Join(pkg.Dir, name)}, err)
		}
		c.Files = append(c.Files, file)
	}
	if len(errs) > 0 {
		return c, errs
	}
	config := types.Config{Importer: m.imports, Error: func(err error) {
		var e types.Error
		if errors.As(err, &e) {
			add(m.Fset.Position(e.Pos), errors.New(e.Msg))
		}
	}}
	c.Types, _ = config.Check(pkg.ImportPath, m.Fset, c.Files, c.Info) // its errors were noted
	return c, errs
}

// open gives the type checker the compiled form of a package.
func (l packageList) open(path string) (io.ReadCloser, error) {
	file, ok := l.export[path]
	if !ok || file == "" {
		return nil, fmt.Errorf("the go command has not compiled %s", path)
	}
	return os.Open(file)
}
