package casino

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// want is a fault that a file says it has: "#! 8.2(a): what is wrong", with a
// hyphen for no paragraph, at the end of its line.
type want struct {
	line int
	by   law.Cite
	text string
}

func wants(data string) []want {
	var list []want
	line := 0
	for text := range strings.Lines(data) {
		line++
		_, marks, ok := strings.Cut(strings.TrimSpace(text), "#! ")
		if !ok {
			continue
		}
		for mark := range strings.SplitSeq(marks, " && ") {
			by, text, _ := strings.Cut(mark, ": ")
			list = append(list, want{line, law.Cite(strings.TrimPrefix(by, "-")), text})
		}
	}
	return list
}

// Every file under testdata/faults has exactly the faults that it marks, each
// at its line and under its paragraph.
func TestEveryFaultIsFoundWhereItIs(t *testing.T) {
	files, err := filepath.Glob("testdata/faults/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".toml"), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			left := wants(string(data))
			for _, w := range left {
				if w.by != "" {
					lawtest.Cites(t, w.by)
				}
			}
			_, faults := Read(file, data)
			for _, f := range faults {
				i := slices.IndexFunc(left, func(w want) bool {
					return w.line == f.Line && w.by == f.By && strings.Contains(f.Text, w.text)
				})
				if i < 0 {
					t.Errorf("not wanted: %s", f.Error())
					continue
				}
				left = slices.Delete(left, i, i+1)
			}
			for _, w := range left {
				t.Errorf("%s:%d: not found: %s %s", file, w.line, w.by, w.text)
			}
		})
	}
}
