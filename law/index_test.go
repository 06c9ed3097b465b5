package law_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"boardwalk/law"
)

func TestIndexHasEveryRow(t *testing.T) {
	rows := law.Index()
	if want := linesOf(t, "index", 1) + linesOf(t, "books", 3); len(rows) != want {
		t.Fatalf("the index has %d rows, the files have %d", len(rows), want)
	}
	for _, row := range rows {
		if row.Game == "" || row.Kind == "" || row.Duty == "" {
			t.Errorf("%s: a column is empty: %+v", row.Cite, row)
		}
		if row.Edition == law.EditionUnstated {
			t.Errorf("%s: line %q names no edition", row.Cite, row.Line)
		}
		if got, ok := law.Lookup(row.Cite); !ok || got != row {
			t.Errorf("Lookup(%s) = %+v, %v", row.Cite, got, ok)
		}
	}
}

// linesOf counts the lines of the files in a directory, without the heads.
func linesOf(t *testing.T, dir string, head int) int {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.tsv"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in %s: %v", dir, err)
	}
	lines := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines += bytes.Count(text, []byte("\n")) - head
	}
	return lines
}

func TestEveryRowParses(t *testing.T) {
	for _, row := range law.Index() {
		c, err := law.Parse(string(row.Cite))
		if err != nil {
			t.Error(err)
			continue
		}
		if c.Cite() != row.Cite {
			t.Errorf("%s came back as %s", row.Cite, c)
		}
		if c.Edition != law.EditionUnstated && c.Edition != row.Edition {
			t.Errorf("%s states edition %s, its line %s says %s", row.Cite, c.Edition, row.Line, row.Edition)
		}
	}
}

func TestIndexIsTheCallersOwn(t *testing.T) {
	law.Index()[0].Duty = "changed"
	if law.Index()[0].Duty == "changed" {
		t.Error("a caller can change the index")
	}
}

func TestEditionsOfTheSources(t *testing.T) {
	for cite, want := range map[law.Cite]law.Edition{
		"1.3(c)":                  law.Edition1995,
		"20.10(b)[collect]":       law.Edition2007,
		"20.10(b)[collect][1998]": law.Edition1998,
		"36.13":                   law.Proposal2010,
		"13:69F-42.5(a)[rank]":    law.ProposalUndated,
	} {
		row, ok := cite.Row()
		if !ok || row.Edition != want {
			t.Errorf("%s: edition %s (known: %v), want %s", cite, row.Edition, ok, want)
		}
	}
}

func TestGamesInTheOrderOfTheRegulation(t *testing.T) {
	games := law.Games()
	if games[0] != "craps" || games[1] != "blackjack" || slices.Index(games, "three-card-draw") > slices.Index(games, "casino-war") {
		t.Errorf("games are not in order, those with house rules last: %v", games)
	}
	if !slices.Contains(games, "all-games") || len(slices.Compact(slices.Sorted(slices.Values(games)))) != len(games) {
		t.Errorf("%d games: %v", len(games), games)
	}
}

func TestFullDoesNotAllocateForKnownParagraphs(t *testing.T) {
	for _, cite := range []law.Cite{"1.3(c)", "19:47-1.3(c)", "house:war-3(a)", ""} {
		if n := testing.AllocsPerRun(100, func() { _ = cite.Full() }); n != 0 {
			t.Errorf("Full of %q allocates %v times", string(cite), n)
		}
	}
}
