package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/internal/mutate"
	"boardwalk/law"
)

func row(cite law.Cite) law.Answer { return law.Answer{Row: law.Row{Cite: cite, How: law.Enforce}} }

// TestAFileOfRowsIsGoneOnWith tries some rows, stops, and goes on: rows that the file has are left out, in every slice; what
// could not be broken counts as survived.
func TestAFileOfRowsIsGoneOnWith(t *testing.T) {
	name := filepath.Join(t.TempDir(), "rows.tsv")
	all := []target{{row: row("1.1")}, {row: row("1.2(a)1")}, {row: row("1.2(a)2")}, {row: row("1.2(a)3")}}
	s := &session{file: name, part: 1, parts: 2}
	todo, err := s.left(all)
	if err != nil || len(todo) != 2 || todo[1].row.Cite != "1.2(a)2" {
		t.Fatal(todo, err)
	}
	broken := &mutate.Numbered{Mutation: mutate.Mutation{What: "drop the statement", Line: 7}, File: "game/p.go"}
	for _, done := range [][]result{
		{{row: row("1.1"), mutation: broken, verdict: mutate.Killed, by: "cases.TestCases/craps/x.case"},
			{row: row("1.1"), mutation: broken, verdict: mutate.Survived}},
		{{row: row("1.2(a)2"), verdict: none}},
	} {
		if err := s.done(done); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.kept.Close(); err != nil {
		t.Fatal(err)
	}
	again := &session{file: name, part: 1, parts: 1}
	if todo, err = again.left(all); err != nil || len(todo) != 2 || todo[0].row.Cite != "1.2(a)1" || todo[1].row.Cite != "1.2(a)3" {
		t.Fatal(todo, err)
	}
	if err := again.done([]result{{row: row("1.2(a)1"), mutation: broken, verdict: mutate.Killed, by: "game/p.TestX"}}); err != nil {
		t.Fatal(err)
	}
	if err := again.kept.Close(); err != nil { // which puts the rows in order
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	want := heading + `
19:47-1.1	enforce	2	1	survived	game/p.go:7: drop the statement	
19:47-1.2(a)1	enforce	1	1	killed by a test that cites the row	game/p.go:7: drop the statement	game/p.TestX
19:47-1.2(a)2	enforce	0	0	survived: nothing but sentences to break		
`
	if err != nil || string(text) != want {
		t.Errorf("%v, %s", err, text)
	}
	var report strings.Builder
	if err := reportFile(&report, name); err != nil ||
		!strings.Contains(report.String(), "| killed by a test that cites the row | 1 | 33.3 % |") {
		t.Errorf("%v, %s", err, report.String())
	}
}

func TestASliceIsOneOfSeveral(t *testing.T) {
	for text, want := range map[string]bool{"1/1": true, "3/10": true, "0/3": false, "4/3": false, "x": false, "": false} {
		if _, _, ok := parseSlice(text); ok != want {
			t.Errorf("%q: %v", text, ok)
		}
	}
}

// TestWhatIsTrueByConstructionIsNotCounted tries a row that no change of one place can break, beside one that was killed.
func TestWhatIsTrueByConstructionIsNotCounted(t *testing.T) {
	name := filepath.Join(t.TempDir(), "rows.tsv")
	s := &session{file: name, part: 1, parts: 1}
	if _, err := s.left(nil); err != nil {
		t.Fatal(err)
	}
	excused, _ := law.Lookup("14.2(b)[two hours]")
	if err := s.try(t.Context(), target{row: law.Answer{Row: excused}}); err != nil {
		t.Fatal(err)
	}
	broken := &mutate.Numbered{Mutation: mutate.Mutation{What: "drop the statement", Line: 7}, File: "game/p.go"}
	if err := s.done([]result{{row: row("1.1"), mutation: broken, verdict: mutate.Killed, by: "game/p.TestX"}}); err != nil {
		t.Fatal(err)
	}
	if err := s.kept.Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if want := "19:47-14.2(b)[two hours]\tenforce\t0\t0\ttrue by construction\t" + excused.ByConstruction() +
		"\t\n"; err != nil || !strings.Contains(string(text), want) {
		t.Errorf("%v, no %q in %s", err, want, text)
	}
	var report strings.Builder
	err = reportFile(&report, name)
	for _, want := range []string{"| killed by a test that cites the row | 1 | 100.0 % |", "| true by construction | 1 | not counted |"} {
		if err != nil || !strings.Contains(report.String(), want) {
			t.Errorf("%v, no %q in %s", err, want, report.String())
		}
	}
}
