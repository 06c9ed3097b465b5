package prose

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// longest is how many columns a line of Go may have. New lines should have fewer than 120.
const longest = 140

// tagged are the directories whose structs say in tags what a field or a flag means: a tag cannot be divided, and its
// sentence stands beside its field. The value of each is who reads the sentences.
var tagged = map[string]string{
	"api":      "parameters, in the description of the API",
	"api/wire": "fields, in the description of the API",
	"cli":      "flags, in the help of a command",
	"felt":     "fields, in the description of the API",
	"odds":     "fields, in the description of the API",
	"people":   "settings, in the description of the API",

	"odds/advice": "fields, in the description of the API",
}

// unbroken are the other files with lines that cannot be divided, and why.
var unbroken = map[string]string{
	"law/reading_test.go":    "the output of an example is compared line by line",
	"law/recodified_test.go": "the output of an example is compared line by line",
}

// TestNoLineIsTooLong fails for a line of Go that does not fit on a screen, and for an exception that is not needed any more.
func TestNoLineIsTooLong(t *testing.T) {
	root := filepath.Join("..", "..")
	needed := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || path != root && strings.HasPrefix(d.Name(), ".")) {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(path) != ".go" {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file := strings.TrimPrefix(filepath.ToSlash(path), "../../")
		dir := filepath.ToSlash(filepath.Dir(file))
		for i, line := range slices.Collect(strings.Lines(string(data))) {
			line = strings.TrimRight(line, "\n")
			switch n := utf8.RuneCountInString(line); {
			case n <= longest:
			case unbroken[file] != "":
				needed[file] = true
			case tagged[dir] != "" && strings.HasSuffix(line, "\"`"):
				needed[dir] = true
			default:
				t.Errorf("%s:%d has %d columns; break it, at most %d", file, i+1, n, longest)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range []map[string]string{tagged, unbroken} {
		for of := range list {
			if !needed[of] {
				t.Errorf("%s has no line over %d columns any more: take it off the list", of, longest)
			}
		}
	}
}
