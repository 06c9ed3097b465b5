package casebook_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/table"
	"boardwalk/table/tabletest/tiletest"
)

func findTiles(id string) (*table.Rules, bool) { return tiletest.Rules, id == tiletest.ID }

// runTiles runs a case with tiles and returns what failed.
func runTiles(t *testing.T, file string, text []byte) (*casebook.Result, string) {
	t.Helper()
	c, err := casebook.Parse(file, bytes.NewReader(text))
	if err != nil {
		return nil, err.Error()
	}
	result := casebook.Run(c, findTiles)
	var failed strings.Builder
	for _, f := range result.Failures {
		failed.WriteString(f.Error() + "\n")
	}
	return result, failed.String()
}

// TestCasesOfTiles runs the cases of the game with tiles, and again each as it is
// written from its own journal.
func TestCasesOfTiles(t *testing.T) {
	files, err := filepath.Glob("testdata/tiles/*.case")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d cases, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		result, failed := runTiles(t, file, text)
		if failed != "" {
			t.Error(failed)
			continue
		}
		var written bytes.Buffer
		if err := casebook.Format(&written, result.Rules, result.Options, result.Terms, result.Journal); err != nil {
			t.Fatal(err)
		}
		again, failed := runTiles(t, file, written.Bytes())
		if failed != "" {
			t.Errorf("%s in\n%s", failed, written.String())
			continue
		}
		if n, m := len(result.Journal), len(again.Journal); n != m {
			t.Errorf("%s has %d journal entries, and as it is written %d", file, n, m)
		}
	}
}

// TestMistakesAboutTiles has every mistake named with its line.
func TestMistakesAboutTiles(t *testing.T) {
	const begin = "game tile-test\nbet 1 wager 10\n"
	for line, want := range map[string]string{
		"tiles 1: As":                       `t.case:3: "As" is not a tile: write the spots of its two ends like 2-4, or its name like teen`,
		"tiles 6-6":                         `t.case:3: expected whose tiles they are, such as dealer:, before "6-6"`,
		"tiles 9: 6-6":                      `t.case:3: expected one of dealer, 1, 2, 3, 4, 5, 6, dead before the colon, not "9"`,
		"tiles dice 1 2":                    `t.case:3: expected three dice at the end of the line`,
		"tiles dice 1 2 7":                  `t.case:3: "7" is not a face of a die: use 1 to 6`,
		"tiles 1: 1-2 1-2":                  `t.case:3: Two Hands of Tiles, round 1: 1-2 is not among the tiles that are to come`,
		"tiles 1: 1-2\nwant deal 1 2":       `t.case:4: wanted: deal 1 2`,
		"tiles 1: 6-6\nwant deal 1 hand 0":  `t.case:4: expected the number of a hand, 1 for the first, not "0"`,
		"tiles 1: 6-6\nwant deal 1 \"4-4\"": `t.case:4: wanted: deal 1 "4-4"`,
	} {
		if _, failed := runTiles(t, "t.case", []byte(begin+line+"\n")); !strings.HasPrefix(failed, want) {
			t.Errorf("%s: %q, want %q", line, failed, want)
		}
	}
}
