package law_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
)

func TestIndexHasEveryRow(t *testing.T) {
	rows := law.Index()
	if want := linesOf(t, "index"); len(rows) != want+len(houseRows(t)) {
		t.Fatalf("the index has %d rows, the files have %d and %d", len(rows), want, len(houseRows(t)))
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
func linesOf(t *testing.T, dir string) (lines int) {
	t.Helper()
	for _, text := range textsOf(t, dir) {
		lines += strings.Count(text, "\n") - 1
	}
	return lines
}

// houseRows are the citations of the books: each book's own, and under its name those of the
// book on which it stands, once each.
func houseRows(t *testing.T) map[law.Cite]bool {
	t.Helper()
	rows, texts := map[law.Cite]bool{}, textsOf(t, "books")
	for name, text := range texts {
		for _, line := range strings.Split(text, "\n") {
			base, on := strings.CutPrefix(line, "on\thouse:")
			switch {
			case strings.HasPrefix(line, "house:") && len(law.StandingOn("house:"+name)) == 0:
				rows[law.Cite(strings.Split(line, "\t")[0])] = true
			case on:
				for _, inherited := range strings.Split(texts[base], "\n") {
					if cite := law.Cite(strings.Split(inherited, "\t")[0]); strings.HasPrefix(string(cite), "house:") {
						rows[cite.In("house:"+name)] = true
					}
				}
			}
		}
	}
	return rows
}

// textsOf reads the files in a directory, by their names without the ending.
func textsOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.tsv"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in %s: %v", dir, err)
	}
	texts := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[strings.TrimSuffix(filepath.Base(file), ".tsv")] = string(text)
	}
	return texts
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
