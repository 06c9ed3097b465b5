package lawscan_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"boardwalk/internal/lawscan"
	"boardwalk/law"
)

func TestEveryCitationInTheCodeIsKnown(t *testing.T) {
	found, err := lawscan.Code("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range found.Unknown() {
		t.Error(line)
	}
	for _, row := range law.Additions() {
		if len(found[row.Cite]) == 0 {
			t.Errorf("%s is said to be added by the house, and no code refuses it", row.Cite)
		}
	}
	// what cites a rule of a base book answers it for each game whose book stands on it
	const base = law.Cite("house:cards-2(b)5")
	for _, book := range law.StandingOn(base.Book().ID) {
		if diff := cmp.Diff(found[base], found[base.In(book.ID)]); diff != "" || len(found[base]) == 0 {
			t.Error(book.ID, diff)
		}
	}
}

// unpack writes the module of an archive under testdata to a directory of its own.
func unpack(t *testing.T, name string) string {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, file := range archive.Files {
		path := filepath.Join(dir, filepath.FromSlash(file.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestCitationsAreFoundByTheirType(t *testing.T) {
	found, err := lawscan.Code(unpack(t, "module.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	want := lawscan.Found{
		"1.1(a)": {"game/a.go", "game/b.go"}, // a typed constant, and its use elsewhere
		"1.1(b)": {"game/a.go"},              // converted by hand
		"1.1(c)": {"game/a.go"},              // an argument
		"1.1(d)": {"game/a.go"},              // a variadic argument
		"1.1(e)": {"game/a.go"},              // a field
		"1.1(f)": {"game/a.go"},              // an element
		"1.1(g)": {"game/a.go"},              // the key of a map
		"1.1(h)": {"game/a.go"},              // assigned
		"1.1(i)": {"game/a.go"},              // returned
		"1.1(j)": {"game/a.go"},              // joined from parts
		"1.1(k)": {"game/b.go"},              // an untyped constant
		"1.1(l)": {"game/b.go"},              // through an alias of the type
		"1.1(m)": {"game/b.go"},              // an argument of a generic function
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Error(diff)
	}
}

func TestCodeThatDoesNotCompileIsAnError(t *testing.T) {
	dir := unpack(t, "module.txtar")
	broken := filepath.Join(dir, "game", "broken.go")
	if err := os.WriteFile(broken, []byte("package game\n\nvar x int = \"no\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if found, err := lawscan.Code(dir); err == nil {
		t.Errorf("found %v", found)
	}
}

func TestUnknownCitationsAreListedWithTheirFiles(t *testing.T) {
	found := lawscan.Found{"1.3(c)": {"a.go"}, "1.99": {"a.go", "b.go"}}
	want := []string{`a.go, b.go: the index of the law has no row "19:47-1.99"`}
	if diff := cmp.Diff(want, found.Unknown()); diff != "" {
		t.Error(diff)
	}
}

func TestLostRowsSayWhatWent(t *testing.T) {
	before := lawscan.Merge(
		lawscan.Found{"1.3(c)": {"a.go"}, "1.3(d)": {"a.go"}},
		lawscan.Notes{Tests: lawscan.Found{"1.3(c)": {"TestA"}, "1.3(d)": {"TestB", "TestA"}}})
	after := lawscan.Merge(
		lawscan.Found{"1.3(c)": {"a.go"}, "19:47-1.3(c)": {"a.go"}},
		lawscan.Notes{Tests: lawscan.Found{"1.3(d)": {"TestA"}, "19:47-1.3(c)": {"TestA"}}})
	want := []string{"19:47-1.3(d): no longer cited by code (a.go)"}
	if diff := cmp.Diff(want, lawscan.Lost(before, after)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string(nil), lawscan.Lost(after, before)); diff != "" {
		t.Errorf("growth is no loss: %s", diff)
	}
	for _, a := range after {
		if a.Cite == law.Cite("19:47-1.3(c)") && len(a.Code) != 1 {
			t.Errorf("one file cites it in two forms: %v", a.Code)
		}
	}
}
