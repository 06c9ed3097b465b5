package newgame

import (
	"go/format"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestWrite writes games into a copy of what it needs of the module, and holds the parts against each other.
func TestWrite(t *testing.T) {
	for _, like := range []struct{ id, pkg, book string }{
		{"three-card-poker", "threecard", ""}, {"casino-war", "casinowar", "war"}, {"high-card-flush", "highcardflush", "flush"},
	} {
		t.Run(like.id, func(t *testing.T) {
			dir := t.TempDir()
			for _, part := range []string{"game/" + like.pkg, "cases/" + like.id, "game/games.go", "law/books", "law/readings.tsv"} {
				bring(t, dir, part)
			}
			g := Game{ID: "lucky-flush", Like: like.id, Dir: dir}
			written, err := g.Write()
			if err != nil {
				t.Fatal(err)
			}
			book := read(t, dir, "law/books/luckyflush.tsv")
			if on := regexp.MustCompile(`(?m)^on\thouse:([a-z]+)$`).FindStringSubmatch(book); on != nil { // it has the rows of that book, too
				book += strings.ReplaceAll(read(t, dir, "law/books/"+on[1]+".tsv"), "house:"+on[1]+"-", "house:luckyflush-")
			}
			cited := regexp.MustCompile(`"(house:luckyflush-[^"]*)"`)
			cites := 0
			for _, name := range written {
				text := read(t, dir, name)
				if strings.HasSuffix(name, ".go") {
					if formatted, err := format.Source([]byte(text)); err != nil || string(formatted) != text {
						t.Errorf("%s is not as gofmt has it: %v", name, err)
					}
				}
				if strings.HasPrefix(name, "cases/lucky-flush/") && like.book != "" && strings.HasPrefix(filepath.Base(name), like.book+"-") {
					t.Errorf("%s is named after the old book", name)
				}
				if n := strings.Count(text, "Petition:"); strings.HasSuffix(name, "luckyflush.go") && n != 1 {
					t.Errorf("%s has %d petitions", name, n)
				}
				if strings.HasPrefix(name, "game/luckyflush/") && strings.Contains(text, `"`+like.id+`"`) {
					t.Errorf("%s still names %s", name, like.id)
				}
				if title := strings.ReplaceAll(like.id, "-", " "); name != readings && name != list && strings.Contains(strings.ToLower(text), title) {
					t.Errorf("%s still speaks of %s", name, title)
				}
				for _, c := range cited.FindAllStringSubmatch(text, -1) {
					if cites++; !strings.Contains(book, "\n"+c[1]) {
						t.Errorf("%s cites %s, of which the book has nothing", name, c[1])
					}
				}
			}
			if cites < 20 {
				t.Errorf("only %d citations of the new book", cites)
			}
			for _, want := range []string{`"boardwalk/game/luckyflush"`, "luckyflush.Rules,"} {
				if !strings.Contains(read(t, dir, "game/games.go"), want) {
					t.Errorf("the list has no %s", want)
				}
			}
			asked := map[string]string{"three-card-poker": "house:luckyflush-10(b)[choice]", "casino-war": "house:luckyflush-6(a)",
				"high-card-flush": "house:luckyflush-9(a)"}[like.id]
			if !strings.Contains(read(t, dir, readings), "; "+asked) {
				t.Errorf("no reading says what becomes of players who do not answer under %s", asked)
			}
			if _, err := g.Write(); err == nil {
				t.Error("it was written twice")
			}
		})
	}
}

func TestWhatCannotBeWritten(t *testing.T) {
	for _, g := range []Game{
		{ID: "Lucky Flush", Like: "casino-war"}, {ID: "casino-war", Like: "casino-war"}, {ID: "lucky", Like: "lucky-7"},
		{ID: "lucky", Like: "hold-em"},
	} {
		g.Dir = filepath.Join("..", "..")
		if written, err := g.Write(); err == nil || len(written) > 0 {
			t.Errorf("%+v: wrote %d files, error %v", g, len(written), err)
		}
	}
}

func bring(t *testing.T, dir, part string) {
	t.Helper()
	from := filepath.Join("..", "..", part)
	info, err := os.Stat(from)
	if err != nil {
		t.Fatal(err)
	}
	if info.IsDir() {
		if err := os.CopyFS(filepath.Join(dir, part), os.DirFS(from)); err != nil {
			t.Fatal(err)
		}
		return
	}
	if err := os.WriteFile(filepath.Join(dir, part), []byte(read(t, filepath.Join("..", ".."), part)), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A game whose rules stand in two books leaves the citations of the other one as they are, and Left says so. One that stands on the
// common book of cards leaves none.
func TestCitationsOfOtherBooksAreCounted(t *testing.T) {
	for like, of := range map[string]struct{ pkg, book string }{
		"texas-holdem-bonus": {"texasbonus", "texas"}, "ultimate-texas-holdem": {"ultimatetexas", ""},
	} {
		t.Run(like, func(t *testing.T) {
			dir := t.TempDir()
			for _, part := range []string{"game/" + of.pkg, "cases/" + like, "game/games.go", "law/books", "law/readings.tsv"} {
				bring(t, dir, part)
			}
			g := Game{ID: "lucky-flush", Like: like, Dir: dir}
			if _, err := g.Write(); err != nil {
				t.Fatal(err)
			}
			found := g.Foreign()
			if of.book == "" && len(found) > 0 || of.book != "" && found[of.book] < 20 {
				t.Errorf("citations of other books: %v", found)
			}
			if says := strings.Contains(g.Left(), "are still of house:"); says != (of.book != "") {
				t.Errorf("what is left to do speaks of other books: %v", says)
			}
		})
	}
}
