package law

import (
	"strings"
	"testing"
)

func TestABookSaysItsTitleFirst(t *testing.T) {
	book, rest, err := readBook("faro", "title\thouse rules of faro\nabout\tFaro.\r\ncite\n")
	if want := (Book{ID: "house:faro", Title: "house rules of faro", About: "Faro."}); err != nil || book != want || rest != "cite\n" {
		t.Errorf("read %+v, %q, %v", book, rest, err)
	}
	for text, want := range map[string]string{
		"":                        `expected a line with "title"`,
		"title\t\n":               `expected a line with "title"`,
		"title\tfaro\ncite\tgame": `expected a line with "about" and a text, found "cite\tgame"`,
	} {
		if _, _, err := readBook("faro", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("readBook(%q): %v; want %q in it", text, err, want)
		}
	}
}

func TestABookMayStandOnAnother(t *testing.T) {
	book, rest, err := readBook("faro", "title\tfaro\nabout\tFaro.\non\thouse:cards\r\ncite\n")
	if err != nil || book.On != "house:cards" || rest != "cite\n" {
		t.Errorf("read %+v, %q, %v", book, rest, err)
	}
	row := func(cite Cite, game string) Row { return Row{Cite: cite, Game: game} }
	rules := map[string][]Row{
		"house:faro":  {row("house:faro-1(b)", "faro"), row("house:faro-2(a)[x]", "faro"), row("house:faro-11(a)", "faro")},
		"house:cards": {row("house:cards-1(a)", eachGame), row("house:cards-2(a)[x]", eachGame), row("house:cards-2(a)[y]", eachGame)},
	}
	ix := index{at: map[Cite]int{}, base: map[Cite]Row{}}
	if err := ix.addBook(book, rules); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range ix.rows {
		got = append(got, string(r.Cite)+" "+r.Game)
	}
	want := "house:faro-1(a) faro, house:faro-1(b) faro, house:faro-2(a)[x] faro, house:faro-2(a)[y] faro, house:faro-11(a) faro"
	if strings.Join(got, ", ") != want {
		t.Errorf("the rows are %v", got)
	}
	for _, on := range []string{"house:none", "house:faro"} {
		if err := ix.addBook(Book{ID: "house:faro", On: on}, rules); err == nil ||
			!strings.Contains(err.Error(), "not a book for a game to stand on") {
			t.Errorf("on %s: %v", on, err)
		}
	}
}
