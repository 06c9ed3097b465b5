package arrows

import (
	"fmt"
	"go/ast"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/internal/lawscan"
)

// A room is a package. One of more than mapped files has a map in its doc.go: all its files, in the
// order in which one reads them, each of which uses what stands in those before it.
const mapped = 15

// calm are the rooms whose arrows between files are counted: of twenty at most one may run back up,
// from a file to a later one.
var calm = []string{"api", "table", "store", "cli", "floor/sitting"}

// TestMaps holds the maps of rooms against their files.
func TestMaps(t *testing.T) {
	for dir, files := range roomsOf(t) {
		if len(files) <= mapped {
			continue
		}
		order := mapOf(t, dir)
		for _, f := range files {
			if f != "doc.go" && !slices.Contains(order, f) {
				t.Errorf("%s/doc.go: the map does not name %s", dir, f)
			}
		}
		for i, f := range order {
			if !slices.Contains(files, f) {
				t.Errorf("%s/doc.go: the map names %s, which does not exist", dir, f)
			}
			if slices.Contains(order[:i], f) {
				t.Errorf("%s/doc.go: the map names %s twice", dir, f)
			}
		}
	}
}

// roomsOf returns the files of every package, without tests.
func roomsOf(t *testing.T) map[string][]string {
	t.Helper()
	rooms := map[string][]string{}
	for _, pattern := range []string{"*", "*/*", "*/*/*"} {
		names, err := filepath.Glob(filepath.Join("..", "..", pattern, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			dir, _ := filepath.Rel(filepath.Join("..", ".."), filepath.Dir(name))
			rooms[filepath.ToSlash(dir)] = append(rooms[filepath.ToSlash(dir)], filepath.Base(name))
		}
	}
	return rooms
}

// fileName is how a map names a file.
var fileName = regexp.MustCompile(`\b[a-z0-9_]+\.go\b`)

// mapOf returns the files in the order of a room's map, which is the part of its doc.go after the heading Files.
func mapOf(t *testing.T, dir string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", dir, "doc.go"))
	if err != nil {
		t.Errorf("%s has more than %d files and no doc.go with a map of them", dir, mapped)
		return nil
	}
	_, files, found := strings.Cut(string(text), "// # Files\n")
	if !found {
		t.Errorf("%s/doc.go has no part with the heading \"# Files\", in which files are named in reading order", dir)
	}
	return fileName.FindAllString(files, -1)
}

// TestArrowsInside counts the arrows between the files of the largest rooms. An arrow runs from a
// file that uses something to the one that declares it; it runs back up if that one is read later.
func TestArrowsInside(t *testing.T) {
	module, err := lawscan.Load(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range calm {
		order := mapOf(t, dir)
		checked, errs := module.Check(dir, nil)
		if len(errs) > 0 {
			t.Fatal(errs[0])
		}
		arrows := between(module, checked)
		var back []string
		for _, a := range slices.SortedFunc(maps.Keys(arrows), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
			if slices.Index(order, a[0]) < slices.Index(order, a[1]) {
				back = append(back, fmt.Sprintf("%s uses %s of %s", a[0], strings.Join(slices.Sorted(maps.Keys(arrows[a])), ", "), a[1]))
			}
		}
		if 20*len(back) > len(arrows) {
			t.Errorf("%s: %d of %d arrows run back up, more than one in twenty:\n  %s", dir, len(back), len(arrows), strings.Join(back, "\n  "))
		}
	}
}

// between returns the arrows of a room: from one file to another, with the names that it uses there.
func between(module *lawscan.Module, room *lawscan.Checked) map[[2]string]map[string]bool {
	arrows := map[[2]string]map[string]bool{}
	own := map[string]bool{}
	file := func(n ast.Node) string { return module.Fset.Position(n.Pos()).Filename }
	for _, f := range room.Files {
		own[file(f)] = true
	}
	for id, object := range room.Info.Uses {
		from, to := file(id), module.Fset.Position(object.Pos()).Filename
		if from == to || !own[to] {
			continue
		}
		key := [2]string{filepath.Base(from), filepath.Base(to)}
		if arrows[key] == nil {
			arrows[key] = map[string]bool{}
		}
		arrows[key][object.Name()] = true
	}
	return arrows
}
