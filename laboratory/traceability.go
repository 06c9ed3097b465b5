package laboratory

import (
	"context"
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/law"
)

// traced is a row of the law with all that answers for it.
type traced struct {
	Cite, Game, How, Duty, Edition, Doubt string
	Code, Tests, Readings                 []string
	Shown, True                           string
}

// general are the rows that every game answers for.
const general = "all-games"

// trace returns the rows of some games, and those of all games.
func trace(games []string) (list []traced) {
	for _, a := range law.Coverage() {
		if a.Game != general && !slices.Contains(games, a.Game) {
			continue
		}
		t := traced{Cite: a.Cite.Full(), Game: a.Game, How: string(a.How), Duty: a.Duty, Edition: a.Edition.Description(), Doubt: a.Doubt,
			Tests: a.Tests, Shown: a.Shown.String(), True: a.ByConstruction()}
		for _, p := range law.PlacesOf(a.Cite) {
			t.Code = append(t.Code, p.String())
		}
		for _, r := range law.ReadingsOf(a.Cite) {
			t.Readings = append(t.Readings, r.String())
		}
		list = append(list, t)
	}
	return list
}

// traceability writes the matrix.
func (k *kit) traceability(context.Context) error {
	list := trace(k.rowsOf())
	f, err := os.Create(filepath.Join(k.Dir, "traceability.csv"))
	if err != nil {
		return err
	}
	defer f.Close()
	w := csv.NewWriter(f)
	_ = w.Write([]string{"paragraph", "game", "what software owes it", "duty", "edition", "doubt", "code", "tests and cases", "shown by",
		"true by construction", "our reading"})
	unanswered := 0
	for _, t := range list {
		_ = w.Write([]string{t.Cite, t.Game, t.How, t.Duty, t.Edition, t.Doubt, strings.Join(t.Code, " "), strings.Join(t.Tests, " "), t.Shown,
			t.True, strings.Join(t.Readings, " ")})
		if len(t.Code) == 0 || len(t.Tests) == 0 {
			unanswered++
		}
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	if err := k.page("traceability.html", "matrix", list); err != nil {
		return err
	}
	k.add(Recorded, "traceability: paragraph, code, tests, evidence, reading", []string{"traceability.csv", "traceability.html"},
		"%d rows, of which %d lack code or a test (what software does not owe is among them); as of the last full run of the tests", len(list),
		unanswered)
	return nil
}

// rowsOf are the names by which the index of the law calls the games. Those of players against each other have one subchapter.
func (k *kit) rowsOf() []string {
	var names []string
	for _, r := range k.Games {
		names = append(names, r.ID)
		if r.EachOther {
			names = append(names, "poker")
		}
	}
	return names
}
