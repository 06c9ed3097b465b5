package law_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/law"
)

func ExampleCite_Text() {
	for _, cite := range []law.Cite{"1.3(c)", "house:war-3(a)"} {
		fmt.Println(cite, "|", cite.Text(), "|", cite.Titled())
	}
	// Output:
	// 19:47-1.3(c) | 19:47-1.3(c) | N.J.A.C. 19:47-1.3(c)
	// house:war-3(a) | house rules of casino war, rule 3(a) | house rules of casino war, rule 3(a)
}

func TestEveryBookHasRowsAndSaysWhatItIs(t *testing.T) {
	books := law.Books()
	if books[0].ID != "regulation" || len(books) < 2 {
		t.Fatalf("the regulation comes first: %+v", books)
	}
	rows := map[string]int{}
	for _, row := range law.Index() {
		book := row.Cite.Book()
		rows[book.ID]++
		if is := book.ID != "regulation"; is != (row.Edition == law.HouseRules) {
			t.Errorf("%s is in %s and of edition %s", row.Cite, book.ID, row.Edition)
		}
	}
	counted := 0
	for _, book := range books {
		if rows[book.ID] == 0 && len(law.StandingOn(book.ID)) == 0 || book.Title == "" || !strings.HasSuffix(book.About, ".") {
			t.Errorf("%+v has %d rows", book, rows[book.ID])
		}
		counted += rows[book.ID]
	}
	if counted != len(law.Index()) {
		t.Errorf("%d rows are in books, of %d", counted, len(law.Index()))
	}
}

func TestARefusalUnderHouseRulesSaysWhichBook(t *testing.T) {
	r := law.Refuse("house:war-3(b)[needs]", "a tie wager needs an ante")
	if want := "a tie wager needs an ante: house rules of casino war, rule 3(b)[needs]"; r.Error() != want {
		t.Errorf("got %q, want %q", r.Error(), want)
	}
}

func TestABookThatThereIsNot(t *testing.T) {
	cite := law.Cite("house:faro-1(a)")
	if cite.Known() || cite.Names() || cite.Text() != "house:faro, rule 1(a)" {
		t.Errorf("%s: known %v, %q", cite, cite.Known(), cite.Text())
	}
	if got := law.Cite("house:war").Text(); got != "house rules of casino war" {
		t.Errorf("the whole book is %q", got)
	}
	if got := law.Cite("").Titled(); got != "" {
		t.Errorf("nothing is %q", got)
	}
}
