package law

import (
	"strings"
	"testing"
)

func TestABookSaysItsTitleFirst(t *testing.T) {
	book, rest, err := readBook("faro", "title\thouse rules of faro\nabout\tFaro.\r\ncite\n")
	if want := (Book{"house:faro", "house rules of faro", "Faro."}); err != nil || book != want || rest != "cite\n" {
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
