package law_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
)

// A rule of the base book is a row of each game whose book stands on it, under the same number
// and in the same words, unless that book words it itself. The base book has no rows of its own.
func TestBaseRowsCountForEachGame(t *testing.T) {
	const base = law.Cite("house:cards-2(b)5")
	books := law.StandingOn("house:cards")
	if len(books) < 2 {
		t.Fatalf("%d books stand on house:cards", len(books))
	}
	for _, book := range books {
		row, ok := law.Lookup(base.In(book.ID))
		if cut, _ := law.Lookup(law.Cite("house:cards-4(b)2").In(book.ID)); cut.ByConstruction() == "" {
			t.Errorf("%s is not true by construction, as in the base book", cut.Cite)
		}
		if said, _ := base.Row(); !ok || row.Duty != said.Duty || row.Game != book.Game() || row.Game == "each" || row.Game == "" {
			t.Errorf("%s has %+v", book.ID, row)
		}
	}
	if own, _ := law.Lookup("house:mississippi-7(d)"); !strings.Contains(own.Duty, "community") {
		t.Errorf("the book's own wording is lost: %+v", own)
	}
	if slices.ContainsFunc(law.Index(), func(r law.Row) bool { return base.Book().ID == r.Cite.Book().ID }) {
		t.Error("rows of the base book are counted by themselves")
	}
	if !base.Known() || !base.Names() || base.Text() != "house rules of dealing cards, rule 2(b)5" {
		t.Errorf("%s is not found: %s", base, base.Text())
	}
	if slices.Contains(law.Games(), "each") {
		t.Error("each is listed as a game")
	}
	if book := base.Book(); book.Game() != "" || len(law.StandingOn("house:war")) != 0 || len(law.StandingOn("")) != 0 {
		t.Errorf("%+v is a game's", book)
	}
}
