package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/law"
)

const (
	header   = "cite\tcode\ttests\tshown\n"
	answered = "19:47-1.3(c)\tgame.go\tTestA\tmoney\n"
	places   = "cite\tplaces\n19:47-1.3(c)\tgame.go:5\n"
)

// module is a module with one citation, its coverage file and its tests' notes.
type module struct {
	t        *testing.T
	dir, log string
}

func newModule(t *testing.T, cite, file, notes string) module {
	m := module{t, t.TempDir(), t.TempDir()}
	m.write(filepath.Join(m.dir, "go.mod"), "module scratch\n\ngo 1.26\n")
	m.write(filepath.Join(m.dir, "law", "law.go"), "package law\n\ntype Cite string\n")
	m.write(filepath.Join(m.dir, "law", "answered.tsv"), file)
	m.write(filepath.Join(m.dir, "law", "places.tsv"), places)
	m.write(filepath.Join(m.dir, "game.go"), "package game\n\nimport \"scratch/law\"\n\nvar By law.Cite = \""+cite+"\"\n")
	m.write(filepath.Join(m.log, "1.tsv"), notes)
	return m
}

func (m module) write(name, text string) {
	m.t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		m.t.Fatal(err)
	}
}

func TestUpdate(t *testing.T) {
	for _, tt := range []struct {
		name              string
		cite, file, notes string
		flags             []string
		code              int
		says, leaves      string
	}{
		{"coverage grows and is written", "1.3(c)", header, "19:47-1.3(c)\tTestA\tmoney\n",
			nil, 0, "law/answered.tsv has changed", header + answered},
		{"nothing changed", "1.3(c)", header + answered, "19:47-1.3(c)\tTestA\tmoney\n",
			[]string{"-check"}, 0, fmt.Sprintf("1 of %d rows of the law are answered", len(law.Index())), header + answered},
		{"check finds the file out of date", "1.3(c)", header, "19:47-1.3(c)\tTestA\tmoney\n",
			[]string{"-check"}, 1, "run make test and commit", header},
		{"a lost test fails", "1.3(c)", header + answered, "",
			nil, 1, "19:47-1.3(c): no longer cited by test (TestA)", header + answered},
		{"lost code fails", "", header + answered, "19:47-1.3(c)\tTestA\tmoney\n",
			nil, 1, "19:47-1.3(c): no longer cited by code (game.go)", header + answered},
		{"a loss may be accepted", "1.3(c)", header + answered, "",
			[]string{"-accept"}, 0, fmt.Sprintf("0 of %d", len(law.Index())), header + "19:47-1.3(c)\tgame.go\t\t\n"},
		{"a file left by a merge is mended", "1.3(c)", header + "<<<<<<<\n" + answered + answered, "19:47-1.3(c)\tTestA\tmoney\n",
			nil, 0, "law/answered.tsv has changed", header + answered},
		{"an unknown citation fails", "1.99", header, "",
			nil, 1, `game.go: the index of the law has no row "19:47-1.99"`, header},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newModule(t, tt.cite, tt.file, tt.notes)
			var out strings.Builder
			code := run(append(tt.flags, "-log", m.log, "-dir", m.dir), &out, &out)
			if code != tt.code || !strings.Contains(out.String(), tt.says) {
				t.Errorf("exit %d, want %d and %q:\n%s", code, tt.code, tt.says, out.String())
			}
			left, err := os.ReadFile(filepath.Join(m.dir, "law", "answered.tsv"))
			if err != nil || string(left) != tt.leaves {
				t.Errorf("left %q, %v; want %q", left, err, tt.leaves)
			}
		})
	}
}

func TestTheLogIsNeeded(t *testing.T) {
	var out strings.Builder
	if code := run(nil, &out, &out); code != 2 {
		t.Errorf("exit %d, want 2: %s", code, out.String())
	}
}

func TestHollowRowsFail(t *testing.T) {
	for _, tt := range []struct {
		name, notes string
		code        int
		says        string
	}{
		{"a row that is only noted", "19:47-1.3(c)\tTestA\tnoted,said\n", 1, "19:47-1.3(c): only said,noted by TestA"},
		{"one under which money moves too", "19:47-1.3(c)\tTestA\tnoted\n19:47-1.3(c)\tTestB\tmoney\n", 0, "rows of the law are answered"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newModule(t, "1.3(c)", header, tt.notes)
			var out strings.Builder
			code := run([]string{"-log", m.log, "-dir", m.dir}, &out, &out)
			if code != tt.code || !strings.Contains(out.String(), tt.says) {
				t.Errorf("exit %d, want %d and %q:\n%s", code, tt.code, tt.says, out.String())
			}
		})
	}
}

// The lines that cite each row are written beside the coverage, and must be current where nothing may be written.
func TestPlacesAreKept(t *testing.T) {
	for _, check := range []bool{false, true} {
		m := newModule(t, "1.3(c)", header+answered, "19:47-1.3(c)\tTestA\tmoney\n")
		file := filepath.Join(m.dir, "law", "places.tsv")
		m.write(file, "cite\tplaces\n19:47-1.3(c)\tgame.go:4\n")
		flags := []string{"-log", m.log, "-dir", m.dir}
		if check {
			flags = append(flags, "-check")
		}
		var out strings.Builder
		code := run(flags, &out, &out)
		left, err := os.ReadFile(file)
		if err != nil || (code != 0) != check || (string(left) == places) == check || !strings.Contains(out.String(), "law/places.tsv") {
			t.Errorf("check %v: exit %d, left %q, %v: %s", check, code, left, err, out.String())
		}
	}
}
