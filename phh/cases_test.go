package phh_test

import (
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/phh"
)

// pokerCases are the cases of the poker room.
func pokerCases(t *testing.T) []string {
	t.Helper()
	var files []string
	for _, r := range game.All {
		if r.Subchapter != "19:47-14" {
			continue
		}
		err := filepath.WalkDir(filepath.Join("..", "cases", r.ID), func(path string, d fs.DirEntry, err error) error {
			if err == nil && filepath.Ext(path) == ".case" {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// unsaid are the reasons for which a round of a case is no hand of the format.
var unsaid = []string{
	"the format has no code for", "the format has no incidents", "the round was void",
	"the rules of the table were changed before", "the format does not say from which pot the rake was taken",
}

// Every round of the cases that the format can say is written, read and played again to the
// same stacks.
func TestRoundsOfTheCasesPlayAgain(t *testing.T) {
	said, reasons := map[phh.Variant]int{}, map[string]int{}
	for _, file := range pokerCases(t) {
		var hands []*phh.Hand
		for h, err := range exported(t, file) {
			if err == nil {
				said[h.Variant]++
				hands = append(hands, h)
				continue
			}
			i := slices.IndexFunc(unsaid, func(reason string) bool { return strings.Contains(err.Error(), reason) })
			if i < 0 {
				t.Errorf("%s: %v", file, err)
				continue
			}
			reasons[unsaid[i]]++
		}
		again(t, hands)
	}
	t.Log(said, reasons)
	for _, v := range []phh.Variant{phh.NoLimitHoldem, phh.PotLimitOmaha, phh.FixedOmahaEight, phh.FixedStud, phh.FixedStudEight} {
		if said[v] < 10 {
			t.Errorf("of %s there are only %d rounds", v, said[v])
		}
	}
}

// exported runs a case and yields the hands that it plays.
func exported(t *testing.T, file string) iter.Seq2[*phh.Hand, error] {
	t.Helper()
	in, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	c, err := casebook.Parse(file, in)
	if err != nil {
		t.Fatal(err)
	}
	r := casebook.Run(c, game.Find)
	if r.Journal == nil { // it did not come to a table
		return func(func(*phh.Hand, error) bool) {}
	}
	return phh.Export(r.Rules, r.Options, r.Terms, r.Journal)
}
