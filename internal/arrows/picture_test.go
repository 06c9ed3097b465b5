package arrows

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// picture returns the line of the picture of the house in ARCHITECTURE.md on which each package stands.
func picture(t *testing.T) map[string]int {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "## The house")
	_, rest, _ = strings.Cut(rest, "```")
	drawn, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("ARCHITECTURE.md has no picture of the house")
	}
	// names stand before what is said of them, which is two blanks further on; … stands for the packages that are not listed
	names := regexp.MustCompile(`^\s*((?:[a-z]\S*(?: {1,2}|\s*$))+)(…)?`)
	others := map[string]string{"game/craps": everyGame, "odds/games/pokerodds": everyMathematics}
	at, n := map[string]int{}, 0
	for line := range strings.Lines(drawn) {
		n++
		m := names.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for word := range strings.FieldsSeq(m[1]) {
			at[word] = n
			if m[2] != "" {
				at[others[word]] = n
			}
		}
	}
	return at
}

// TestThePicture holds the picture of the house against the floors: every package stands in it.
func TestThePicture(t *testing.T) {
	at := picture(t)
	for _, floor := range floors {
		for _, name := range floor {
			if at[name] == 0 {
				t.Errorf("%s is not in the picture of ARCHITECTURE.md: add it on its floor", name)
			}
		}
	}
}

// TestThePicturePointsDown holds what stands below the picture: a package imports only what stands
// on its own line or below it.
func TestThePicturePointsDown(t *testing.T) {
	at := picture(t)
	line := func(path string) int {
		name := strings.TrimPrefix(path, "boardwalk/")
		if n := at[name]; n != 0 || strings.HasSuffix(name, "test") {
			return n
		}
		switch dir, _ := filepath.Split(name); dir {
		case "game/":
			return at[everyGame]
		case "odds/games/":
			return at[everyMathematics]
		}
		return 0
	}
	for _, p := range list(t) {
		mine := line(p.ImportPath)
		for _, i := range p.Imports {
			if theirs := line(i); mine > 0 && theirs > 0 && theirs < mine {
				t.Errorf("%s imports %s, which stands above it in the picture of ARCHITECTURE.md", p.ImportPath, i)
			}
		}
	}
}
