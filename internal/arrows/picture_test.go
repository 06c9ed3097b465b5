package arrows

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestThePicture holds the picture of the house in ARCHITECTURE.md against the floors: every
// package stands in it.
func TestThePicture(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "## The house")
	_, rest, _ = strings.Cut(rest, "```")
	picture, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("ARCHITECTURE.md has no picture of the house")
	}
	named := map[string]bool{}
	for line := range strings.Lines(picture) {
		// names stand before what is said of them, which is two blanks further on
		for _, name := range regexp.MustCompile(`^\s*((?:[a-z]\S*(?: {1,2}|\s*$))+)`).FindAllString(line, 1) {
			for word := range strings.FieldsSeq(name) {
				named[word] = true
			}
		}
	}
	for _, floor := range floors {
		for _, name := range floor {
			if name != everyGame && name != everyMathematics && !named[name] {
				t.Errorf("%s is not in the picture of ARCHITECTURE.md: add it on its floor", name)
			}
		}
	}
}
